/** The panels that come in front of the game: a question, the end, and help. */
import type { PlayerView } from '../../engine/index.ts';
import { rulesName } from '../app/sentences.ts';
import type { Text } from '../text/english.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';
import { Seed } from './seed.tsx';

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
  readonly best: number;
  readonly canUndo: boolean;
  readonly text: Text;
  readonly onStart: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) {
  const { view, ending, best, canUndo, text, onStart, onUndo, onClose } = props;
  return (
    <Dialog title={ending.title} class="end" onClose={onClose}>
      <p>{ending.reason}</p>
      <p class="end-score">{text.endScore(view.score, view.moves)}</p>
      {view.score >= best && view.score > 0 && <p class="end-best">{text.endBest}</p>}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onStart}>
          {text.playAgain}
        </button>
        {canUndo && (
          <button type="button" onClick={onUndo}>
            {text.undo}
          </button>
        )}
      </div>
      <button type="button" class="quiet" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}

/** How to play, the keys, and which game this is. */
export function HelpPanel(props: {
  readonly view: PlayerView;
  readonly seed: string;
  readonly link: string;
  readonly text: Text;
  readonly onClose: () => void;
}) {
  const { view, seed, link, text, onClose } = props;
  const { rules } = view;
  return (
    <Dialog title={text.helpTitle} onClose={onClose}>
      <p>{text.helpIntro}</p>
      <h3>{text.keysTitle}</h3>
      <dl class="keys">
        {text.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{text.touch}</p>
      <h3>
        {text.thisGame}: {rulesName(rules, text)}
      </h3>
      <p>{text.rules[rules.id]?.summary ?? rules.summary}</p>
      <Seed seed={seed} link={link} text={text} />
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.close}
        </button>
      </div>
    </Dialog>
  );
}
