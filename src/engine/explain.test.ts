import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascii } from './ascii.ts';
import { boardFromRows } from './board.ts';
import { type ExplainedStep, explain, explainLine } from './explain.ts';
import { ENGLISH_EXPLANATION, formatExplanation, formatLine } from './explain-text.ts';
import { shiftLine, TRAVELS, type Travel } from './line.ts';
import { unwrap } from './result.ts';
import { shift } from './shift.ts';
import { DIRECTIONS, type Tile } from './types.ts';

const TOLD: [Travel, Tile[], string][] = [
  [
    'fold',
    [3, 0, 1, 2],
    `wall | 3 . 1 2  →  wall | 3 1 2 .
  The first gap, cell 2, closes: cells 3 and 4 move up one cell.
  1 and 2 in cells 3 and 4 could merge, but the gap is nearer the wall.
  1 and 2 now stand side by side in cells 2 and 3: a later push may merge them.`,
  ],
  [
    'fold',
    [3, 0, 0, 1],
    `wall | 3 . . 1  →  wall | 3 . 1 .
  The first gap, cell 2, closes: cell 4 moves up one cell.`,
  ],
  [
    'fold',
    [6, 3, 3, 3, 0, 2],
    `wall | 6 3 3 3 . 2  →  wall | 6 6 3 . 2 .
  3 and 3 in cells 2 and 3 merge to 6 in cell 2.
  Behind it, cells 4 and 6 move up one cell.
  3 and 3 in cells 3 and 4 could merge, but a line merges only one pair.
  6 and 6 now stand side by side in cells 1 and 2: a later push may merge them.`,
  ],
  [
    'fold',
    [1, 1, 2, 2],
    `wall | 1 1 2 2  →  wall | 1 3 2 .
  1 and 2 in cells 2 and 3 merge to 3 in cell 2.
  Behind it, cell 4 moves up one cell.
  1 and 1 in cells 1 and 2 never merge.
  2 and 2 in cells 3 and 4 never merge.`,
  ],
  [
    'fold',
    [1, 2],
    `wall | 1 2  →  wall | 3 .
  1 and 2 in cells 1 and 2 merge to 3 in cell 1.`,
  ],
  ['fold', [0, 0], 'wall | . .  →  wall | . .\n  The line is empty.'],
  [
    'fold',
    [3, 1, 0, 0],
    `wall | 3 1 . .  →  wall | 3 1 . .
  It stays: the tiles already stand at the wall, and no pair can merge.`,
  ],
  [
    'step',
    [3, 1, 1],
    `wall | 3 1 1  →  wall | 3 1 1
  It stays: there is no gap, and no pair can merge.
  1 and 1 in cells 2 and 3 never merge.`,
  ],
  [
    'step',
    [2, 1, 2, 1],
    `wall | 2 1 2 1  →  wall | 3 3 . .
  2 and 1 in cells 1 and 2 merge to 3 in cell 1.
  2 and 1 in cells 3 and 4 merge to 3 in cell 3.
  After the first pass: wall | 3 . 3 .
  Second pass: cell 3 moves to cell 2.
  1 and 2 in cells 2 and 3 could merge, but not with a tile this pass has merged.
  3 and 3 now stand side by side in cells 1 and 2: a later push may merge them.`,
  ],
  [
    'step',
    [6, 3, 3],
    `wall | 6 3 3  →  wall | 6 6 .
  3 and 3 in cells 2 and 3 merge to 6 in cell 2.
  After the first pass: wall | 6 6 .
  Second pass: nothing has room to move.
  6 and 6 now stand side by side in cells 1 and 2: a later push may merge them.`,
  ],
  [
    'step',
    [0, 2, 0, 0, 6],
    `wall | . 2 . . 6  →  wall | 2 . . 6 .
  Second pass: cell 2 moves to cell 1, cell 5 moves to cell 4.`,
  ],
  [
    'slide',
    [0, 2, 1, 0, 6],
    `wall | . 2 1 . 6  →  wall | 3 6 . . .
  2 and 1 in cells 2 and 3 merge to 3 in cell 2.
  After the first pass: wall | . 3 . . 6
  Second pass: cell 2 moves to cell 1, cell 5 moves to cell 2.`,
  ],
];

describe('a line in words', () => {
  it.each(TOLD)('%s %j', (travel, tiles, told) => {
    expect(formatLine(explainLine(tiles, travel))).toBe(told);
  });
});

