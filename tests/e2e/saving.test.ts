import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Direction, legalMoves, threes, tres } from '../../src/engine/index.ts';
import { BEST_KEY } from '../../src/web/app/best.ts';
import { dealGame, gameToText } from '../../src/web/app/open-game.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import {
  ARROWS,
  after,
  dealt,
  readAside,
  readFigure,
  readSheets,
  readStored,
  stored,
} from './support/game.ts';
import { holdBack, test } from './support/test.ts';

const MOVES: Direction[] = ['left', 'down', 'right', 'up', 'left', 'down', 'right', 'down'];
const START = dealt(threes, 'saving');
const END = after(START, MOVES);

async function playAll(page: Page): Promise<void> {
  for (const direction of MOVES) await page.keyboard.press(ARROWS[direction]);
}

/** Expects that the game can be played from here: a legal push, whatever the deal. */
async function expectPlayable(page: Page): Promise<void> {
  for (const arrow of Object.values(ARROWS)) await page.keyboard.press(arrow);
  expect(await readFigure(page, 'Moves')).toBeGreaterThan(0);
}

test('reloading in mid-game changes nothing, twice in a row', async ({ open }) => {
  const page = await open({ path: '?seed=saving' });
  await playAll(page);
  await page.keyboard.press('u');
  const before = await readStored(page, GAME_KEY);
  const board = await readSheets(page);
  const aside = await readAside(page);
  for (let reload = 0; reload < 2; reload++) {
    await page.reload();
    expect(await readStored(page, GAME_KEY)).toBe(before);
    expect(await readSheets(page)).toEqual(board);
    expect(await readAside(page)).toEqual(aside);
  }
  await page.keyboard.press('Shift+U');
  expect(await readSheets(page)).toEqual(END.board.cells);
  for (let count = 0; count < END.moves; count++) await page.keyboard.press('u');
  expect(await readSheets(page)).toEqual(START.board.cells);
});

test('turning the screen keeps the undo history', async ({ open }) => {
  const page = await open({ path: '?seed=saving', viewport: { width: 390, height: 780 } });
  await playAll(page);
  await page.setViewportSize({ width: 780, height: 390 });
  expect(await readSheets(page)).toEqual(END.board.cells);
  for (let count = 0; count < END.moves; count++) await page.keyboard.press('u');
  expect(await readSheets(page)).toEqual(START.board.cells);
});

test('a tab that is thrown away has kept its last push', async ({ open }) => {
  const page = await open({ path: '?seed=saving' });
  await playAll(page);
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto(page.url());
  expect(await readSheets(other)).toEqual(END.board.cells);
});

test('the best score outlives the game and the page', async ({ open }) => {
  const page = await open({ path: '?seed=saving' });
  await playAll(page);
  const best = await readFigure(page, 'Best');
  expect(best).toBeGreaterThanOrEqual(await readFigure(page, 'Score'));
  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Start a new game' }).click();
  expect(await readFigure(page, 'Best')).toBeGreaterThanOrEqual(best);
  await page.reload();
  expect(await readFigure(page, 'Best')).toBeGreaterThanOrEqual(best);
});

const WHOLE = gameToText(dealGame(threes, 'saving'));

