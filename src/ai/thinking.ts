/**
 * Thinking as a service: the protocol that a page speaks with its worker, whatever carries the
 * messages. New work takes the place of what is being thought about, and a stop is heeded between
 * two depths of a search, of which none takes long.
 */
import { type ErrorCode, type PlayerView, type RuleSet, referenceTo } from '../engine/index.ts';
import { packRules } from '../packed/index.ts';
import type { LoadedNetwork } from './network/weight-file.ts';
import type { Found, SearchSettings } from './search/deepen.ts';
import { handMade } from './search/hand-made.ts';
import { thinkPlainly } from './search/plain.ts';
import { Thinker } from './search/thinker.ts';

/** What is asked. Numbers are the asker's, and come back with the answers. */
export type ThinkRequest =
  | {
      readonly kind: 'think';
      readonly id: number;
      readonly view: PlayerView;
      readonly settings: SearchSettings;
    }
  | { readonly kind: 'stop' };

/**
 * What judges: a learned network; rules of thumb, where none was learned or could be had; or the
 * plain search, on boards that the fast one can't hold.
 */
export type Judge = 'network' | 'hand-made' | 'plain';

/** Why there is no network: a fault of its file, nothing there, or no room for it. */
export interface LoadFault {
  readonly code: ErrorCode | 'weights-unreachable' | 'no-room';
  readonly message: string;
}

/** What is answered. */
export type ThinkReply =
  /** So much of the weights is there, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  /** Who will judge the rules that were asked about; and why the network doesn't, if it should. */
  | { readonly kind: 'ready'; readonly judge: Judge; readonly fault: LoadFault | null }
  /** Found so far; deeper ones follow. */
  | {
      readonly kind: 'found';
      readonly id: number;
      readonly judge: Judge;
      readonly found: Found;
    }
  /** Nothing follows: as deep as the settings allow, or nothing to think about. */
  | { readonly kind: 'settled'; readonly id: number };

/** A network, or why there is none; nothing where none has been learned for the rules. */
export type Learned =
  | { readonly ok: true; readonly value: LoadedNetwork }
  | { readonly ok: false; readonly error: LoadFault }
  | undefined;

/** What a service is given. */
export interface ThinkingOptions {
  /** Brings what has been learned of some rules. `tell` takes how much of it is there, 0 to 1. */
  readonly load: (rules: RuleSet, tell: (share: number) => void) => Promise<Learned>;
  readonly send: (reply: ThinkReply) => void;
  /** Lets messages that have come meanwhile be heard. */
  readonly pause: () => Promise<void>;
}

/** What thinks about one rule set. */
interface Mind {
  readonly judge: Judge;
  readonly fault: LoadFault | null;
  readonly thinker?: Thinker;
}

/**
 * Thinks about one view at a time. It remembers one rule set, since a network with its memory is
 * large: for another one it begins afresh.
 */
export class Thinking {
  readonly #options: ThinkingOptions;
  #rules = '';
  #mind: Promise<Mind> | undefined;
  /** Each request makes those before it stale. */
  #latest = 0;

  constructor(options: ThinkingOptions) {
    this.#options = options;
  }

  /** Takes a request up; the answers are sent. */
  async receive(request: ThinkRequest): Promise<void> {
    this.#latest += 1;
    if (request.kind === 'stop') return;
    const { id, view, settings } = request;
    const turn = this.#latest;
    const { judge, thinker } = await this.#mindFor(view.rules);
    const { send, pause } = this.#options;
    if (turn !== this.#latest) return;
    const thought = thinker?.think(view, settings);
    for (const found of thought ?? thinkPlainly(view)) {
      send({ kind: 'found', id, judge: thought ? judge : 'plain', found });
      await pause();
      if (turn !== this.#latest) return;
    }
    send({ kind: 'settled', id });
  }

  #mindFor(rules: RuleSet): Promise<Mind> {
    const key = JSON.stringify(referenceTo(rules));
    if (!this.#mind || this.#rules !== key) this.#mind = this.#makeUp(rules);
    this.#rules = key;
    return this.#mind;
  }

  async #makeUp(rules: RuleSet): Promise<Mind> {
    const mind = await this.#mindOf(rules);
    this.#options.send({ kind: 'ready', judge: mind.judge, fault: mind.fault });
    return mind;
  }

  async #mindOf(rules: RuleSet): Promise<Mind> {
    const packed = packRules(rules);
    if (!packed.ok) return { judge: 'plain', fault: null };
    const { load, send } = this.#options;
    const learned = await load(rules, (share) => send({ kind: 'loading', share }));
    let fault = learned?.ok === false ? learned.error : null;
    if (learned?.ok) {
      try {
        return { judge: 'network', fault, thinker: new Thinker(packed.value, learned.value) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        fault = { code: 'no-room', message: error.message };
      }
    }
    return { judge: 'hand-made', fault, thinker: new Thinker(packed.value, handMade()) };
  }
}
