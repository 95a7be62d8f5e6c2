import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './scripts/offline-plugin.ts';
import { LATER_FOLDER } from './src/web/worker/cache-rules.ts';

/**
 * Takes Vite's own loader of parts out of the first script, a kilobyte: it loads style sheets along
 * with parts, and here all styles come with the page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return undefined;
    return 'export const __vitePreload = (load) => load();';
  },
};

/** The web game: sources in src/web, the production build in dist-web. JSX is compiled for Preact. */
export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  base: './',
  // What is not there is not there: no page in its place.
  appType: 'mpa',
  cacheDir: '../../node_modules/.vite',
  plugins: [plainImports, offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist-web',
    emptyOutDir: true,
    modulePreload: false,
    // One first script: two would compress worse, and a part that loads later may import from it.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.weights'))
            ? `${LATER_FOLDER}[name]-[hash][extname]`
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
