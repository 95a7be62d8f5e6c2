/** The Spanish words of explanations, with the words of the design that the game 3+3 grew from. */
import type { Pair, Travel } from '../../engine/index.ts';
import type { ExplainText } from './explain-words.ts';
import { directions } from './spanish-directions.ts';
import { count } from './spanish-numbers.ts';

const rules: Readonly<Record<Travel, string>> = {
  fold: 'en cada línea se cierra el primer hueco o se une la primera pareja, lo que quede más cerca de la pared',
  step: 'en cada línea se unen todas las parejas y después avanza una casilla todo lo que tiene sitio',
  slide:
    'en cada línea se unen todas las parejas y después todas las fichas se deslizan hasta la pared',
};

/** Cells of a line, such as `la casilla 2` or `las casillas 2, 3 y 4`. */
function cellList(cells: readonly number[]): string {
  const names = cells.map((cell) => String(cell + 1));
  const last = names.pop() ?? '';
  return names.length === 0 ? `la casilla ${last}` : `las casillas ${names.join(', ')} y ${last}`;
}

function tilePair({ cells, tiles: [near, far] }: Pair): string {
  return `${near} y ${far}, en ${cellList(cells)},`;
}

/** The table in Spanish. */
export const spanishExplain: ExplainText = {
  steps: {
    title: (direction, travel) => `Empujón ${directions[direction]}: ${rules[travel]}.`,
    illegal: 'No cambia ninguna línea, así que esta jugada no vale.',
    line: (direction, index) =>
      `${direction === 'left' || direction === 'right' ? 'Fila' : 'Columna'} ${index + 1}`,
    wall: 'pared',
    stays: {
      empty: 'La línea está vacía.',
      packed: 'No se mueve: las fichas ya están contra la pared y ninguna pareja puede unirse.',
      full: 'No se mueve: no hay huecos y ninguna pareja puede unirse.',
    },
    merge: ({ becomes, cells, tiles: [near, far] }) =>
      `${near} y ${far}, en ${cellList(cells)}, se unen y forman ${becomes} en la casilla ${cells[0] + 1}.`,
    follow: ({ cells }) => `Detrás, lo que hay en ${cellList(cells)} avanza una casilla.`,
    gap: ({ cell, cells }) =>
      `Se cierra el primer hueco, la casilla ${cell + 1}: lo que hay en ${cellList(cells)} avanza una casilla.`,
    between: (picture) => `Tras la primera pasada: ${picture}`,
    travel: ({ moves }) =>
      moves.length === 0
        ? 'Segunda pasada: nada tiene sitio para moverse.'
        : `Segunda pasada: ${moves.map(({ from, to }) => `de la casilla ${from + 1} a la ${to + 1}`).join(', ')}.`,
    waits: {
      'gap-first': (pair) =>
        `${tilePair(pair)} podrían unirse, pero el hueco está más cerca de la pared.`,
      'pair-first': (pair) =>
        `${tilePair(pair)} podrían unirse, pero en cada línea solo se une una pareja.`,
      taken: (pair) =>
        `${tilePair(pair)} podrían unirse, pero no con una ficha que ya se ha unido en esta pasada.`,
      never: (pair) => `${tilePair(pair)} no se unen nunca.`,
    },
    ready: ({ cells, tiles: [near, far] }) =>
      `Ahora ${near} y ${far} quedan juntos en ${cellList(cells)}: otro empujón podría unirlos.`,
  },
  tiles: {
    stays: {
      wall: (tile) => `El ${tile} se queda: está contra la pared.`,
      held: (tile) =>
        `El ${tile} se queda: las hojas de delante se quedan y no puede plegarse con ninguna.`,
    },
    merges: (tile, cell, { becomes, partner, to }) =>
      cell < partner
        ? `El ${tile} recibe al que viene detrás: forman ${becomes}, en la casilla ${to + 1}.`
        : `El ${tile} se pliega sobre el de delante: forman ${becomes}, en la casilla ${to + 1}.`,
    moves: {
      gap: (tile, _, to) =>
        `El ${tile} avanza a la casilla ${to + 1}: se cierra el hueco de delante.`,
      merge: (tile, _, to) =>
        `El ${tile} avanza a la casilla ${to + 1}: dos hojas de delante se han hecho una.`,
      room: (tile, _, to) => `El ${tile} pasa a la casilla ${to + 1}: tiene sitio delante.`,
    },
  },
  entries: {
    'moved-lines':
      'La hoja nueva entra por el lado contrario al empujón, en una de las líneas que se han movido.',
    edge: 'La hoja nueva entra por el lado contrario al empujón, en cualquier casilla vacía de ese borde, se haya movido o no su línea.',
    anywhere: 'La hoja nueva entra en cualquier casilla vacía del tablero.',
  },
  entryCells: (cells) =>
    cells === 1
      ? 'Aquí solo hay una casilla así.'
      : `Aquí hay ${count(cells, 'casilla así', 'casillas así')}, todas igual de probables.`,
  entered: (tile, { row, column }) => `Ha entrado un ${tile} en la fila ${row}, columna ${column}.`,
  nothingEntered:
    'Se ha formado la última hoja de todas: la partida está completa y no entra ninguna más.',

  question: '¿Qué empujón?',
  lastPush: (direction) => `Último empujón, ${directions[direction]}`,
  last: 'Último',
  pushes: { left: 'Izquierda', right: 'Derecha', up: 'Arriba', down: 'Abajo' },
  ended: 'La partida ya ha terminado y ningún empujón cuenta. Esto es lo que haría.',
  board: 'El tablero, con flechas para lo que se mueve',

  wholePush: 'El empujón entero',
  fold: (line) => line,
  merging: (line) => `${line}: primera pasada, uniones`,
  moving: (line) => `${line}: segunda pasada, movimiento`,
  noMerge: 'Primera pasada: ninguna pareja puede unirse, así que todavía no pasa nada.',
  entry: 'La hoja nueva',
  hint: 'Las casillas se cuentan desde la pared hacia la que se empuja: la casilla 1 está junto a ella.',
  sheetBySheet: 'Hoja por hoja',
  stepOf: (step, all) => `Paso ${step} de ${all}`,
  back: 'Anterior',
  on: 'Siguiente',
  all: 'Todo a la vez',
  stepByStep: 'Paso a paso',

  each: 'Por qué se ha movido así',
  eachWaits: 'Empuja, y aquí se dice por qué cada hoja se movió, se quedó o se plegó.',
  closer: 'Paso a paso',
};
