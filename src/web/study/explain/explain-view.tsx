/** A push told step by step: a board with arrows, and why each sheet moved, stayed or folded. */
import { Component, createRef } from 'preact';
import type { Turn } from '../../../engine/index.ts';
import type { FullText } from '../../text/english.ts';
import { type ExplainText, explainWords } from '../../text/explain-words.ts';
import { StudyBoard } from '../board/study-board.tsx';
import { wearStyles } from '../styles.ts';
import css from './explain.css?inline';
import { ExplainDrawing } from './explain-drawing.tsx';
import { sceneSentences, sceneTitle, TileList } from './explain-told.tsx';
import { type ExplainedPush, type Scene, scenesOf } from './scenes.ts';

wearStyles(css);

/** What is explained. Give it a key that tells the push: another one begins at its first step. */
export interface ExplainViewProps {
  readonly push: ExplainedPush;
  readonly text: FullText;
}

/** Which step is shown, and whether it is all of them. */
interface Shown {
  readonly at: number;
  readonly all: boolean;
  /** What led from the step before to this one, to be seen in motion. */
  readonly turn: Turn | null;
}

/** The explanation of one push, to be stepped through. Left and right step as the buttons do. */
export class ExplainView extends Component<ExplainViewProps, Shown> {
  override state: Shown = { at: 0, all: false, turn: null };
  readonly #scenes = scenesOf(this.props.push);
  readonly #root = createRef<HTMLDivElement>();
  readonly #told = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.#root.current?.addEventListener('keydown', (event) => this.#key(event));
  }

  override render({ push, text }: ExplainViewProps, { all, at, turn }: Shown) {
    const words: ExplainText = explainWords[text.language];
    const scene = this.#scenes[at] as Scene;
    const last = at === this.#scenes.length - 1;
    // The new tile is seen to enter; before that a scene shows what it begins with.
    const board = scene.pass === 'entry' ? scene.after : scene.board;
    return (
      <div class="explain-view study-told" ref={this.#root}>
        <StudyBoard board={board} turn={turn} label={words.board} text={text}>
          <ExplainDrawing scene={scene} push={push.direction} />
        </StudyBoard>
        <div class="explain-told" ref={this.#told}>
          <div aria-live="polite">
            {all ? (
              <AllTold scenes={this.#scenes} push={push} words={words} />
            ) : (
              <Told scene={scene} push={push} words={words} />
            )}
          </div>
          {!all && scene.line && <TileList line={scene.line} words={words} />}
          {!all && scene.line && <p class="hint">{words.hint}</p>}
        </div>
        <div class="explain-steps study-steps">
          <p class="label">{words.stepOf(at + 1, this.#scenes.length)}</p>
          <button type="button" aria-disabled={at === 0} onClick={() => this.#step(-1)}>
            {words.back}
          </button>
          <button
            type="button"
            class="primary"
            autofocus
            aria-disabled={last}
            onClick={() => this.#step(1)}
          >
            {words.on}
          </button>
          <button type="button" aria-pressed={all} onClick={() => this.#toggleAll()}>
            {all ? words.stepByStep : words.all}
          </button>
        </div>
      </div>
    );
  }

  #step(by: number): void {
    const { at } = this.state;
    const scene = this.#scenes[at] as Scene;
    const next = this.#scenes[at + by];
    if (!next) return;
    // Going on, the sheets do what the arrows say; the whole push is only an overview.
    const played = by > 0 && scene.pass !== 'push' ? scene : undefined;
    const enters = next.pass === 'entry' && by > 0;
    const turn = enters ? this.#turn(next) : played && this.#turn(played);
    this.setState({ at: at + by, all: false, turn: turn ?? null });
    this.#told.current?.scrollTo({ top: 0 });
  }

  /** What happens in a scene as a turn, for the board to move its sheets by. */
  #turn({ after, motions, pass }: Scene): Turn {
    const { direction, game, placement } = this.props.push;
    return {
      game: { ...game, board: after },
      shift: { direction, afterstate: after, motions, changedLines: [] },
      placement: pass === 'entry' ? (placement ?? null) : null,
    };
  }

  #toggleAll(): void {
    this.setState({ all: !this.state.all, at: 0, turn: null });
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
    const by = steps[event.key];
    if (by) this.#step(by);
    else if (event.key === 'Home') this.setState({ at: 0, all: false, turn: null });
    else if (event.key === 'End') {
      this.setState({ at: this.#scenes.length - 1, all: false, turn: null });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** One scene in words. */
function Told(props: {
  readonly scene: Scene;
  readonly push: ExplainedPush;
  readonly words: ExplainText;
}) {
  const { push, scene, words } = props;
  return (
    <>
      <h3>{sceneTitle(scene, push.direction, words)}</h3>
      {sceneSentences(scene, push, words).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/** All scenes in words, one after the other. */
function AllTold(props: {
  readonly scenes: readonly Scene[];
  readonly push: ExplainedPush;
  readonly words: ExplainText;
}) {
  const { scenes, ...told } = props;
  return (
    <>
      {scenes.map((scene, index) => (
        <Told key={index} scene={scene} {...told} />
      ))}
    </>
  );
}
