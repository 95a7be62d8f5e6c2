/** The tutorial: a few positions of each rule set, pushed by any input, told and explained. */
import { Component, createRef } from 'preact';
import { DIRECTIONS, shiftGame, stateAt, viewOf } from '../../../engine/index.ts';
import type { Command } from '../../board/input/commands.ts';
import { explainWords } from '../../text/explain-words.ts';
import { type TutorialText, tutorialWords } from '../../text/tutorial-words.ts';
import { Next } from '../../view/next.tsx';
import { ruleSegments } from '../board/rule-segments.ts';
import { Segments } from '../board/segments.tsx';
import { focusBoard, StudyBoard } from '../board/study-board.tsx';
import { WhyList } from '../explain/why-list.tsx';
import type { ScreenProps } from '../screen.ts';
import { wearStyles } from '../styles.ts';
import {
  beginTask,
  gameIn,
  type LessonState,
  lessonOn,
  lookIn,
  nextTask,
  pushIn,
  taskBefore,
  taskOf,
  undoIn,
} from './lesson.ts';
import css from './tutorial.css?inline';

wearStyles(css);

/** Where the player is; `ended` after the last task. */
interface Shown {
  readonly lesson: LessonState;
  readonly ended: boolean;
}

/** The lessons, one task after the other. Nothing of it touches the player's own game. */
export class TutorialContent extends Component<ScreenProps, Shown> {
  override state: Shown = { lesson: this.#begin(), ended: false };
  readonly #root = createRef<HTMLDivElement>();
  readonly #on = createRef<HTMLButtonElement>();

  override componentDidMount(): void {
    focusBoard(this.#root.current);
  }

  override componentDidUpdate(_: ScreenProps, before: Shown): void {
    const { ended, lesson } = this.state;
    const waits = ended || lesson.standing !== 'asked';
    if (lesson !== before.lesson) {
      const outcome = this.#root.current?.querySelector('.tutorial-outcome');
      outcome?.scrollIntoView({ block: 'nearest' });
    }
    // What comes next is a press away, by keys and by pads as well.
    if (waits && lesson.standing !== before.lesson.standing) this.#on.current?.focus();
    else if (ended && !before.ended) this.#on.current?.focus();
    else if (!waits && lesson.at !== before.lesson.at) focusBoard(this.#root.current);
    else if (!waits && before.lesson.standing !== 'asked') focusBoard(this.#root.current);
  }

  override render({ text }: ScreenProps, { ended, lesson }: Shown) {
    const words: TutorialText = tutorialWords[text.language];
    const { id } = lesson.lesson.rules;
    return (
      <div class="tutorial" ref={this.#root}>
        <Segments
          legend={words.question}
          name="lesson"
          segments={ruleSegments(text)}
          chosen={id}
          onChoose={(rules) => this.setState({ lesson: beginTask(lessonOn(rules)), ended: false })}
        />
        {ended ? this.#end(words) : this.#task(words)}
      </div>
    );
  }

  #task(words: TutorialText) {
    const { settings, text } = this.props;
    const { lesson } = this.state;
    const game = gameIn(lesson);
    const { board } = game;
    const task = words.tasks[taskOf(lesson).name];
    const { standing, turn } = lesson;
    return (
      <div class="tutorial-task study-told">
        <StudyBoard
          key={`${lesson.lesson.rules.id} ${lesson.at}`}
          board={board}
          turn={turn}
          label={words.board(board.width, board.height)}
          text={text}
          pushes={{
            settings,
            look: (direction) => shiftGame(game, direction)?.pending ?? undefined,
            onCommand: (command) => this.#perform(command),
            onLooked: () => this.#go(lookIn(this.state.lesson)),
          }}
        />
        <div class="tutorial-told">
          <p class="label">{words.taskOf(lesson.at + 1, lesson.lesson.tasks.length)}</p>
          <h3>{task.title}</h3>
          <p>{task.ask}</p>
          <Next view={viewOf(game)} text={text} />
          <div aria-live="polite" class={`tutorial-outcome ${standing}`}>
            {this.#outcome(words)}
          </div>
        </div>
        <div class="tutorial-steps study-steps">
          <button type="button" aria-disabled={lesson.at === 0} onClick={() => this.#back()}>
            {words.back}
          </button>
          {standing === 'missed' ? (
            <button type="button" class="primary" ref={this.#on} onClick={() => this.#again()}>
              {words.again}
            </button>
          ) : (
            <button
              type="button"
              class={standing === 'done' ? 'primary' : ''}
              ref={this.#on}
              onClick={() => this.#next()}
            >
              {standing === 'done' ? words.next : words.skip}
            </button>
          )}
          <button type="button" class="quiet" onClick={this.props.onClose}>
            {words.leave}
          </button>
        </div>
      </div>
    );
  }

  /** What came of the last push, and why. */
  #outcome(words: TutorialText) {
    const { lesson } = this.state;
    const { history, pushed, standing, turn } = lesson;
    const { goal, name } = taskOf(lesson);
    const said =
      standing === 'done'
        ? words.tasks[name].done
        : standing === 'missed'
          ? words.missed[goal.kind]
          : pushed && (turn ? words.more : words.nothing(pushed));
    const game = stateAt(history, turn ? history.at - 1 : history.at);
    const explained = explainWords[this.props.text.language];
    return (
      <>
        {said && <p class="tutorial-said">{said}</p>}
        {pushed && game && (
          <details>
            <summary>{words.why}</summary>
            <WhyList
              push={{ game, direction: pushed, placement: turn?.placement }}
              words={explained}
            />
          </details>
        )}
      </>
    );
  }

  #end(words: TutorialText) {
    const { onClose, text } = this.props;
    const { rules } = this.state.lesson.lesson;
    return (
      <div class="tutorial-end" aria-live="polite">
        <h3>{words.endTitle}</h3>
        <p>{words.end(text.rules[rules.id] ?? rules.name)}</p>
        <div class="choose-one">
          <button type="button" class="primary" ref={this.#on} onClick={onClose}>
            {words.play}
          </button>
          <button type="button" onClick={() => this.setState({ ended: false })}>
            {words.back}
          </button>
        </div>
      </div>
    );
  }

  #begin(): LessonState {
    const { argument, session } = this.props;
    return beginTask(lessonOn(argument.rules ?? session.present.rules.id));
  }

  #go(lesson: LessonState): void {
    this.setState({ lesson });
  }

  #perform(command: Command): void {
    const { lesson } = this.state;
    const push = DIRECTIONS.find((direction) => direction === command);
    if (push) this.#go(pushIn(lesson, push));
    else if (command === 'undo') this.#go(undoIn(lesson));
  }

  #again(): void {
    const { at, lesson } = this.state.lesson;
    this.#go(beginTask(lesson, at));
  }

  #back(): void {
    const before = taskBefore(this.state.lesson);
    if (before) this.#go(before);
  }

  #next(): void {
    const next = nextTask(this.state.lesson);
    if (next) this.#go(next);
    else this.setState({ ended: true });
  }
}
