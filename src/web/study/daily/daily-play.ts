/** What a player can do with a day: the scored try, going on with it, giving it up, and practice. */
import type { Controller } from '../../app/controller.ts';
import type { OpenGame } from '../../app/open-game.ts';
import type { Session } from '../../app/session.ts';
import { giveUp, noteTry, readBook, tryOf } from './daily-book.ts';
import { dealDay } from './daily-deal.ts';
import type { Day } from './day.ts';

/** What a day offers now. */
export type DayOffer =
  /** Nothing was played: the scored try can begin, on that day only. */
  | 'start'
  /** The scored try is under way. */
  | 'continue'
  /** The scored try has ended, or the day has gone by without one: the deal can be practised. */
  | 'practise';

/** What a day offers, where today is the day that the clock shows. Nothing for days to come. */
export function offerOf(session: Pick<Session, 'store'>, day: Day, today: Day): DayOffer | null {
  const result = readBook(session.store).results.get(day);
  if (result) return result.end === null ? 'continue' : 'practise';
  if (day === today) return 'start';
  return day < today ? 'practise' : null;
}

/**
 * The game that a day's button puts on the board. The book is read anew, since another page may have
 * begun the try meanwhile: then it is the same try that goes on here.
 */
export function gameFor(session: Pick<Session, 'store'>, day: Day, today: Day): OpenGame | null {
  switch (offerOf(session, day, today)) {
    case 'start':
      return dealDay(day, true);
    case 'continue': {
      const there = readBook(session.store).results.get(day);
      return (there && tryOf(there)) ?? null;
    }
    case 'practise':
      return dealDay(day, false);
    case null:
      return null;
  }
}

/**
 * Gives the scored try of a day up: its score so far is the day's. Where it is on the board it goes on
 * as practice. False when none was under way, or the store keeps nothing.
 */
export function giveDayUp(session: Session, day: Day, open: (game: OpenGame) => void): boolean {
  session.refresh();
  if (!giveUp(session.store, day)) return false;
  const { game } = session;
  if (game.daily?.scored && game.daily.day === day) open(asPractice(game));
  return true;
}

/** What of a controller shows the player what has become of the game. */
type Shows = Pick<Controller, 'openOwn' | 'refresh'>;

/**
 * Gives what notes the scored try on the board, to be called after everything that happens. A try that
 * can't be the day's any more, say since a backup brought in an older state of it, goes on as practice.
 */
export function dailyNoter(session: Session, controller: Shows): () => void {
  let noting = false;
  const refused = () =>
    session.game.daily?.scored === true && noteTry(session.store, session.game) === 'refused';
  return () => {
    // To show something is a happening as well, which must not be noted once more.
    if (noting || session.writer?.mine === false || !refused()) return;
    noting = true;
    // Another page may have gone on with the try, which is no reason to take it from there.
    controller.refresh();
    if (refused()) controller.openOwn(asPractice(session.game));
    noting = false;
  };
}

function asPractice({ daily, ...game }: OpenGame): OpenGame {
  return daily ? { ...game, daily: { ...daily, scored: false } } : game;
}
