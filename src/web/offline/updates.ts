/**
 * Keeps the game offline and tells when a newer version is ready. It never reloads a page that did
 * not ask for it: the game goes on in the version that it was started in.
 */

/** The worker's file, beside the page, in whichever folder that is. */
const WORKER = './service-worker.js';

/** The least time between two looks for a newer version, in milliseconds. */
const PAUSE = 60 * 60 * 1000;

/** What is needed of the page. */
export interface UpdateOptions {
  readonly container: ServiceWorkerContainer;
  /** A newer version is ready; `accept` goes over to it and reloads the page. */
  readonly onReady: (accept: () => void) => void;
  readonly reload: () => void;
  /** The time now, in milliseconds. */
  readonly now: () => number;
}

/**
 * Registers the worker and watches for newer ones. Gives a function that looks for a newer version,
 * unless that was done within the last hour. Without a worker the game is played online.
 */
export async function watchForUpdates(options: UpdateOptions): Promise<() => void> {
  const { container, now, onReady, reload } = options;
  // Whether the files of this page came from a worker, which another one could replace.
  const kept = container.controller !== null;
  const registration = await container.register(WORKER, { updateViaCache: 'none' });
  let accepted = false;
  const accept = () => {
    accepted = true;
    if (registration.waiting) registration.waiting.postMessage('take-over');
    // Another page has accepted it already.
    else reload();
  };
  const tell = () => {
    if (kept) onReady(accept);
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && tell());

  if (registration.waiting) tell();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  container.addEventListener('controllerchange', () => (accepted ? reload() : tell()));

  // By now the page has all that it needs at once.
  void container.ready.then(({ active }) => active?.postMessage('fill'));

  let looked = now();
  return () => {
    if (now() - looked < PAUSE) return;
    looked = now();
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => {});
  };
}
