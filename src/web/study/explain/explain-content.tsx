/** The screen that explains a push: the last one of the game, or one that a player would like to make. */
import { Component } from 'preact';
import { DIRECTIONS, type Direction, legalMoves, presentOf } from '../../../engine/index.ts';
import { type ExplainText, explainWords } from '../../text/explain-words.ts';
import { Segments } from '../board/segments.tsx';
import { PUSH_ARROWS } from '../push-arrows.ts';
import type { ScreenProps } from '../screen.ts';
import { ExplainView } from './explain-view.tsx';
import { type ExplainedPush, lastPush } from './scenes.ts';

/** The push that is explained: the last one, or one from here. */
type Choice = 'last' | Direction;

/** Which push is explained, and how. */
export class ExplainContent extends Component<ScreenProps, { readonly choice: Choice }> {
  override state = { choice: this.#first() };

  override render({ session, text }: ScreenProps, { choice }: { readonly choice: Choice }) {
    const words = explainWords[text.language];
    const { present } = session;
    const last = lastPush(session.game.history);
    const push: ExplainedPush =
      choice === 'last' && last ? last : { game: present, direction: directionOf(choice) };
    const over = push.game === present && legalMoves(present).length === 0;
    return (
      <div class="explain">
        <Segments
          legend={words.question}
          name="push"
          segments={[
            ...(last
              ? [{ value: 'last' as Choice, content: <LastPush {...last} words={words} /> }]
              : []),
            ...DIRECTIONS.map((direction) => ({
              value: direction as Choice,
              content: <Way direction={direction} words={words} />,
            })),
          ]}
          chosen={choice}
          onChoose={(next) => this.setState({ choice: next })}
        />
        {over && <p class="hint">{words.ended}</p>}
        <ExplainView key={`${choice} ${present.moves}`} push={push} text={text} />
      </div>
    );
  }

  #first(): Choice {
    const { argument, session } = this.props;
    if (argument.direction) return argument.direction;
    const { history } = session.game;
    if (history.at > 0) return 'last';
    return legalMoves(presentOf(history))[0] ?? 'left';
  }
}

function directionOf(choice: Choice): Direction {
  return choice === 'last' ? 'left' : choice;
}

/** The last push, in short beside an arrow; its name says all of it. */
function LastPush(props: { readonly direction: Direction; readonly words: ExplainText }) {
  const { direction, words } = props;
  return (
    <>
      <span aria-hidden="true">{`${words.last} ${PUSH_ARROWS[direction]}`}</span>
      <span class="visually-hidden">{words.lastPush(direction)}</span>
    </>
  );
}

/** A push from here: an arrow, and its name where there is room. */
function Way(props: { readonly direction: Direction; readonly words: ExplainText }) {
  const { direction, words } = props;
  return (
    <>
      <span aria-hidden="true">{PUSH_ARROWS[direction]}</span>
      <span class="segment-word">{words.pushes[direction]}</span>
    </>
  );
}
