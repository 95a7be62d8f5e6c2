import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { Drawing } from '../../view/icons.tsx';
import { type Playback, SPEEDS } from './playback.ts';

/** What the controls are drawn from. */
interface ReplayControlsProps {
  readonly playback: Playback;
  /** The score at the ply that is shown. */
  readonly score: number;
  readonly text: FullText;
  readonly words: ReplayText;
  /** The player went to a ply by a button: what happened there has to be said. */
  readonly onStep: (ply: number) => void;
  /** The slider was moved; it says by itself where it is. */
  readonly onScrub: (ply: number) => void;
}

const PATHS = {
  first: 'M6 5v14M19 5 9 12l10 7z',
  previous: 'M16.5 5 7 12l9.5 7z',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8.5 5v14M15.5 5v14',
  following: 'm7.5 5 9.5 7-9.5 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
} as const;

/** A slider over all moves, buttons to step and play, and the speed. */
export function ReplayControls(props: ReplayControlsProps) {
  const { playback, score, text, words, onScrub, onStep } = props;
  const { last, ply, playing, speed } = playback;
  const place = words.moveOf(ply, last);
  const button = (
    name: keyof typeof PATHS & keyof ReplayText,
    enabled: boolean,
    act: () => void,
  ) => (
    <button
      type="button"
      class={name === 'play' || name === 'pause' ? 'primary' : ''}
      aria-label={words[name] as string}
      title={words[name] as string}
      aria-disabled={!enabled}
      onClick={() => enabled && act()}
    >
      <Drawing path={PATHS[name]} />
    </button>
  );
  return (
    <div class="replay-controls">
      <label class="replay-scrub">
        <span class="visually-hidden">{words.scrub}</span>
        <input
          type="range"
          data-first-focus
          min={0}
          max={last}
          step={1}
          value={ply}
          aria-valuetext={`${place}, ${text.scoreIs(score)}`}
          onInput={(event) => onScrub(Number(event.currentTarget.value))}
        />
      </label>
      <p class="replay-place" aria-hidden="true">
        <strong>{place}</strong>
        <span>{words.points(score)}</span>
      </p>
      <fieldset class="replay-buttons">
        <legend class="visually-hidden">{words.controls}</legend>
        {button('first', ply > 0, () => onStep(0))}
        {button('previous', ply > 0, () => onStep(ply - 1))}
        {button(playing ? 'pause' : 'play', last > 0, () => playback.toggle())}
        {button('following', ply < last, () => onStep(ply + 1))}
        {button('last', ply < last, () => onStep(last))}
      </fieldset>
      <label class="replay-speed">
        <span class="label">{words.speed}</span>
        <select
          value={speed}
          onChange={(event) => {
            const chosen = SPEEDS.find((one) => String(one) === event.currentTarget.value);
            if (chosen) playback.setSpeed(chosen);
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {words.speedIs(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
