/**
 * What an agent is: it judges the legal moves of what a player may see. The board, the rules and
 * the odds of the next tile are in the view, and the engine's pure functions look ahead from them;
 * the generator of the game is not, so an agent cannot peek.
 */
import type { Direction, PlayerView, Random } from '../engine/index.ts';

/** What an agent thinks of one legal move. */
export interface Judgement {
  readonly direction: Direction;
  /** The higher, the better. Values of one agent compare with each other and with nothing else. */
  readonly value: number;
  /** Why, in a few words for people. */
  readonly reason: string;
}

/** A player made of code. */
export interface Agent {
  /** The name that commands and records use. */
  readonly id: string;
  /** One sentence for people. */
  readonly summary: string;
  /** Judges every legal move of the view, in the view's order; none where no move is legal. */
  judge(view: PlayerView): readonly Judgement[];
  /** What it expects to be played from here, its own moves alone; only agents that look ahead. */
  variation?(view: PlayerView): readonly Direction[];
}

/**
 * The best of some judgements: one draw of the agent's own generator among those of the highest
 * value, in their order, even where there is only one. Nothing where there is no judgement.
 */
export function bestMove(judgements: readonly Judgement[], random: Random): Direction | undefined {
  const best = Math.max(...judgements.map(({ value }) => value));
  const equals = judgements.filter(({ value }) => value === best);
  return equals.length === 0 ? undefined : equals[random.nextInt(equals.length)]?.direction;
}

/** The move that an agent chooses, see `bestMove`; nothing where no move is legal. */
export function chooseMove(agent: Agent, view: PlayerView, random: Random): Direction | undefined {
  return bestMove(agent.judge(view), random);
}
