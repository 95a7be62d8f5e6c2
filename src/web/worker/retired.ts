/**
 * A service worker that ends itself: `THREEFOLD_OFFLINE=off npm run build:web` puts it in the place
 * of the other one. Pages that were kept by an earlier build get rid of all that it kept, and come
 * from the network from their next start on. No page is reloaded for it.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;
const ours = `threefold ${new URL(worker.registration.scope).pathname} `;

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => event.waitUntil(retire()));
