import type { ReplayedGame } from '../../../engine/index.ts';
import type { ReviewText } from '../../text/english-review.ts';
import { reasonsFor } from './reasons.ts';
import type { JudgedMove } from './review.ts';

/** What the list is drawn from. */
interface DearestProps {
  readonly replayed: ReplayedGame;
  readonly moves: readonly JudgedMove[];
  /** Whether they are those of the whole game: before that, no reasons are looked for. */
  readonly settled: boolean;
  readonly onPly: (ply: number) => void;
  readonly words: ReviewText;
}

/** The few moves that cost most, each with what it gave up. */
export function DearestMoves({ replayed, moves, settled, onPly, words }: DearestProps) {
  return (
    <>
      <h3>{words.dearest}</h3>
      {moves.length === 0 && <p>{words.noneDear}</p>}
      <ol class="review-dearest">
        {moves.map((move) => (
          <li key={move.ply}>
            <button type="button" onClick={() => onPly(move.ply)}>
              <strong>{words.move(move.ply + 1)}</strong> <span>{words.cost(move.cost)}</span>
            </button>
            <p>
              {words.instead(move.played, move.best)} {settled && whyOf(replayed, move, words)}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function whyOf({ states }: ReplayedGame, { best, played, ply }: JudgedMove, words: ReviewText) {
  const state = states[ply];
  return state && words.why(reasonsFor(state, played, best));
}
