/**
 * The Spanish names of the design "3+3" over the engine's rule set `tres`; docs/seeds.md lists them.
 * / Los nombres del diseño «3+3» sobre las reglas `tres` del motor.
 */
export type { Casilla, Ficha } from './casilla.ts';
export { type CodigoDeError, ErrorDeTablero } from './error-de-tablero.ts';
export { Tablero } from './tablero.ts';
