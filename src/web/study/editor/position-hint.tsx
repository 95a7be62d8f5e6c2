/** What each push is worth in a position that was set up, as the computer finds it. */
import { Component } from 'preact';
import { type GameState, viewOf } from '../../../engine/index.ts';
import type { EditorText } from '../../text/editor-words.ts';
import type { FullText } from '../../text/english.ts';
import { thinkingWords } from '../../text/thinking-words.ts';
import type { Advice } from '../../thinking/assist.ts';
import { judgeSentence, worthsOf } from '../../thinking/telling.ts';
import { thinkAbout } from '../../thinking/think-about.ts';

/** What is thought about. Give it a key that tells the position. */
interface PositionHintProps {
  readonly game: GameState;
  readonly words: EditorText;
  readonly text: FullText;
}

/** What has been found so far. */
interface Found {
  readonly advice: Advice | null;
  /** How much of what is needed to think is there, from 0 to 1; nothing to wait for where it is null. */
  readonly loading: number | null;
  readonly failed: boolean;
}

/** The four values, deeper and deeper until the position changes or the screen is left. */
export class PositionHint extends Component<PositionHintProps, Found> {
  override state: Found = { advice: null, loading: null, failed: false };
  #stop: (() => void) | undefined;

  override componentDidMount(): void {
    this.#stop = thinkAbout(viewOf(this.props.game), (answer) => {
      if (answer.kind === 'found') this.setState({ advice: answer });
      else if (answer.kind === 'loading') this.setState({ loading: answer.share });
      else if (answer.kind === 'failed') this.setState({ failed: true });
    });
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render({ text, words }: PositionHintProps, { advice, failed, loading }: Found) {
    const thinking = thinkingWords[text.language];
    const waiting =
      loading === null ? thinking.thinking : thinking.loading(Math.round(100 * loading));
    return (
      <section class="position-hint" aria-live="polite">
        <h4>{words.hintTitle}</h4>
        {advice ? (
          <ul>
            {worthsOf(advice).map(({ best, direction, score }) => (
              <li key={direction} class={best ? 'best' : ''}>
                {thinking.push(direction, score, best)}
              </li>
            ))}
          </ul>
        ) : (
          <p>{failed ? thinking.troubles.failed : waiting}</p>
        )}
        {advice && <p class="hint">{judgeSentence(advice, thinking)}</p>}
      </section>
    );
  }
}
