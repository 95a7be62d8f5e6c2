/** The English words of explanations. What the engine says in English already is its own. */
import { ENGLISH_EXPLANATION } from '../../engine/index.ts';
import { count } from './english-numbers.ts';
import type { ExplainText } from './explain-words.ts';

/** The table in English. */
export const englishExplain: ExplainText = {
  steps: ENGLISH_EXPLANATION,
  tiles: {
    stays: {
      wall: (tile) => `${tile} stays: it lies at the wall.`,
      held: (tile) => `${tile} stays: the sheets before it stay, and it can’t fold with any.`,
    },
    merges: (tile, cell, { becomes, partner, to }) =>
      cell < partner
        ? `${tile} takes what is behind it: they make ${becomes}, in cell ${to + 1}.`
        : `${tile} folds onto what is before it: they make ${becomes}, in cell ${to + 1}.`,
    moves: {
      gap: (tile, _, to) => `${tile} moves up to cell ${to + 1}: the gap before it closes.`,
      merge: (tile, _, to) => `${tile} moves up to cell ${to + 1}: two before it became one.`,
      room: (tile, _, to) => `${tile} moves to cell ${to + 1}: there is room before it.`,
    },
  },
  entries: {
    'moved-lines':
      'A new sheet enters at the side that you pushed away from, in one of the lines that moved.',
    edge: 'A new sheet enters at the side that you pushed away from, in any empty cell there, whether its line moved or not.',
    anywhere: 'A new sheet enters in any empty cell of the board.',
  },
  entryCells: (cells) =>
    cells === 1
      ? 'Here there is only one such cell.'
      : `Here there are ${count(cells, 'such cell', 'such cells')}, each as likely as the others.`,
  entered: (tile, { row, column }) => `It was ${tile}, in row ${row}, column ${column}.`,
  nothingEntered: 'The last sheet of all was made: the game is finished, and nothing enters.',

  question: 'Which push?',
  lastPush: (direction) => `Last push, ${direction}`,
  last: 'Last',
  pushes: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  ended: 'The game is over here, so no push counts any more. This is what it would do.',
  board: 'The board, with arrows for what moves',

  wholePush: 'The whole push',
  fold: (line) => line,
  merging: (line) => `${line}: first pass, merging`,
  moving: (line) => `${line}: second pass, moving`,
  noMerge: 'First pass: no pair can merge, so nothing happens yet.',
  entry: 'The new sheet',
  hint: 'Cells count from the wall that the sheets are pushed to: cell 1 lies at it.',
  sheetBySheet: 'Sheet by sheet',
  stepOf: (step, all) => `Step ${step} of ${all}`,
  back: 'Back',
  on: 'Next',
  all: 'All at once',
  stepByStep: 'Step by step',

  each: 'Why it moved so',
  eachWaits: 'Push, and this says why each sheet moved, stayed or folded.',
  closer: 'Step by step',
};
