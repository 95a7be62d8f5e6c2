/**
 * What the kept games say about how somebody plays, as pure functions over their rows. Only games of
 * one kind compare, and only those count that the player played here to their end.
 */
import type { Tile } from '../../../engine/index.ts';
import type { KeptRow } from '../games/kept-row.ts';

/** How games are told apart. */
export const GROUPS = ['plain', 'daily', 'practice', 'assisted'] as const;

/** `plain`: on one's own; `daily`: scored tries of a day; `practice`: of a day; `assisted`: with help. */
export type Group = (typeof GROUPS)[number];

/** What of a row statistics are made of. */
export type StatisticsRow = Pick<
  KeptRow,
  | 'agent'
  | 'assisted'
  | 'daily'
  | 'ended'
  | 'highest'
  | 'kind'
  | 'moves'
  | 'own'
  | 'playedMs'
  | 'result'
  | 'score'
>;

/** Which games are counted: `all` are those without help. */
export const CHOICES = ['all', ...GROUPS] as const;

/** One of the choices of games. */
export type Choice = (typeof CHOICES)[number];

/** The most stretches that the course of the scores is shown in. */
export const MOST_STRETCHES = 30;

/** Some games in numbers. What no game says is `null`. */
export interface Figures {
  readonly games: number;
  readonly mean: number | null;
  readonly best: number | null;
  /** Over the games of which the time is known. */
  readonly movesPerMinute: number | null;
}

/** How many games had this tile as their highest. */
export interface TileCount {
  readonly tile: Tile;
  readonly games: number;
  /** How many of the games had this tile or a higher one. */
  readonly reached: number;
}

/** Games that were played one after the other. */
export interface Stretch extends Figures {
  /** When the first and the last of them ended, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

/** All that is shown of some games. */
export interface Statistics extends Figures {
  /** By tile, from the lowest to the highest, without tiles that no game ended with. */
  readonly highest: readonly TileCount[];
  /** The course of the scores, oldest first: as many games in each stretch, or one less. */
  readonly course: readonly Stretch[];
}

/** Which group a game belongs to; nothing for games of others, of agents, and those without an end. */
export function groupOf({ agent, assisted, daily, own, result }: StatisticsRow): Group | null {
  if (!own || agent !== null || result === 'playing') return null;
  if (assisted) return 'assisted';
  if (!daily) return 'plain';
  return daily.scored ? 'daily' : 'practice';
}

/** The rows that count, by kind, the kind with the most recent game first. */
export function rowsByKind<Row extends StatisticsRow>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const kinds = new Map<string, Row[]>();
  for (const row of rows.filter(groupOf).toSorted((a, b) => b.ended - a.ended)) {
    const others = kinds.get(row.kind);
    if (others) others.push(row);
    else kinds.set(row.kind, [row]);
  }
  return kinds;
}

/** Those of the rows that are chosen and ended at this time or later, in milliseconds since 1970. */
export function chosen<Row extends StatisticsRow>(
  rows: readonly Row[],
  choice: Choice,
  since: number,
): readonly Row[] {
  return rows.filter((row) => {
    const group = groupOf(row);
    if (group === null || row.ended < since) return false;
    return choice === 'all' ? group !== 'assisted' : group === choice;
  });
}

/** The numbers of some games. */
export function figuresOf(rows: readonly StatisticsRow[]): Figures {
  let [sum, best, moves, time] = [0, 0, 0, 0];
  for (const row of rows) {
    sum += row.score;
    best = Math.max(best, row.score);
    if (!row.playedMs) continue;
    moves += row.moves;
    time += row.playedMs;
  }
  const games = rows.length;
  return {
    games,
    mean: games > 0 ? sum / games : null,
    best: games > 0 ? best : null,
    movesPerMinute: time > 0 ? (moves * 60_000) / time : null,
  };
}

/** The statistics of some games, which come in any order. */
export function statisticsOf(rows: readonly StatisticsRow[]): Statistics {
  return { ...figuresOf(rows), highest: tilesOf(rows), course: courseOf(rows) };
}

function tilesOf(rows: readonly StatisticsRow[]): TileCount[] {
  const counts = new Map<Tile, number>();
  for (const { highest } of rows) counts.set(highest, (counts.get(highest) ?? 0) + 1);
  let reached = rows.length;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([tile, games]) => {
      const count = { tile, games, reached };
      reached -= games;
      return count;
    });
}

function courseOf(rows: readonly StatisticsRow[]): Stretch[] {
  const sorted = rows.toSorted((a, b) => a.ended - b.ended);
  const count = Math.min(sorted.length, MOST_STRETCHES);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index, index + 1].map((at) => Math.floor((at * sorted.length) / count));
    const games = sorted.slice(start, end);
    return {
      ...figuresOf(games),
      from: games[0]!.ended,
      to: games.at(-1)!.ended,
      least: games.reduce((least, { score }) => Math.min(least, score), Number.POSITIVE_INFINITY),
    };
  });
}
