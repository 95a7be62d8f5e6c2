import { explain, formatStep } from '../../../engine/index.ts';
import type { ExplainText } from '../../text/explain-words.ts';
import type { ExplainedPush } from './scenes.ts';

/** Why the lines of a push changed, in the engine's steps: one entry for each line that did. */
export function WhyList(props: {
  readonly push: ExplainedPush;
  readonly words: ExplainText;
  /** Leaves out what a later push might do. */
  readonly brief?: boolean;
}) {
  const { brief = false, push, words } = props;
  const { direction, game, placement } = push;
  const lines = explain(game.board, direction, game.rules).lines;
  const changed = lines.filter(({ steps }) => steps[0]?.kind !== 'stays');
  // A push that moves nothing is explained by what holds each line.
  const told = changed.length > 0 ? changed : lines.filter(({ before }) => before.some(Boolean));
  return (
    <ul class="why">
      {told.map((line) => (
        <li key={line.index}>
          <strong>{words.steps.line(direction, line.index)}</strong>{' '}
          {line.steps
            .filter(({ kind }) => !brief || kind !== 'ready')
            .map((step) => formatStep(step, words.steps))
            .join(' ')}
        </li>
      ))}
      {placement && <li>{words.entries[game.rules.entry]}</li>}
    </ul>
  );
}
