/**
 * How long the web game takes to save and to load a game of 3,000 moves (or as many as were had), and to play one move more in
 * it with all that is written: `npx tsx bench/web-save.bench.ts`. Prints medians of 31 runs.
 */
import {
  type Direction,
  type GameHistory,
  legalMoves,
  playPresent,
  presentOf,
  shiftGame,
  shownBoard,
  threes,
  unwrap,
  withParameters,
} from '../src/engine/index.ts';
import { dealGame, gameFromText, gameToText } from '../src/web/app/open-game.ts';
import { GAME_KEY, Session } from '../src/web/app/session.ts';
import { memoryStore } from '../src/web/app/storage.ts';
import { median } from './measure.ts';

/** The moves that are wanted, and how many games are tried; the longest is taken. */
const MOVES = 3000;
const SEEDS = 3;
const RUNS = 31;

/** A game that goes on for long: on a board with much room, the push that leaves most of it. */
function longGame(): GameHistory {
  const rules = unwrap(withParameters(threes, { width: 8, height: 8, topTile: null }));
  let longest: GameHistory | undefined;
  for (let seed = 0; seed < SEEDS; seed++) {
    let { history } = dealGame(rules, String(seed));
    while (history.at < MOVES) {
      const game = presentOf(history);
      const room = (direction: Direction) =>
        shownBoard(shiftGame(game, direction) ?? game).cells.filter((tile) => tile === 0).length;
      const [best] = legalMoves(game).toSorted((a, b) => room(b) - room(a));
      const step = best && playPresent(history, best);
      if (!step) break;
      history = step.history;
    }
    if (history.at > (longest?.at ?? -1)) longest = history;
    if (history.at === MOVES) break;
  }
  return longest ?? dealGame(rules, '').history;
}

function time(run: () => void): string {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return `${median(times).toFixed(2)} ms`;
}

const game = { history: longGame(), seed: null };
const text = gameToText(game);
const texts = new Map([[GAME_KEY, text]]);
const session = new Session({ store: memoryStore(texts), freshSeed: () => '' });
const [direction = 'left'] = legalMoves(session.present);
const move = () => {
  session.play(direction);
  session.undo();
};

const lines = [
  `Node ${process.version}; a game of ${game.history.at} moves, ${text.length} characters; medians of ${RUNS} runs`,
  `save as text: ${time(() => gameToText(game))}`,
  `load, every move replayed: ${time(() => gameFromText(text))}`,
  `one move and its undo, each written whole: ${time(move)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