test.for([
  ['cut off', WHOLE.slice(0, 100), 'not'],
  ['with an impossible tile', WHOLE.replace(/"cells":\[\d+/, '"cells":[7'), '7'],
  ['of a newer version', WHOLE.replace('"format":1', '"format":99'), '99'],
  ['of an older version', WHOLE.replace('"format":1', '"format":0'), '0'],
])(
  'a save that is %s is kept aside, and the game starts',
  async ([, text = '', reason = ''], { open }) => {
    const page = await open({ storageState: stored({ [GAME_KEY]: text }) });
    const notice = page.locator('.notice');
    expect(await notice.innerText()).toContain('could not be read');
    expect(await notice.innerText()).toContain(reason);
    expect(await readStored(page, `${GAME_KEY}.aside.1`)).toBe(text);
    await expectPlayable(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await notice.count()).toBe(0);
    await page.reload();
    expect(await notice.count()).toBe(0);
    expect(await readFigure(page, 'Moves')).toBeGreaterThan(0);
    expect(await readStored(page, `${GAME_KEY}.aside.1`)).toBe(text);
  },
);

test('damaged best scores are kept aside, and the game starts', async ({ open }) => {
  const page = await open({ storageState: stored({ [BEST_KEY]: '{"format":1' }) });
  expect(await page.locator('.notice').innerText()).toContain('best scores');
  expect(await readStored(page, `${BEST_KEY}.aside.1`)).toBe('{"format":1');
  await expectPlayable(page);
});

test('blocked storage: the game is played, and the player told once', async ({ open }) => {
  const page = await open({
    script: `Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('blocked', 'SecurityError'); },
    });`,
  });
  expect(await page.locator('.notice').innerText()).toContain('your progress ends with this page');
  await expectPlayable(page);
  expect(await page.locator('.notice').count()).toBe(1);
});

test('full storage: the game is played, and the player told once', async ({ open }) => {
  const page = await open({
    script: `Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };`,
  });
  expect(await page.locator('.notice').innerText()).toContain('your progress ends with this page');
  await expectPlayable(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.keyboard.press('u');
  expect(await page.locator('.notice').count()).toBe(0);
});

test('one tab plays, the other follows it live, and takes over when it is asked to', async ({
  open,
}) => {
  const one = await open({ path: '?seed=saving' });
  const two = await one.context().newPage();
  await two.goto(one.url());
  const notice = '.notice:has-text("is being played in another tab")';
  await two.waitForSelector(notice);
  await playAll(one);
  await expect.poll(() => readSheets(two)).toEqual(END.board.cells);
  await two.bringToFront();
  for (const arrow of Object.values(ARROWS)) await two.keyboard.press(arrow);
  await two.keyboard.press('u');
  expect(await readSheets(two)).toEqual(END.board.cells);
  expect(await two.locator('[role=status]').first().innerText()).toContain('another tab');
  await two.getByRole('button', { name: 'Play here' }).click();
  await one.waitForSelector(notice);
  const [direction = 'left'] = legalMoves(END);
  await two.keyboard.press(ARROWS[direction]);
  const further = after(END, [direction]).board.cells;
  expect(await readSheets(two)).toEqual(further);
  expect(await two.locator('.notice').count()).toBe(0);
  await expect.poll(() => readSheets(one)).toEqual(further);
  await two.close();
  await one.locator(notice).waitFor({ state: 'detached' });
  await one.keyboard.press('u');
  expect(await readSheets(one)).toEqual(END.board.cells);
});

test('a tab that opens a game by a link plays it, and the first tab follows', async ({ open }) => {
  const one = await open({ path: '?seed=saving' });
  await playAll(one);
  const two = await one.context().newPage();
  await two.goto(new URL('?seed=linked&rules=tres', inject('baseUrl')).href);
  await one.waitForSelector('.notice:has-text("is being played in another tab")');
  expect(await readSheets(one)).toEqual(dealt(tres, 'linked').board.cells);
  await expectPlayable(two);
});

test('without locks a second tab never overwrites the first, and follows it', async ({ open }) => {
  const script = `Object.defineProperty(navigator, 'locks', { value: undefined });`;
  const one = await open({ path: '?seed=saving', script });
  const two = await one.context().newPage();
  // Its game is there before most of it.
  const release = await holdBack(two, /\/later-/);
  await two.goto(one.url());
  await playAll(one);
  release();
  await two.locator('.notice', { hasText: 'another tab' }).waitFor();
  expect(await readSheets(two)).toEqual(END.board.cells);
  const [direction = 'left'] = legalMoves(END);
  await two.bringToFront();
  await two.keyboard.press(ARROWS[direction]);
  const further = after(END, [direction]).board.cells;
  await one.locator('.notice', { hasText: 'another tab' }).waitFor();
  expect(await readSheets(one)).toEqual(further);
});

test('a link puts the game in progress aside, and it can be had back', async ({ open }) => {
  const page = await open({ path: '?seed=saving' });
  await playAll(page);
  await page.goto(page.url().replace('?seed=saving', '?seed=linked&rules=tres'));
  expect(await readFigure(page, 'Moves')).toBe(0);
  await page.getByRole('button', { name: 'Back to it' }).click();
  expect(await readSheets(page)).toEqual(END.board.cells);
  await page.reload();
  expect(await readSheets(page)).toEqual(END.board.cells);
});

test('a link to a game that does not exist says so', async ({ open }) => {
  const page = await open({ path: '?rules=chess' });
  expect(await page.locator('.notice').innerText()).toContain('not chess');
  await expectPlayable(page);
});
