/** A tile. / Una ficha. */
export interface Ficha {
  /** What it shows: 1, 2 or 3·2^k. / Lo que muestra: 1, 2 o 3·2^k. */
  readonly valor: number;
}

/**
 * A cell of the board: its coordinates, counted from 0 at the top left, and its tile, if it has one.
 * / Una casilla del tablero: sus coordenadas, desde 0 arriba a la izquierda, y su ficha, si la tiene.
 */
export interface Casilla {
  readonly fila: number;
  readonly columna: number;
  readonly ficha: Ficha | null;
}
