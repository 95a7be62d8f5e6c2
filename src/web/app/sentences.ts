/** What the live region says of the game: one polite sentence for each thing that happens. */
import {
  type Board,
  type GameState,
  type RuleSet,
  type Shift,
  type ShownPreview,
  scoreOf,
  statusOf,
  type Turn,
  viewOf,
} from '../../engine/index.ts';
import { cellName, type Text } from '../text/english.ts';
import type { Happening } from './happening.ts';

/**
 * The sentence for a happening, after which the game is in the state `game`. A `brief` one about a
 * push leaves out what the player knows: the push itself, and the score.
 */
export function sentenceFor(
  happening: Happening,
  game: GameState,
  text: Text,
  brief = false,
): string {
  const rules = rulesName(game.rules, text);
  const score = text.scoreIs(scoreOf(game.board));
  const next = previewClause(viewOf(game).preview, text);
  switch (happening.kind) {
    case 'turn':
      return turnSentence(happening.turn, happening.before, text, brief);
    case 'illegal':
      return text.illegal(happening.direction);
    case 'blocked':
      return text.over;
    case 'undone':
      return sentenceOf([text.undone(game.moves), score, next]);
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

/** One sentence of clauses. */
export function sentenceOf(clauses: readonly string[]): string {
  const words = clauses.join('; ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}

function turnSentence(turn: Turn, before: Board, text: Text, brief: boolean): string {
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
export function mergeClauses({ motions }: Shift, before: Board, text: Text): string[] {
  return motions
    .filter(({ merged }) => merged)
    .map(({ tile, becomes, to }) => {
      const ahead = motions.find((motion) => motion.to === to && !motion.merged);
      const partner = ahead?.tile ?? before.cells[to] ?? 0;
      return text.merged([partner, tile], becomes, cellName(to, before.width));
    });
}

/** What the player may know of the next tile, as a clause. */
export function previewClause({ kind, odds }: ShownPreview, text: Text): string {
  const tiles = odds.map(({ tile }) => tile);
  if (kind === 'large') return text.nextLarge;
  if (kind === 'bonus') return tiles.length > 3 ? text.nextHidden : text.nextBonus(tiles);
  return text.nextTile(tiles[0] ?? 0);
}

/** What people call a rule set, with its size where it comes in several. */
export function rulesName(rules: RuleSet, text: Text): string {
  const name = text.rules[rules.id] ?? rules.name;
  return rules.square ? text.rulesAndSize(name, rules.width) : name;
}
