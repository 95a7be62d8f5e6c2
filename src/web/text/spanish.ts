/** The Spanish words of the page itself; loaded when the game is played in Spanish. */
import type { CellName, Text } from './english.ts';
import { directions } from './spanish-directions.ts';
import { count, either, number } from './spanish-numbers.ts';

const place = ({ row, column }: CellName) => `la fila ${row}, columna ${column}`;

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
  records: 'Compartir',
  settings: 'Ajustes',
  help: 'Ayuda',
  chooseGame: (name) => `${name}: elegir otro juego`,
  loadFailed:
    'No se pudo cargar esta parte del juego. Comprueba tu conexión y vuelve a intentarlo.',

  boardLabel: (width, height) =>
    `Tablero de ${width} por ${height}. Las flechas empujan las hojas.`,
  boardTable: 'El tablero, casilla por casilla',
  rowName: (row) => `Fila ${row}`,
  columnName: (column) => `Columna ${column}`,
  emptyCell: 'vacía',
  deckCount: (tile, left) => `${tile}: ${left === 1 ? 'queda' : 'quedan'} ${number(left)}`,

  nextTile: (tile) => `siguiente: ${tile}`,
  nextBonus: (tiles) => `siguiente: una especial, ${either(tiles)}`,
  nextLarge: 'siguiente: 3 o más',
  nextHidden: 'siguiente: una especial',
  pushed: (direction) => `empujón ${directions[direction]}`,
  merged: (parts, tile, cell) => `${parts.join(' y ')} forman ${tile} en ${place(cell)}`,
  entered: (tile, cell) => `nuevo ${tile} en ${place(cell)}`,
  scoreIs: (score) => count(score, 'punto', 'puntos'),
  gain: (points) => `+${number(points)}`,

  illegal: (direction) => `Nada se mueve ${directions[direction]}.`,
  over: 'La partida ha terminado.',
  undone: (moves) => `jugada deshecha, ${count(moves, 'jugada hecha', 'jugadas hechas')}`,
  noUndo: 'No hay nada que deshacer.',
  noRedo: 'No hay nada que rehacer.',
  started: (name) => `nueva partida de ${name}`,
  opened: (name, moves) =>
    `abierta una partida de ${name} con ${count(moves, 'jugada', 'jugadas')}`,
};
