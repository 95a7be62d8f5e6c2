/**
 * A page's side of thinking: starts what thinks when it is first asked, knows which answers are to
 * the latest question, and lets the memory go when nobody has asked for a while.
 */
import type { Found, SearchSettings } from '../../ai/index.ts';
import type { Judge, LoadFault, ThinkReply, ThinkRequest } from '../../ai/thinking.ts';
import type { PlayerView } from '../../engine/index.ts';

/** What is sent to a worker: first where weights are, by the rule sets that learned them. */
export type ToWorker =
  | ThinkRequest
  | { readonly kind: 'weights'; readonly addresses: Readonly<Record<string, string>> };

/** What thinks, wherever it is. */
export interface Thinker {
  readonly send: (request: ThinkRequest) => void;
  /** Ends it and frees its memory. */
  readonly end: () => void;
}

/** Starts one. `hear` takes its replies, `failed` is called when it can't go on. */
export type StartThinker = (hear: (reply: ThinkReply) => void, failed: () => void) => Thinker;

/** What an asker is told. */
export type ThinkAnswer =
  /** So much of what is needed to think is there, 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | {
      readonly kind: 'found';
      readonly found: Found;
      readonly judge: Judge;
      /** Why the network doesn't judge, if it should. */
      readonly fault: LoadFault | null;
    }
  /** Nothing follows. */
  | { readonly kind: 'settled' }
  /** Nothing follows, since somebody else asked something. */
  | { readonly kind: 'replaced' }
  /** Nothing follows, since thinking is not possible here. */
  | { readonly kind: 'failed' };

/**
 * Thinks about a view, in the place of what was thought about before; answers come deeper and
 * deeper. Gives what stops it.
 */
export type Think = (
  view: PlayerView,
  tell: (answer: ThinkAnswer) => void,
  settings: SearchSettings,
) => () => void;

/** How long nobody has to ask until the memory is freed, in milliseconds. */
const IDLE = 3 * 60_000;
/** How long it takes until weights that could not be had are tried again, in milliseconds. */
const RETRY = 60_000;

/** Asks one question at a time; a new one takes the place of the one before. */
export class ThinkingClient {
  readonly #start: StartThinker;
  #thinker: Thinker | undefined;
  #asked = 0;
  #tell: ((answer: ThinkAnswer) => void) | undefined;
  #fault: LoadFault | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(start: StartThinker) {
    this.#start = start;
  }

  /** Thinks about a view. Gives what stops it: nothing more is told then. */
  think(
    view: PlayerView,
    settings: SearchSettings,
    tell: (answer: ThinkAnswer) => void,
  ): () => void {
    clearTimeout(this.#idle);
    this.#thinker ??= this.#start(
      (reply) => this.#hear(reply),
      () => this.#failed(),
    );
    this.#asked += 1;
    const id = this.#asked;
    const before = this.#tell;
    this.#tell = tell;
    this.#thinker.send({ kind: 'think', id, view, settings });
    before?.({ kind: 'replaced' });
    return () => {
      if (id !== this.#asked || !this.#tell) return;
      this.#thinker?.send({ kind: 'stop' });
      this.#done();
    };
  }

  /** Frees all memory; the next question starts afresh. */
  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#retry);
    this.#thinker?.end();
    this.#thinker = undefined;
    this.#tell = undefined;
    this.#fault = null;
  }

  #hear(reply: ThinkReply): void {
    if (reply.kind === 'ready') this.#ready(reply.fault);
    else if (reply.kind === 'loading') this.#tell?.({ kind: 'loading', share: reply.share });
    else if (reply.id !== this.#asked) return;
    else if (reply.kind === 'settled') this.#done()?.({ kind: 'settled' });
    else {
      const { found, judge } = reply;
      this.#tell?.({ kind: 'found', found, judge, fault: this.#fault });
    }
  }

  #ready(fault: LoadFault | null): void {
    this.#fault = fault;
    clearTimeout(this.#retry);
    if (fault) this.#retry = setTimeout(() => !this.#tell && this.end(), RETRY);
  }

  #failed(): void {
    const tell = this.#done();
    this.end();
    tell?.({ kind: 'failed' });
  }

  /** The question is answered; gives whom to tell so. */
  #done(): ((answer: ThinkAnswer) => void) | undefined {
    const tell = this.#tell;
    this.#tell = undefined;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(), IDLE);
    return tell;
  }
}
