/** Thinking where the fast search can't go: other sizes of board, and tiles beyond 12288. */
import { DIRECTIONS, type PlayerView } from '../../engine/index.ts';
import type { Found } from './deepen.ts';
import { type Evaluate, Expectimax } from './expectimax.ts';
import { searchState } from './view-state.ts';

/** The most moves that the plain search looks ahead: it is slow. */
const DEEPEST = 2;

/** Room is worth a little: all that is known of boards of any size. */
const evaluate: Evaluate = ({ afterstate }) => {
  return 3 * afterstate.cells.filter((tile) => tile === 0).length;
};

/** Looks one move ahead with the plain search, then two. */
export function* thinkPlainly(view: PlayerView): Generator<Found, void> {
  if (view.legalMoves.length === 0) return;
  const search = new Expectimax(view.rules, evaluate);
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const moves = search.moves(searchState(view), depth);
    const best = moves.reduce((a, b) => (b.value > a.value ? b : a));
    yield {
      depth,
      choice: DIRECTIONS.indexOf(best.direction),
      values: DIRECTIONS.map(
        (one) => moves.find(({ direction }) => direction === one)?.value ?? Number.NaN,
      ),
      evaluations: search.size,
    };
  }
}
