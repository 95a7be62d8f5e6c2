/** Offers the tutorial, once, to somebody who seems to be here for the first time. */
import { BEST_KEY } from '../../app/best.ts';
import type { Controller } from '../../app/controller.ts';
import type { Session } from '../../app/session.ts';

/** The name under which the store knows that it was offered. */
export const OFFERED_KEY = 'threefold.tutorial';

/** How long somebody has to do nothing until it is offered, in milliseconds. */
const PATIENCE = 6000;

/** What of a page an offer needs. */
interface OfferParts {
  readonly session: Pick<Session, 'game' | 'store'>;
  readonly controller: Pick<Controller, 'dismiss' | 'notify' | 'open' | 'shell'>;
  /** Whether the address asks for a game of its own. */
  readonly linked: boolean;
}

/**
 * Offers it after a while in which nothing was done; gives what has to be called whenever something
 * has changed, which takes the offer back. Where the store can't remember it, nothing is offered.
 */
export function offerTutorial({ session, controller, linked }: OfferParts): () => void {
  const { store } = session;
  const begun = () => {
    const { history, opened } = session.game;
    return history.moves.length > 0 || opened !== undefined || controller.shell.panel !== null;
  };
  const known = store.read(OFFERED_KEY) !== null || store.read(BEST_KEY) !== null;
  if (known || linked || begun()) return () => {};
  let offered = false;
  const timer = setTimeout(() => {
    if (begun() || !store.write(OFFERED_KEY, '1')) return;
    offered = true;
    controller.notify({ kind: 'tutorial-offer', act: () => controller.open('tutorial') });
  }, PATIENCE);
  return () => {
    if (!begun()) return;
    clearTimeout(timer);
    if (!offered) return;
    offered = false;
    controller.dismiss('tutorial-offer');
  };
}
