/**
 * Plays 200 golden games and writes tests/records/golden/: each game as text, as traced text and as
 * link, and some as lines of the course framework. One more took the strongest agent some 300 games
 * (`threefold evaluate`, docs/ai.md) to come by: it is read from its record. Run it after a change
 * that is meant to change games or records: `npx tsx scripts/golden-records.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as engine from '../src/engine/index.ts';
import {
  createRandom,
  cs227,
  type Direction,
  emptyCells,
  formatLinkRecord,
  formatNycuRecord,
  formatTextRecord,
  type GameHistory,
  GENERATORS,
  type GeneratorId,
  legalMoves,
  NYCU_RULES,
  newGame,
  type Parameters,
  parsePosition,
  parseTextRecord,
  playPresent,
  presentOf,
  type Random,
  type RecordedGame,
  RULE_SETS,
  type RuleSet,
  recordOf,
  replayRecord,
  shift,
  startHistory,
  startOf,
  statusOf,
  threes,
  tres,
  unwrap,
  type VerifiedGame,
  verifyRecord,
  withParameters,
  withTrace,
} from '../src/engine/index.ts';
import { checkGolden } from '../tests/records/check-golden.ts';

/** How the moves of a game are chosen: any legal one, or one that leaves the most cells empty. */
type Choice = 'random' | 'roomy';

const games: VerifiedGame[] = [];
const lines: string[] = [];

function keep(
  history: GameHistory,
  event: string,
  seed?: { generator: GeneratorId; seed: string },
) {
  const details = { event: `golden ${games.length + 1}: ${event}`, ...(seed && { seed }) };
  games.push(unwrap(verifyRecord(unwrap(recordOf(history, details)))));
}

function playOut(start: GameHistory, random: Random, choice: Choice, most: number): GameHistory {
  let history = start;
  for (let move = 0; move < most; move++) {
    const game = presentOf(history);
    let legal = legalMoves(game);
    if (legal.length === 0) break;
    if (choice === 'roomy') {
      const room = (direction: Direction) => {
        const shifted = shift(game.board, direction, game.rules);
        return shifted ? emptyCells(shifted.afterstate).length : 0;
      };
      const best = Math.max(...legal.map(room));
      legal = legal.filter((direction) => room(direction) === best);
    }
    const direction = legal[random.nextInt(legal.length)] as Direction;
    history = playPresent(history, direction)?.history ?? history;
  }
  return history;
}

function chooser(attempt = 0): Random {
  return unwrap(createRandom('sfc32', `choices ${games.length + 1}/${attempt}`));
}

/** Seeds of every kind: whole numbers, 128 bits, and texts. */
function seedOf(index: number): string {
  const kinds = [String(index), `-${index * 7_654_321}`, `semilla nº ${index}`, `🦊${index}`];
  if (index % 5 === 4) return index.toString(16).padStart(32, 'abcdef9876543210');
  return kinds[index % 5] as string;
}

function playSeeded(rules: RuleSet, event: string, choice: Choice = 'random', most = 10_000) {
  for (const generator of GENERATORS) {
    const seed = { generator, seed: seedOf(games.length + 1) };
    const start = startHistory(newGame(rules, unwrap(createRandom(generator, seed.seed))));
    keep(playOut(start, chooser(), choice, most), event, seed);
  }
}

function variant(rules: RuleSet, parameters: Parameters): void {
  const changed = unwrap(withParameters(rules, parameters));
  playSeeded(changed, `${rules.id} ${JSON.stringify(parameters)}`);
}

/** Plays from a position in text, with a generator of its own, until the game ends as asked. */
function playFrom(rules: RuleSet, position: string, ending: string, event: string): GameHistory {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const { state } = unwrap(createRandom('sfc32', `${event} ${attempt}`)).save() as {
      state: readonly number[];
    };
    const words = state.map((word) => word.toString(16).padStart(8, '0')).join('');
    const start = unwrap(parsePosition(`${position} random:sfc32:${words}`, rules));
    const record: RecordedGame = { rules, start: { kind: 'position', position: start }, turns: [] };
    const history = playOut(startHistory(startOf(record)), chooser(attempt), 'random', 10_000);
    if (statusOf(presentOf(history)) === ending && history.moves.length > 3) return history;
  }
  throw new Error(`No game from ${position} ended ${ending}.`);
}

