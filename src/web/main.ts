const app = document.querySelector('#app');
if (app !== null) app.textContent = 'Threefold';
