/**
 * The service worker of the web game: keeps the files of its build, all at once, and answers from
 * them, so that the game starts and plays without a network. A newer build's worker waits until
 * every page is closed or a player accepts it; then it throws the older build's files away.
 */
import {
  answerTo,
  type BuildFacts,
  cacheNames,
  filesToFill,
  isFileOfBuild,
  outdatedCaches,
} from './cache-rules.ts';

/** Written in by the build, wherever it stands: so it stands once. */
declare const BUILD: BuildFacts;

const build = BUILD;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { scope } = worker.registration;
const names = cacheNames(scope, build);

const addressOf = (file: string) => new URL(file, scope).href;

/** Fetches one file of the build; the worker is not installed unless every file was there. */
async function keep(cache: Cache, file: string): Promise<void> {
  // A name with a digest says what is in the file; others may have changed under the same name.
  const mode = file.startsWith('assets/') ? 'default' : 'no-cache';
  const answer = await fetch(addressOf(file), { cache: mode });
  const { headers, ok } = answer;
  const content = await answer.blob();
  const type = headers.get('content-type') ?? '';
  const text = type.startsWith('text/html') ? await content.text() : '';
  if (!isFileOfBuild(file, { ok, type, text }, build))
    throw new Error(`Not of this build: ${file}`);
  // A copy, since a browser refuses an answer that came by a redirection as a page.
  await cache.put(addressOf(file), new Response(content, { headers }));
}

async function install(): Promise<void> {
  const cache = await caches.open(names.own);
  await Promise.all(build.files.map((file) => keep(cache, file)));
}

async function activate(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), scope, build);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  const later = await caches.open(names.later);
  const known = build.later.map(addressOf);
  for (const { url } of await later.keys()) if (!known.includes(url)) await later.delete(url);
  await worker.clients.claim();
}

async function fromOwn(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(names.own);
  return (await cache.match(addressOf(file))) ?? fetch(request);
}

/** Fetches what is small and was not used yet, so that it is there without a network as well. */
async function fill(): Promise<void> {
  const later = await caches.open(names.later);
  const kept = (await later.keys()).map(({ url }) => url);
  const known = build.later.filter((file) => kept.includes(addressOf(file)));
  // What can't be had now is kept when it is used.
  await Promise.allSettled(filesToFill(build, known).map((file) => keep(later, file)));
}

/** What not everyone uses, such as the weights of the AI: kept once it has been asked for. */
async function fromLater(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(names.later);
  const there = await cache.match(addressOf(file));
  if (there) return there;
  const answer = await fetch(request);
  const type = answer.headers.get('content-type') ?? '';
  const sound = isFileOfBuild(file, { ok: answer.status === 200, type, text: '' }, build);
  // Where there is no room the file is there for this time.
  if (sound) await cache.put(addressOf(file), answer.clone()).catch(() => {});
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = answerTo(request, scope, build);
  if (!answer) return;
  const { cache, file } = answer;
  event.respondWith(cache === 'own' ? fromOwn(request, file) : fromLater(request, file));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take-over') void worker.skipWaiting();
  if (data === 'fill') event.waitUntil(fill());
});
