import type { Notice } from '../app/happening.ts';
import { noticeSentence } from '../app/sentences.ts';
import type { Text } from '../text/english.ts';
import { Icon } from './icons.tsx';

/** Calm lines above the game, each until it is dismissed. */
export function Notices(props: {
  readonly notices: readonly Notice[];
  readonly text: Text;
  readonly onDismiss: (kind: Notice['kind']) => void;
  readonly onReturn: () => void;
}) {
  const { notices, text, onDismiss, onReturn } = props;
  return (
    <>
      {notices.map((notice) => (
        <div class="notice" key={notice.kind}>
          <p>{noticeSentence(notice, text)}</p>
          {notice.kind === 'earlier-game' && (
            <button type="button" onClick={onReturn}>
              {text.notices.returnToEarlier}
            </button>
          )}
          {'act' in notice && (
            <button type="button" onClick={notice.act}>
              {text.notices.actions[notice.kind]}
            </button>
          )}
          <button
            type="button"
            class="quiet dismiss"
            aria-label={text.dismiss}
            onClick={() => onDismiss(notice.kind)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </>
  );
}
