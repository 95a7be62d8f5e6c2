import type { Notice } from '../app/happening.ts';
import { faultDetail, noticeSentence } from '../app/voice.ts';
import type { FullText } from '../text/english.ts';
import { Icon } from './icons.tsx';

/** Calm lines above the game, each until it is dismissed. */
export function Notices(props: {
  readonly notices: readonly Notice[];
  readonly text: FullText;
  readonly onDismiss: (kind: Notice['kind']) => void;
  readonly onReturn: () => void;
}) {
  const { notices, text, onDismiss, onReturn } = props;
  return (
    <>
      {notices.map((notice) => (
        <div class="notice" data-kind={notice.kind} key={notice.kind}>
          <p>
            {noticeSentence(notice, text)}
            <Detail words={faultDetail(notice, text)} />
          </p>
          {notice.kind === 'earlier-game' && (
            <button type="button" onClick={onReturn}>
              {text.actions['earlier-game']}
            </button>
          )}
          {'act' in notice && (
            <button type="button" onClick={notice.act}>
              {text.actions[notice.kind]}
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

/** The engine's own words about a fault, which are English. */
export function Detail({ words }: { readonly words: string | null }) {
  return words === null ? null : (
    <>
      {' '}
      <small lang="en">{words}</small>
    </>
  );
}
