/** The page's one thinker, shared by all that ask; nothing of it is there before somebody asks. */
import type { SearchSettings } from '../../ai/index.ts';
import type { PlayerView } from '../../engine/index.ts';
import { type StartThinker, type ThinkAnswer, ThinkingClient, type ToWorker } from './client.ts';
import { HINT_SEARCH } from './paces.ts';

/** Where networks are, by rule set. The build names each by its content. */
const addresses = {
  threes: new URL('../../../networks/small.weights', import.meta.url).href,
};

/** The one place where the worker is started. */
const start: StartThinker = (hear, failed) => {
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = failed;
  const send = (message: ToWorker) => worker.postMessage(message);
  send({ kind: 'weights', addresses });
  return { send, end: () => worker.terminate() };
};

const client = new ThinkingClient(start);

/** Thinks as `Think` says; as far as a hint goes where nothing else is asked for. */
export function thinkAbout(
  view: PlayerView,
  tell: (answer: ThinkAnswer) => void,
  settings: SearchSettings = HINT_SEARCH,
): () => void {
  return client.think(view, settings, tell);
}
