/**
 * Thinking as a service: the protocol that a page speaks with its worker, whatever carries the
 * messages. New work takes the place of what is being thought about, and a stop is heeded between
 * two depths of a search, of which none takes long.
 */
import type { Fault, PlayerView } from '../engine/index.ts';
import type { LoadedNetwork } from './network/weight-file.ts';
import type { Found, SearchSettings } from './search/deepen.ts';
import { learnedOr } from './search/evaluations.ts';
import { Thinkers } from './search/thinker.ts';

/** What is asked. Numbers are the asker's, and come back with the answers. */
export type ThinkRequest =
  | {
      readonly kind: 'think';
      readonly id: number;
      readonly view: PlayerView;
      readonly settings: SearchSettings;
    }
  | { readonly kind: 'stop' };

/** What is answered. */
export type ThinkReply =
  /** The weights are there, or could not be had: then rules of thumb stand in for them. */
  | { readonly kind: 'ready'; readonly fault: Pick<Fault, 'code' | 'message'> | null }
  /** Found so far; deeper ones follow. */
  | { readonly kind: 'found'; readonly id: number; readonly found: Found }
  /** Nothing follows: as deep as the settings allow, or nothing to think about. */
  | { readonly kind: 'settled'; readonly id: number };

/** What a service is given. */
export interface ThinkingOptions {
  /** Brings the network; a fault where it can't. */
  readonly load: () => Promise<
    | { readonly ok: true; readonly value: LoadedNetwork }
    | { readonly ok: false; readonly error: Pick<Fault, 'code' | 'message'> }
  >;
  readonly send: (reply: ThinkReply) => void;
  /** Lets messages that have come meanwhile be heard. */
  readonly pause: () => Promise<void>;
}

/** Thinks about one view at a time. */
export class Thinking {
  readonly #options: ThinkingOptions;
  readonly #thinkers: Promise<Thinkers>;
  /** Each request makes those before it stale. */
  #latest = 0;

  constructor(options: ThinkingOptions) {
    this.#options = options;
    this.#thinkers = this.#load();
  }

  /** Takes a request up; the answers are sent. */
  async receive(request: ThinkRequest): Promise<void> {
    this.#latest += 1;
    if (request.kind === 'stop') return;
    const { id, view, settings } = request;
    const turn = this.#latest;
    const thinkers = await this.#thinkers;
    const { send, pause } = this.#options;
    if (turn !== this.#latest) return;
    const thought = thinkers.for(view.rules)?.think(view, settings);
    for (const found of thought ?? []) {
      send({ kind: 'found', id, found });
      await pause();
      if (turn !== this.#latest) return;
    }
    send({ kind: 'settled', id });
  }

  async #load(): Promise<Thinkers> {
    const loaded = await this.#options.load();
    this.#options.send({ kind: 'ready', fault: loaded.ok ? null : loaded.error });
    return new Thinkers(learnedOr(loaded.ok ? loaded.value : undefined));
  }
}
