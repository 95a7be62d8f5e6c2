/** Everything a player can ask for, by whatever input; all inputs share this one path. */
import { DIRECTIONS } from '../../../engine/index.ts';

/** The commands that change nothing: the live region answers them. */
const READ_COMMANDS = ['read-board', 'read-next', 'read-score'] as const;

/** A command that only reads. */
export type ReadCommand = (typeof READ_COMMANDS)[number];

/** Every command, in the order in which people are told of them. */
export const COMMANDS = [
  ...DIRECTIONS,
  'undo',
  'redo',
  'new',
  'choose',
  'help',
  'records',
  'settings',
  'figures',
  ...READ_COMMANDS,
  'explore',
] as const;

/** A push of the board, or what else keys and buttons stand for. */
export type Command = (typeof COMMANDS)[number];

/** Whether a text, say from a store, is the name of a command. */
export function isCommand(name: string | undefined): name is Command {
  return (COMMANDS as readonly (string | undefined)[]).includes(name);
}

/** Whether a command only reads. */
export function isReadCommand(command: Command): command is ReadCommand {
  return (READ_COMMANDS as readonly Command[]).includes(command);
}
