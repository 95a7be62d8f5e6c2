/**
 * What a page does besides showing the game, and what the first push need not wait for: one writer
 * over all tabs, lasting storage, keeping the game offline. Loaded after the page is there.
 */
import { statusOf } from '../../engine/index.ts';
import { watchForUpdates } from '../offline/updates.ts';
import type { Controller } from './controller.ts';
import type { Session } from './session.ts';
import { LockWriter } from './writer.ts';

/** The parts of a page that work in the background. */
export interface Background {
  /** To be called whenever something about the game has changed. */
  readonly changed: () => void;
}

/** Starts them. */
export function startBackground(session: Session, controller: Controller): Background {
  const { locks, serviceWorker, storage } = navigator;
  // Both are missing in older browsers, and on pages without encryption.
  if (locks) shareGame(locks, session, controller);
  if (import.meta.env.PROD && serviceWorker) keepOffline(serviceWorker, session, controller);
  return { changed: askToPersist(storage, session) };
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
