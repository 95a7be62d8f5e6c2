/** Gives the production build of the web game its service worker, with the list of all files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { type BuildFacts, LATER_FOLDER, PAGE } from '../src/web/worker/cache-rules.ts';

const WORKER = 'service-worker.js';

/** Icons are for installing, not for play. */
const isKept = (file: string) => !file.startsWith('icons/');

/** Parts that are loaded on demand and that the game can be played without. */
const ON_DEMAND = /\/src\/web\/(study\/|thinking\/|app\/records|view\/(data|records)-content)/;

/**
 * Emits `service-worker.js`. With THREEFOLD_OFFLINE=off it is one that removes itself and all it
 * kept, for a host where the game shall no longer be kept offline.
 */
export function offline(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ root, publicDir: publicFolder } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const retired = process.env['THREEFOLD_OFFLINE'] === 'off';
        const contents = new Map<string, string | Uint8Array>();
        for (const file of Object.values(bundle)) {
          contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
        }
        for (const file of publicFiles(publicFolder)) {
          contents.set(file, readFileSync(join(publicFolder, file)));
        }
        const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const facts = factsOf(contents, first?.fileName ?? '', laterIn(bundle));
        const source = join(root, 'worker', retired ? 'retired.ts' : 'worker.ts');
        this.emitFile({ type: 'asset', fileName: WORKER, source: await compile(source, facts) });
      },
    },
  };
}

function publicFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

/** The files of a build that are not kept at once: weights, and parts for more than playing. */
function laterIn(bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>();
  const need = (name: string) => {
    const file = bundle[name];
    if (needed.has(name) || !file) return;
    needed.add(name);
    if (file.type !== 'chunk') return;
    file.imports.forEach(need);
    for (const part of file.dynamicImports) {
      const chunk = bundle[part];
      // What a part is named after comes last in it, behind all that it needs.
      const module = chunk?.type === 'chunk' ? chunk.moduleIds.at(-1) : undefined;
      if (!module || !ON_DEMAND.test(module)) need(part);
    }
  };
  for (const file of Object.values(bundle)) {
    // A script that is no part of the page's own graph is a worker's.
    const atOnce =
      file.type === 'chunk'
        ? file.isEntry
        : !file.fileName.endsWith('.js') && !file.fileName.startsWith(LATER_FOLDER);
    if (atOnce) need(file.fileName);
  }
  return new Set(Object.keys(bundle).filter((name) => !needed.has(name)));
}

function factsOf(
  contents: ReadonlyMap<string, string | Uint8Array>,
  entry: string,
  notAtOnce: ReadonlySet<string>,
): BuildFacts {
  const all = [...contents.keys()].sort();
  const isLater = (file: string) => notAtOnce.has(file) || file.startsWith(LATER_FOLDER);
  const files = all.filter((file) => isKept(file) && !isLater(file));
  const digest = createHash('sha256');
  for (const file of all) digest.update(`${file}\0`).update(contents.get(file) ?? '');
  return {
    version: digest.digest('hex').slice(0, 16),
    files: files.map((file) => (file === 'index.html' ? PAGE : file)),
    later: all.filter(isLater),
    entry,
  };
}

/** The worker as one classic script: modules in workers came late to some browsers. */
async function compile(source: string, facts: BuildFacts): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(facts) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: WORKER } },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((one) => one.type === 'chunk');
  if (!chunk) throw new Error('The service worker was not compiled.');
  return chunk.code;
}
