import {
  ascii,
  type Board,
  type Cell,
  type Direction,
  type Draw,
  drawEntryCell,
  drawNext,
  drawOpening,
  emptyBoard,
  entryCells,
  highestTile,
  JavaRandom,
  type Random,
  type RuleSet,
  scoreOf,
  shift,
  statusOf,
  type TileOdds,
  tileOdds,
  tres,
  withParameters,
  withTile,
} from '../../engine/index.ts';
import { freshSeed } from '../fresh-seed.ts';
import type { Casilla, Ficha } from './casilla.ts';
import { ErrorDeTablero } from './error-de-tablero.ts';

/**
 * The board of the design "3+3" and the game played on it, over the engine's rule set `tres`.
 * / El tablero del diseño «3+3» y la partida que se juega en él, sobre las reglas `tres` del motor.
 */
export class Tablero {
  private readonly reglas: RuleSet;
  private readonly azar: Random;
  private tablero: Board;
  private proxima: Draw;

  /**
   * A board with two tiles, a 1 and a 2, on random cells: `crearFicha` is called twice. All chance
   * comes from the given generator; without one, every board is different. Throws
   * `medida-imposible` for sides that are not 2 to 8.
   *
   * Un tablero con dos fichas, un 1 y un 2, en casillas al azar: se llama dos veces a `crearFicha`.
   * Todo el azar viene del generador dado; sin él, cada tablero es distinto. Lanza
   * `medida-imposible` si los lados no son de 2 a 8.
   */
  constructor(azar: Random = new JavaRandom(freshSeed()), filas = 4, columnas = 4) {
    const reglas = withParameters(tres, { height: filas, width: columnas });
    if (!reglas.ok) throw new ErrorDeTablero('medida-imposible');
    this.reglas = reglas.value;
    this.azar = azar;
    this.tablero = emptyBoard(columnas, filas);
    this.proxima = drawNext(drawOpening(this.reglas, azar).supply, 0, this.reglas, azar);
    this.crearFicha();
    this.crearFicha();
  }

  /** The cells, row by row. / Las casillas, fila por fila. */
  get casillas(): Casilla[][] {
    const { width, height } = this.tablero;
    return Array.from({ length: height }, (_, fila) =>
      Array.from({ length: width }, (_, columna) => this.casillaEn(fila * width + columna)),
    );
  }

  /** The score of the board. / La puntuación del tablero. */
  get puntuacion(): number {
    return scoreOf(this.tablero);
  }

  /** Whether no cell is empty, which loses the game. / Si no queda ningún espacio en blanco. */
  get perdida(): boolean {
    return statusOf({ board: this.tablero, rules: this.reglas }) === 'full';
  }

  /** The tile that comes next: 1 and 2 in turn. / La ficha que viene: 1 y 2, alternándose. */
  get siguienteFicha(): Ficha {
    return { valor: (tileOdds(this.proxima.preview)[0] as TileOdds).tile };
  }

  /**
   * Puts the next tile on a random empty cell, and gives that cell. Throws `tablero-lleno` when
   * there is none. Every move does this by itself; a call by hand gives an extra tile.
   *
   * Pone la siguiente ficha en una casilla libre al azar, y devuelve esa casilla. Lanza
   * `tablero-lleno` si no hay ninguna. Cada movimiento ya lo hace; una llamada aparte da una ficha
   * de más.
   */
  crearFicha(): Casilla {
    const { tablero, reglas, azar } = this;
    // Every empty cell is as good as another, so the direction and the lines do not matter.
    const still = { direction: 'right', afterstate: tablero, changedLines: [] } as const;
    if (entryCells(still, reglas).length === 0) throw new ErrorDeTablero('tablero-lleno');
    const cell = drawEntryCell(still, reglas, azar);
    this.tablero = withTile(tablero, cell, this.siguienteFicha.valor);
    this.proxima = drawNext(this.proxima.supply, highestTile(this.tablero), reglas, azar);
    return this.casillaEn(cell);
  }

  /**
   * Whether a cell holds a tile. Throws `fuera-del-tablero` when there is no such cell.
   * / Si una casilla contiene una ficha. Lanza `fuera-del-tablero` si no existe esa casilla.
   */
  estaOcupada(fila: number, columna: number): boolean {
    const casilla = this.casillas[fila]?.[columna];
    if (!casilla) throw new ErrorDeTablero('fuera-del-tablero');
    return casilla.ficha !== null;
  }

  /**
   * Moves all tiles to the right, in two passes, and then creates a tile. False, and nothing
   * changes, when no tile can move; throws `partida-perdida` when the game is lost.
   *
   * Mueve todas las fichas a la derecha, en dos pasadas, y después crea una ficha. Devuelve false, y
   * nada cambia, si ninguna puede moverse; lanza `partida-perdida` si la partida está perdida.
   */
  moverDerecha(): boolean {
    return this.mover('right');
  }

  /** The same to the left. / Lo mismo a la izquierda. */
  moverIzquierda(): boolean {
    return this.mover('left');
  }

  /** The same upwards. / Lo mismo hacia arriba. */
  moverArriba(): boolean {
    return this.mover('up');
  }

  /** The same downwards. / Lo mismo hacia abajo. */
  moverAbajo(): boolean {
    return this.mover('down');
  }

  /** The board as text, a row a line. / El tablero como texto, una fila por línea. */
  toString(): string {
    return ascii(this.tablero);
  }

  private mover(direction: Direction): boolean {
    if (this.perdida) throw new ErrorDeTablero('partida-perdida');
    const pushed = shift(this.tablero, direction, this.reglas);
    if (!pushed) return false;
    this.tablero = pushed.afterstate;
    this.crearFicha();
    return true;
  }

  private casillaEn(cell: Cell): Casilla {
    const { width, cells } = this.tablero;
    const valor = cells[cell] as number;
    return {
      fila: Math.floor(cell / width),
      columna: cell % width,
      ficha: valor === 0 ? null : { valor },
    };
  }
}
