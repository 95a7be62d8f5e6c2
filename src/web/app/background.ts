/**
 * What a page does besides showing the game, and what the first push need not wait for: one writer
 * over all tabs, lasting storage, keeping games, and the page itself for when there is no network.
 * Loaded after the page is there.
 */
import { statusOf } from '../../engine/index.ts';
import { watchForUpdates } from '../offline/updates.ts';
import { dailyNoter } from '../study/daily/daily-play.ts';
import { explainEachPush } from '../study/explain/each-push.ts';
import { sending } from '../study/games/sending.ts';
import { offerTutorial } from '../study/tutorial/offer.ts';
import type { Controller } from './controller.ts';
import type { OpenGame } from './open-game.ts';
import type { Session } from './session.ts';
import type { SettingsKeeper } from './settings.ts';
import { LockWriter } from './writer.ts';

/** The parts of a page that work in the background. */
export interface Background {
  /** To be called whenever something about the game has changed. */
  readonly changed: () => void;
}

/** Starts them. `seen` holds the games as they stood at each change before: they may be kept. */
export function startBackground(
  session: Session,
  controller: Controller,
  settings: SettingsKeeper,
  seen: OpenGame[],
): Background {
  const { locks, serviceWorker, storage } = navigator;
  // Both are missing in older browsers, and on pages without encryption.
  if (locks) shareGame(locks, session, controller);
  if (import.meta.env.PROD && serviceWorker) keepOffline(serviceWorker, session, controller);
  let keep: () => void = () => seen.push(session.game);
  // A part of its own, so that the game can be kept offline without it.
  const keeping = import('../study/games/start-keeping.ts').then(
    ({ startKeeping }) => {
      keep = startKeeping(session, controller, seen.splice(0));
    },
    () => {
      keep = () => {};
      controller.notify({ kind: 'not-kept' });
    },
  );
  sending(keeping);
  const persist = askToPersist(storage, session);
  const noteDay = dailyNoter(session, controller);
  const explain = explainEachPush({ session, controller, settings });
  const offer = offerTutorial({
    session,
    controller,
    linked: location.search + location.hash !== '',
  });
  const changed = () => {
    explain();
    offer();
    keep();
    persist();
    noteDay();
  };
  noteDay();
  explain();
  return { changed };
}

/** One page plays; the others follow it and offer to take over. */
function shareGame(locks: LockManager, session: Session, controller: Controller): void {
  const writer = new LockWriter(
    locks,
    (mine) => {
      controller.dismiss(mine ? 'elsewhere' : 'followed');
      if (!mine) return controller.notify({ kind: 'elsewhere', act: writer.take });
      controller.refresh();
    },
    () => document.visibilityState === 'visible',
  );
  session.writer = writer;
  if (session.tookOver) writer.take();
  else writer.start();
  document.addEventListener('visibilitychange', writer.look);
  window.addEventListener('pagehide', writer.stop);
  window.addEventListener('pageshow', (event) => event.persisted && writer.start());
}

function keepOffline(
  container: ServiceWorkerContainer,
  session: Session,
  controller: Controller,
): void {
  const updates = watchForUpdates({
    container,
    now: () => Date.now(),
    reload: () => location.reload(),
    // A game that is not saved would be lost with the page: it is not asked about.
    onReady: (act) => session.saved && controller.notify({ kind: 'update-ready', act }),
  });
  updates.then(
    (look) => document.addEventListener('visibilitychange', look),
    // Where no worker can be had the game is played online.
    () => {},
  );
}

/** After the first finished game the browser is asked, once, not to clear its storage by itself. */
function askToPersist(storage: StorageManager | undefined, session: Session): () => void {
  let asked = false;
  return () => {
    if (asked || statusOf(session.present) === 'playing') return;
    asked = true;
    // Whatever it answers, the game goes on.
    storage?.persist?.().catch(() => {});
  };
}
