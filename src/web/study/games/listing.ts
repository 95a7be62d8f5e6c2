/** Which kept games are listed, and in which order. Pure, and quick for ten thousand of them. */
import type { Tile } from '../../../engine/index.ts';
import { DAY_MS } from '../daily/day.ts';
import type { KeptRow } from './kept-row.ts';

/** The spans of time that can be chosen, back from now. */
export const SPANS = ['all', 'day', 'week', 'month', 'year'] as const;

/** A span of time. */
export type Span = (typeof SPANS)[number];

/** The orders of a list. */
export const ORDERS = ['newest', 'oldest', 'score', 'highest'] as const;

/** An order of a list. */
export type Order = (typeof ORDERS)[number];

/** Whether games have ended by their rules. */
export const ENDED = ['all', 'finished', 'unfinished'] as const;

/** Whether games have ended, as a choice. */
export type Ended = (typeof ENDED)[number];

/** Whose games they are. */
export const OWNERS = ['all', 'own', 'others'] as const;

/** Whose games they are, as a choice. */
export type Owner = (typeof OWNERS)[number];

/** What a player wants to see. */
export interface Choice {
  /** The id of a rule set; null for all. */
  readonly rules: string | null;
  /** A size such as `4×4`; null for all. */
  readonly size: string | null;
  readonly ended: Ended;
  readonly span: Span;
  /** The least highest tile; 0 for all. */
  readonly tile: Tile;
  readonly owner: Owner;
  readonly order: Order;
}

/** Everything, the newest first. */
export const ALL_GAMES: Choice = {
  rules: null,
  size: null,
  ended: 'all',
  span: 'all',
  tile: 0,
  owner: 'all',
  order: 'newest',
};

const DAYS: Readonly<Record<Span, number>> = {
  all: Number.POSITIVE_INFINITY,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

const COMPARE: Readonly<Record<Order, (a: KeptRow, b: KeptRow) => number>> = {
  newest: (a, b) => b.ended - a.ended,
  oldest: (a, b) => a.ended - b.ended,
  score: (a, b) => b.score - a.score || b.ended - a.ended,
  highest: (a, b) => b.highest - a.highest || b.score - a.score,
};

/** The size of a game's board, such as `4×4`. */
function sizeOf({ height, width }: KeptRow): string {
  return `${width}×${height}`;
}

/** The games that a choice leaves, in its order. `now` is in milliseconds since 1970. */
export function listed(rows: readonly KeptRow[], choice: Choice, now: number): KeptRow[] {
  const { ended, owner, rules, size, span, tile } = choice;
  const since = now - DAYS[span] * DAY_MS;
  return rows
    .filter(
      (row) =>
        (rules === null || row.rules === rules) &&
        (size === null || sizeOf(row) === size) &&
        (ended === 'all' || (row.result === 'playing') === (ended === 'unfinished')) &&
        (owner === 'all' || row.own === (owner === 'own')) &&
        row.highest >= tile &&
        row.ended >= since,
    )
    .toSorted(COMPARE[choice.order]);
}

/** What there is to choose among some games. */
export interface Choices {
  readonly rules: readonly string[];
  readonly sizes: readonly string[];
  readonly tiles: readonly Tile[];
}

/** What there is to choose among these games. */
export function choicesIn(rows: readonly KeptRow[]): Choices {
  const rules = [...new Set(rows.map((row) => row.rules))].toSorted();
  const sizes = [...new Set(rows.map(sizeOf))].toSorted((a, b) => a.localeCompare(b));
  const tiles = [...new Set(rows.map((row) => row.highest))].toSorted((a, b) => a - b);
  return { rules, sizes, tiles };
}

/** One page of a list; the nearest one that there is. */
export interface ListPage<T> {
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly items: readonly T[];
}

/** The page of a list with so many entries on each. */
export function pageOf<T>(all: readonly T[], wanted: number, length: number): ListPage<T> {
  const pages = Math.max(1, Math.ceil(all.length / length));
  const page = Math.max(0, Math.min(wanted, pages - 1));
  return { page, pages, items: all.slice(page * length, (page + 1) * length) };
}
