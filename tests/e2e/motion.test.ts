import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  DIRECTIONS,
  type Direction,
  legalMoves,
  play,
  threes,
  tres,
} from '../../src/engine/index.ts';
import { MADE_KEY } from '../../src/web/app/made.ts';
import { ARROWS, after, dealt, readFigure, readSheets, stored } from './support/game.ts';
import { test } from './support/test.ts';

const START = dealt(threes, 'motion');
const [PUSH = 'left'] = legalMoves(START);

/** Where something on the page is, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A moment of a turn: every sheet's box, and which of them was not there before. */
interface Moment {
  readonly board: Box;
  readonly sheets: readonly (Box & { readonly fresh: boolean; readonly shown: boolean })[];
}

/** Presses a key and stops its animations at the given times (ms) to look where everything is. */
function watchTurn(page: Page, key: string, times: readonly number[]): Promise<Moment[]> {
  return page.evaluate(
    ([pressed, moments]) => {
      const box = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const all = () => [...document.querySelectorAll('.sheet')];
      const old = new Set(all());
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      for (const animation of document.getAnimations()) animation.pause();
      const board = document.querySelector('.board') ?? document.body;
      return moments.map((time) => {
        for (const animation of document.getAnimations()) animation.currentTime = time;
        const sheets = all().map((sheet) => ({
          ...box(sheet),
          fresh: !old.has(sheet),
          shown: sheet.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        }));
        return { board: box(board), sheets };
      });
    },
    [key, times] as const,
  );
}

const inside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

for (const direction of legalMoves(START)) {
  test(`pushed ${direction}, the new sheet comes in from the opposite edge with the slide`, async ({
    open,
  }) => {
    const page = await open({ path: '?seed=motion', viewport: { width: 320, height: 480 } });
    const turn = play(START, direction);
    const merged = turn?.shift.motions.filter((motion) => motion.merged).length ?? 0;
    const [first, middle, last] = await watchTurn(page, ARROWS[direction], [0, 60, 129]);
    const entering = (moment: Moment | undefined) => {
      const fresh = moment?.sheets.filter((sheet) => sheet.fresh) ?? [];
      expect(fresh).toHaveLength(1 + merged);
      return fresh.at(-1);
    };
    const [before, during, done] = [first, middle, last].map(entering);
    if (!first || !before || !during || !done) throw new Error('Nothing entered.');
    const side = { left: 'right', right: 'left', up: 'bottom', down: 'top' } as const;
    const outside = {
      left: before.left >= first.board.right - 12,
      right: before.right <= first.board.left + 12,
      up: before.top >= first.board.bottom - 12,
      down: before.bottom <= first.board.top + 12,
    };
    expect(outside[direction], `starts beyond the ${side[direction]} edge`).toBe(true);
    expect(during).not.toEqual(before);
    expect(during).not.toEqual(done);
    expect(inside(done, first.board)).toBe(true);
    const clipped = page.locator('.board').evaluate((board) => getComputedStyle(board).overflow);
    expect(await clipped).toBe('clip');
  });
}

test('at every moment all other sheets are inside the board, however small it is', async ({
  open,
}) => {
  const page = await open({ path: '?seed=motion', viewport: { width: 320, height: 480 } });
  for (const direction of DIRECTIONS) {
    const moments = await watchTurn(page, ARROWS[direction], [0, 30, 60, 90, 129, 200, 300]);
    for (const { board, sheets } of moments) {
      const others = sheets.filter((sheet) => !sheet.fresh);
      expect(others.every((sheet) => inside(sheet, board))).toBe(true);
    }
  }
});

/** The elements of which one property is animated twice, which the compositor cannot do by itself. */
function animatedTwice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = document.getAnimations().flatMap((animation) => {
      const effect = animation.effect as KeyframeEffect;
      const names = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      return ['transform', 'opacity'].flatMap((name) =>
        names.has(name) ? [{ name, target: effect.target }] : [],
      );
    });
    return properties
      .filter(({ name, target }, at) =>
        properties.slice(0, at).some((other) => other.name === name && other.target === target),
      )
      .map(({ name, target }) => `${name} of ${target?.outerHTML}`);
  });
}

test('a merged sheet is not seen before its partners have met', async ({ open }) => {
  // This figure is not a new one, which would unfold besides.
  const made = JSON.stringify({ format: 1, tiles: [3, 6, 12] });
  const page = await open({ path: '?seed=motion', storageState: stored({ [MADE_KEY]: made }) });
  let game = START;
  let push: Direction | undefined;
  for (let count = 0; count < 60 && !push; count++) {
    push = legalMoves(game).find((one) =>
      play(game, one)?.shift.motions.some(({ merged }) => merged),
    );
    if (push) break;
    const [direction = 'left'] = legalMoves(game);
    game = after(game, [direction]);
    await page.keyboard.press(ARROWS[direction]);
  }
  await readSheets(page);
  const [first, later] = await watchTurn(page, ARROWS[push ?? 'left'], [0, 131]);
  expect(await animatedTwice(page)).toEqual([]);
  const hidden = (moment: Moment | undefined) =>
    moment?.sheets.filter(({ fresh, shown }) => fresh && !shown).length ?? -1;
  expect(hidden(first)).toBeGreaterThan(0);
  expect(hidden(later)).toBe(0);
});

test('in 3+3 the new sheet appears on its cell, after the slide', async ({ open }) => {
  const page = await open({ path: '?seed=motion&rules=tres' });
  const [direction = 'left'] = legalMoves(dealt(tres, 'motion'));
  const timing = await page.evaluate((key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document
      .getAnimations()
      .filter((animation) => (animation.effect as KeyframeEffect).target?.className === 'paper')
      .map(({ effect }) => effect?.getTiming().delay ?? 0);
  }, ARROWS[direction]);
  expect(timing.length).toBeGreaterThan(0);
  expect(timing.every((delay) => delay > 0)).toBe(true);
});

test('with reduced motion nothing is animated after a push, in the board or in a dialog', async ({
  open,
}) => {
  const page = await open({ path: '?seed=motion', reducedMotion: 'reduce' });
  const running = await page.evaluate((key) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return document.getAnimations().length;
  }, ARROWS[PUSH]);
  expect(running).toBe(0);
  expect(await readSheets(page)).toEqual(after(START, [PUSH]).board.cells);
  await page.keyboard.press('?');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('300 random commands at speed leave one sheet for each tile', async ({ open }) => {
  const page = await open({ path: '?seed=motion' });
  const counts = await page.evaluate(async () => {
    let random = 1;
    for (let count = 0; count < 300; count++) {
      random = (random * 16807) % 2147483647;
      const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'u', 'U'];
      const key = keys[random % keys.length] ?? 'u';
      const parts = { key, shiftKey: key === 'U', bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', parts));
      if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    const nodes = document.querySelectorAll('.sheet');
    const places = [...nodes].map((node) => (node as HTMLElement).dataset['cell']);
    const tiles = [...document.querySelectorAll('table tbody td')].filter(
      (cell) => cell.textContent !== 'empty',
    );
    return { nodes: nodes.length, places: new Set(places).size, tiles: tiles.length };
  });
  expect(counts.nodes).toBe(counts.tiles);
  expect(counts.places).toBe(counts.tiles);
  await readSheets(page);
  expect(await readFigure(page, 'Moves')).toBeGreaterThanOrEqual(0);
});
