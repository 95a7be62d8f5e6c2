import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  type GameState,
  legalMoves,
  scoreOf,
  shiftGame,
  threes,
} from '../../src/engine/index.ts';
import { embed } from './support/frame.ts';
import { ARROWS, after, dealt, drawn, readFigure, readSheets, readStatus } from './support/game.ts';
import { test } from './support/test.ts';
import { fingerOn, middleOf, type Point } from './support/touch.ts';

const GAME = '?seed=peeks';
const FIRST: Direction[] = ['left', 'down', 'right', 'down', 'left', 'up', 'right', 'down'];
const START = after(dealt(threes, 'peeks'), FIRST);
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** Everything that the page keeps, and everything about the game that it shows as text. */
async function everything(page: Page): Promise<string> {
  await drawn(page);
  return page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage).sort(),
      document.querySelector('table')?.innerText,
      document.querySelector('.status')?.textContent?.replace(/\+\d+$|\+\d+(?=\D)/, ''),
      document.querySelector('.deck')?.textContent,
      [...document.querySelectorAll('.tool')].map((tool) => tool.outerHTML),
    ]),
  );
}

/** The sheets that are not on their cells: while peeking, those that move. */
function movedSheets(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sheet')]
      .filter(({ style, firstElementChild }) => {
        const between = /\.\d|[1-9]0%|[1-9]5%/.test(style.transform.replaceAll('00%', '%'));
        return between || (firstElementChild as HTMLElement).style.transform !== '';
      })
      .map(({ dataset }) => Number(dataset['cell']))
      .sort((a, b) => a - b),
  );
}

/** The cells of the sheets that a push touches: those that move, and the partners that wait. */
function touchedBy(game: GameState, direction: Direction): number[] {
  const motions = shiftGame(game, direction)?.pending?.motions ?? [];
  const cells = motions.flatMap(({ from, to, merged }) => (merged ? [from, to] : [from]));
  return [...new Set(cells)].sort((a, b) => a - b);
}

async function playFirst(page: Page): Promise<void> {
  for (const direction of FIRST) await page.keyboard.press(ARROWS[direction]);
  await readSheets(page);
  // What keeps the moves and their times comes after the game, and then writes once by itself.
  await page.waitForFunction(() => localStorage.getItem('threefold.log') !== null);
}

test('Shift shows each push half-way and says it; nothing whatever changes', async ({ open }) => {
  const page = await open({ path: GAME });
  await playFirst(page);
  const before = await everything(page);
  for (const direction of DIRECTIONS) {
    await page.keyboard.down('Shift');
    await page.keyboard.press(ARROWS[direction]);
    const pending = shiftGame(START, direction)?.pending;
    expect(await movedSheets(page)).toEqual(touchedBy(START, direction));
    if (pending) {
      const score = scoreOf(pending.afterstate);
      expect(await readStatus(page)).toContain(`If pushed ${direction};`);
      expect(await readStatus(page)).toContain(`score ${score}.`);
      const gain = score - scoreOf(START.board);
      expect(await page.locator('.gain').allInnerTexts()).toEqual(gain > 0 ? [`+${gain}`] : []);
    } else expect(await readStatus(page)).toContain(`Nothing moves ${direction}.`);
    expect(await everything(page)).toBe(before);
    await page.keyboard.up('Shift');
    expect(await movedSheets(page)).toEqual([]);
    expect(await everything(page)).toBe(before);
  }
  expect(await readSheets(page)).toEqual(START.board.cells);
  const [legal = 'left', other = 'up'] = legalMoves(START);
  // Escape takes it back, and so does leaving the window; the same direction again plays it once.
  await page.keyboard.down('Shift');
  await page.keyboard.press(ARROWS[other]);
  await page.keyboard.press('Escape');
  expect(await movedSheets(page)).toEqual([]);
  await page.keyboard.press(ARROWS[other]);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await movedSheets(page)).toEqual([]);
  expect(await everything(page)).toBe(before);
  await page.keyboard.press(ARROWS[other]);
  await page.keyboard.press(ARROWS[legal]);
  await page.keyboard.press(ARROWS[legal]);
  await page.keyboard.up('Shift');
  let game = after(START, [legal]);
  expect(await readSheets(page)).toEqual(game.board.cells);
  // Enter plays it too.
  const [next = 'left'] = legalMoves(game);
  await page.keyboard.down('Shift');
  await page.keyboard.press(ARROWS[next]);
  await page.keyboard.press('Enter');
  await page.keyboard.up('Shift');
  game = after(game, [next]);
  expect(await readSheets(page)).toEqual(game.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(game.moves);
});

