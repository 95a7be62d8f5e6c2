/** The game on a page as tests see it, and the engine's own game beside it. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import {
  type Direction,
  type GameHistory,
  type GameState,
  legalMoves,
  newGame,
  play,
  playPresent,
  type RuleSet,
  startHistory,
  statusOf,
  unwrap,
} from '../../../src/engine/index.ts';
import { createRandom } from '../../../src/engine/random/random.ts';
import { BOARD_FIRST } from '../../../src/web/app/controller.ts';
import type {} from './serve.ts';

/** The arrow key of each direction. */
export const ARROWS: Readonly<Record<Direction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
};

/** The engine's game that a page with this seed must show. */
export function dealt(rules: RuleSet, seed: string): GameState {
  return newGame(rules, unwrap(createRandom('sfc32', seed)));
}

/** A game played to its end by trying the directions in turn, and the moves that did it. */
export function playedOut(start: GameState): { moves: Direction[]; end: GameState } {
  const order: readonly Direction[] = ['left', 'down', 'right', 'down', 'left', 'up'];
  const moves: Direction[] = [];
  let end = start;
  while (statusOf(end) === 'playing') {
    const legal = legalMoves(end);
    const wanted = order[moves.length % order.length];
    const direction = legal.find((one) => one === wanted) ?? legal[0];
    const turn = direction && play(end, direction);
    if (!turn) break;
    moves.push(direction);
    end = turn.game;
  }
  return { moves, end };
}

/** The engine's game after these moves; an illegal one changes nothing. */
export function after(start: GameState, moves: readonly Direction[]): GameState {
  return moves.reduce((game, direction) => play(game, direction)?.game ?? game, start);
}

/** The same with the past: what came before each move. */
export function historyAfter(start: GameState, moves: readonly Direction[]): GameHistory {
  return moves.reduce(
    (history, direction) => playPresent(history, direction)?.history ?? history,
    startHistory(start),
  );
}

/**
 * Waits until all parts of a page are there: its first picture comes without some of them, and keys
 * are only kept until then.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/**
 * Waits until the page shows beside the board what a push or a peek by key changed. A timer as long as
 * the page's own, and begun later, ends after it.
 */
export async function drawn(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(
    (wait) => new Promise((done) => setTimeout(() => setTimeout(done), wait)),
    BOARD_FIRST,
  );
}

/** What the page says. */
export async function readStatus(page: Page): Promise<string> {
  await drawn(page);
  return page.getByRole('status').innerText();
}

/** The tiles that a screen reader finds in the table, row by row. */
export async function readTable(page: Page): Promise<number[]> {
  await drawn(page);
  const texts = await page.locator('table tbody td').allInnerTexts();
  return texts.map((text) => (text === 'empty' ? 0 : Number(text)));
}

/** The tiles that lie on the board, row by row, once nothing moves any more. */
export async function readSheets(page: Page): Promise<number[]> {
  await ready(page);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('.cell')].map(() => 0);
    for (const sheet of document.querySelectorAll<HTMLElement>('.sheet')) {
      const { cell, tile } = sheet.dataset;
      if (cells[Number(cell)] !== 0) throw new Error(`Two sheets lie on cell ${cell}.`);
      cells[Number(cell)] = Number(tile);
    }
    return cells;
  });
}

/** A number beside the board: the score, the best, the moves. */
export async function readFigure(page: Page, name: 'Score' | 'Best' | 'Moves'): Promise<number> {
  await drawn(page);
  const figure = page.locator('.figures > div', { hasText: name }).locator('dd');
  return Number((await figure.textContent())?.replaceAll(',', ''));
}

/** What the page keeps under a name. */
export function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** A profile in which the page finds these texts. */
export function stored(texts: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(texts).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: new URL(inject('baseUrl')).origin, localStorage }] };
}

/** What the page shows beside the board: the preview, what is left in the deck, the score. */
export async function readAside(page: Page): Promise<string[]> {
  const score = await readFigure(page, 'Score');
  const [next, deck] = [page.locator('.next'), page.locator('.deck')];
  return [await next.innerText(), await deck.innerText(), String(score)];
}
