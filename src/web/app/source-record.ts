/**
 * What a record says beside its game: who played and when, remarks, times, tags that nobody knows. A
 * game that came in a record keeps it, so that saving the game again loses nothing of it.
 */
import {
  formatTextRecord,
  type GameRecord,
  hasGenerator,
  parseTextRecord,
  type RecordedTurn,
  type RecordTag,
  type RecordText,
  replayRecord,
  withClaims,
  withTrace,
} from '../../engine/index.ts';

/** The text of a record that a game has to keep; nothing where the game itself knows all of it. */
export function sourceToKeep(record: GameRecord): RecordText | undefined {
  const { comments, info, tags, turns } = record;
  const says =
    comments.length + tags.length + Object.keys(info).length > 0 ||
    turns.some((turn) => Object.keys(turn).length > 1);
  return says ? formatTextRecord(record) : undefined;
}

/**
 * The record of a game with what the record says in which the game came. Remarks and times stay with
 * their moves as far as the game has them. Where new tiles had to be written down, the game began
 * where that record ended: it is the beginning of the new one then. A tag that the game has itself is
 * the game's.
 */
export function withSource(record: GameRecord, text: RecordText): GameRecord {
  const parsed = parseTextRecord(text);
  if (!parsed.ok) return record;
  const source = parsed.value;
  const goesOn = !hasGenerator(source) && source.turns.length > 0;
  return {
    ...((goesOn && goneOn(source, record)) || joined(source, record)),
    info: { ...record.info, ...source.info },
    comments: source.comments,
    tags: joinedTags(source.tags, record.tags),
  };
}

/** The turns of a record, as their source has them for as long as they are the same. */
function joined({ turns: before }: GameRecord, record: GameRecord): GameRecord {
  const differs = record.turns.findIndex(({ move }, index) => before[index]?.move !== move);
  const same = differs < 0 ? record.turns.length : differs;
  const turns = record.turns.map((turn, index): RecordedTurn => {
    return index < same ? { ...before[index], ...turn } : turn;
  });
  return { ...record, turns };
}

/** A record whose tiles are written down, gone on with; nothing where that would not be true. */
function goneOn(source: GameRecord, record: GameRecord): GameRecord | undefined {
  const replayed = replayRecord(record);
  if (!replayed.ok) return undefined;
  const turns = [...source.turns, ...withTrace(replayed.value).turns];
  const whole = replayRecord({ ...source, turns });
  return whole.ok ? withClaims(whole.value) : undefined;
}

function joinedTags(source: readonly RecordTag[], own: readonly RecordTag[]): RecordTag[] {
  const known = new Map(own.map((tag) => [tag.name, tag]));
  const kept = source.map((tag) => known.get(tag.name) ?? tag);
  const names = new Set(source.map(({ name }) => name));
  return [...kept, ...own.filter(({ name }) => !names.has(name))];
}
