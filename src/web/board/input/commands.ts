/** Everything a player can ask for, by whatever input; all inputs share this one path. */
import type { Direction } from '../../../engine/index.ts';

/** A push of the board, or what else keys and buttons stand for. */
export type Command = Direction | 'undo' | 'redo' | 'new' | 'choose' | 'help' | 'records';
