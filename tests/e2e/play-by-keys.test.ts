import { expect } from 'vitest';
import {
  cs227,
  scoreOf,
  statusOf,
  threes,
  tres,
  unwrap,
  withParameters,
} from '../../src/engine/index.ts';
import { ARROWS, dealt, playedOut, readFigure, readSheets, readTable } from './support/game.ts';
import { test } from './support/test.ts';

const GAMES = [
  { name: 'threes', rules: threes, query: '?seed=tulip&rules=threes' },
  { name: 'cs227', rules: cs227, query: '?seed=tulip&rules=cs227' },
  {
    name: 'cs227 on 3×3',
    rules: unwrap(withParameters(cs227, { width: 3, height: 3 })),
    query: '?seed=tulip&rules=cs227&size=3',
  },
  { name: 'tres', rules: tres, query: '?seed=tulip&rules=tres' },
];

for (const { name, rules, query } of GAMES) {
  test(`${name}: a whole game by keys is the engine's own game`, async ({ open }) => {
    const start = dealt(rules, 'tulip');
    const { moves, end } = playedOut(start);
    const page = await open({ path: query });
    expect(await readSheets(page)).toEqual(start.board.cells);
    for (const direction of moves) await page.keyboard.press(ARROWS[direction]);
    await page.locator('dialog').waitFor();
    expect(await readSheets(page)).toEqual(end.board.cells);
    expect(await readTable(page)).toEqual(end.board.cells);
    expect(await readFigure(page, 'Score')).toBe(scoreOf(end.board));
    expect(await readFigure(page, 'Moves')).toBe(moves.length);
    const title = statusOf(end) === 'full' ? 'The board is full' : 'No move left';
    expect(await page.locator('dialog h2').innerText()).toBe(title);
  });
}

test('three visits are three games; a seed is one', async ({ open }) => {
  const boards: string[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const page = await open();
    boards.push((await readSheets(page)).join());
  }
  expect(new Set(boards).size).toBe(3);
  const seeded = await open({ path: '?seed=x' });
  expect(await readSheets(seeded)).toEqual(dealt(threes, 'x').board.cells);
});

test('a game is chosen by rule set, size and seed', async ({ open }) => {
  const page = await open();
  await page.getByRole('button', { name: 'choose another game' }).click();
  await page.getByRole('radio', { name: 'CS 227' }).check();
  await page.getByRole('radio', { name: '5×5' }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill('picked');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const rules = unwrap(withParameters(cs227, { width: 5, height: 5 }));
  expect(await readSheets(page)).toEqual(dealt(rules, 'picked').board.cells);
  await page.getByRole('button', { name: 'Help' }).click();
  expect(await page.locator('dialog code').innerText()).toBe('picked');
});
