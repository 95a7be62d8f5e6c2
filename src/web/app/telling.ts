/** What the live region says of the game: one polite sentence for each thing that happens. */
import {
  type Board,
  type GameState,
  type Shift,
  scoreOf,
  statusOf,
  type Turn,
  viewOf,
} from '../../engine/index.ts';
import { cellName } from '../text/cells.ts';
import type { FullText } from '../text/english.ts';
import type { Happening } from './happening.ts';
import { previewClause, rulesName, sentenceOf } from './sentences.ts';

/**
 * The sentence for a happening, after which the game is in the state `game`. A `brief` one about a
 * push leaves out what the player knows: the push itself, and the score.
 */
export function sentenceFor(
  happening: Happening,
  game: GameState,
  text: FullText,
  brief = false,
): string {
  const rules = rulesName(game.rules, text);
  const score = text.scoreIs(scoreOf(game.board));
  const next = previewClause(viewOf(game).preview, text);
  switch (happening.kind) {
    case 'turn':
      return happening.quiet ? '' : turnSentence(happening.turn, happening.before, text, brief);
    case 'illegal':
      return text.illegal(happening.direction);
    case 'blocked':
      return text.over;
    case 'undone':
      return sentenceOf([text.undone(game.moves), score, next]);
    case 'undo-barred':
      return text.undoBarred;
    case 'no-undo':
      return text.noUndo;
    case 'no-redo':
      return text.noRedo;
    case 'started':
      return sentenceOf([text.started(rules), next]);
    case 'opened': {
      const coming = statusOf(game) === 'playing' ? [next] : [];
      return sentenceOf([text.opened(rules, game.moves), score, ...coming]);
    }
    case 'elsewhere':
      // A notice says it, with a way out.
      return '';
    case 'followed':
      return sentenceOf([score, next]);
  }
}

function turnSentence(turn: Turn, before: Board, text: FullText, brief: boolean): string {
  const { shift, placement, game } = turn;
  const { preview, score } = viewOf(game);
  const merges = mergeClauses(shift, before, text);
  const entered = placement
    ? [text.entered(placement.tile, cellName(placement.cell, before.width))]
    : [];
  const next = placement ? [previewClause(preview, text)] : [];
  return sentenceOf(
    brief
      ? [...merges, ...entered, ...next]
      : [text.pushed(shift.direction), ...merges, ...entered, text.scoreIs(score), ...next],
  );
}

/** What a push of this board merges, and where. */
export function mergeClauses({ motions }: Shift, before: Board, text: FullText): string[] {
  return motions
    .filter(({ merged }) => merged)
    .map(({ tile, becomes, to }) => {
      const ahead = motions.find((motion) => motion.to === to && !motion.merged);
      const partner = ahead?.tile ?? before.cells[to] ?? 0;
      return text.merged([partner, tile], becomes, cellName(to, before.width));
    });
}
