/** Verifies a record: GameRecord → VerifiedGame, a game whose every move, tile and claim is true. */
import { type Fault, fail, ok, type Result } from '../result.ts';
import { type ReplayedGame, replayRecord } from './replay.ts';
import type { GameRecord, RecordSummary } from './types.ts';

/** What only `verifyRecord` may put on a game. */
declare const verified: unique symbol;

/** A record that was replayed and whose claims are true. */
export type VerifiedGame = ReplayedGame & { readonly [verified]: true };

/** The claims in the order in which they are checked, by the tag that makes them. */
const CLAIMS: readonly (readonly [tag: string, name: keyof RecordSummary])[] = [
  ['Moves', 'moves'],
  ['Score', 'score'],
  ['Highest', 'highest'],
  ['Result', 'result'],
  ['Digest', 'digest'],
];

/** Every claim of a replayed record that is not true; the place of each is its tag. */
export function wrongClaims({ record, summary }: ReplayedGame): Fault[] {
  return CLAIMS.flatMap(([tag, name]) => {
    const claimed = record.claims[name];
    if (claimed === undefined || claimed === summary[name]) return [];
    const message = `The record claims ${name} ${claimed}; the game has ${summary[name]}.`;
    return [fail('claim-wrong', tag, message).error];
  });
}

/**
 * Replays a record and checks its claims. Fails with the first move, tile or preview that is wrong
 * (at `moves[i]`, see `replayRecord`), else with the first wrong claim (at its tag). Takes time in
 * proportion to the number of moves.
 */
export function verifyRecord(record: GameRecord): Result<VerifiedGame> {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const [wrong] = wrongClaims(replayed.value);
  return wrong ? { ok: false, error: wrong } : ok(replayed.value as VerifiedGame);
}
