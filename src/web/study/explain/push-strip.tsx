/** The last push explained beside the board, or under it where there is room. */
import { render } from 'preact';
import type { GameHistory } from '../../../engine/index.ts';
import { explainWords } from '../../text/explain-words.ts';
import { wearStyles } from '../styles.ts';
import type { EachPushParts } from './each-push.ts';
import css from './push-strip.css?inline';
import { lastPush } from './scenes.ts';
import { WhyList } from './why-list.tsx';

wearStyles(css);

/** Puts it on the page; gives what shows it as it is now, or takes it away. */
export function pushStrip({ session, controller, settings }: EachPushParts): () => void {
  const strip = document.createElement('section');
  strip.className = 'push-strip';
  // A finger scrolls here, and doesn't push.
  strip.dataset['selectable'] = '';
  let shown: readonly [GameHistory, string] | undefined;
  return () => {
    const { text } = controller;
    const { history } = session.game;
    if (!settings.current.explain) {
      strip.remove();
      shown = undefined;
      return;
    }
    if (shown?.[0] === history && shown[1] === text.language) return;
    shown = [history, text.language];
    const words = explainWords[text.language];
    const push = lastPush(history);
    strip.setAttribute('aria-label', words.each);
    render(
      push ? (
        <>
          <WhyList push={push} words={words} brief />
          <button type="button" onClick={() => controller.open('explain')}>
            {words.closer}
          </button>
        </>
      ) : (
        <p>{words.eachWaits}</p>
      ),
      strip,
    );
    strip.scrollTop = 0;
    if (!strip.isConnected) document.querySelector('.play')?.append(strip);
  };
}
