/**
 * The game on this page and its keeping: every change is written at once, so that leaving the page
 * at any moment loses nothing. Both halves of a turn are played within one task, so there is no
 * moment between them at which a page could be left.
 *
 * Another page may play the same game. Before anything is changed or written, the store is read
 * again: if it holds what this page neither read nor wrote, the other page's state is taken over.
 */
import type { Assisted } from '../../ai/assisted.ts';
import {
  type Direction,
  type GameState,
  type HistoryStep,
  playPresent,
  presentOf,
  RULE_SETS,
  type RuleSet,
  redoTurn,
  scoreOf,
  statusOf,
  undoTurn,
} from '../../engine/index.ts';
import { type BestScores, bestName, higherOf, readBest, writeBest } from './best.ts';
import type { Happening, Notice } from './happening.ts';
import type { GameRequest } from './link.ts';
import { dealGame, gameFromText, gameToText, type OpenGame, sameUpToNow } from './open-game.ts';
import { sameRules } from './same-rules.ts';
import { keepAside, type Store } from './storage.ts';
import type { Writer } from './writer.ts';

/** The name of the game in the store. */
export const GAME_KEY = 'threefold.game';

/** The name of the game that a link or a record put aside. */
export const EARLIER_KEY = 'threefold.earlier';

/** What a session is given. */
export interface SessionOptions {
  readonly store: Store;
  /** A seed that nobody has had. */
  readonly freshSeed: () => string;
  /** The game that the address asks for. */
  readonly request?: GameRequest | undefined;
}

/** A game that came in a record. */
export interface OpenedGame {
  readonly game: OpenGame;
  /** Whether it came with all its moves; without a generator it begins where the record ends. */
  readonly whole: boolean;
}

/** The game that is being played, with undo, best scores and keeping. */
export class Session {
  /** Who decides whether this page may play, once that is known. */
  writer: Writer | undefined;
  /** Whether this page put its own game in the place of another one when it was opened. */
  readonly tookOver: boolean = false;
  readonly #store: Store;
  readonly #freshSeed: () => string;
  #notices: Notice[] = [];
  #game: OpenGame;
  #best: BestScores;
  /** The text that this page read or wrote last under `GAME_KEY`. */
  #known: string | null;
  /** Nothing may be written over a game that could be neither understood nor kept aside. */
  #gameLocked = false;
  #bestLocked: boolean;
  #toldNotSaved = false;
  /** The game that was put aside, where the store would not take it. */
  #earlier: string | null = null;

  constructor({ store, freshSeed, request }: SessionOptions) {
    this.#store = store;
    this.#freshSeed = freshSeed;
    const best = readBest(store);
    this.#best = best.scores;
    this.#bestLocked = best.locked;
    if (best.damaged) this.#notices.push({ kind: 'best-aside' });
    this.#known = store.read(GAME_KEY);
    const saved = this.#known === null ? undefined : this.#readSaved(this.#known);
    if (saved && (!request || asksFor(request, saved))) {
      this.#game = saved;
      return;
    }
    this.tookOver = saved !== undefined;
    if (saved && isMissed(saved)) this.#keepEarlier(saved);
    this.#game = dealGame(request?.rules ?? RULE_SETS[0]!, request?.seed ?? freshSeed());
    this.save();
  }

  /** The game with its past. */
  get game(): OpenGame {
    return this.#game;
  }