describe('a line as data', () => {
  it('lists what happened, with cells from the wall', () => {
    expect(explainLine([2, 1, 3, 3], 'fold', 2)).toEqual({
      index: 2,
      before: [2, 1, 3, 3],
      after: [3, 3, 3, 0],
      steps: [
        { kind: 'merge', cells: [0, 1], tiles: [2, 1], becomes: 3 },
        { kind: 'follow', cells: [2, 3] },
        { kind: 'waits', cells: [2, 3], tiles: [3, 3], reason: 'pair-first' },
        { kind: 'ready', cells: [0, 1], tiles: [3, 3] },
        { kind: 'ready', cells: [1, 2], tiles: [3, 3] },
      ],
    });
    expect(explainLine([0, 3], 'slide').index).toBe(0);
  });

  const tile = fc.constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 3, 6, 12);
  const line = fc.array(tile, { minLength: 1, maxLength: 8 });

  /** What the steps say the line becomes: each merge and each move, one after the other. */
  function replayed(before: readonly Tile[], steps: readonly ExplainedStep[]): Tile[] {
    const tiles = [...before];
    const moveTile = (from: number, to: number) => {
      tiles[to] = tiles[from] as Tile;
      tiles[from] = 0;
    };
    for (const step of steps) {
      if (step.kind === 'merge') {
        tiles[step.cells[0]] = step.becomes;
        tiles[step.cells[1]] = 0;
      } else if (step.kind === 'follow' || step.kind === 'gap') {
        for (const cell of step.cells) moveTile(cell, cell - 1);
      } else if (step.kind === 'between') {
        expect(tiles).toEqual(step.tiles);
      } else if (step.kind === 'travel') {
        for (const { from, to } of step.moves) moveTile(from, to);
      }
    }
    return tiles;
  }

  it('tells exactly what the line rule does', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...TRAVELS), (tiles, travel) => {
        const told = explainLine(tiles, travel);
        const pushed = shiftLine(tiles, travel);
        expect(told.before).toEqual(tiles);
        expect(told.after).toEqual(pushed?.tiles ?? tiles);
        expect(told.steps[0]?.kind === 'stays').toBe(pushed === undefined);
        expect(replayed(tiles, told.steps)).toEqual(told.after);
        const merges = told.steps.filter(({ kind }) => kind === 'merge').length;
        expect(merges).toBe(pushed?.motions.filter(({ merged }) => merged).length ?? 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a board', () => {
  const board = unwrap(
    boardFromRows([
      [0, 2, 3, 1],
      [0, 1, 12, 2],
      [0, 2, 3, 0],
    ]),
  );

  it('is shown before and after, and told line by line', () => {
    expect(formatExplanation(explain(board, 'up', { travel: 'fold' }))).toBe(
      `Push up: each line closes its first gap or merges its first pair, whichever is nearer the wall.

   .  2  3  1      .  3  3  3
   .  1 12  2  →   .  2 12  .
   .  2  3  .      .  .  3  .

Column 1: wall | . . .  →  wall | . . .
  The line is empty.
Column 2: wall | 2 1 2  →  wall | 3 2 .
  2 and 1 in cells 1 and 2 merge to 3 in cell 1.
  Behind it, cell 3 moves up one cell.
  1 and 2 in cells 2 and 3 could merge, but a line merges only one pair.
Column 3: wall | 3 12 3  →  wall | 3 12 3
  It stays: there is no gap, and no pair can merge.
Column 4: wall | 1 2 .  →  wall | 3 . .
  1 and 2 in cells 1 and 2 merge to 3 in cell 1.`,
    );
  });

  it('says so when the move is not legal', () => {
    const stuck = unwrap(
      boardFromRows([
        [1, 1],
        [0, 0],
      ]),
    );
    expect(formatExplanation(explain(stuck, 'up', { travel: 'step' }))).toBe(
      `Push up: in each line every pair merges, then all that has room moves one cell.

  1 1  →  1 1
  . .     . .

Column 1: wall | 1 .  →  wall | 1 .
  It stays: the tiles already stand at the wall, and no pair can merge.
Column 2: wall | 1 .  →  wall | 1 .
  It stays: the tiles already stand at the wall, and no pair can merge.

No line changes, so this move is not legal.`,
    );
  });

  it.each([
    ['left', 'Row 3: wall | . 2 3 .  →'],
    ['right', 'Row 3: wall | . 3 2 .  →'],
    ['up', 'Column 3: wall | 3 12 3  →'],
    ['down', 'Column 3: wall | 3 12 3  →'],
  ] as const)('counts and turns the lines of a push %s', (direction, head) => {
    expect(formatExplanation(explain(board, direction, { travel: 'slide' }))).toContain(head);
  });

  it('agrees with the shift in every direction and way of travelling', () => {
    for (const direction of DIRECTIONS) {
      for (const travel of TRAVELS) {
        const told = explain(board, direction, { travel });
        expect(told).toMatchObject({ direction, travel, before: board });
        expect(ascii(told.after)).toBe(
          ascii(shift(board, direction, { travel })?.afterstate ?? board),
        );
      }
    }
  });

  it('takes its words from the table it is given', () => {
    const texts = {
      ...ENGLISH_EXPLANATION,
      title: () => 'Hacia arriba.',
      wall: 'pared',
      line: (_: string, index: number) => `Columna ${index + 1}`,
      illegal: 'Nada cambia.',
      stays: { ...ENGLISH_EXPLANATION.stays, empty: 'Vacía.' },
    };
    const empty = { width: 1, height: 2, cells: [0, 0] };
    expect(formatExplanation(explain(empty, 'up', { travel: 'fold' }), texts)).toBe(
      'Hacia arriba.\n\n  .  →  .\n  .     .\n\nColumna 1: pared | . .  →  pared | . .\n  Vacía.\n\nNada cambia.',
    );
    expect(formatLine(explainLine([0], 'fold'), texts)).toBe('pared | .  →  pared | .\n  Vacía.');
  });
});
