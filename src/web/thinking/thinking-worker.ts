/** The worker that thinks: the service of src/ai, with messages to a page. */
import { Thinking, type ThinkReply } from '../../ai/thinking.ts';
import type { ToWorker } from './client.ts';
import { loadWeights } from './weights.ts';

/** What is used of a worker's world; this layer is compiled with the types of pages. */
interface WorkerScope {
  postMessage(reply: ThinkReply): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

/** Messages that have come are heard before one that the worker sends itself. */
const bell = new MessageChannel();
let heard: (() => void) | undefined;
bell.port1.onmessage = () => heard?.();
const pause = () =>
  new Promise<void>((resolve) => {
    heard = resolve;
    bell.port2.postMessage(null);
  });

let weights: Readonly<Record<string, string>> = {};

const thinking = new Thinking({
  load: async (rules, tell) => {
    const address = weights[rules.id];
    return address === undefined ? undefined : loadWeights(address, rules, tell);
  },
  send: (reply) => scope.postMessage(reply),
  pause,
});

scope.onmessage = ({ data }) => {
  if (data.kind === 'weights') weights = data.addresses;
  // What goes wrong here is a bug: as an error of the worker the page hears of it.
  else thinking.receive(data).catch(reportError);
};
