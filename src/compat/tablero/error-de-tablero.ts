/** What the board answers with an error, by code. / Lo que el tablero contesta con un error. */
const MENSAJES = {
  'tablero-lleno':
    'El tablero está lleno: no cabe otra ficha. / The board is full: no tile can enter.',
  'partida-perdida':
    'La partida está perdida: no queda ningún espacio en blanco. / ' +
    'The game is lost: no empty cell is left.',
  'fuera-del-tablero':
    'No hay ninguna casilla en esa fila y columna. / There is no cell in that row and column.',
  'medida-imposible':
    'Un tablero tiene de 2 a 8 filas y columnas. / A board has 2 to 8 rows and columns.',
} as const;

/** The kind of an error, for programs to switch on. / La clase de error, para los programas. */
export type CodigoDeError = keyof typeof MENSAJES;

/**
 * An error of the board, with a code and a sentence in Spanish and English.
 * / Un error del tablero, con un código y una frase en español e inglés.
 */
export class ErrorDeTablero extends Error {
  /** The kind of the error. / La clase de error. */
  readonly codigo: CodigoDeError;

  /** An error of this kind. / Un error de esta clase. */
  constructor(codigo: CodigoDeError) {
    super(MENSAJES[codigo]);
    this.name = 'ErrorDeTablero';
    this.codigo = codigo;
  }
}
