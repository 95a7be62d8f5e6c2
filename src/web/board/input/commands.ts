/** Everything a player can ask for, by whatever input; all inputs share this one path. */
import { DIRECTIONS } from '../../../engine/index.ts';

/** Every command, in the order in which people are told of them. */
export const COMMANDS = [
  ...DIRECTIONS,
  'undo',
  'redo',
  'new',
  'choose',
  'hint',
  'auto',
  'menu',
  'help',
  'tutorial',
  'daily',
  'games',
  'records',
  'statistics',
  'explain',
  'editor',
  'figures',
  'settings',
  'data',
  'read-board',
  'read-next',
  'read-score',
  'explore',
] as const;

/** A push of the board, or what else keys and buttons stand for. */
export type Command = (typeof COMMANDS)[number];

/** A command that changes nothing: the live region answers it. */
export type ReadCommand = Extract<Command, `read-${string}`>;

/** Whether a text, say from a store, is the name of a command. */
export function isCommand(name: string | undefined): name is Command {
  return (COMMANDS as readonly (string | undefined)[]).includes(name);
}
