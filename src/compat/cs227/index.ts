/**
 * The homework's classes by their Java names, over the engine's rule set `cs227`: the same seed
 * gives the same numbers as the Java program. docs/seeds.md lists every name and how it is read.
 */
export { Direction } from './direction.ts';
export { Game } from './game.ts';
export { GameUtil } from './game-util.ts';
export { Move, type MoveArguments } from './move.ts';
export { Random } from './random.ts';
export { TilePosition } from './tile-position.ts';
