/** What can be in front of the game, and what it is opened for. */
import type { Direction } from '../../engine/index.ts';

/** The screens for study: each is loaded when it is first opened, and can open others. */
export const SCREENS = [
  'tutorial',
  'daily',
  'games',
  'replay',
  'review',
  'statistics',
  'explain',
  'editor',
] as const;

/** A screen for study. */
export type Screen = (typeof SCREENS)[number];

/** The panels that can be in front of the game. */
export type Panel =
  | 'confirm'
  | 'choose'
  | 'menu'
  | 'help'
  | 'records'
  | 'settings'
  | 'data'
  | 'figures'
  | 'end'
  | Screen;

/** What a screen is opened for; each screen reads what concerns it. */
export interface ScreenArgument {
  /** A kept game, by its identity. */
  readonly id?: string;
  /** How many moves of it have been made. */
  readonly move?: number;
  /** A push to explain. */
  readonly direction?: Direction;
  /** A rule set to learn, by its id. */
  readonly rules?: string;
}

/** A panel and what it is opened for. */
export interface Front {
  readonly panel: Panel;
  readonly argument: ScreenArgument;
}

/** Whether a panel is a screen for study. */
export function isScreen(panel: Panel): panel is Screen {
  return (SCREENS as readonly Panel[]).includes(panel);
}
