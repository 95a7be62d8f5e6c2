/** Joins the keeper of games to a page. Loaded after the first paint. */
import type { Controller } from '../../app/controller.ts';
import type { OpenGame } from '../../app/open-game.ts';
import type { Session } from '../../app/session.ts';
import { GameKeeper } from './keeper.ts';
import { KeptGames } from './kept-games.ts';
import { sending } from './sending.ts';

/**
 * Keeps the games of a page from now on, and those that were `seen` before, as they stood at each
 * change; what is returned is to be called at each change.
 */
export function startKeeping(
  session: Session,
  controller: Controller,
  seen: readonly OpenGame[] = [],
): () => void {
  const visible = () => document.visibilityState === 'visible';
  const keeper = new GameKeeper(
    {
      store: session.store,
      games: new KeptGames(),
      freshId: () => session.freshSeed(),
      now: () => Date.now(),
      later: (work) =>
        sending(new Promise((done) => setTimeout(() => void work().finally(() => done())))),
      onFault: () => controller.notify({ kind: 'not-kept' }),
    },
    visible(),
  );
  const follow = (game: OpenGame) => keeper.changed(game, session.writer?.mine !== false);
  const changed = () => follow(session.game);
  document.addEventListener('visibilitychange', () => keeper.turned(visible()));
  window.addEventListener('pagehide', () => keeper.flush());
  for (const game of seen) follow(game);
  changed();
  return changed;
}
