import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The web game: sources in src/web, the production build in dist-web. JSX is compiled for Preact. */
export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  base: './',
  cacheDir: '../../node_modules/.vite',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../../dist-web', emptyOutDir: true, modulePreload: { polyfill: false } },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
