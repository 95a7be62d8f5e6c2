/** One question, answered when nothing follows any more. */
import type { SearchSettings } from '../../ai/index.ts';
import type { PlayerView } from '../../engine/index.ts';
import type { Advice } from './assist.ts';
import type { Think, ThinkAnswer } from './client.ts';

/** How long to wait before asking again where somebody else asked in between, in milliseconds. */
const PAUSE = 300;

/** Whom to ask, for how long, and what is to be told meanwhile. */
export interface ThroughOptions {
  readonly think: Think;
  readonly settings: SearchSettings;
  readonly signal: AbortSignal;
  readonly loading: (share: number) => void;
}

/** The deepest answer about a view; nothing where there is none, or after the signal. */
export function thinkThrough(
  view: PlayerView,
  { think, settings, signal, loading }: ThroughOptions,
): Promise<Advice | undefined> {
  return new Promise((resolve) => {
    let deepest: Advice | undefined;
    let stop = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const end = (advice: Advice | undefined) => {
      signal.removeEventListener('abort', cancel);
      resolve(advice);
    };
    const cancel = () => {
      clearTimeout(again);
      stop();
      end(undefined);
    };
    const hear = (answer: ThinkAnswer) => {
      if (signal.aborted) return;
      if (answer.kind === 'loading') loading(answer.share);
      else if (answer.kind === 'found') deepest = answer;
      else if (answer.kind === 'replaced') again = setTimeout(ask, PAUSE);
      else end(answer.kind === 'settled' ? deepest : undefined);
    };
    const ask = () => {
      deepest = undefined;
      stop = think(view, hear, settings);
    };
    if (signal.aborted) return resolve(undefined);
    signal.addEventListener('abort', cancel);
    ask();
  });
}
