import { Component } from 'preact';
import type { FullText } from '../../text/english.ts';
import type { DailyText } from '../../text/english-daily.ts';
import { copyText } from '../../view/hand-out.ts';
import { Paper } from '../../view/paper.tsx';
import type { DayResult } from './daily-book.ts';
import type { Day } from './day.ts';

/** What is shown of a day that was scored. */
export interface DayResultProps {
  readonly day: Day;
  readonly result: DayResult;
  /** The days in a row up to now. */
  readonly streak: number;
  readonly words: DailyText;
  readonly text: FullText;
  /** Says what came of a button. */
  readonly onSay: (said: string) => void;
}

/** The result of a day, and ways to hand it on in plain words. */
export class DayResultCard extends Component<DayResultProps, { readonly byHand: boolean }> {
  override state = { byHand: false };

  override render(props: DayResultProps, { byHand }: { readonly byHand: boolean }) {
    const { result, words, text } = props;
    const { end, highest, moves, score } = result;
    const ending =
      end === 'given-up' || end === null ? words.givenUp : `${text.endings[end].title}.`;
    const shares = 'share' in navigator;
    return (
      <div class="daily-result">
        <div class="daily-told">
          <div>
            <p class="label">{words.scored}</p>
            <p class="daily-score">{words.points(score)}</p>
            <p>
              {words.details(highest, moves)} {ending.replace('!.', '!')}
            </p>
          </div>
          <Paper key={highest} tile={highest} />
        </div>
        <div class="choose-one">
          {shares && (
            <button type="button" class="primary" autofocus onClick={() => this.#share()}>
              {words.share}
            </button>
          )}
          <button
            type="button"
            class={shares ? '' : 'primary'}
            autofocus={!shares}
            onClick={() => this.#copy()}
          >
            {words.copy}
          </button>
        </div>
        {byHand && (
          <div class="field">
            <textarea readonly rows={3} aria-label={words.byHand} value={this.#told} />
          </div>
        )}
      </div>
    );
  }

  get #told(): string {
    const { day, result, streak, words } = this.props;
    const { end, highest, moves, score } = result;
    return words.result({ day, score, highest, moves, givenUp: end === 'given-up', streak });
  }

  async #copy(): Promise<void> {
    const { words, onSay } = this.props;
    const done = await copyText(this.#told);
    this.setState({ byHand: !done });
    onSay(done ? words.copied : words.byHand);
  }

  async #share(): Promise<void> {
    // Whoever closes the list of ways to share has shared nothing, and knows it.
    await navigator.share({ text: this.#told }).catch(() => {});
  }
}
