/**
 * The network, the learning and the search in WebAssembly, written in AssemblyScript:
 * `npx tsx scripts/build-kernel.ts` compiles this file and what it names into code that stands
 * beside them. layout.ts says what stands where in the memory, and fills in the tables of a rule set.
 *
 * A board is one word of 64 bits, the top left cell in its lowest nibble, as in src/packed. Where
 * the text says "value", it means the score that a game is expected to end with.
 *
 * A network gives four values at once, one for each kind of preview (1, 2, 3, anything else). The
 * four stand side by side, so that a look-up is one vector, and the search, which doesn't know yet
 * what the next preview will be, has all it needs:
 *
 *     a row of weights, 64 bytes     left 1 2 3 + | right 1 2 3 + | up 1 2 3 + | down 1 2 3 +
 *
 * A network whose weights are 16-bit integers, for shipping, has rows of half that size.
 */
export { seed, seedHigh, seedLow } from './games';
export { play } from './learning';
export { init } from './memory';
export { deepest, evaluations, rootValue, search } from './search';
