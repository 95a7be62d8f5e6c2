import { expect } from 'vitest';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { keptGame, MIDDLE } from './support/boards.ts';
import { readStatus, ready, stored } from './support/game.ts';
import { test } from './support/test.ts';

test('the browser chooses the language at first, the player at once, and it stays', async ({
  open,
}) => {
  const page = await open({
    locale: 'es-MX',
    storageState: stored({ [GAME_KEY]: keptGame({ ...MIDDLE, moves: 1214 }) }),
  });
  const html = page.locator('html');
  expect(await html.getAttribute('lang')).toBe('es');
  expect(await page.title()).toBe('Threefold – el juego de números que se pliegan');
  expect(await page.locator('.toolbar').innerText()).toContain('Deshacer');
  expect(await page.getByRole('application').getAttribute('aria-label')).toMatch(/^Tablero de 4/);
  await page.keyboard.press('i');
  expect(await readStatus(page)).toMatch(/ puntos, récord .*, 1214 jugadas\.$/);

  await page.keyboard.press(',');
  await page.getByRole('dialog', { name: 'Ajustes' }).waitFor();
  const choice = page.locator('select[name=language]');
  await choice.selectOption('en');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  expect(await html.getAttribute('lang')).toBe('en');
  expect(await page.title()).toBe('Threefold – the folding number game');
  // The panel is the same one: the focus is where it was.
  expect(await choice.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.locator('.figures').innerText()).toContain('1,214');

  await page.reload();
  await ready(page);
  expect(await html.getAttribute('lang')).toBe('en');
});

test('what is refused is told in Spanish, with the place and the engine’s own words', async ({
  open,
}) => {
  const page = await open({ locale: 'es', path: '?rules=chess' });
  const notice = page.locator('.notice');
  expect(await notice.innerText()).toContain('El enlace pide una partida que no existe.');
  expect(await notice.innerText()).toContain('(rules-unknown)');
  expect(await notice.locator('[lang=en]').innerText()).toContain('The rule sets are');
  await page.keyboard.press('o');
  await page.locator('#paste').fill('Threefold 1\nnada');
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'No se ha abierto' });
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/(Línea \d+, columna \d+|etiqueta).*\([a-z-]+\)/);
});

test('keys are taken away and given in the settings, and mean it at once', async ({ open }) => {
  const page = await open({ path: '?seed=keys' });
  await page.keyboard.press(',');
  await page.getByRole('button', { name: 'Add a key: Undo' }).click();
  await page.keyboard.press('z');
  const said = page.getByRole('dialog').getByRole('status');
  expect(await said.innerText()).toBe('Z now means: Undo.');
  await page.getByRole('button', { name: 'Take away U: Undo' }).click();
  expect(await said.innerText()).toBe('U means nothing now.');
  await page.getByRole('button', { name: 'Add a key: Redo' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The focus is back where it was, and the new key works.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('u');
  expect(await readStatus(page)).toMatch(/^Pushed down/);
  await page.keyboard.press('z');
  expect(await readStatus(page)).toMatch(/^Taken back/);
});
