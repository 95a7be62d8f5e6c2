import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  boardFromRows,
  type Direction,
  scoreOf,
  shift,
  threes,
  unwrap,
} from '../../src/engine/index.ts';
import { ARROWS, after, dealt, readFigure } from './support/game.ts';
import { test } from './support/test.ts';

/** A new sentence of the live region: all that this player ever gets to know. */
async function hear(page: Page, key: string): Promise<string> {
  const region = page.getByRole('status');
  const before = await region.innerText();
  await page.keyboard.press(key);
  await expect.poll(() => region.innerText()).not.toBe(before);
  return (await region.innerText()).trim();
}

/** The rows of a board that was read aloud. */
function rowsOf(sentence: string): number[][] {
  return [...sentence.matchAll(/row \d+: ([^;.]+)/gi)].map(([, row = '']) =>
    row.split(', ').map((tile) => (tile === 'empty' ? 0 : Number(tile))),
  );
}

/** The cell and the tile of each clause such as `new 1 in row 2, column 4`. */
function tilesIn(sentence: string, clause: RegExp): { cell: number; tile: number }[] {
  return [...sentence.matchAll(clause)].map(([, tile, row, column]) => ({
    cell: (Number(row) - 1) * 4 + Number(column) - 1,
    tile: Number(tile),
  }));
}

const ENTERED = /new (\d+) in row (\d+), column (\d+)/gi;
const MERGED = /\d+ and \d+ make (\d+) in row (\d+), column (\d+)/gi;
const ORDER: readonly Direction[] = ['left', 'down', 'right', 'down', 'left', 'up'];

test('a game is played from the live region alone', async ({ open }) => {
  const page = await open({ path: '?seed=by-ear' });
  let board = unwrap(boardFromRows(rowsOf(await hear(page, 'b'))));
  const moves: Direction[] = [];
  for (let turn = 0; turn < 28; turn++) {
    const direction = ORDER[turn % ORDER.length] ?? 'left';
    const said = await hear(page, ARROWS[direction]);
    const pushed = shift(board, direction, threes);
    expect(said.startsWith(pushed ? `Pushed ${direction}; ` : 'Nothing moves ')).toBe(true);
    if (!pushed) continue;
    moves.push(direction);
    // Each merge that the rules make is told where it lies, and no other.
    const merges = pushed.motions.filter(({ merged }) => merged);
    const told = tilesIn(said, MERGED);
    expect(told).toEqual(merges.map(({ becomes, to }) => ({ cell: to, tile: becomes })));
    const [entered] = tilesIn(said, ENTERED);
    const cells = pushed.afterstate.cells.map((tile, cell) =>
      cell === entered?.cell ? entered.tile : tile,
    );
    board = { ...board, cells };
    expect(said).toContain(`; score ${scoreOf(board)}; next: `);
    expect(said.match(/\./g)).toHaveLength(1);
  }
  const game = after(dealt(threes, 'by-ear'), moves);
  expect(moves.length).toBeGreaterThan(18);
  expect(board.cells).toEqual(game.board.cells);
  expect(rowsOf(await hear(page, 'b')).flat()).toEqual(game.board.cells);
  expect(await hear(page, 'i')).toBe(
    `Score ${scoreOf(board)}, best ${scoreOf(board)}, ${moves.length} moves.`,
  );
  expect(await hear(page, 'p')).toMatch(
    /^Next: .*; left in the deck: \d of 1, \d of 2, \d of 3\.$/,
  );

  // Cell by cell, from the first; Escape goes back to playing.
  expect(await hear(page, 'e')).toMatch(/^Exploring: /);
  const second = board.cells[1] || 'empty';
  expect(await hear(page, 'ArrowRight')).toBe(`Row 1, column 2: ${second}.`);
  expect(await hear(page, 'ArrowDown')).toBe(`Row 2, column 2: ${board.cells[5] || 'empty'}.`);
  expect(await page.locator('.cell[data-cursor]').count()).toBe(1);
  expect(await hear(page, 'Escape')).toBe('Back to playing.');
  expect(await readFigure(page, 'Moves')).toBe(moves.length);
});
