/** What each push is worth, beside the board, and what lets the computer play by itself. */
import type { Direction } from '../../engine/index.ts';
import type { FullText } from '../text/english.ts';
import type { ThinkingText } from '../text/english-thinking.ts';
import { CloseButton } from '../view/close-button.tsx';
import { Drawing } from '../view/icons.tsx';
import type { AssistState } from './assist.ts';
import { SPEEDS, type Speed } from './paces.ts';
import { judgeSentence, type PushWorth, worthsOf } from './telling.ts';

/** An arrow in each direction. */
export const ARROWS: Readonly<Record<Direction, string>> = {
  left: 'M20 12H4.5M11 5l-7 7 7 7',
  right: 'M4 12h15.5M13 5l7 7-7 7',
  up: 'M12 20V4.5M5 11l7-7 7 7',
  down: 'M12 4v15.5M5 13l7 7 7-7',
};

const PLAY = 'M8 5v14l11-7z';
const STOP = 'M7 7h10v10H7z';

/** As on a pad: the sides outside, up and down between them. */
const ORDER: readonly Direction[] = ['left', 'up', 'down', 'right'];

/** What the strip is given. */
interface AdviceProps {
  readonly state: AssistState;
  /** Whether the game would have counted for the best. */
  readonly counted: boolean;
  readonly text: FullText;
  readonly words: ThinkingText;
  readonly onAuto: () => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onClose: () => void;
}

/** The strip. */
export function AdviceStrip(props: AdviceProps) {
  const { state, counted, text, words, onAuto, onSpeed, onClose } = props;
  const { advice, auto, speed } = state;
  const worths = advice && worthsOf(advice);
  return (
    <>
      <h2 class="visually-hidden">{words.adviceTitle}</h2>
      <ul class="worths" title={words.worthHint}>
        {ORDER.map((direction) => (
          <Worth
            key={direction}
            direction={direction}
            worth={worths?.find((one) => one.direction === direction)}
            words={words}
          />
        ))}
      </ul>
      <p class="advice-note">
        {noteOf(state, words)} {counted && words.notBest}
      </p>
      <div class="advice-auto">
        <button type="button" class={auto ? 'primary' : ''} onClick={onAuto}>
          <Drawing path={auto ? STOP : PLAY} />
          {auto ? words.stop : words.auto}
        </button>
        <label>
          <span class="visually-hidden">{words.speed}</span>
          <select value={speed} onChange={(event) => onSpeed(event.currentTarget.value as Speed)}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {words.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <CloseButton text={text} onClose={onClose} />
      </div>
    </>
  );
}

/** One push: an arrow, a number and a bar. */
function Worth(props: {
  readonly direction: Direction;
  readonly worth: PushWorth | undefined;
  readonly words: ThinkingText;
}) {
  const { direction, worth, words } = props;
  const { score = null, share = 0, best = false } = worth ?? {};
  return (
    <li class={best ? 'best' : ''}>
      <span class="visually-hidden">
        {worth ? words.push(direction, score, best) : words.directions[direction]}
      </span>
      <Drawing path={ARROWS[direction]} />
      <span class="worth-bar" aria-hidden="true">
        <span style={{ inlineSize: `${Math.round(100 * share)}%` }} />
      </span>
      <span class="worth" aria-hidden="true">
        {worth && (score === null ? '–' : words.number(score))}
      </span>
    </li>
  );
}

/** What is to be said of how the values were found. */
function noteOf({ advice, loading, trouble }: AssistState, words: ThinkingText) {
  if (trouble) return words.troubles[trouble];
  if (loading !== null) {
    return (
      <>
        {words.loading(Math.round(100 * loading))}
        <progress value={loading} aria-hidden="true" />
      </>
    );
  }
  if (!advice) return words.thinking;
  return judgeSentence(advice, words) ?? words.ahead(advice.found.depth);
}
