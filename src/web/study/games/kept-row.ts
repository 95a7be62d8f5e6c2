/**
 * A kept game in one light row: all that lists, filters and statistics need, so that none of them
 * has to read a record. Rows are worked out from records and can be made again from them.
 */
import { ASSISTED } from '../../../ai/assisted.ts';
import { type ReplayedGame, STATUSES, type Status, type Tile } from '../../../engine/index.ts';
import { bestName } from '../../app/best.ts';
import type { DailyMark } from '../../app/open-game.ts';
import { isDay } from '../daily/day.ts';
import { isCount } from './game-log.ts';
import { detailsIn, type GameDetails } from './game-tags.ts';

/** One kept game without its moves. */
export interface KeptRow extends Omit<GameDetails, 'ended'> {
  readonly id: string;
  /** Games of one kind compare: the rules with size and parameters, as `bestName` writes them. */
  readonly kind: string;
  /** The id of the rule set, such as `threes`. */
  readonly rules: string;
  readonly width: number;
  readonly height: number;
  /** The seed that it was dealt from; null for a game that began at a position. */
  readonly seed: string | null;
  readonly score: number;
  readonly highest: Tile;
  readonly moves: number;
  /** How it ended; `playing` for a game that was given up or is still under way. */
  readonly result: Status;
  /** When its last turn was played, in milliseconds since 1970; else when it was kept. */
  readonly ended: number;
  /** Whether the player played it here; false for what came in a record from elsewhere. */
  readonly own: boolean;
  /** The agent that played it, if one did. */
  readonly agent: string | null;
  /** Whether the player was helped with moves. */
  readonly assisted: boolean;
}

/** Who a game belongs to, and when it came here. */
export interface RowSource {
  readonly id: string;
  readonly own: boolean;
  /** The present time, in milliseconds since 1970, for a game that doesn't say when it ended. */
  readonly now: number;
}

/** The row of a game. */
export function rowOf({ record, summary }: ReplayedGame, { id, own, now }: RowSource): KeptRow {
  const { rules, start, info, tags } = record;
  const details = detailsIn(tags);
  return {
    ...details,
    id,
    own,
    kind: bestName(rules),
    rules: rules.id,
    width: rules.width,
    height: rules.height,
    seed: start.kind === 'seed' ? start.seed : null,
    score: summary.score,
    highest: summary.highest,
    moves: summary.moves,
    result: summary.result,
    ended: details.ended ?? dayIn(info.date) ?? now,
    agent: info.agent ?? null,
    assisted: tags.some(({ name }) => name === ASSISTED),
  };
}

/** The row in what a database holds; nothing when it is none. */
export function parseRow(data: unknown): KeptRow | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const row = data as { readonly [Name in keyof KeptRow]: unknown };
  const texts = [row.id, row.kind, row.rules].every((value) => typeof value === 'string');
  const optional = [row.seed, row.agent, row.name].every(
    (value) => value === null || typeof value === 'string',
  );
  const counts = [row.width, row.height, row.score, row.highest, row.moves, row.undone];
  const times = [row.started, row.playedMs].every((value) => value === null || isTime(value));
  const flags = [row.own, row.assisted].every((value) => typeof value === 'boolean');
  const whole = texts && optional && counts.every(isCount) && times && flags && isTime(row.ended);
  if (!whole || !STATUSES.some((status) => status === row.result)) return undefined;
  return row.daily === null || isDaily(row.daily) ? (row as KeptRow) : undefined;
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isDaily(mark: unknown): mark is DailyMark {
  const { day, scored } = Object(mark);
  return isDay(day) && typeof scored === 'boolean';
}

/** The middle of a day that a record names, in milliseconds since 1970. */
function dayIn(date: string | undefined): number | null {
  return isDay(date) ? Date.parse(`${date}T12:00`) : null;
}
