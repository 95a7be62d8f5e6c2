/** Hints, playing by itself and reviews, with the network that is shipped, by keys alone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Direction, threes } from '../../src/engine/index.ts';
import { gameFromText, gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { thinkingWords } from '../../src/web/text/thinking-words.ts';
import { keptGame, MIDDLE } from './support/boards.ts';
import {
  ARROWS,
  dealt,
  historyAfter,
  playedOut,
  readFigure,
  readStored,
  stored,
} from './support/game.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { test } from './support/test.ts';

/** A busy machine may need long. */
const WAIT = { timeout: 60_000 };

/** How the game that a page keeps was helped with. */
async function helpIn(page: Page): Promise<{ hints: number; auto: number } | undefined> {
  const game = gameFromText((await readStored(page, GAME_KEY)) ?? '');
  return game.ok ? game.value.assisted : undefined;
}

/**
 * Notes from now on what the live regions say, as one thing is soon followed by another. Gives what
 * waits until something was said.
 */
async function listen(page: Page): Promise<(words: string | RegExp) => Promise<void>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role=status]')) {
        said.push(region.textContent);
      }
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { said });
  });
  const saidNow = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  return async (words) => {
    const isSaid = (text: string) =>
      typeof words === 'string' ? text.includes(words) : words.test(text);
    await expect.poll(async () => (await saidNow()).some(isSaid), { timeout: 100_000 }).toBe(true);
  };
}

test('a hint says and marks the best push; auto-play makes it until a key stops it', async ({
  open,
}) => {
  const asked: string[] = [];
  const page = await open({
    storageState: stored({ [GAME_KEY]: keptGame(MIDDLE) }),
    onRequest: (url) => asked.push(url),
  });
  const ofThinking = () => asked.filter((url) => /thinking-worker|weights/.test(url));
  expect(ofThinking()).toEqual([]);
  const heard = await listen(page);
  await page.keyboard.press('t');
  // Four megabytes have to come and be unpacked.
  await page.locator('.worths .best').waitFor({ timeout: 100_000 });
  expect(ofThinking().length).toBe(2);
  await heard(/Best: (left|right|up|down)\. .* and /);
  const worths = await page.locator('.worths li > .visually-hidden').allInnerTexts();
  expect(worths.map((words) => words.split(' ')[0])).toEqual(['left', 'up', 'down', 'right']);
  for (const words of worths) expect(words).toMatch(/^\w+ [\d,]+(, the best)?$/);
  expect(await page.locator('.advice-note').innerText()).toMatch(/ahead\. Not counted/);
  const marked = await page.locator('.hint-mark').getAttribute('data-direction');
  expect(worths.find((words) => words.endsWith('the best'))).toContain(marked);
  expect(await helpIn(page)).toEqual({ hints: 1, auto: 0 });
  const faults = await faultsInEveryLook(page, 'hints');

  await page.keyboard.press(ARROWS[marked as keyof typeof ARROWS]);
  await expect.poll(() => helpIn(page), WAIT).toEqual({ hints: 2, auto: 0 });
  await page.locator('.advice select').selectOption('fast');
  await page.keyboard.press('v');
  await heard('Auto-play, fast');
  const moves = await readFigure(page, 'Moves');
  await expect.poll(() => readFigure(page, 'Moves'), WAIT).toBeGreaterThan(moves + 2);
  await page.keyboard.press('p');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Auto-play' }).waitFor();
  const help = await helpIn(page);
  const stopped = await readFigure(page, 'Moves');
  expect(help?.auto).toBeGreaterThan(2);
  expect(await readFigure(page, 'Best')).toBe(0);
  await page.waitForTimeout(600);
  expect(await readFigure(page, 'Moves')).toBe(stopped);
  await page.keyboard.press('t');
  await page.locator('.advice').waitFor({ state: 'detached' });
  expect(await page.locator('.hint-mark').count()).toBe(0);
  expect(faults).toEqual([]);
}, 180_000);

test('una pista por teclas: dice y marca lo mejor, y la partida sigue sola hasta una tecla', async ({
  open,
}) => {
  // These rules have no network, so nothing has to be loaded.
  const page = await open({
    locale: 'es-ES',
    path: '?rules=tres&seed=pista',
    reducedMotion: 'reduce',
  });
  const words = thinkingWords.es;
  const heard = await listen(page);
  await page.keyboard.press('t');
  await page.locator('.worths .best').waitFor(WAIT);
  await heard(/^Lo mejor: .*\. .* y /);
  const marked = await page.locator('.hint-mark').getAttribute('data-direction');
  const best = await page.locator('.worths .best .visually-hidden').first().innerText();
  expect(best).toContain(words.directions[marked as Direction]);
  expect(await page.locator('.advice-note').innerText()).toContain(words.judges['hand-made']);
  await page.keyboard.press('v');
  await heard(words.started('normal'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.auto, exact: true }).waitFor();
}, 120_000);

test('un análisis por teclas: avanza, dice qué costó más y por qué, y lleva a la jugada', async ({
  open,
}) => {
  const start = dealt(threes, 'review');
  const history = historyAfter(start, playedOut(start).moves);
  const page = await open({
    locale: 'es-ES',
    storageState: stored({ [GAME_KEY]: gameToText({ history, seed: 'review' }) }),
  });
  await page.locator('dialog.end').waitFor();
  const heard = await listen(page);
  const toReview = page.getByRole('button', { name: 'Análisis', exact: true });
  await toReview.focus();
  await page.keyboard.press('Enter');
  const begin = page.getByRole('button', { name: 'Analizar la partida' });
  await begin.waitFor();
  await begin.focus();
  await page.keyboard.press('Enter');
  await page.locator('.review progress').waitFor();
  await heard(`El análisis de ${history.moves.length} jugadas está listo.`);
  expect(await page.locator('.review-line').getAttribute('d')).toContain('L');
  expect(await page.locator('.review-dearest p').first().innerText()).toMatch(
    /^Empujón .*; era mejor .*\. Por qué: .+\.$/,
  );
  await page.locator('.review summary').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('.review tbody tr').count(), WAIT)
    .toBe(history.moves.length);
  const faults = await faultsInEveryLook(page, 'review');
  const dearest = page.locator('.review-dearest button').first();
  const name = await dearest.locator('strong').innerText();
  await dearest.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Repetición' }).waitFor();
  expect(name).toMatch(/^Jugada \d+$/);
  expect(faults).toEqual([]);
}, 180_000);