test('sheets follow a finger, which plays by letting go or takes it back', async ({ open }) => {
  const page = await open({ path: GAME, ...PHONE });
  await playFirst(page);
  const before = await everything(page);
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.board');
  const at = (x: number, y = 0): Point => ({ x: middle.x + x, y: middle.y + y });
  const [legal = 'left'] = legalMoves(START);
  const way = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
  const along = (distance: number) => at(way[legal][0] * distance, way[legal][1] * distance);
  await finger.hold(middle, along(20), along(45));
  expect(await movedSheets(page)).toEqual(touchedBy(START, legal));
  expect(await everything(page)).toBe(before);
  // Back at its start it may lead anywhere else, and from there back again: nothing is played.
  await finger.drag(middle, along(70), middle);
  expect(await movedSheets(page)).toEqual([]);
  await finger.hold(middle, along(20), along(40));
  await page.waitForTimeout(120);
  await finger.release();
  expect(await readSheets(page)).toEqual(START.board.cells);
  // Escape takes it back for as long as the finger stays down.
  await finger.hold(middle, along(70));
  await page.keyboard.press('Escape');
  expect(await movedSheets(page)).toEqual([]);
  await finger.release();
  expect(await everything(page)).toBe(before);
  await finger.hold(middle, along(60), along(80));
  await page.waitForTimeout(120);
  await finger.release();
  expect(await readSheets(page)).toEqual(after(START, [legal]).board.cells);
  expect(await readFigure(page, 'Moves')).toBe(START.moves + 1);
});

test('a push that moves nothing gives a little, and comes back', async ({ open }) => {
  const page = await open({ path: '?seed=peeks', reducedMotion: 'reduce' });
  let game = dealt(threes, 'peeks');
  let illegal: Direction | undefined;
  for (let count = 0; count < 60 && !illegal; count++) {
    const legal = legalMoves(game);
    illegal = DIRECTIONS.find((direction) => !legal.includes(direction));
    const direction = legal[count % legal.length] ?? 'left';
    if (illegal) break;
    game = after(game, [direction]);
    await page.keyboard.press(ARROWS[direction]);
  }
  const { x, y } = await middleOf(page, '.board');
  const step = { left: [-60, 0], right: [60, 0], up: [0, -60], down: [0, 60] }[illegal ?? 'left'];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (step[0] ?? 0), y + (step[1] ?? 0), { steps: 3 });
  const given = () =>
    page.locator('.sheets').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform));
  const { m41, m42 } = await given();
  expect(Math.hypot(m41, m42)).toBeGreaterThan(2);
  expect(Math.hypot(m41, m42)).toBeLessThan(20);
  expect(await movedSheets(page)).toEqual([]);
  await page.mouse.up();
  expect((await given()).isIdentity).toBe(true);
  // Reduced motion: nothing runs after a move, a peek or its end.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.down('Shift');
  await page.keyboard.press(ARROWS[legalMoves(game)[0] ?? 'left']);
  expect(await movedSheets(page)).not.toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.up('Shift');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await readSheets(page)).toEqual(game.board.cells);
});

test('in a frame, a mouse that leaves it still drags', async ({ open }) => {
  const page = await open({ path: GAME });
  await playFirst(page);
  const frame = await embed(page, 400, 420);
  const box = await frame.locator('.board').boundingBox();
  const legal = legalMoves(START).find((one) => one === 'right' || one === 'left') ?? 'left';
  const y = (box?.y ?? 0) + 60;
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (legal === 'right' ? 500 : -500), y, { steps: 8 });
  await page.mouse.up();
  await frame.locator('.figures dd', { hasText: String(START.moves + 1) }).waitFor();
});
