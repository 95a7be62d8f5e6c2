import { statusOf } from '../../../engine/index.ts';
import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { isResumed, type Replayed } from './continue.ts';

/** What going on needs. */
interface ContinuePartProps {
  readonly replayed: Replayed;
  readonly ply: number;
  /** Whether a game is under way that would be put aside. */
  readonly running: boolean;
  /** Whether going on would show what comes in the scored game of a day. */
  readonly barred: boolean;
  readonly text: FullText;
  readonly words: ReplayText;
  readonly onContinue: () => void;
}

/** A button that goes on from the ply that is shown, and what that means. */
export function ContinuePart(props: ContinuePartProps) {
  const { barred, ply, replayed, running, text, words, onContinue } = props;
  const { game } = replayed;
  const { record, states } = game;
  const ended = statusOf(states[ply]!) !== 'playing';
  const resumed = isResumed(replayed, ply);
  const traced = record.start.kind === 'position' && record.start.position.random === null;
  const enabled = !ended && !barred;
  const why = ended ? words.continueEnded : words.continueBarred;
  const what = resumed ? words.resumeHint : words.continueHint;
  return (
    <div class="replay-continue">
      <button type="button" aria-disabled={!enabled} onClick={() => enabled && onContinue()}>
        {resumed ? words.resume : words.continueHere}
      </button>
      <p class="hint">
        {enabled ? what : why} {enabled && traced && words.continueTraced}{' '}
        {enabled && running && text.putAsideHint}
      </p>
    </div>
  );
}
