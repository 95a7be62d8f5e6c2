/** The Spanish words of what is said of the game. */
import type { CellName } from './cells.ts';
import type { englishTelling } from './english-telling.ts';
import { directions } from './spanish-directions.ts';
import { count } from './spanish-numbers.ts';

const place = ({ row, column }: CellName) => `la fila ${row}, columna ${column}`;

/** The table in Spanish. */
export const spanishTelling: typeof englishTelling = {
  boardTable: 'El tablero, casilla por casilla',
  rowName: (row) => `Fila ${row}`,
  columnName: (column) => `Columna ${column}`,
  emptyCell: 'vacía',

  pushed: (direction) => `empujón ${directions[direction]}`,
  merged: (parts, tile, cell) => `${parts.join(' y ')} forman ${tile} en ${place(cell)}`,
  entered: (tile, cell) => `nuevo ${tile} en ${place(cell)}`,
  scoreIs: (score) => count(score, 'punto', 'puntos'),

  illegal: (direction) => `Nada se mueve ${directions[direction]}.`,
  over: 'La partida ha terminado.',
  undone: (moves) =>
    `jugada deshecha, ${moves === 1 ? 'va' : 'van'} ${count(moves, 'jugada', 'jugadas')}`,
  noUndo: 'No hay nada que deshacer.',
  undoBarred: 'En el intento puntuado del día no se deshace nada.',
  noRedo: 'No hay nada que rehacer.',
  started: (name) => `nueva partida de ${name}`,
  opened: (name, moves) =>
    `abierta una partida de ${name} con ${count(moves, 'jugada', 'jugadas')}`,
};
