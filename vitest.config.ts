import { defineConfig } from 'vitest/config';

const complete = { statements: 100, branches: 100, functions: 100, lines: 100 };

/**
 * Three projects: `unit` (beside the code and in tests/), `cli` (the built command line as real
 * processes, in a real terminal) and `e2e` (a real browser on the production build). Coverage is
 * measured over the layers that promise completeness.
 */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['src/engine/**/*.ts', 'src/compat/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: [['text', { skipFull: true }], 'html'],
      thresholds: { 'src/engine/**': complete, 'src/compat/**': complete },
    },
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/cli/**'],
          // Long counts on a busy machine: the limit is there to end a hang, not to time anything.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'cli',
          include: ['tests/cli/**/*.test.ts'],
          globalSetup: 'tests/cli/support/build.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/support/serve.ts',
          // One browser, and one import of the engine, for all files of a worker.
          isolate: false,
          // A limit for what hangs; on a busy machine a page takes long.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
