import { defineConfig } from 'vitest/config';

/**
 * The tests that every mutant has to face: those beside the mutated code, and the vectors. They are
 * fast and draw nothing at random, so that two runs agree. See docs/mutation.md.
 */
export default defineConfig({
  test: {
    include: ['src/engine/{game,line,shift,score,spawn,tile}.test.ts', 'src/compat/**/*.test.ts'],
  },
});
