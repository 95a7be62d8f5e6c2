/**
 * How long the web game takes to save and to load a game of 3,000 moves on 8×8, a board four times
 * as large as the usual one, and to play one more move in it with all that is written:
 * `npx tsx bench/web-save.bench.ts`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { legalMoves } from '../src/engine/index.ts';
import { gameFromText, gameToText } from '../src/web/app/open-game.ts';
import { GAME_KEY, Session } from '../src/web/app/session.ts';
import { memoryStore } from '../src/web/app/storage.ts';
import { longGame } from '../tests/support/long-game.ts';
import { median, timesOf } from './measure.ts';

const MOVES = 3000;
const RUNS = 31;
const FIRST_RUNS = 7;

function time(run: () => void): string {
  return `${median(timesOf(run, RUNS)).toFixed(2)} ms`;
}

/** A page that is opened has no code compiled yet: its load is timed in a fresh process. */
function firstLoads(text: string): string {
  const script = process.argv[1] ?? '';
  const times = Array.from({ length: FIRST_RUNS }, () =>
    Number(execFileSync(process.execPath, [...process.execArgv, script, 'load'], { input: text })),
  );
  return `${median(times).toFixed(2)} ms`;
}

if (process.argv[2] === 'load') {
  const text = readFileSync(0, 'utf8');
  process.stdout.write(String(timesOf(() => gameFromText(text), 1)));
} else {
  const game = longGame(MOVES);
  const text = gameToText(game);
  const session = new Session({
    store: memoryStore(new Map([[GAME_KEY, text]])),
    freshSeed: () => '',
  });
  const [direction = 'left'] = legalMoves(session.present);
  const move = () => {
    session.play(direction);
    session.undo();
  };
  const lines = [
    `Node ${process.version}; a game of ${game.history.at} moves, ${text.length} characters`,
    `first load in a fresh process, every move replayed: ${firstLoads(text)}, median of ${FIRST_RUNS}`,
    `load: ${time(() => gameFromText(text))}, median of ${RUNS}, as all that follow`,
    `save as text: ${time(() => gameToText(game))}`,
    `one move and its undo, each written whole: ${time(move)}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
