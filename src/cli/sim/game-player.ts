/** How one game of a simulation is played from its seed. */
import { type Agent, chooseMove } from '../../ai/agent.ts';
import { highestTile } from '../../engine/board.ts';
import { newGame, play, type Status, statusOf } from '../../engine/game.ts';
import { createRandom, type GeneratorId } from '../../engine/random/random.ts';
import { unwrap } from '../../engine/result.ts';
import type { RuleSet } from '../../engine/rules.ts';
import { scoreOf } from '../../engine/score.ts';
import type { Tile } from '../../engine/types.ts';
import { viewOf } from '../../engine/view.ts';
import { playerSeed } from '../../packed/index.ts';

/** What a simulation keeps of a game. */
export interface GameResult {
  readonly score: number;
  readonly highest: Tile;
  readonly moves: number;
  /** Why it ended; `playing` when the limit of moves came first. */
  readonly status: Status;
}

/** Plays the whole game of a seed. */
export type GamePlayer = (seed: string) => GameResult;

/** What all games of a simulation have in common. */
export interface GamePlan {
  readonly rules: RuleSet;
  readonly generator: GeneratorId;
  readonly agent: Agent;
  /** Stop a game after this many moves; Infinity for no limit. */
  readonly maxMoves: number;
}

/** The player for a plan. The agent draws from an sfc32 of its own, seeded by `playerSeed`. */
export function gamePlayer({ rules, generator, agent, maxMoves }: GamePlan): GamePlayer {
  return (seed) => {
    const random = unwrap(createRandom('sfc32', playerSeed(seed)));
    let game = newGame(rules, unwrap(createRandom(generator, seed)));
    while (game.moves < maxMoves) {
      const direction = chooseMove(agent, viewOf(game), random);
      const turn = direction && play(game, direction);
      if (!turn) break;
      game = turn.game;
    }
    const { board, moves } = game;
    return { score: scoreOf(board), highest: highestTile(board), moves, status: statusOf(game) };
  };
}