  /** The state of the game now. */
  get present(): GameState {
    return presentOf(this.#game.history);
  }

  /**
   * The best score for these rules and this size, the present one included; a game that came in a
   * record, perhaps somebody else's, doesn't count, nor does one in which the computer helped.
   */
  get best(): number {
    const { rules, board } = this.present;
    return Math.max(this.#best[bestName(rules)] ?? 0, isOwn(this.#game) ? scoreOf(board) : 0);
  }

  /** Whether no game of this kind had a better score. */
  get isBest(): boolean {
    const score = scoreOf(this.present.board);
    return isOwn(this.#game) && score > 0 && score >= this.best;
  }

  /** The game that was put aside for another one. */
  get earlier(): OpenGame | undefined {
    const text = this.#earlier ?? this.#store.read(EARLIER_KEY);
    const game = text === null ? undefined : gameFromText(text);
    return game?.ok ? game.value : undefined;
  }

  /** A seed that nobody has had. */
  freshSeed(): string {
    return this.#freshSeed();
  }

  /** Whether a new game would end one that is under way. */
  get running(): boolean {
    return isRunning(this.#game);
  }

  /** Whether a turn can be taken back: in a day's scored try none can. */
  get canUndo(): boolean {
    return this.#game.history.at > 0 && !this.#game.daily?.scored;
  }

  get canRedo(): boolean {
    const { at, moves } = this.#game.history;
    return at < moves.length;
  }

  /** Where this page keeps things. */
  get store(): Store {
    return this.#store;
  }

  /** Looks at the best scores in the store again: some were brought in. */
  rereadBest(): void {
    this.#best = higherOf(this.#best, readBest(this.#store).scores);
  }

  /** Whether all of the game is in the store, and would be there after a reload. */
  get saved(): boolean {
    return this.#store.read(GAME_KEY) === gameToText(this.#game);
  }

  /** Hands over what the player has to be told, once. */
  takeNotices(): Notice[] {
    return this.#notices.splice(0);
  }

  /** Plays a turn, if the rules allow it now; it is noted in the game when the computer chose it. */
  play(direction: Direction, by: 'player' | 'computer' = 'player'): Happening {
    const barred = this.#barred();
    if (barred) return barred;
    const step = playPresent(this.#game.history, direction);
    if (!step) {
      return { kind: statusOf(this.present) === 'playing' ? 'illegal' : 'blocked', direction };
    }
    return this.#turned(step, false, by === 'computer' ? helped(this.#game, 'auto') : undefined);
  }

  /** Takes the last turn back. */
  undo(): Happening {
    const barred = this.#barred();
    if (barred) return barred;
    const history = this.canUndo && undoTurn(this.#game.history);
    if (!history) return { kind: this.#game.daily?.scored ? 'undo-barred' : 'no-undo' };
    this.#keep({ ...this.#game, history });
    return { kind: 'undone' };
  }

  /** Plays the turn again that was taken back last. */
  redo(): Happening {
    const barred = this.#barred();
    if (barred) return barred;
    const step = redoTurn(this.#game.history);
    if (!step) return { kind: 'no-redo' };
    return this.#turned(step, true);
  }

  /** Notes that the computer gave a hint. */
  noteHint(): void {
    if (!this.#follows) this.#keep({ ...this.#game, assisted: helped(this.#game, 'hints') });
  }

  /** Starts a new game; the same rules and a fresh seed unless told otherwise. */
  start(rules: RuleSet = this.present.rules, seed: string = this.#freshSeed()): Happening {
    const barred = this.#barred();
    if (barred) return barred;
    this.#keep(dealGame(rules, seed));
    return { kind: 'started' };
  }

  /**
   * Puts a game from a record on the board; one that would be missed is put aside for it. The game
   * is `whole` when it came with all its moves, else the player is told that they can't be undone.
   */
  open({ game, whole }: OpenedGame): Happening {
    // Whoever opens a game here wants to play it here.
    if (this.#follows) this.writer?.take();
    // What another page did last is what has to be kept; the board shows the opened game anyway.
    if (this.refresh()) this.#notices = this.#notices.filter(({ kind }) => kind !== 'followed');
    const { daily } = this.#game;
    if (!sameUpToNow(game, this.#game) || game.daily?.scored !== daily?.scored) {
      if (isMissed(this.#game)) this.#keepEarlier(this.#game);
      this.#keep(game);
    } else if (game.source !== undefined && game.source !== this.#game.source) {
      // The same game, about which this record says more.
      this.#keep({ ...this.#game, source: game.source });
    }
    if (!whole) this.#notices.push({ kind: 'opened-without-past' });
    return { kind: 'opened' };
  }

  /** Changes the present game for the one that was put aside, which takes its place there. */
  swapEarlier(): Happening {
    const barred = this.#barred();
    if (barred) return barred;
    const { earlier } = this;
    if (!earlier) return { kind: 'followed' };
    if (!this.#game.daily?.scored) this.#putAside(this.#game);
    this.#keep(earlier);
    return { kind: 'started' };
  }

  /** Writes the game if the store doesn't hold it yet; never over another page's newer state. */
  save(): void {
    if (this.#gameLocked || this.#follows) return;
    const text = gameToText(this.#game);
    const there = this.#store.read(GAME_KEY);
    if (text === there || (there !== null && there !== this.#known)) return;
    if (this.#store.write(GAME_KEY, text)) this.#known = text;
    else this.#tellNotSaved();
  }

  /**
   * Takes over what another page wrote; true if there was something new. A state that this page
   * can't read, say from a newer version of the program, is left alone from then on.
   */
  refresh(): boolean {
    if (this.#gameLocked) return false;
    const text = this.#store.read(GAME_KEY);
    if (text === null || text === this.#known) return false;
    const game = gameFromText(text);
    if (!game.ok) {
      this.#gameLocked = true;
      this.#notices.push({ kind: 'game-locked', fault: game.error });
      return false;
    }
    this.#known = text;
    this.#game = game.value;
    this.rereadBest();
    // A page that only follows has told so already.
    if (!this.#follows) this.#notices.push({ kind: 'followed' });
    return true;
  }

  get #follows(): boolean {
    return this.writer?.mine === false;
  }

  /** What keeps a command from being done: another page's game was taken over, or it plays on. */
  #barred(): Happening | undefined {
    if (this.#follows) {
      this.writer?.refused();
      return { kind: 'elsewhere' };
    }
    return this.refresh() ? { kind: 'followed' } : undefined;
  }

  #turned({ history, turn }: HistoryStep, redone: boolean, assisted?: Assisted): Happening {
    const before = this.present.board;
    const played = this.#game.opened && !redone;
    this.#keep({
      ...this.#game,
      history,
      ...(assisted && { assisted }),
      ...(played && { opened: 'played' }),
    });
    return { kind: 'turn', turn, before, redone };
  }

  #keep(game: OpenGame): void {
    this.#game = game;
    this.save();
    if (!isOwn(game)) return;
    const name = bestName(this.present.rules);
    const score = scoreOf(this.present.board);
    if (score <= (this.#best[name] ?? 0)) return;
    this.#best = { ...this.#best, [name]: score };
    if (!this.#bestLocked && !writeBest(this.#store, name, score)) this.#tellNotSaved();
  }

  #readSaved(text: string): OpenGame | undefined {
    const saved = gameFromText(text);
    if (saved.ok) return saved.value;
    const fault = saved.error;
    this.#gameLocked = keepAside(this.#store, GAME_KEY, text) === undefined;
    this.#notices.push({ kind: this.#gameLocked ? 'game-locked' : 'game-aside', fault });
    return undefined;
  }

  /** Puts a game aside and tells so. The one put aside before, if missed, stays in the store. */
  #keepEarlier(game: OpenGame): void {
    const { earlier } = this;
    if (earlier && isMissed(earlier)) keepAside(this.#store, EARLIER_KEY, gameToText(earlier));
    this.#putAside(game);
    this.#notices.push({ kind: 'earlier-game' });
  }

  #putAside(game: OpenGame): void {
    const text = gameToText(game);
    this.#earlier = this.#store.write(EARLIER_KEY, text) ? null : text;
  }

  #tellNotSaved(): void {
    if (!this.#toldNotSaved) this.#notices.push({ kind: 'not-saved' });
    this.#toldNotSaved = true;
  }
}

/** How a game was helped with when the computer has helped once more. */
function helped({ assisted }: OpenGame, kind: keyof Assisted): Assisted {
  const before = { hints: 0, auto: 0, ...assisted };
  return { ...before, [kind]: before[kind] + 1 };
}

/** Whether a game is the player's own, from first to last. */
function isOwn({ assisted, opened }: OpenGame): boolean {
  return !assisted && !opened;
}

/** Whether a game has moves and has not ended. */
function isRunning({ history }: OpenGame): boolean {
  return history.at > 0 && statusOf(presentOf(history)) === 'playing';
}

/**
 * Whether a player could miss a game: a running one, but not a record that was only looked at. A day's
 * scored try is kept with the days, and must not be there twice: one of them could be the older.
 */
function isMissed(game: OpenGame): boolean {
  return isRunning(game) && game.opened !== 'untouched' && !game.daily?.scored;
}

/** Whether a game is the one that an address asks for. */
function asksFor({ rules, seed }: GameRequest, { history, seed: own }: OpenGame): boolean {
  const { random, rules: played } = presentOf(history);
  const sameDeal = seed === null || (seed === own && random.generator === 'sfc32');
  return sameDeal && sameRules(rules, played);
}
