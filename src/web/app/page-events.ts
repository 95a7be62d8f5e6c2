/** What a browser tells a page about its life, and what the game does about it. */
import type { Controller } from './controller.ts';
import { recordInLink } from './record-link.ts';
import type { Session } from './session.ts';

/** Listens to a window for as long as there is one. */
export function listenToPage(page: Window, session: Session, controller: Controller): void {
  const { document, location } = page;
  page.addEventListener('pageshow', (event) => event.persisted && controller.refresh());
  page.addEventListener('pagehide', () => session.save());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') session.save();
    else controller.refresh();
  });
  page.addEventListener('hashchange', () => {
    if (recordInLink(location.href) !== undefined) controller.openRecord(location.href);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && controller.shell.cursor !== null) controller.perform('explore');
  });
}
