/** Gives the production build of the web game its service worker, with the list of all files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { type BuildFacts, LATER_FOLDER, PAGE } from '../src/web/worker/cache-rules.ts';

const WORKER = 'service-worker.js';

/** What is kept of the public folder besides weights; icons are for installing, not for play. */
const isKept = (file: string) => !file.startsWith(LATER_FOLDER) && !file.startsWith('icons/');

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
        const facts = factsOf(contents, first?.fileName ?? '');
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

function factsOf(contents: ReadonlyMap<string, string | Uint8Array>, entry: string): BuildFacts {
  const all = [...contents.keys()].sort();
  const files = all.filter(isKept).map((file) => (file === 'index.html' ? PAGE : file));
  const later = all.filter((file) => file.startsWith(LATER_FOLDER));
  const digest = createHash('sha256');
  for (const file of all) digest.update(`${file}\0`).update(contents.get(file) ?? '');
  return { version: digest.digest('hex').slice(0, 16), files, later, entry };
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
