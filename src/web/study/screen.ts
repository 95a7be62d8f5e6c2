/** What every screen for study is given. */
import type { Tile } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import type { ScreenArgument } from '../app/panels.ts';
import type { Session } from '../app/session.ts';
import type { SettingsKeeper } from '../app/settings.ts';
import type { FullText } from '../text/english.ts';

/**
 * The page, as a screen sees it. Its title and the buttons to close it and to go back stand above it
 * already. It opens others by `controller.open('replay', { id })`, from which one comes back to it;
 * `controller.remember` notes where it is, so that it is found so again.
 */
export interface ScreenProps {
  /** The words of the game; a screen's own are in a table of its own, by `text.language`. */
  readonly text: FullText;
  readonly session: Session;
  readonly controller: Controller;
  readonly settings: SettingsKeeper;
  /** The tiles that the player has made in any game. */
  readonly made: () => ReadonlySet<Tile>;
  /** The address of the page, without a query. */
  readonly address: string;
  /** What the screen was opened for. */
  readonly argument: ScreenArgument;
  /** Closes the screen, and all to which it could go back. */
  readonly onClose: () => void;
}
