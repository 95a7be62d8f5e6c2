/** The English words of the page that shows all figures. */
import { count } from './english-numbers.ts';

/** The table; see the type `FigureText`. */
export const englishFigures = {
  figuresIntro: 'Two sheets alike fold into the next figure, one with more folds at each doubling.',
  figuresMade: (made: number, all: number) => `You have made ${made} of ${all}.`,
  /** By the doublings of their tiles, from 3 to 12288. */
  figureNames: [
    'Triangle',
    'Boat',
    'Hat',
    'Fish',
    'Cat',
    'Fox',
    'Tulip',
    'Butterfly',
    'Swan',
    'Elephant',
    'Stag',
    'Peacock',
    'Crane',
  ] as readonly string[],
  figurePoints: (points: number) => count(points, 'point', 'points'),
  figureMade: 'Made',
  figureNotYet: 'Not yet made',
};

/** The words of the page of figures in one language. */
export type FigureText = typeof englishFigures;
