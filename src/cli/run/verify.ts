import { type Fault, type Result, type VerifiedGame, verifyRecord } from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import { readInput } from '../input/read-input.ts';
import { readRecord } from '../input/read-record.ts';
import type { CommonOptions, Io } from '../io.ts';
import { grouped } from '../text.ts';

/** What became of one record. */
interface Verdict {
  readonly name: string;
  readonly game: Result<VerifiedGame>;
}

/**
 * Verifies records: each is replayed from its first move and its claims are checked. One that
 * is not true, or no record at all, makes the exit code 3.
 */
export async function runVerify(io: Io, _: CommonOptions, given: string[]): Promise<number> {
  const verdicts: Verdict[] = [];
  for (const name of given.length > 0 ? given : ['-']) {
    const input = await readInput(name);
    if (!input.ok) return io.misused(input.message);
    const record = readRecord(input.text);
    const shown = name.length > 60 ? `${name.slice(0, 57)}...` : name;
    verdicts.push({ name: shown, game: record.ok ? verifyRecord(record.value) : record });
  }
  if (io.json) io.data({ command: 'verify', records: verdicts.map(verdictData) });
  else for (const verdict of verdicts) io.line(verdictText(verdict));
  return verdicts.every(({ game }) => game.ok) ? EXIT.done : EXIT.unverified;
}

function verdictData({ game, name }: Verdict) {
  if (game.ok) return { name, verified: true, summary: game.value.summary };
  return { name, verified: false, error: game.error };
}

function verdictText({ game, name }: Verdict): string {
  if (!game.ok) return `${name}: NOT verified: ${faultWords(game.error)}`;
  const { highest, moves, result, score } = game.value.summary;
  return (
    `${name}: verified, ${game.value.record.rules.id}, ${grouped(moves)} moves, ` +
    `score ${grouped(score)}, highest ${highest}, ${result}`
  );
}

function faultWords({ at, code, message }: Fault): string {
  return `${message} (${code}${at && ` at ${at}`})`;
}
