/** The panels that come in front of the game: a question and the end. */
import type { PlayerView } from '../../engine/index.ts';
import type { Text } from '../text/english.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';

/** Asks before a game that is under way is given up. */
export function ConfirmPanel(props: {
  readonly view: PlayerView;
  readonly text: Text;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const { view, text, onStart, onClose } = props;
  return (
    <Dialog title={text.confirmTitle} onClose={onClose}>
      <p>{text.confirmText(view.moves, view.score)}</p>
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.keepPlaying}
        </button>
        <button type="button" onClick={onStart}>
          {text.confirmStart}
        </button>
      </div>
    </Dialog>
  );
}

/** Says that the game has ended, why, and with what. */
export function EndPanel(props: {
  readonly view: PlayerView;
  readonly ending: { readonly title: string; readonly reason: string };
  /** Whether it is the player's best game of its kind. */
  readonly isBest: boolean;
  readonly canUndo: boolean;
  readonly text: Text;
  readonly onStart: () => void;
  readonly onUndo: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}) {
  const { view, ending, isBest, canUndo, text, onStart, onUndo, onShare, onClose } = props;
  return (
    <Dialog title={ending.title} class="end" onClose={onClose}>
      <p>{ending.reason}</p>
      <p class="end-score">{text.endScore(view.score, view.moves)}</p>
      {isBest && <p class="end-best">{text.endBest}</p>}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onStart}>
          {text.playAgain}
        </button>
        {canUndo && (
          <button type="button" onClick={onUndo}>
            {text.undo}
          </button>
        )}
        <button type="button" onClick={onShare}>
          {text.records}
        </button>
      </div>
      <button type="button" class="quiet" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}
