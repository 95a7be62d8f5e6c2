/** The Spanish words of the page that shows all figures. */
import type { FigureText } from './english-figures.ts';
import { count } from './spanish-numbers.ts';

/** The table in Spanish. */
export const spanishFigures: FigureText = {
  figuresIntro:
    'Dos hojas iguales se pliegan en la figura siguiente, con más pliegues cada vez que se duplica el número.',
  figuresMade: (made, all) => `Has hecho ${made} de ${all}.`,
  figureNames: [
    'Triángulo',
    'Barco',
    'Sombrero',
    'Pez',
    'Gato',
    'Zorro',
    'Tulipán',
    'Mariposa',
    'Cisne',
    'Elefante',
    'Ciervo',
    'Pavo real',
    'Grulla',
  ],
  figurePoints: (points) => count(points, 'punto', 'puntos'),
  figureMade: 'Hecha',
  figureNotYet: 'Aún por hacer',
};
