/**
 * What a kept game knows beside its moves, as tags of its record, so that a file of the record says
 * everything and nothing stands twice. Times are ISO 8601 in UTC, lengths whole milliseconds.
 */
import type { RecordTag } from '../../../engine/index.ts';
import type { DailyMark } from '../../app/open-game.ts';
import { isDay } from '../daily/day.ts';

/** What a kept game knows beside its moves. */
export interface GameDetails {
  /** What the player calls it. */
  readonly name: string | null;
  /** When its first turn was played, in milliseconds since 1970. */
  readonly started: number | null;
  /** When its last turn was played, likewise. */
  readonly ended: number | null;
  /** How long was played, in milliseconds; a gap between two moves counts for a minute at most. */
  readonly playedMs: number | null;
  /** How many turns were taken back while it was played. */
  readonly undone: number;
  readonly daily: DailyMark | null;
}

/** The tags that are read and written here. */
const NAMES = ['Name', 'Started', 'Ended', 'Played', 'Undone', 'Daily'] as const;

type DetailTag = (typeof NAMES)[number];

/** The longest name of a game, in UTF-16 units. */
export const LONGEST_NAME = 60;

/** What the tags of a record say; a tag that can't be read says nothing. */
export function detailsIn(tags: readonly RecordTag[]): GameDetails {
  const said = (name: DetailTag) => tags.find((tag) => tag.name === name)?.value ?? '';
  const [, day, kind] = /^(\S+) (scored|practice)$/.exec(said('Daily')) ?? [];
  return {
    name: nameOf(said('Name')),
    started: timeIn(said('Started')),
    ended: timeIn(said('Ended')),
    playedMs: countIn(said('Played')),
    undone: countIn(said('Undone')) ?? 0,
    daily: isDay(day) ? { day, scored: kind === 'scored' } : null,
  };
}

/** The tags with these details in the place of those that were there; all others stay. */
export function withDetails(
  tags: readonly RecordTag[],
  { name, started, ended, playedMs, undone, daily }: GameDetails,
): RecordTag[] {
  const values: Readonly<Record<DetailTag, string | null>> = {
    Name: name,
    Started: started === null ? null : new Date(started).toISOString(),
    Ended: ended === null ? null : new Date(ended).toISOString(),
    Played: playedMs === null ? null : String(Math.round(playedMs)),
    Undone: undone > 0 ? String(undone) : null,
    Daily: daily && `${daily.day} ${daily.scored ? 'scored' : 'practice'}`,
  };
  const others = tags.filter(({ name: tag }) => !NAMES.some((known) => known === tag));
  const own = NAMES.flatMap((tag) => {
    const value = values[tag];
    return value === null ? [] : [{ name: tag, value }];
  });
  return [...own, ...others];
}

/**
 * A name as it is kept: on one line, without spaces around it, not too long, and without what no
 * picture or file could hold: controls and halves of characters. Null for none.
 */
export function nameOf(text: string): string | null {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const name = line
    .slice(0, LONGEST_NAME)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return name === '' ? null : name;
}

function timeIn(text: string): number | null {
  const time = isDay(text.split('T')[0]) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function countIn(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
