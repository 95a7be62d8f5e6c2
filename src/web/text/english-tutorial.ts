/** The English words of the tutorial. */
import type { TutorialText } from './tutorial-words.ts';

/** The table in English. */
export const englishTutorial: TutorialText = {
  question: 'Which game?',
  taskOf: (task, all) => `${task} of ${all}`,
  board: (width, height) =>
    `Practice board, ${width} by ${height}. Arrow keys push the sheets; your own game stays as it is.`,
  tasks: {
    slide: {
      title: 'All sheets move',
      ask: 'Push the sheets to the left: press the left arrow, or swipe the board to the left.',
      done: 'Every sheet moved one cell and no further, and a new one came in on the right.',
    },
    pair: {
      title: 'One and two',
      ask: '1 and 2 at the left wall can’t go on. Push left, so that they fold.',
      done: '1 and 2 folded into 3, in either order, and what was behind moved up one cell.',
    },
    alike: {
      title: 'Two alike',
      ask: 'From 3 on, two alike fold into their sum. Make a 12: push left twice.',
      done: '3 and 3 made 6, then 6 and 6 made 12. Only 1 and 1, and 2 and 2, never fold.',
    },
    'one-fold': {
      title: 'One fold a line',
      ask: 'Four sheets of 3 lie in a row. Push left: how many of them will fold?',
      done: 'Only the pair nearest the wall. A line folds at one place in each push, and all behind it moves up.',
    },
    'gap-first': {
      title: 'A gap comes first',
      ask: 'There is a gap before 1 and 2. Push left: will they fold?',
      done: 'They didn’t: the gap was nearer the wall, so it closed first and both moved up. The next push to the left could fold them.',
    },
    'moved-line': {
      title: 'Where the new sheet enters',
      ask: 'Next comes a 1. Only the bottom row can move to the left, so it will enter there, at its right end. Push left, then fold it with the 2 above it.',
      done: 'A new sheet enters on the side that you pushed away from, in a line that moved. So you can choose a little where it lands.',
    },
    peek: {
      title: 'Look before you push',
      ask: 'Hold Shift, press an arrow and let go of Shift. Or drag the board a little and back again. The push is shown, but not made.',
      done: 'Looking costs nothing. While you look, Enter makes the push, and so does letting go past the middle.',
    },
    homework: {
      title: 'Four lines of the homework',
      ask: 'Each row is an example from the homework, pushed to the left. Think of what each will be, then push left.',
      done: 'At most one pair merges in a line, and an empty cell before it comes first. What happened row by row:',
    },
    edge: {
      title: 'Where the new sheet enters',
      ask: 'Only the bottom row can move to the left. Push left and see where the new sheet enters.',
      done: 'It may enter in any empty cell on the right edge, even beside a row that didn’t move. And you knew exactly which sheet would come.',
    },
    nothing: {
      title: 'When nothing moves',
      ask: 'All sheets lie at the left wall, and none can fold there. Try to push left.',
      done: 'Nothing changes, so it is no move: no sheet comes and nothing is counted. When no push changes anything, the game is over.',
    },
    'one-step': {
      title: 'One cell a push',
      ask: 'Push the sheets to the right: press the right arrow, or swipe the board to the right.',
      done: 'Each moved one cell, not all the way to the wall. New sheets are 1 and 2 in turn.',
    },
    design: {
      title: 'Two passes',
      ask: 'This row, 1 2 1 2, is the example of the design that 3+3 comes from. Push right.',
      done: 'In the first pass both pairs merged, each into the cell nearer the wall. In the second, what had room moved one cell.',
    },
    anywhere: {
      title: 'Anywhere',
      ask: 'Push left, and watch where the new sheet appears.',
      done: 'In 3+3 it may appear in any empty cell of the board, in the middle too.',
    },
    full: {
      title: 'A full board is lost',
      ask: 'One cell is empty. In 3+3 a full board is lost, even where a pair was left. Find a push that keeps a cell empty.',
      done: 'A fold makes room: the game goes on.',
    },
  },
  nothing: (direction) => `Pushed ${direction}, nothing moves. Try another way.`,
  missed: {
    push: 'That was another push than the one that was asked for. Look what it did, then try again.',
    nothing: 'That push moved something. Try the one to the left.',
    make: 'No push is left here. Try again.',
    look: 'No push is left here. Try again.',
    on: 'Now the board is full, and that is how 3+3 is lost. Try again.',
  },
  more: 'Go on.',
  why: 'Why',
  next: 'Next',
  skip: 'Skip',
  again: 'Try again',
  back: 'Back',
  leave: 'Leave',
  endTitle: 'That is all there is to it',
  end: (game) => `You know the rules of ${game}. Your own game is as you left it.`,
  play: 'Play',
};