for (const rules of RULE_SETS) {
  for (let game = 0; game < 9; game++) playSeeded(rules, `${rules.id}`);
  for (const side of [2, 3, 3, 5, 5, 6]) {
    const few = rules.source === 'deck' && side === 2 ? { startingTiles: 2 } : {};
    variant(rules, { width: side, height: side, ...few });
  }
}
for (const rules of [threes, tres]) {
  const few = rules.source === 'deck' ? { startingTiles: 3 } : {};
  variant(rules, { width: 3, height: 2, ...few });
  variant(rules, { width: 2, height: 5, ...few });
  variant(rules, { width: 6, height: 4, travel: 'slide' });
  variant(rules, { topTile: 24 });
  variant(rules, { topTile: 48 });
}
for (const bonusModel of ['window', 'uniform', 'value-first', 'top-first'] as const) {
  variant(threes, { bonusModel, bonusDivisor: 2, bonusFrom: 12 });
}
for (const hint of ['colour', 'plus', 'exact'] as const) {
  variant(threes, { hint, bonusDivisor: 1, bonusFrom: 6 });
}
variant(threes, { bonusTiming: 'one-per-21', bonusDivisor: 2, bonusFrom: 12 });
variant(threes, { bonus: false, entry: 'anywhere', deckCopies: 2 });
variant(threes, { ending: 'full', travel: 'step' });
variant(cs227, { entryDraw: 'index', ending: 'full' });
variant(tres, { travel: 'slide' });
variant(tres, { ending: 'stuck', entry: 'edge' });
for (let game = 0; game < 4; game++) playSeeded(threes, 'threes, roomy', 'roomy');
playSeeded(cs227, 'cs227, roomy', 'roomy');
playSeeded(tres, 'tres, unfinished', 'roomy', 60);
playSeeded(threes, 'no move yet', 'random', 0);
for (const next of ['1', '2', '3', '6+12+24+', '96+192+384+', '192+384+768+']) {
  const rows = '6144,1,2,0/6144,3,0,0/48,0,6,2/0,96,0,1';
  const position = `${rows} next:${next} deck:2,2,2 moves:2200`;
  keep(playFrom(threes, position, 'finished', `12288 after ${next}`), `12288, ${next} first`);
}
for (let game = 0; games.length < 188; game++) {
  const rows = '3072,1,2,0/768,3,0,0/48,0,6,2/0,96,0,1';
  const event = `continued ${game}`;
  keep(playFrom(threes, `${rows} next:1 deck:0,0,1 moves:900`, 'stuck', event), event);
}
for (let game = 0; games.length < 194; game++) {
  const start = newGame(NYCU_RULES, unwrap(createRandom('sfc32', `nycu ${game}`)));
  const seed = { generator: 'sfc32', seed: `nycu ${game}` } as const;
  keep(playOut(startHistory(start), chooser(), 'roomy', 10_000), 'course framework', seed);
  lines.push(unwrap(formatNycuRecord(games.at(-1) as VerifiedGame)));
}
// As copied from a phone: no generator, every tile written down.
for (const from of games.slice(0, 200 - games.length)) {
  const traced = withTrace(from);
  const { board, moves, preview, supply } = startOf(from.record);
  const position = { board, preview, supply, moves, random: null };
  const event = `golden ${games.length + 1}: from a phone`;
  const start = { kind: 'position', position } as const;
  games.push(unwrap(verifyRecord({ ...traced, start, info: { event } })));
}

const expert = readFileSync(new URL('../tests/records/expert-12288.txt', import.meta.url), 'utf8');
games.push(unwrap(verifyRecord(unwrap(parseTextRecord(expert)))));

function write(name: string, parts: readonly string[]): string {
  const text = parts.join('');
  writeFileSync(new URL(`../tests/records/golden/${name}`, import.meta.url), text);
  return text;
}

const SEPARATOR = '%%\n';
const traced = games.map((game) => withTrace(unwrap(replayRecord(game.record))));
const texts = write(
  'text.txt',
  games.map(({ record }) => `${formatTextRecord(record)}${SEPARATOR}`),
);
const traces = write(
  'traced.txt',
  traced.map((record) => `${formatTextRecord(record)}${SEPARATOR}`),
);
const links = write(
  'links.txt',
  games.map(({ record }) => `${formatLinkRecord(record)}\n`),
);
const nycu = write(
  'nycu.txt',
  lines.map((line) => `${line}\n`),
);
const files = { text: texts, traced: traces, links, nycu };
write('digest.txt', [`${checkGolden(engine, files).digest}\n`]);
const moves = games.reduce((sum, { summary }) => sum + summary.moves, 0);
console.log(`${games.length} golden records with ${moves} moves, ${lines.length} lines`);
