/** The English words of the screen that sets up boards and copies games. */
import type { EditorText } from './editor-words.ts';
import { count, either } from './english-numbers.ts';

/** The table in English. */
export const englishEditor: EditorText = {
  question: 'What do you want to do?',
  setUp: 'Set up a board',
  copy: 'Copy a game',

  whichGame: 'Rules',
  columns: 'Columns',
  rows: 'Rows',
  grid: (width, height) => `Board to set up, ${width} by ${height}`,
  gridHint: 'Arrows go from cell to cell, digits set a sheet, Enter or a tap lays the chosen one.',
  typing: (digits) => `${digits}…`,
  palette: 'Sheet to lay',
  nothing: 'None',
  comesNext: 'Comes next',
  bonus: (tiles) => `A bonus: ${either(tiles)}`,
  deck: 'Left in the deck behind it',
  card: (tile) => `Sheets of ${tile} left`,
  deckAssumed: 'As in a fresh deck, until you say otherwise.',
  freshDeck: 'As in a fresh deck',
  from: 'Begin with',
  fromGame: 'Your game',
  fromEmpty: 'An empty board',
  paste: 'Or paste a board, a record or a link',
  pasteHint: 'Such as: 1 2 . . / 3 3 . . / . . 6 . / . . . . next 1',
  read: 'Use it',
  readDone: 'It is on the board.',

  cellPlace: ({ column, row }) => `Row ${row}, column ${column}`,
  cardPlace: (tile) => `Deck, sheets of ${tile}`,
  textPlace: 'Pasted text',
  possible: 'This position is possible.',
  over: {
    stuck: 'It is possible, but there is no push to make.',
    full: 'It is possible, but the board is full: the game would be over.',
    finished: 'It is possible, but the last sheet of all is on it: the game would be over.',
  },
  play: 'Play from here',
  askHint: 'What is best here?',
  hintTitle: 'What each push is worth',
  stopHint: 'Stop',
  copyText: 'Copy as text',
  textCopied: 'The position is copied as text.',
  linkCopied: 'The link is copied. It opens this position as a game.',

  copyIntro:
    'Play along with a game on a phone or anywhere else: set up its first board, then say after each push what came. It becomes a record that anyone can check. What you have copied is kept until you throw it away.',
  begin: 'Begin with this board',
  copyBoard: (width, height) =>
    `Copied game, ${width} by ${height}. Arrow keys push as it was pushed there.`,
  told: (moves) => `${count(moves, 'push', 'pushes')} copied`,
  askPush: 'Which push was made? Press an arrow or swipe the board.',
  askCell: 'Where did the new sheet enter?',
  askValue: 'Which sheet entered there?',
  askPreview: 'What is shown next?',
  askOther: 'What is shown next, then?',
  other: 'Another one',
  otherHint: 'The deck at the start is counted anew to fit.',
  noDeck:
    'No deck could have brought that after these pushes. Perhaps an earlier one was told wrongly.',
  deckCorrected: 'The deck at the start was corrected to fit.',
  back: 'Take back',
  discard: 'Throw away',
  discardSure: 'Throw it all away?',
  finished: 'The game has ended here.',
  keep: 'Keep in your games',
  kept: 'Kept: you find it among your games.',
  notKept: 'This browser can’t keep it. Save it as a file instead.',
  goOn: 'Play on from here',
  damaged:
    'The copy that was under way can’t be read any more. It was put aside, and nothing was deleted.',
  notSaved: 'This browser won’t keep the copy: it ends with this page. Save it as a file in time.',
  event: 'copied by hand',
};
