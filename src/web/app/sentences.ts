/** What the live region says: one polite sentence or two for each thing that happens. */
import {
  type Board,
  canShift,
  DIRECTIONS,
  type GameState,
  type RuleSet,
  type Shift,
  type ShownPreview,
  scoreOf,
  statusOf,
  type Turn,
  viewOf,
} from '../../engine/index.ts';
import type { PeekSeen } from '../board/peeking.ts';
import { cellName, type Text } from '../text/english.ts';
import type { Happening, Notice } from './happening.ts';

/** The sentence for a happening, after which the game is in the state `game`. */
export function sentenceFor(happening: Happening, game: GameState, text: Text): string {
  switch (happening.kind) {
    case 'turn':
      return [
        ...turnSentences(happening.turn, happening.before, text),
        ...endSentences(game, text),
      ].join(' ');
    case 'illegal':
      return text.illegal(happening.direction);
    case 'blocked':
      return text.over;
    case 'undone':
      return `${text.undone(game.moves)} ${text.scoreIs(scoreOf(game.board))}`;
    case 'no-undo':
      return text.noUndo;
    case 'no-redo':
      return text.noRedo;
    case 'started':
      return `${text.started(rulesName(game.rules, text))} ${previewSentence(viewOf(game).preview, text)}`;
    case 'opened':
      return [
        text.opened(rulesName(game.rules, text), game.moves),
        text.scoreIs(scoreOf(game.board)),
        ...(endingOf(game, text)
          ? endSentences(game, text)
          : [previewSentence(viewOf(game).preview, text)]),
      ].join(' ');
    case 'elsewhere':
      // A notice says it, with a way out.
      return '';
    case 'followed':
      return `${text.scoreIs(scoreOf(game.board))} ${previewSentence(viewOf(game).preview, text)}`;
  }
}

function turnSentences(turn: Turn, before: Board, text: Text): string[] {
  const { shift, placement, game } = turn;
  const { direction } = shift;
  const merges = mergeSentences(shift, before, text);
  const entered = placement
    ? [text.entered(placement.tile, cellName(placement.cell, before.width))]
    : [];
  const { preview, score } = viewOf(game);
  const next = placement ? [previewSentence(preview, text)] : [];
  return [text.pushed(direction), ...merges, ...entered, text.scoreIs(score), ...next];
}

function mergeSentences({ motions }: Shift, before: Board, text: Text): string[] {
  return motions
    .filter(({ merged }) => merged)
    .map(({ tile, becomes, to }) => {
      const ahead = motions.find((motion) => motion.to === to && !motion.merged);
      const partner = ahead?.tile ?? before.cells[to] ?? 0;
      return text.merged([partner, tile], becomes, cellName(to, before.width));
    });
}

/** What a push that is peeked at would do to this board; or that it is taken back. */
export function peekSentence(seen: PeekSeen | null, board: Board, text: Text): string {
  if (!seen) return text.peekEnded;
  const { direction, shift } = seen;
  if (!shift) return text.illegal(direction);
  const merges = mergeSentences(shift, board, text);
  const moved = merges.length > 0 ? merges : [text.peekNoMerge(shift.motions.length)];
  return [text.peeked(direction), ...moved, text.scoreIs(scoreOf(shift.afterstate))].join(' ');
}

/** What the player may know of the next tile. */
export function previewSentence({ kind, odds }: ShownPreview, text: Text): string {
  const tiles = odds.map(({ tile }) => tile);
  if (kind === 'large') return text.nextLarge;
  if (kind === 'bonus') return tiles.length > 3 ? text.nextHidden : text.nextBonus(tiles);
  return text.nextTile(tiles[0] ?? 0);
}

/** Why the game has ended, in plain words; nothing while it goes on. */
export function endingOf(
  game: GameState,
  text: Text,
): { readonly title: string; readonly reason: string } | undefined {
  const status = statusOf(game);
  if (status === 'playing') return undefined;
  const { title, reason } = text.endings[status];
  const mergeable = DIRECTIONS.some((direction) => canShift(game.board, direction));
  return { title, reason: status === 'full' && mergeable ? text.fullThoughMergeable : reason };
}

function endSentences(game: GameState, text: Text): string[] {
  const ending = endingOf(game, text);
  return ending ? [`${ending.title}.`, ending.reason] : [];
}

/** What people call a rule set, with its size where it comes in several. */
export function rulesName(rules: RuleSet, text: Text): string {
  const name = text.rules[rules.id] ?? rules.name;
  return rules.square ? text.rulesAndSize(name, rules.width) : name;
}

/** What a notice says. */
export function noticeSentence(notice: Notice, { notices }: Text): string {
  switch (notice.kind) {
    case 'not-saved':
      return notices.notSaved;
    case 'best-aside':
      return notices.bestAside;
    case 'followed':
      return notices.followed;
    case 'earlier-game':
      return notices.earlierGame;
    case 'opened-without-past':
      return notices.openedWithoutPast;
    case 'game-aside':
      return notices.gameAside(notice.reason);
    case 'game-locked':
      return notices.gameLocked(notice.reason);
    case 'link-refused':
      return notices.linkRefused(notice.reason);
    case 'elsewhere':
      return notices.elsewhere;
    case 'update-ready':
      return notices.updateReady;
    case 'record-refused':
      return notice.reason;
  }
}
