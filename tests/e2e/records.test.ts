import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  cs227,
  formatJsonRecord,
  formatLinkRecord,
  formatTextRecord,
  type GameState,
  legalMoves,
  parseRecord,
  threes,
  tres,
  unwrap,
  verifyRecord,
  withParameters,
} from '../../src/engine/index.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import {
  ARROWS,
  after,
  dealt,
  playedOut,
  readAside,
  readFigure,
  readSheets,
  readStored,
  ready,
} from './support/game.ts';
import {
  drop,
  END,
  LINK,
  MOVES,
  openPanel,
  playAll,
  RECORD,
  recordFrom,
  START,
  TEXT,
} from './support/records.ts';
import { test } from './support/test.ts';

/** A game that somebody copied from a phone by hand: no seed, each new tile written down. */
const FROM_A_PHONE = `[Format "1"]
[Rules "threes@1"]
[Start "768,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1 deck:2,3,1"]
[Player "copied from a phone"]

1. R@a1=1>6+12+24+ L@d2=12>3 U@c4=3>2
`;

async function paste(page: Page, text: string): Promise<void> {
  await openPanel(page);
  await page.getByLabel('Or paste a record or a link').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/**
 * Waits until a record is on the board, and expects that it is this game in this state. What is said
 * of it may be of the record opened before: what is on the board comes later and stays.
 */
async function expectGame(page: Page, game: GameState): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: 'Opened a game' })
    .waitFor({ state: 'attached' });
  await expectState(page, game);
}

async function expectState(page: Page, game: GameState): Promise<void> {
  await expect.poll(() => readSheets(page)).toEqual(game.board.cells);
  await expect.poll(() => readFigure(page, 'Moves')).toBe(game.moves);
}

/** Takes everything back: the board is the deal again. */
async function expectWholePast(page: Page, start: GameState, moves: number): Promise<void> {
  // Keys pressed before that count as well, but later.
  await ready(page);
  for (let count = 0; count < moves; count++) await page.keyboard.press('u');
  await expectState(page, start);
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
}

async function refusal(page: Page): Promise<string> {
  const alert = page.getByRole('alert').filter({ hasText: 'Not opened' });
  await alert.waitFor();
  return alert.innerText();
}

test('a saved file opens in another profile: the same board, preview, score and past', async ({
  open,
}) => {
  const page = await open({ path: '?seed=records' });
  await playAll(page);
  const aside = await readAside(page);
  await openPanel(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const path = await download.path();
  const text = readFileSync(path, 'utf8');
  const score = Number(aside[2]);
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^threefold-threes-${score}-\\d{4}-\\d\\d-\\d\\d\\.txt$`),
  );
  // It verifies in Node, and apart from its date it is what the engine writes there.
  const verified = unwrap(verifyRecord(unwrap(parseRecord(text))));
  expect(verified.states.at(-1)).toEqual(END);
  expect(text.replace(/\[Date "\d{4}-\d\d-\d\d"\]\n/, '')).toBe(TEXT);
  expect(await page.getByText('Saved as threefold-').isVisible()).toBe(true);

  const other = await open();
  await openPanel(other);
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByRole('button', { name: 'Choose a file' }).press('Enter'),
  ]);
  await chooser.setFiles(path);
  await expectGame(other, END);
  expect(await readAside(other)).toEqual(aside);
  expect(await other.locator('.notice').count()).toBe(0);
  expect(await other.locator('.board').evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  const [direction = 'left'] = legalMoves(END);
  await other.keyboard.press(ARROWS[direction]);
  await expectState(other, after(END, [direction]));
  await expectWholePast(other, START, MOVES.length + 1);
  await other.reload();
  await expectState(other, START);
});

test('a copied link opens the same game, and a reload goes on from there', async ({ open }) => {
  const page = await open({
    path: '?seed=records',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await playAll(page);
  await page.keyboard.press('u');
  await page.keyboard.press('Shift+U');
  await openPanel(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(LINK, inject('baseUrl')).href);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await page.getByText('Record copied.').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(verifyRecord(unwrap(parseRecord(text)))).toMatchObject({ ok: true });

  const requests: string[] = [];
  const other = await open({ path: LINK, onRequest: (url) => requests.push(url) });
  await expectGame(other, END);
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((url) => url.includes('game='))).toEqual([]);
  expect(new URL(other.url()).hash).toBe('');
  const [direction = 'left'] = legalMoves(END);
  await other.keyboard.press(ARROWS[direction]);
  await other.reload();
  await expectState(other, after(END, [direction]));
  await expectWholePast(other, START, MOVES.length + 1);
});

test('a link puts the running game aside, on a fresh page and on an open one', async ({ open }) => {
  const page = await open({ path: '?seed=own' });
  await playAll(page);
  const own = await readSheets(page);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, LINK);
  await expectGame(page, END);
  await page.getByRole('button', { name: 'Back to it' }).click();
  expect(await readSheets(page)).toEqual(own);
  await page.goto('about:blank');
  await page.goto(new URL(LINK, inject('baseUrl')).href);
  await expectGame(page, END);
  await page.reload();
  // The notice has gone with the page; the way back is in the panel.
  await openPanel(page);
  await page.getByText('Put aside: Threes').waitFor();
  await page.getByRole('button', { name: 'Back to it' }).click();
  expect(await readSheets(page)).toEqual(own);
});

test('a record is pasted in any form, or dropped', async ({ open }) => {
  const page = await open();
  for (const text of [formatJsonRecord(RECORD), LINK, formatLinkRecord(RECORD), TEXT]) {
    await paste(page, text);
    await expectGame(page, END);
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Start a new game' }).click();
    await page.getByRole('status').filter({ hasText: 'New game' }).waitFor({ state: 'attached' });
  }
  await drop(page, TEXT);
  await expectGame(page, END);
  await expectWholePast(page, START, MOVES.length);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    openPanel(page).then(() => page.keyboard.press('Enter')),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('[Moves "0"]');
});

test('other rules, sizes and generators open too', async ({ open }) => {
  const page = await open();
  const flat = unwrap(withParameters(cs227, { width: 6, height: 6 }));
  const small = unwrap(withParameters(threes, { width: 3, height: 2, startingTiles: 1 }));
  for (const rules of [tres, flat, small]) {
    const start = dealt(rules, 'others');
    const moves = playedOut(start).moves.slice(0, 6);
    await paste(page, formatTextRecord(recordFrom(start, moves, 'others')));
    await expectGame(page, after(start, moves));
  }
  const java = `[Format "1"]\n[Rules "threes@1"]\n[Generator "java"]\n[Seed "227"]\n\n1. L\n`;
  await paste(page, java);
  const [start, end] = unwrap(verifyRecord(unwrap(parseRecord(java)))).states;
  await expectGame(page, end as GameState);
  await page.reload();
  await expectWholePast(page, start as GameState, 1);
  // No link of this kind could deal it, so help offers none.
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('This game: Threes').waitFor();
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
});

test('a finished game shows its end, from where it can be shared', async ({ open }) => {
  const start = dealt(tres, 'finished');
  const { moves, end } = playedOut(start);
  const page = await open({
    path: `#game=${formatLinkRecord(recordFrom(start, moves, 'finished'))}`,
  });
  const dialog = page.getByRole('dialog', { name: 'The board is full' });
  await dialog.waitFor();
  expect(await page.getByText('Your best game').count()).toBe(0);
  expect(await readFigure(page, 'Best')).toBe(0);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Save, share, open' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const verified = verifyRecord(unwrap(parseRecord(readFileSync(await download.path(), 'utf8'))));
  expect(unwrap(verified).states.at(-1)).toEqual(end);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await expectWholePast(page, start, moves.length);
});

