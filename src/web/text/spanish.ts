/** The Spanish words of the page as it is seen at first; loaded when the game is played in Spanish. */
import type { Text } from './english.ts';
import { either, number } from './spanish-numbers.ts';

/** The table in Spanish. */
export const spanish: Text = {
  language: 'es',
  panels: () => import('./spanish-panels.ts').then((part) => part.spanishPanels),
  title: 'Threefold',
  pageTitle: 'Threefold – el juego de números que se pliegan',
  score: 'Puntos',
  best: 'Récord',
  moves: 'Jugadas',
  next: 'Siguiente',
  deck: 'Quedan en el mazo',
  number,
  rules: { threes: 'Threes', cs227: 'CS 227', tres: '3+3' },
  rulesAndSize: (name, size) => `${name} ${size}×${size}`,

  toolbar: 'Partida',
  undo: 'Deshacer',
  redo: 'Rehacer',
  newGame: 'Nueva',
  hint: 'Pista',
  menu: 'Menú',
  help: 'Ayuda',
  chooseGame: (name) => `${name}: elegir otro juego`,
  loadFailed:
    'No se pudo cargar esta parte del juego. Comprueba tu conexión y vuelve a intentarlo.',

  boardLabel: (width, height) =>
    `Tablero de ${width} por ${height}. Las flechas empujan las hojas.`,
  deckCount: (tile, left) => `${tile}: ${left === 1 ? 'queda' : 'quedan'} ${number(left)}`,

  nextTile: (tile) => `siguiente: ${tile}`,
  nextBonus: (tiles) => `siguiente: una especial, ${either(tiles)}`,
  nextLarge: 'siguiente: 3 o más',
  nextHidden: 'siguiente: una especial',
  gain: (points) => `+${number(points)}`,
};
