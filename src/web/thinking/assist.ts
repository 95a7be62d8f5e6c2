/**
 * What the computer does for a player, as a state machine: shows what each push is worth, and plays by
 * itself. Nothing here knows a page, a clock of its own or a word.
 */
import { DIRECTIONS, type Direction, type PlayerView } from '../../engine/index.ts';
import type { Think, ThinkAnswer } from './client.ts';
import { HINT_SEARCH, PACES, type Speed } from './paces.ts';

/** What is known of the pushes of the present position. */
export type Advice = Omit<Extract<ThinkAnswer, { kind: 'found' }>, 'kind'>;

/** What is to be told to those who hear the game. */
export type Told =
  | { readonly kind: 'advice' | 'changed'; readonly advice: Advice }
  | { readonly kind: 'off' | 'barred' | 'over' | 'failed' }
  | { readonly kind: 'started'; readonly speed: Speed }
  | { readonly kind: 'stopped'; readonly moves: number };

/** What is shown. */
export interface AssistState {
  /** Whether there is anything to be seen. */
  readonly open: boolean;
  /** Whether the computer plays by itself. */
  readonly auto: boolean;
  readonly speed: Speed;
  readonly advice: Advice | null;
  /** How much of what is needed to think is there, 0 to 1; null when nothing is waited for. */
  readonly loading: number | null;
  /** Why nothing is shown, if so. */
  readonly trouble: 'barred' | 'over' | 'failed' | null;
}

/** Whom an assistant asks and tells. */
export interface AssistOptions {
  /** The game as its player sees it; the same object for as long as nothing happens. */
  readonly view: () => PlayerView;
  /** Whether help is not allowed now. */
  readonly barred: () => boolean;
  readonly think: Think;
  /**
   * Plays a push and notes in the game who did; false where that can't be done now. `quiet` when they
   * come too fast for each to be told.
   */
  readonly play: (direction: Direction, quiet: boolean) => boolean;
  /** Notes in the game that a hint was given. */
  readonly note: () => void;
  readonly tell: (told: Told) => void;
  readonly reducedMotion: () => boolean;
  readonly now: () => number;
  readonly onChange: () => void;
}

/** How long an answer may still grow until it is told, in milliseconds. */
const PATIENCE = 1200;

/** Helps with one game. */
export class Assist {
  readonly #options: AssistOptions;
  #state: AssistState = {
    open: false,
    auto: false,
    speed: 'normal',
    advice: null,
    loading: null,
    trouble: null,
  };
  /** The view that is thought about, or was last. */
  #view: PlayerView | undefined;
  /** The view that a hint was counted for last. */
  #counted: PlayerView | undefined;
  #stop = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The choice that was told of this view; -1 for none. */
  #toldChoice = -1;
  #autoMoves = 0;
  /** When the last push by itself was made. */
  #pushed = 0;

  constructor(options: AssistOptions) {
    this.#options = options;
  }

  /** What is shown. */
  get state(): AssistState {
    return this.#state;
  }

  /** Shows what pushes are worth, from now on at every position; or takes that away. */
  hint(): void {
    if (this.#state.auto) this.stopAuto();
    else if (this.#state.open) this.close();
    else this.#begin(false);
  }

  /** Plays by itself, or stops. */
  auto(): void {
    if (this.#state.auto) this.stopAuto();
    else this.#begin(true);
  }

  /** Takes away all that is shown. */
  close(): void {
    this.#halt();
    this.#view = undefined;
    this.#change({ open: false, auto: false, advice: null, loading: null, trouble: null });
    this.#options.tell({ kind: 'off' });
  }

  /** Plays at another speed from the next push on. */
  setSpeed(speed: Speed): void {
    this.#change({ speed });
  }

  /** The player did something: nobody plays by itself then. */
  input(): void {
    this.stopAuto();
  }

  /** Stops playing by itself; what pushes are worth stays in sight. */
  stopAuto(): void {
    if (!this.#state.auto) return;
    this.#change({ auto: false });
    this.#options.tell({ kind: 'stopped', moves: this.#autoMoves });
    this.#think();
  }

  /** Looks whether the game is another one by now. */
  update(): void {
    if (this.#state.open && this.#options.view() !== this.#view) this.#think();
  }

  #begin(auto: boolean): void {
    const { barred, tell, view } = this.#options;
    this.#autoMoves = 0;
    this.#pushed = Number.NEGATIVE_INFINITY;
    const playing = view().status === 'playing' && !barred();
    this.#change({ open: true, auto: auto && playing });
    if (auto && playing) tell({ kind: 'started', speed: this.#state.speed });
    this.#think();
    if (this.#state.trouble) tell({ kind: this.#state.trouble });
  }

  /** Thinks about the present position, or says why not. */
  #think(): void {
    this.#halt();
    const { barred, think, view } = this.#options;
    this.#view = view();
    this.#toldChoice = -1;
    const trouble = barred() ? 'barred' : this.#view.status === 'playing' ? null : 'over';
    if (trouble) {
      this.#change({ auto: false, advice: null, loading: null, trouble });
      return;
    }
    this.#change({ advice: null, trouble });
    const { auto, speed } = this.#state;
    this.#stop = think(
      this.#view,
      (answer) => this.#answered(answer),
      auto ? PACES[speed].search : HINT_SEARCH,
    );
  }

  #halt(): void {
    this.#stop();
    this.#stop = () => {};
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #answered(answer: ThinkAnswer): void {
    switch (answer.kind) {
      case 'loading':
        this.#change({ loading: answer.share });
        break;
      case 'failed':
        this.#change({ auto: false, loading: null, advice: null, trouble: 'failed' });
        this.#options.tell({ kind: 'failed' });
        break;
      case 'found': {
        const { kind: _, ...advice } = answer;
        this.#change({ loading: null, advice });
        if (!this.#state.auto) this.#hinted();
        break;
      }
      case 'settled':
        if (this.#state.auto) this.#wait();
        else this.#say();
        break;
      case 'replaced':
        // Somebody else thinks now, and this can be asked for again.
        this.stopAuto();
    }
  }

  /** A hint is in sight: it is counted once, and told when it has grown for a while. */
  #hinted(): void {
    if (this.#counted !== this.#view) this.#options.note();
    this.#counted = this.#view;
    this.#timer ??= setTimeout(() => this.#say(), PATIENCE);
  }

  #say(): void {
    clearTimeout(this.#timer);
    const { advice } = this.#state;
    if (!advice || advice.found.choice === this.#toldChoice) return;
    this.#options.tell({ kind: this.#toldChoice === -1 ? 'advice' : 'changed', advice });
    this.#toldChoice = advice.found.choice;
  }

  /** Waits until it is time for the next push, then makes it. */
  #wait(): void {
    const { now, reducedMotion } = this.#options;
    const { pace } = PACES[this.#state.speed];
    // Where motion is not wanted, neither is a board that flickers.
    const least = reducedMotion() ? PACES.fast.pace : 0;
    const left = this.#pushed + Math.max(pace, least) - now();
    if (left > 0) this.#timer = setTimeout(() => this.#push(), left);
    else this.#push();
  }

  #push(): void {
    this.#timer = undefined;
    const { now, play } = this.#options;
    const { advice, auto, speed } = this.#state;
    if (!auto) return;
    this.#pushed = now();
    const direction = DIRECTIONS[advice?.found.choice ?? -1];
    if (direction && play(direction, PACES[speed].quiet)) {
      this.#autoMoves += 1;
      this.update();
    } else this.stopAuto();
  }

  #change(parts: Partial<AssistState>): void {
    this.#state = { ...this.#state, ...parts };
    this.#options.onChange();
  }
}
