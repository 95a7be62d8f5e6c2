/** Faults of other games of this kind that no other test asks about: docs/field-reports.md. */
import { expect } from 'vitest';
import { DIRECTIONS, legalMoves, threes } from '../../src/engine/index.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { FINISHING, keptGame, STICKING } from './support/boards.ts';
import {
  ARROWS,
  after,
  dealt,
  drawn,
  readFigure,
  readSheets,
  readStored,
  stored,
} from './support/game.ts';
import { test } from './support/test.ts';
import { fingerOn, middleOf } from './support/touch.ts';

const MOVES = ['left', 'down', 'right', 'up', 'left', 'down'] as const;
const END = after(dealt(threes, 'field'), MOVES);

test('a page that was left by a gesture of the browser comes back as it was, and plays on', async ({
  open,
}) => {
  const page = await open({ path: '?seed=field' });
  for (const direction of MOVES) await page.keyboard.press(ARROWS[direction]);
  await page.goto('about:blank');
  await page.goBack();
  expect(await readSheets(page)).toEqual(END.board.cells);
  const [direction = 'left'] = legalMoves(END);
  await page.keyboard.press(ARROWS[direction]);
  expect(await readSheets(page)).toEqual(after(END, [direction]).board.cells);
  expect(await page.locator('.notice').count()).toBe(0);
});

test('a board that has ended is changed by no key, no swipe and no button', async ({ open }) => {
  const page = await open({
    storageState: stored({ [GAME_KEY]: keptGame(STICKING) }),
    hasTouch: true,
    viewport: { width: 390, height: 780 },
  });
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const board = await readSheets(page);
  const saved = await readStored(page, GAME_KEY);
  const finger = await fingerOn(page);
  for (const direction of DIRECTIONS) {
    await finger.swipe(await middleOf(page, '.board'), direction);
    await page.keyboard.press('Escape');
    await page.keyboard.press(ARROWS[direction]);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Redo' }).tap({ force: true });
  expect(await readSheets(page)).toEqual(board);
  expect(await readStored(page, GAME_KEY)).toBe(saved);
});

test('ten quick taps on Undo and ten swipes leave the view where it was', async ({ open }) => {
  const page = await open({
    path: '?seed=field',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 780 },
  });
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.board');
  for (let count = 0; count < 10; count++) {
    await finger.swipe(middle, DIRECTIONS[count % DIRECTIONS.length] ?? 'left');
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let count = 0; count < 10; count++) await undo.tap();
  // The browser takes a tap in the very moment of a flick as one that stops it, and clicks nothing.
  await drawn(page);
  while ((await undo.getAttribute('aria-disabled')) === 'false') {
    // Not to wait for it to be enabled: the tap before this one may be heard only now.
    await undo.tap({ force: true });
    await drawn(page);
  }
  const view = await page.evaluate(() => {
    const { offsetLeft, offsetTop, pageLeft, pageTop, scale } = visualViewport as VisualViewport;
    return [offsetLeft, offsetTop, pageLeft, pageTop, scale];
  });
  expect(view).toEqual([0, 0, 0, 0, 1]);
  await expect.poll(() => readSheets(page)).toEqual(dealt(threes, 'field').board.cells);
});

test('600 commands at speed leave no more elements than there were', async ({ open }) => {
  const page = await open({ path: '?seed=field', reducedMotion: 'reduce' });
  const playAndCount = (rounds: number) =>
    page.evaluate(async (count) => {
      const keys = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'u', 'u'];
      for (let at = 0; at < count; at++) {
        const key = keys[at % keys.length] ?? '';
        const code = key === 'u' ? 'KeyU' : key;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
        if (at % 20 === 0) await new Promise(requestAnimationFrame);
      }
      while (document.body.querySelector('dialog')) document.querySelector('dialog')?.remove();
      for (let at = 0; at < 40; at++) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'u', code: 'KeyU', bubbles: true }),
        );
      }
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('*').length;
    }, rounds);
  const before = await playAndCount(60);
  expect(await playAndCount(600)).toBeLessThanOrEqual(before + 40);
  expect(await readFigure(page, 'Moves')).toBeGreaterThanOrEqual(0);
});

test('the end of a game flashes nothing, and then asks once that it may be kept', async ({
  open,
}) => {
  const page = await open({
    storageState: stored({ [GAME_KEY]: keptGame(FINISHING) }),
    script: `window.asked = 0;
      if (navigator.storage) navigator.storage.persist = async () => { window.asked++; };`,
  });
  await page.keyboard.press('ArrowLeft');
  const most = await page.evaluate(async () => {
    let iterations = 0;
    for (let frame = 0; frame < 60; frame++) {
      for (const { effect } of document.getAnimations()) {
        iterations = Math.max(iterations, effect?.getTiming().iterations ?? 0);
      }
      await new Promise(requestAnimationFrame);
    }
    return iterations;
  });
  expect(most).toBeLessThanOrEqual(1);
  expect(await page.getByRole('dialog').innerText()).toContain('Finished!');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);
});