test('a file cut in half is refused with its place, and the running game is untouched', async ({
  open,
}) => {
  const page = await open({ path: '?seed=own' });
  await playAll(page);
  const before = await readStored(page, GAME_KEY);
  const board = await readSheets(page);
  await openPanel(page);
  const half = Buffer.from(TEXT.slice(0, TEXT.length / 2));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'half.txt', mimeType: 'text/plain', buffer: half });
  expect(await refusal(page)).toMatch(/Line \d+, column \d+: .+ \(record-syntax\)$/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await drop(page, TEXT.replace(/Score "\d+"/, 'Score "99"'));
  const notice = page.locator('.notice').filter({ hasText: 'Not opened' });
  await notice.waitFor();
  expect(await notice.innerText()).toContain('(claim-wrong)');
  expect(await readStored(page, GAME_KEY)).toBe(before);
  expect(await readSheets(page)).toEqual(board);
});

test('a link with a changed character is refused, and the own game is there', async ({ open }) => {
  const at = LINK.length - 10;
  const changed = LINK.slice(0, at) + (LINK[at] === 'A' ? 'B' : 'A') + LINK.slice(at + 1);
  const page = await open({ path: '?seed=own' });
  await playAll(page);
  const board = await readSheets(page);
  await page.goto('about:blank');
  await page.goto(new URL(changed, inject('baseUrl')).href);
  await page.locator('.notice').filter({ hasText: '(link-damaged)' }).waitFor();
  expect(await readSheets(page)).toEqual(board);
  expect(await readFigure(page, 'Moves')).toBeGreaterThan(0);
});

test('a game copied from a phone opens where it ends and is played on', async ({ open }) => {
  const page = await open();
  await paste(page, FROM_A_PHONE);
  const end = unwrap(verifyRecord(unwrap(parseRecord(FROM_A_PHONE)))).states.at(-1) as GameState;
  await expectGame(page, end);
  await page.locator('.notice').filter({ hasText: 'not take back the moves before' }).waitFor();
  for (const arrow of Object.values(ARROWS)) await page.keyboard.press(arrow);
  const moves = await readFigure(page, 'Moves');
  expect(moves).toBeGreaterThan(end.moves);
  const board = await readSheets(page);
  await page.reload();
  expect(await readSheets(page)).toEqual(board);
  await expectWholePast(page, end, moves - end.moves);
});
