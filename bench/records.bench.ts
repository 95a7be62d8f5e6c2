/**
 * How long 64 KiB of records take to parse and to verify: `npm run bench:records`. The golden
 * records, the longest of them over again, and a long game on 8×8, each bare and traced. Prints
 * medians of 101 runs.
 */
import { readFileSync } from 'node:fs';
import type { Direction, GameRecord, RecordedTurn } from '../src/engine/index.ts';
import { engine } from './built.ts';
import { median, timesOf } from './measure.ts';

const {
  createRandom,
  formatLinkRecord,
  formatTextRecord,
  legalMoves,
  newGame,
  parseTextRecord,
  play,
  recordOf,
  replayRecord,
  startHistory,
  threes,
  unwrap,
  verifyRecord,
  withParameters,
  withTrace,
} = engine;

const SIZE = 64 * 1024;
const RUNS = 101;

/** One long game: random moves on a wide board go on for more than a thousand turns. */
function longGame(): GameRecord {
  const parameters = { width: 8, height: 8, startingTiles: 9, topTile: null } as const;
  const rules = unwrap(withParameters(threes, parameters));
  const random = unwrap(createRandom('sfc32', 'moves'));
  for (let seed = 0; ; seed++) {
    const start = newGame(rules, unwrap(createRandom('sfc32', seed)));
    const turns: RecordedTurn[] = [];
    for (let game = start; ; ) {
      const legal = legalMoves(game);
      const move = legal[random.nextInt(Math.max(1, legal.length))] as Direction | undefined;
      const turn = move && play(game, move);
      if (!move || !turn) break;
      turns.push({ move });
      game = turn.game;
    }
    const record = unwrap(
      recordOf(startHistory(start), { seed: { generator: 'sfc32', seed: String(seed) } }),
    );
    if (turns.length > 300) return { ...record, claims: {}, turns };
  }
}

function time(run: () => void): string {
  return `${median(timesOf(run, RUNS)).toFixed(2)} ms`;
}

/** As many of the texts as fill 64 KiB, one after the other and over again. */
function fill(texts: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  for (let size = 0; size < SIZE; ) {
    const text = texts[chosen.length % texts.length] ?? '';
    chosen.push(text);
    size += text.length;
  }
  return chosen;
}

function golden(name: string): readonly string[] {
  const path = new URL(`../tests/records/golden/${name}.txt`, import.meta.url);
  return readFileSync(path, 'utf8').split('%%\n').filter(Boolean);
}

function longest(texts: readonly string[]): string {
  return texts.reduce((one, other) => (other.length > one.length ? other : one));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const long = longGame();
const tracedLong = withTrace(unwrap(replayRecord(long)));
const CASES = [
  ['golden records, bare', fill(golden('text'))],
  ['golden records, traced', fill(golden('traced'))],
  ['a long game on 4×4, bare', fill([longest(golden('text'))])],
  ['a long game on 4×4, traced', fill([longest(golden('traced'))])],
  ['a long game on 8×8, bare', fill([formatTextRecord(long)])],
  ['a long game on 8×8, traced', fill([formatTextRecord(tracedLong)])],
] as const;

print(`Node ${process.version}; 64 KiB of text; medians of ${RUNS} runs`);
for (const [name, texts] of CASES) {
  const records = texts.map((text) => unwrap(parseTextRecord(text)));
  const moves = records.reduce((sum, { turns }) => sum + turns.length, 0);
  const parse = time(() => {
    for (const text of texts) parseTextRecord(text);
  });
  const verify = time(() => {
    for (const record of records) verifyRecord(record);
  });
  print(`${name}: ${texts.length} records, ${moves} moves: parse ${parse}, verify ${verify}`);
}
print(`link of ${long.turns.length} moves: ${formatLinkRecord(long).length} characters`);
