import { Component, createRef } from 'preact';
import type { DailyText } from '../../text/english-daily.ts';
import { type DayResult, tryOf } from './daily-book.ts';
import type { Day } from './day.ts';

/** What is shown of a scored try that is under way. */
export interface UnderWayProps {
  readonly day: Day;
  readonly result: DayResult;
  /** How it stands, in words. */
  readonly standing: string;
  /** Whether it is today's, which comes first. */
  readonly first: boolean;
  readonly words: DailyText;
  readonly onPlay: (day: Day) => void;
  readonly onGiveUp: (day: Day) => void;
}

/** A scored try that is under way: to go on with, or to give up, which is asked about first. */
export class UnderWay extends Component<UnderWayProps, { readonly asking: boolean }> {
  override state = { asking: false };
  readonly #button = createRef<HTMLButtonElement>();

  override render(props: UnderWayProps, { asking }: { readonly asking: boolean }) {
    const { day, result, standing, first, words, onPlay, onGiveUp } = props;
    return (
      <div class="daily-try">
        <p>{asking ? words.giveUpAsk(result.score) : standing}</p>
        {!asking && !tryOf(result) && <p class="hint">{words.damaged}</p>}
        <div class="choose-one">
          {asking ? (
            <>
              <button type="button" ref={this.#button} onClick={() => this.#ask(false)}>
                {words.keepTry}
              </button>
              <button type="button" onClick={() => onGiveUp(day)}>
                {words.giveUp}
              </button>
            </>
          ) : (
            <>
              {tryOf(result) && (
                <button
                  type="button"
                  class={first ? 'primary' : ''}
                  autofocus={first}
                  onClick={() => onPlay(day)}
                >
                  {words.goOn}
                </button>
              )}
              <button type="button" ref={this.#button} onClick={() => this.#ask(true)}>
                {words.giveUp}
              </button>
            </>
          )}
        </div>
      </div>
    );
  }

  /** Asks, or no longer; the focus goes to what leaves all as it is. */
  #ask(asking: boolean): void {
    this.setState({ asking }, () => this.#button.current?.focus());
  }
}
