import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DIRECTIONS, type Direction, legalMoves, threes } from '../../src/engine/index.ts';
import { gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { dealDay } from '../../src/web/study/daily/daily-deal.ts';
import { embed } from './support/frame.ts';
import {
  ARROWS,
  after,
  dealt,
  readFigure,
  readSheets,
  readStatus,
  readStored,
  stored,
} from './support/game.ts';
import { test } from './support/test.ts';

const GAME = '?seed=keys';
const START = dealt(threes, 'keys');

/** The parts of a key event that these tests vary. */
interface Key {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly repeat?: boolean;
}

/** Sends keydown events from within the page; answers which of them were default-prevented. */
function sendKeys(page: Page, events: Key[]): Promise<boolean[]> {
  return page.evaluate(
    (all) =>
      all.map((parts) => {
        const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...parts });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    events,
  );
}

test('WASD and HJKL push, in both cases', async ({ open }) => {
  const page = await open({ path: GAME });
  const keys = 'wasdhjklWASDHJKL';
  const directions: Direction[] = ['up', 'left', 'down', 'right', 'left', 'down', 'up', 'right'];
  for (const key of keys) await page.keyboard.press(key);
  const expected = after(START, [...directions, ...directions]);
  expect(await readSheets(page)).toEqual(expected.board.cells);
});

test('a key with Ctrl, Alt or Meta is left to the browser', async ({ open }) => {
  const page = await open({ path: GAME });
  const events = [
    { key: 'ArrowLeft', altKey: true },
    { key: 'ArrowRight', ctrlKey: true },
    { key: 'ArrowLeft', metaKey: true },
    { key: 'u', ctrlKey: true },
  ];
  expect(await sendKeys(page, events)).toEqual([false, false, false, false]);
  expect(await readFigure(page, 'Moves')).toBe(0);
});

test('a held key pushes once, and every repeat is kept from the browser', async ({ open }) => {
  const page = await open({ path: GAME });
  const [direction = 'left'] = legalMoves(START);
  const key = ARROWS[direction];
  const repeats = Array.from({ length: 20 }, () => ({ key, repeat: true }));
  expect(await sendKeys(page, [{ key }, ...repeats])).toEqual(new Array(21).fill(true));
  expect(await readFigure(page, 'Moves')).toBe(1);
});

test('pushing never scrolls a tall page', async ({ open }) => {
  const page = await open({ path: GAME });
  await page.evaluate(() => {
    document.body.style.blockSize = '3000px';
  });
  for (let count = 0; count < 5; count++) await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('200 alternating keys 5 ms apart play like the engine', async ({ open }) => {
  const page = await open({ path: GAME });
  await page.evaluate(async () => {
    for (let count = 0; count < 200; count++) {
      const key = count % 2 === 0 ? 'ArrowLeft' : 'ArrowRight';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  const moves = Array.from(
    { length: 200 },
    (_, at) => (at % 2 === 0 ? 'left' : 'right') as Direction,
  );
  const expected = after(START, moves);
  expect(await readSheets(page)).toEqual(expected.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(expected.moves);
});

test('two quick pushes during an animation are both played', async ({ open }) => {
  const page = await open({ path: GAME });
  const running = await page.evaluate(() => {
    const send = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    send('ArrowLeft');
    const during = document.getAnimations().length;
    send('ArrowDown');
    send('ArrowRight');
    return during;
  });
  expect(running).toBeGreaterThan(0);
  const expected = after(START, ['left', 'down', 'right']);
  expect(await readSheets(page)).toEqual(expected.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(expected.moves);
});

test('a push that changes nothing brings no tile, no count and no undo step', async ({ open }) => {
  const page = await open({ path: GAME });
  let game = START;
  let illegal: Direction | undefined;
  for (let count = 0; count < 50 && !illegal; count++) {
    const legal = legalMoves(game);
    illegal = DIRECTIONS.find((direction) => !legal.includes(direction));
    const direction = legal[count % legal.length] ?? 'left';
    if (illegal) break;
    game = after(game, [direction]);
    await page.keyboard.press(ARROWS[direction]);
  }
  const before = await readStored(page, 'threefold.game');
  for (let count = 0; count < 3; count++) await page.keyboard.press(ARROWS[illegal ?? 'left']);
  expect(illegal).toBeDefined();
  expect(await readSheets(page)).toEqual(game.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(game.moves);
  expect(await readStored(page, 'threefold.game')).toBe(before);
  expect(await readStatus(page)).toContain(`Nothing moves ${illegal}.`);
});

test('undo goes to the start and redo comes back, by keys and by buttons', async ({ open }) => {
  const page = await open({ path: GAME });
  const moves: Direction[] = ['left', 'down', 'right', 'up', 'left', 'down'];
  for (const direction of moves) await page.keyboard.press(ARROWS[direction]);
  const end = after(START, moves);
  for (let count = 0; count < end.moves; count++) await page.keyboard.press('u');
  expect(await readSheets(page)).toEqual(START.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(0);
  for (let count = 0; count < end.moves; count++) await page.keyboard.press('Shift+U');
  expect(await readSheets(page)).toEqual(end.board.cells);
  for (let count = 0; count < end.moves; count++) {
    await page.getByRole('button', { name: 'Undo' }).click();
  }
  expect(await readSheets(page)).toEqual(START.board.cells);
  for (let count = 0; count < end.moves; count++) {
    await page.getByRole('button', { name: 'Redo' }).click();
  }
  expect(await readSheets(page)).toEqual(end.board.cells);
});

test('no undocumented key gives a game up, and N asks first', async ({ open }) => {
  const page = await open({ path: GAME });
  for (const direction of DIRECTIONS) await page.keyboard.press(ARROWS[direction]);
  const before = await readStored(page, 'threefold.game');
  for (const key of ['Space', 'r', 'Enter', 'Escape', 'Backspace', 'F2'])
    await page.keyboard.press(key);
  expect(await readStored(page, 'threefold.game')).toBe(before);
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Start a new game?' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await readStored(page, 'threefold.game')).toBe(before);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Start a new game' }).click();
  expect(await readFigure(page, 'Moves')).toBe(0);
  const fresh = await readStored(page, 'threefold.game');
  await page.keyboard.press('n');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await readStored(page, 'threefold.game')).not.toBe(fresh);
});

test('while a dialog is open keys and the mouse move no tile', async ({ open }) => {
  const page = await open({ path: GAME });
  const help = page.getByRole('button', { name: 'Help' });
  await help.click();
  const keys = ['ArrowLeft', 'ArrowDown', 'w', 'l', 'u'].map((key) => ({ key }));
  expect(await sendKeys(page, keys)).toEqual([false, false, false, false, false]);
  await page.mouse.move(20, 300);
  await page.mouse.down();
  await page.mouse.move(220, 300, { steps: 5 });
  await page.mouse.up();
  expect(await readFigure(page, 'Moves')).toBe(0);
  expect(await readSheets(page)).toEqual(START.board.cells);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await help.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
});

test('in a frame, a click on the board brings the keys back', async ({ open }) => {
  const page = await open({ path: GAME });
  const frame = await embed(page);
  const board = frame.locator('.board');
  await board.click();
  await page.locator('p').click();
  await board.click();
  const [direction = 'left'] = legalMoves(START);
  await page.keyboard.press(ARROWS[direction]);
  await frame.locator('.figures dd', { hasText: /^1$/ }).waitFor();
});

test('help names the seed of a game, but not while its deal is a scored try of the day', async ({
  open,
}) => {
  const day = dealDay('2026-11-30', true);
  const { daily, ...common } = day;
  for (const [game, shown] of [
    [common, 1],
    [day, 0],
  ] as const) {
    const page = await open({ storageState: stored({ [GAME_KEY]: gameToText(game) }) });
    await page.keyboard.press('?');
    await page.locator('dialog .fold').waitFor();
    expect(await page.getByText(day.seed ?? '').count()).toBe(shown);
  }
});
