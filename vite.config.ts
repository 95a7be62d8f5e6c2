import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './scripts/offline-plugin.ts';

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
  cacheDir: '../../node_modules/.vite',
  plugins: [plainImports, offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist-web',
    emptyOutDir: true,
    modulePreload: false,
    // One first script: two would compress worse, and a part that loads later may import from it.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
