/** A game that the tests of records play, its record in Node, and the ways to hand it to a page. */
import type { Page } from 'playwright-core';
import {
  type Direction,
  formatLinkRecord,
  formatTextRecord,
  type GameState,
  recordOf,
  threes,
  unwrap,
} from '../../../src/engine/index.ts';
import { ARROWS, after, dealt, historyAfter } from './game.ts';

/** The moves of the game; its seed is `records`. */
export const MOVES: Direction[] = ['left', 'down', 'right', 'up', 'left', 'down', 'right', 'down'];
/** The game before its moves. */
export const START = dealt(threes, 'records');
/** The game after its moves. */
export const END = after(START, MOVES);

/** The record of a game as the engine writes it in Node. */
export function recordFrom(start: GameState, moves: readonly Direction[], seed: string) {
  const history = historyAfter(start, moves);
  return unwrap(recordOf(history, { seed: { generator: 'sfc32', seed } }));
}

/** The record of the game. */
export const RECORD = recordFrom(START, MOVES, 'records');
/** The record as text. */
export const TEXT = formatTextRecord(RECORD);
/** What follows the address of the page in its link. */
export const LINK = `#game=${formatLinkRecord(RECORD)}`;

/** Plays the moves by keys. */
export async function playAll(page: Page): Promise<void> {
  for (const direction of MOVES) await page.keyboard.press(ARROWS[direction]);
}

/** Opens the panel by its key and waits for its inside. */
export async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await page.getByRole('button', { name: 'Save file' }).waitFor();
}

/** Drops a file on the middle of the page, as a file manager does. */
export async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.txt', { type: 'text/plain' }));
    return transfer;
  }, text);
  const options = { dataTransfer: data };
  await page.dispatchEvent('.table', 'dragover', options);
  await page.dispatchEvent('.table', 'drop', options);
}
