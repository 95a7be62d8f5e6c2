/**
 * What the service worker keeps and what it answers, without a worker in it. All addresses are
 * relative to the scope, the folder that the game is served from, so that it may be any folder.
 */

/** What a worker knows about the build that it belongs to; the build writes it into the worker. */
export interface BuildFacts {
  /** A digest over all files: another build has another one. */
  readonly version: string;
  /** What is kept at once, relative to the scope; `./` is the page. */
  readonly files: readonly string[];
  /**
   * What is kept when it is first used, or when there is time: screens for study, what thinks, and in
   * the folder `weights` the networks of the AI, which are kept only when they are used.
   */
  readonly later: readonly string[];
  /** The first script: the page of this build names it. */
  readonly entry: string;
}

/** The page among the files of a build. */
export const PAGE = './';

/** Where the files stand that are kept only when they are used. Their names hold a digest. */
export const LATER_FOLDER = 'weights/';

/** The names of the caches of one copy of the game; two copies on one host never meet. */
export interface CacheNames {
  /** The files of this build. */
  readonly own: string;
  /** What is kept at first use, over all builds. */
  readonly later: string;
}

function prefixOf(scope: string): string {
  return `threefold ${new URL(scope).pathname} `;
}

/** The names of the caches for a scope and a build. */
export function cacheNames(scope: string, { version }: BuildFacts): CacheNames {
  return { own: prefixOf(scope) + version, later: `${prefixOf(scope)}later` };
}

/** Those of all caches of a host that an earlier build of the game in this scope left behind. */
export function outdatedCaches(
  all: readonly string[],
  scope: string,
  facts: BuildFacts,
): readonly string[] {
  const { own, later } = cacheNames(scope, facts);
  return all.filter((name) => name.startsWith(prefixOf(scope)) && name !== own && name !== later);
}

/** A request as far as the decision needs it. */
export interface Asked {
  readonly method: string;
  readonly url: string;
}

/** Which file answers a request, and from which cache. */
export interface Answer {
  readonly file: string;
  readonly cache: 'own' | 'later';
}

/**
 * What answers a request; nothing for all that is not the game's, which goes to the network as if
 * there were no worker. The page has the same content whatever its query says.
 */
export function answerTo(
  { method, url }: Asked,
  scope: string,
  facts: BuildFacts,
): Answer | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope);
  if (method !== 'GET' || origin !== base.origin) return undefined;
  if (!pathname.startsWith(base.pathname)) return undefined;
  const path = pathname.slice(base.pathname.length);
  if (path === '' || path === 'index.html') return { file: PAGE, cache: 'own' };
  if (facts.files.includes(path)) return { file: path, cache: 'own' };
  const later = facts.later.includes(path) || path.startsWith(LATER_FOLDER);
  return later ? { file: path, cache: 'later' } : undefined;
}

/** What of a build is fetched when there is time: small, and not there yet. */
export function filesToFill({ later }: BuildFacts, kept: readonly string[]): readonly string[] {
  return later.filter((file) => !file.startsWith(LATER_FOLDER) && !kept.includes(file));
}

/**
 * Whether an answer is the file of this build. A host answers with a page of its own where a file
 * is missing, and with another build's page while it is being brought up to date.
 */
export function isFileOfBuild(
  file: string,
  answer: { readonly ok: boolean; readonly type: string; readonly text: string },
  { entry }: BuildFacts,
): boolean {
  const page = answer.type.startsWith('text/html');
  return answer.ok && (file === PAGE ? page && answer.text.includes(entry) : !page);
}
