/** Joins everything that a page hears: inputs, files, and what the browser tells it. */
import { shiftGame } from '../../engine/index.ts';
import type { BoardView } from '../board/board-view.ts';
import { listenToDrops } from '../board/input/drop.ts';
import { type Inputs, listenToInputs } from '../board/input/inputs.ts';
import { offerHelp } from '../thinking/offer-help.ts';
import { watchOverflow } from '../view/overflow.ts';
import type { Controller } from './controller.ts';
import { listenToPage } from './page-events.ts';
import type { Session } from './session.ts';
import type { SettingsKeeper } from './settings.ts';

/** The parts of a page that hear something. */
export interface Listeners {
  readonly board: BoardView;
  readonly session: Session;
  readonly controller: Controller;
  readonly settings: SettingsKeeper;
}

/** Listens from now on. */
export function listen({ board, session, controller, settings }: Listeners): Inputs {
  listenToPage(window, session, controller);
  listenToDrops(document, (file) => controller.openRecord(file));
  watchOverflow(document.documentElement);
  offerHelp({ board, session, controller });
  return listenToInputs(document, {
    board,
    settings: () => settings.current,
    perform: (command) => controller.perform(command),
    look: (direction) => shiftGame(session.present, direction)?.pending ?? undefined,
    tell: (seen, spoken) => controller.peeked(seen, spoken),
    blocked: () => controller.shell.panel !== null,
  });
}
