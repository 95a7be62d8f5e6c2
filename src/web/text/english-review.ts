/** The English words of the review; loaded with it. */
import type { Direction } from '../../engine/index.ts';
import type { Reason } from '../study/review/reasons.ts';
import { count, number } from './english-numbers.ts';
import { englishThinking } from './english-thinking.ts';

const { directions } = englishThinking;

const percent = (share: number) => `${Math.max(1, Math.round(100 * share))}%`;

const reason = (why: Reason): string => {
  switch (why.kind) {
    case 'risk':
      return why.share > 0.995
        ? 'it was bound to end the game at once'
        : `it could end the game at once, with a chance ${percent(why.share)} higher`;
    case 'merge':
      return `the fold to ${why.makes} was left out`;
    case 'corner':
      return `the ${why.tile} left its corner`;
    case 'edge':
      return `the ${why.tile} left the edge`;
    case 'apart':
      return `two ${why.tile}s no longer lie side by side`;
    case 'walled':
      return `a ${why.tile} is walled in between ${why.between.join(' and ')}`;
    case 'room':
      return `${count(why.cells, 'cell', 'cells')} fewer ${why.cells === 1 ? 'is' : 'are'} free`;
    case 'later':
      return 'it shows only several pushes ahead';
  }
};

/** The table; see the type `ReviewText`. */
export const englishReview = {
  number,
  directions,
  judges: englishThinking.judges,
  loading: englishThinking.loading,
  notLoaded: englishThinking.notLoaded,
  noRoom: englishThinking.noRoom,
  barred: 'No review while the day’s scored try is under way.',
  intro:
    'The computer looks at each move again and says what it was worth beside the best one. It takes some seconds, up to a minute for a long game.',
  nothing: 'There is no move to look at yet.',
  start: 'Review the game',
  stop: 'Stop',
  again: 'Review again',
  progress: (done: number, total: number) => `${number(done)} of ${count(total, 'move', 'moves')}`,
  progressName: 'Moves looked at',
  failed: 'This browser can’t think, so there is no review.',
  done: (moves: number) => `The review of ${count(moves, 'move', 'moves')} is ready.`,
  stopped: 'Stopped. What has been found stays.',
  summary: (bestShare: number, meanCost: number) =>
    `${Math.round(100 * bestShare)}% of the moves with a choice were the best there was; a move cost ${count(Math.round(meanCost), 'point', 'points')} on average.`,
  curve: 'The score to be expected, over the game',
  curveHint: (most: number, least: number) =>
    `The line is the score to be expected with the best move, from ${number(least)} to ${number(most)}. The bars below say what each move cost.`,
  dearest: 'What cost most',
  noneDear: 'No move cost much.',
  move: (move: number) => `Move ${number(move)}`,
  cost: (points: number) => `${count(Math.round(points), 'point', 'points')} less`,
  /** What was done and what would have been better. */
  instead: (played: Direction, best: Direction) =>
    `Pushed ${directions[played]}; better was ${directions[best]}.`,
  why: (reasons: readonly Reason[]) => `Why: ${reasons.map(reason).join('; ')}.`,
  show: (move: number) => `Show move ${number(move)}`,
  table: 'Every move as a table',
  columns: {
    move: 'Move',
    played: 'Played',
    best: 'Best',
    value: 'Expected',
    cost: 'Cost',
  },
};

/** The words of the review in one language. */
export type ReviewText = typeof englishReview;
