/** The homework's classes and the engine's rule set play the same games from the same seeds. */
import { describe, expect, it } from 'vitest';
import { Direction, Game, GameUtil, Random } from '../../src/compat/cs227/index.ts';
import {
  ascii,
  createRandom,
  cs227,
  DIRECTIONS,
  type GameState,
  newGame,
  place,
  type RuleSet,
  scoreOf,
  shiftGame,
  shownBoard,
  statusOf,
  undo,
  unwrap,
} from '../../src/engine/index.ts';
import { random, variant } from '../support/games.ts';

const GAMES = 10_000;
const SIZES = [2, 3, 4, 5, 6];
const NAMES = Object.values(Direction);

/** What the two sides show differently, as a text; nothing when they agree. */
function difference(game: GameState, java: Game): string | undefined {
  const { cells, width } = shownBoard(game);
  const wrong = cells.findIndex(
    (tile, cell) => java.getCell(Math.floor(cell / width), cell % width) !== tile,
  );
  if (wrong >= 0) return `other tiles in cell ${wrong}: ${ascii(shownBoard(game))}`;
  const [next, score] = [java.getNextTileValue(), java.getScore()];
  if (game.preview.kind !== 'tile' || game.preview.tile !== next) return `the preview ${next}`;
  return scoreOf(game.board) === score ? undefined : `the score ${score}`;
}

/**
 * Plays one game to its end on both sides, with random directions, legal or not, and now and then
 * an undo. Gives the first difference, or nothing.
 */
function firstDifference(seed: number, rules: RuleSet): string | undefined {
  const javaRandom = new Random(seed);
  const java = new Game(rules.width, new GameUtil(), javaRandom);
  let game = newGame(rules, unwrap(createRandom('java', seed)));
  const player = random(`player ${seed}`);
  for (let turn = 0; statusOf(game) === 'playing'; turn++) {
    const choice = player.nextInt(4);
    const shifted = shiftGame(game, DIRECTIONS[choice] as (typeof DIRECTIONS)[number]);
    const moves = java.shiftGrid(NAMES[choice] as Direction);
    if (shifted === undefined) {
      if (moves.length > 0) return `turn ${turn}: the engine calls ${NAMES[choice]} illegal`;
      if (java.newTile() !== null) return `turn ${turn}: a tile entered without a shift`;
      continue;
    }
    game = shifted;
    if (moves.length !== shifted.pending?.motions.length) return `turn ${turn}: other moves`;
    const afterShift = difference(game, java);
    if (afterShift) return `turn ${turn}, shifted: ${afterShift}`;
    if (player.nextInt(8) === 0) {
      game = undo(game) ?? game;
      if (!java.undo()) return `turn ${turn}: nothing to undo`;
    } else {
      game = place(game)?.game ?? game;
      if (!java.newTile()) return `turn ${turn}: no new tile`;
    }
    const afterTurn = difference(game, java);
    if (afterTurn) return `turn ${turn}: ${afterTurn}`;
  }
  if (NAMES.some((name) => java.shiftGrid(name).length > 0)) return 'the engine calls it over';
  const [drawn, expected] = [JSON.stringify(javaRandom.save()), JSON.stringify(game.random)];
  return drawn === expected ? undefined : `another number of draws: ${drawn}, not ${expected}`;
}

describe.each(SIZES)('size %d', (size) => {
  const games = GAMES / SIZES.length;
  const rules = variant(cs227, { width: size, height: size });
  it(`plays ${games} games like the engine`, { timeout: 120_000 }, () => {
    for (let index = 0; index < games; index++) {
      const seed = size * 1_000_000 + index;
      const found = firstDifference(seed, rules);
      if (found) expect.fail(`seed ${seed}: ${found}`);
    }
    expect(firstDifference(size, rules)).toBeUndefined();
  });
});
