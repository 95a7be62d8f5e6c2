/** A browser in which games were played and kept, for tests and for pictures. */
import { formatTextRecord, RULE_SETS, type RuleSet } from '../../../src/engine/index.ts';
import { recordOfGame } from '../../../src/web/app/records.ts';
import { DATABASE, DATABASE_VERSION } from '../../../src/web/study/games/database.ts';
import { withDetails } from '../../../src/web/study/games/game-tags.ts';
import type { StoredRecord } from '../../../src/web/study/games/stored-record.ts';
import { dealt, historyAfter, playedOut } from './game.ts';

/** A day in milliseconds. */
const DAY = 86_400_000;

/** A finished game as it is kept: of this rule set and seed, played so many days ago. */
export function finishedGame(rules: RuleSet, seed: string, daysAgo: number): StoredRecord {
  const start = dealt(rules, seed);
  const { moves } = playedOut(start);
  const history = historyAfter(start, moves);
  const ended = Date.UTC(2026, 10, 30, 9) - daysAgo * DAY;
  const playedMs = moves.length * 1700;
  const details = {
    name: null,
    started: ended - playedMs,
    ended,
    playedMs,
    undone: 0,
    daily: null,
  };
  const date = new Date(ended).toISOString().slice(0, 10);
  const tags = withDetails([], details);
  const times = moves.map((_, index) => 900 + ((index * 271) % 1500));
  const record = recordOfGame({ history, seed }, date, { tags, times });
  return { id: `${rules.id}-${seed}`, own: true, text: formatTextRecord(record) };
}

/** Some weeks of games of all rule sets. */
export function weeksOfGames(count = 24): StoredRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const rules = RULE_SETS[index % 4 === 3 ? 2 : index % 4 === 2 ? 1 : 0];
    return finishedGame(rules!, `weeks ${index}`, count - index);
  });
}

/** What Playwright puts into the database of a profile: see its `storageState`. */
export function databaseWith(games: readonly StoredRecord[]) {
  const store = { autoIncrement: false, indexes: [], records: [] };
  return {
    name: DATABASE,
    version: DATABASE_VERSION,
    stores: [
      { ...store, name: 'shelves' },
      { ...store, name: 'records', keyPath: 'id', records: games.map((value) => ({ value })) },
      { ...store, name: 'aside', autoIncrement: true },
    ],
  };
}
