import { expect } from 'vitest';
import { type Direction, legalMoves, threes } from '../../src/engine/index.ts';
import { after, dealt, readFigure, readSheets } from './support/game.ts';
import { test } from './support/test.ts';
import { fingerOn, middleOf, type Point } from './support/touch.ts';

const START = dealt(threes, 'swipes');
const PHONE = {
  path: '?seed=swipes',
  viewport: { width: 390, height: 780 },
  hasTouch: true,
  isMobile: true,
};

/** A direction that can be played at the start. */
const [LEGAL = 'left'] = legalMoves(START);

/** A point at a distance (CSS pixels) and an angle (degrees) from another. */
function pointAt(from: Point, distance: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(angle), y: from.y + distance * Math.sin(angle) };
}

test('a swipe anywhere on the page counts, far from the board too', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  const places = ['.figures', '.deck', 'h1', '.board'];
  let game = START;
  for (const place of places) {
    const [direction = 'left'] = legalMoves(game);
    const { x, y } = await middleOf(page, place);
    await finger.swipe({ x: Math.min(x, 250), y }, direction);
    game = after(game, [direction]);
    expect(await readSheets(page)).toEqual(game.board.cells);
  }
});

test('however far a swipe goes, it is one push', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  const { y } = await middleOf(page, '.board');
  const points = [60, 120, 180, 240, 300, 360].map((x) => ({ x, y }));
  await finger.drag({ x: 20, y }, ...points);
  const expected = after(START, ['right']);
  expect(await readFigure(page, 'Moves')).toBe(expected.moves);
  expect(await readSheets(page)).toEqual(expected.board.cells);
});

test('a drag of 6 px, and diagonal drags, do nothing', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.board');
  await finger.drag(middle, { x: middle.x + 6, y: middle.y });
  for (const degrees of [44, 136, 224, 316]) {
    const path = [20, 40, 60, 120].map((distance) => pointAt(middle, distance, degrees));
    await finger.drag(middle, ...path);
  }
  expect(await readFigure(page, 'Moves')).toBe(0);
  expect(await readSheets(page)).toEqual(START.board.cells);
});

test('a second finger makes no swipe of the first', async ({ open }) => {
  const page = await open(PHONE);
  const session = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(page, '.board');
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: (Point & { id: number })[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y, id: 1 }]);
  await send('touchStart', [
    { x, y, id: 1 },
    { x: x + 40, y, id: 2 },
  ]);
  await send('touchMove', [
    { x: x - 90, y, id: 1 },
    { x: x + 130, y, id: 2 },
  ]);
  await send('touchEnd', []);
  expect(await readFigure(page, 'Moves')).toBe(0);
});

test('a swipe that begins on a button is none, and does not press it', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  for (const name of ['Undo', 'New', 'Menu']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`${name} is not on the page.`);
    await finger.swipe({ x: box.x + 45, y: box.y + 20 }, 'left');
  }
  expect(await readFigure(page, 'Moves')).toBe(0);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('a mouse drags like a finger', async ({ open }) => {
  const page = await open({ path: '?seed=swipes' });
  const { x, y } = await middleOf(page, '.board');
  // Well past half a cell: less counts only when it is a flick, and how fast this is nobody knows.
  const far = await page.locator('.board').evaluate((board) => (0.7 * board.clientWidth) / 4);
  const steps: Record<Direction, Point> = {
    left: { x: -far, y: 0 },
    right: { x: far, y: 0 },
    up: { x: 0, y: -far },
    down: { x: 0, y: far },
  };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + steps[LEGAL].x, y + steps[LEGAL].y, { steps: 6 });
  await page.mouse.up();
  expect(await readSheets(page)).toEqual(after(START, [LEGAL]).board.cells);
});

test('six swipes 80 ms apart are all played, in order', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.board');
  const moves: Direction[] = ['left', 'down', 'right', 'down', 'left', 'up'];
  for (const direction of moves) await finger.swipe(middle, direction);
  const expected = after(START, moves);
  expect(await readSheets(page)).toEqual(expected.board.cells);
  expect(await readFigure(page, 'Moves')).toBe(expected.moves);
});

test('swiping neither scrolls, nor pulls, nor zooms the page', async ({ open }) => {
  const page = await open(PHONE);
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.board');
  for (const direction of ['down', 'down', 'up', 'down'] as const) {
    await finger.swipe(middle, direction);
  }
  for (let tap = 0; tap < 2; tap++) await page.touchscreen.tap(middle.x, middle.y);
  const undo = await middleOf(page, '.tool:first-child');
  for (let tap = 0; tap < 10; tap++) await page.touchscreen.tap(undo.x, undo.y);
  expect(await readFigure(page, 'Moves')).toBe(0);
  const view = await page.evaluate(() => ({
    scroll: scrollY,
    offset: visualViewport?.offsetTop,
    scale: visualViewport?.scale,
    touch: getComputedStyle(document.querySelector('.board') ?? document.body).touchAction,
    overscroll: getComputedStyle(document.documentElement).overscrollBehaviorY,
  }));
  expect(view).toEqual({ scroll: 0, offset: 0, scale: 1, touch: 'none', overscroll: 'none' });
});

test('where text is so large that the page scrolls, a finger beside the board scrolls it', async ({
  open,
}) => {
  const page = await open({ ...PHONE, viewport: { width: 360, height: 420 } });
  const touchAction = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).touchAction);
  await page.addStyleTag({ content: 'html { font-size: 200%; }' });
  await page.locator('[data-scrolls]').waitFor();
  expect(await touchAction('.page')).toBe('pan-y');
  expect(await touchAction('.board')).toBe('none');
});
