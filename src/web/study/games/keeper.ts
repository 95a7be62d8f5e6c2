/**
 * Keeps every game by itself: when it has ended, and when another one takes its place. A game that
 * goes on after its end was taken back is the same kept game. What a page only follows, since another
 * tab plays it, that tab keeps.
 */
import { presentOf, stateAt, statusOf } from '../../../engine/index.ts';
import { gameToText, type OpenGame } from '../../app/open-game.ts';
import { keepAside, type Store } from '../../app/storage.ts';
import type { StoreFault } from './database.ts';
import { takeExpected } from './expected-game.ts';
import { follow, type GameLog, madeMoves, newLog } from './game-log.ts';
import type { GameToKeep, KeptGames } from './kept-games.ts';
import { LogStore } from './log-store.ts';
import { OUTBOX_KEY, Outbox, type Outgoing } from './outbox.ts';
import { toKeep } from './to-keep.ts';
import { VisibleClock } from './visible-clock.ts';

/** How long notes may stand unwritten, in milliseconds: as much would be lost with the browser. */
const FLUSH_EVERY = 5000;

/** What a keeper is given. */
export interface KeeperOptions {
  readonly store: Store;
  readonly games: Pick<KeptGames, 'game' | 'keep'>;
  /** A seed that nobody has had: the id of a kept game. */
  readonly freshId: () => string;
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  /** Does something when the page has nothing else to do; the promise is kept when it is done. */
  readonly later: (work: () => Promise<void>) => void;
  /** Games could not be kept; told once. They are tried again on the next visit. */
  readonly onFault: (fault: StoreFault) => void;
}

/** The game on the board and the notes about it. */
interface Present {
  readonly game: OpenGame;
  readonly log: GameLog;
}

/** Follows the game on the board, and keeps it when it is time. */
export class GameKeeper {
  readonly #options: KeeperOptions;
  readonly #logs: LogStore;
  readonly #outbox: Outbox;
  readonly #clock: VisibleClock;
  #present: Present | undefined;
  #flushed = 0;
  #sending = false;
  #told = false;

  constructor(options: KeeperOptions, visible: boolean) {
    this.#options = options;
    this.#logs = new LogStore(options.store);
    this.#outbox = new Outbox(options.store);
    this.#clock = new VisibleClock(options.now(), visible);
    if (this.#outbox.games.length > 0) this.#send();
  }

  /** The game on the board may have changed; `mine` says whether it is this page that plays it. */
  changed(game: OpenGame, mine: boolean): void {
    const before = this.#present;
    if (before?.game === game) return;
    if (!mine) {
      this.#clock.lap(this.#options.now());
      this.#present = undefined;
      return;
    }
    const same = before && stateAt(before.game.history, 0) === stateAt(game.history, 0);
    if (same) this.#follow(before.log, game);
    else this.#enter(game);
  }

  /** The page was shown or hidden: hidden, it may be gone for good. */
  turned(visible: boolean): void {
    this.#clock.turn(this.#options.now(), visible);
    if (!visible) this.flush();
  }

  /** Writes what is noted about the game on the board. */
  flush(): void {
    if (this.#present) this.#logs.write(this.#present.log);
    this.#flushed = this.#options.now();
  }

  /** Another game is on the board than before, or the first one that is seen. */
  #enter(game: OpenGame): void {
    this.#clock.lap(this.#options.now());
    const log =
      takeExpected(game) ?? this.#logs.find(game) ?? newLog(this.#options.freshId(), game);
    const before = this.#present;
    if (before && before.log.id !== log.id) this.#leave(before);
    this.flush();
    // A page that was left in a hurry may have noted less than it played.
    this.#present = { game, log: follow(log, game.history, this.#options.now(), null) };
    this.flush();
    this.#keepIfOver();
  }

  #follow(log: GameLog, game: OpenGame): void {
    const now = this.#options.now();
    this.#present = { game, log: follow(log, game.history, now, this.#clock.lap(now)) };
    this.#keepIfOver();
    if (now - this.#flushed > FLUSH_EVERY) this.flush();
  }

  #keepIfOver(): void {
    const { game } = this.#present!;
    if (statusOf(presentOf(game.history)) !== 'playing') this.#keep(this.#present!, true);
  }

  /** A game with moves that is left before its end is kept as it stands. */
  #leave(left: Present): void {
    const { kept } = left.log;
    // Only its end was taken back, and nothing was played instead: it is kept as it ended.
    const ended = kept?.over && kept.moves.startsWith(madeMoves(left.log));
    if (left.game.history.at > 0 && !ended) this.#keep(left, false);
  }

  #keep({ game, log }: Present, over: boolean): void {
    if (game.opened === 'untouched') return;
    const moves = madeMoves(log);
    if (log.kept?.moves === moves) return;
    const noted = { ...log, kept: { moves, over } };
    if (this.#present?.log.id === log.id) this.#present = { game, log: noted };
    this.#logs.write(noted);
    this.#outbox.add({ log: noted, game: gameToText(game) });
    this.#send();
  }

  #send(): void {
    if (this.#sending) return;
    this.#sending = true;
    this.#options.later(() =>
      this.#sendAll().finally(() => {
        this.#sending = false;
      }),
    );
  }

  async #sendAll(): Promise<void> {
    const { games, onFault, store } = this.#options;
    for (let out = this.#outbox.games; out.length > 0; out = this.#outbox.games) {
      const kept = await games.keep(await this.#named(out));
      if (!kept.ok) {
        if (!this.#told) onFault(kept.fault);
        this.#told = true;
        return;
      }
      const arrived = new Set(kept.value.map(({ id }) => id));
      for (const { game, log } of out) if (!arrived.has(log.id)) keepAside(store, OUTBOX_KEY, game);
      this.#outbox.remove(out);
    }
  }

  /** What is to be kept, with the names that the player gave to earlier states of it. */
  async #named(out: readonly Outgoing[]): Promise<GameToKeep[]> {
    const named = out.map(async (one) => {
      const there = one.log.kept && (await this.#options.games.game(one.log.id));
      const name = there?.ok && there.value && 'row' in there.value ? there.value.row.name : null;
      return toKeep(one, name) ?? [];
    });
    return (await Promise.all(named)).flat();
  }
}
