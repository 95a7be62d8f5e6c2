import {
  type GameState,
  loadGame,
  type Parameters,
  RULE_SETS,
  type RuleSet,
  saveGame,
  unwrap,
} from '../../src/engine/index.ts';
import { randomGame, TWO_BY_THREE, variant } from '../support/games.ts';

/** A position from which lines of play are counted: how to make it, in terms of the engine. */
export interface PerftPosition {
  readonly name: string;
  readonly game: GameState;
  /** The table ends at the first level with this many ways. */
  readonly enough: number;
}

const MILLION = 1_000_000;

/** The state after some turns of random play from a seed. */
function played(
  id: string,
  seed: number,
  turns: number,
  parameters: Parameters = {},
): PerftPosition {
  const rules = variant(RULE_SETS.find((one) => one.id === id) as RuleSet, parameters);
  const settings = [id, ...Object.entries(parameters).map((pair) => pair.join('='))].join(' ');
  const game = randomGame(rules, seed, turns)[turns] as GameState;
  return { name: `${settings}, seed ${seed}, after ${turns} turns`, game, enough: MILLION };
}

/** A late board of the default rules, on which bonus tiles of several windows may come. */
function late(): PerftPosition {
  const saved = saveGame(played('threes', 1, 0).game);
  const cells = [384, 96, 12, 3, 48, 6, 3, 1, 2, 12, 6, 2, 1, 0, 2, 1];
  const supply = { deck: [0, 1, 2], run: null, turn: 0 };
  const game = unwrap(loadGame({ ...saved, cells, supply, preview: [6, 12, 24] }));
  return { name: 'threes, late, a bonus next', game, enough: MILLION / 5 };
}

/** The positions of the perft tables. */
export const PERFT_POSITIONS: readonly PerftPosition[] = [
  played('threes', 5, 5),
  late(),
  played('threes', 1, 0, TWO_BY_THREE),
  played('cs227', 41, 16),
  played('cs227', 4, 4, { width: 3, height: 3 }),
  played('tres', 6, 6),
  played('tres', 6, 6, { travel: 'slide' }),
];
