/**
 * What stands where in the memory: the header, which layout.ts writes, and what a thread has for
 * itself.
 */

// The header: 32 bits each. See layout.ts.
const HEADER: usize = 1024;
export const PUSHED: usize = 0x10000;
export const SCORES: usize = 0x50000;
export const HIGHEST: usize = 0x90000;

// @ts-ignore: set by the compiler's option.
export const SMALL: bool = isDefined(SMALL_WEIGHTS);

// The sizes of a weight and of a row of four, and how many rows each deck has, as powers of two.
export const WEIGHT_BITS: usize = SMALL ? 1 : 2;
export const ROW_BITS: usize = WEIGHT_BITS + 2;
export const COUNTS_BITS: usize = 10;

// A pattern, 32 bytes: by how much each of its two runs of cells is shifted down to where it is in an
// index, a byte each; by how much an index is shifted up to be a place; what it looks at of the place
// that a direction makes; the masks of the two runs; where its weights begin within a stage.
export const PATTERN: usize = 32;

// What a thread has for itself: four values and those of the root's directions, starts, results, the
// places of the weights of an afterstate, path.
const SCRATCH_SIZE: usize = 64;
// A position to start from, 16 bytes: the board, its supply node and its preview.
const STARTS_SIZE: usize = 0x4000;
// A result, 16 bytes: the board at the end, and the moves.
const RESULTS_SIZE: usize = 0x4000;
// The places of weights, 4 bytes each: eight images by at most 64 patterns, and one for the deck.
const FOUND_SIZE: usize = 0x810;
// A move of the game that is being learned, 16 bytes: the afterstate; direction and kind, a byte
// each; the supply node.
export const LONGEST: usize = 0x8000;

export let patterns: usize = 0;
/** Where the patterns begin that pick one weight for every preview: after all that pick four. */
export let singles: usize = 0;
export let patternsEnd: usize = 0;
/** How long a list of the places of rows is, in bytes: see `listPlaces`. */
export let rowsListed: usize = 0;
export let weights: usize = 0;
export let stageSize: usize = 0;
export let stageOf: usize = 0;
export let pools: usize = 0;
export let drawLists: usize = 0;
export let kindOdds: usize = 0;
export let previewLists: usize = 0;
export let previewKinds: usize = 0;
export let deckTable: usize = 0;
export let leftDecks: usize = 0;
export let nextDecks: usize = 0;
export let topCode: u32 = 16;
export let endsFull: bool = false;
export let scale: f32 = 1;
export let learnedParts: f32 = 1;
export let coherence: usize = 0;
export let scratch: usize = 0;
export let starts: usize = 0;
export let results: usize = 0;
export let found: usize = 0;
export let path: usize = 0;
export let snapshots: usize = 0;
export let tableBase: usize = 0;
export let tableMask: u32 = 0;

/** Reads the header. Each thread calls it before all else, with a place for its own data. */
export function init(own: usize, table: usize, tableEntries: u32): void {
  patterns = load<u32>(HEADER);
  singles = patterns + <usize>load<u32>(HEADER, 72) * PATTERN;
  rowsListed = ((singles - patterns) / PATTERN) << 5;
  patternsEnd = patterns + <usize>load<u32>(HEADER, 4) * PATTERN;
  weights = load<u32>(HEADER, 8);
  stageSize = load<u32>(HEADER, 12);
  stageOf = load<u32>(HEADER, 16);
  pools = load<u32>(HEADER, 20);
  drawLists = load<u32>(HEADER, 24);
  kindOdds = load<u32>(HEADER, 28);
  previewLists = load<u32>(HEADER, 32);
  previewKinds = load<u32>(HEADER, 36);
  topCode = load<u32>(HEADER, 40);
  endsFull = load<u32>(HEADER, 44) !== 0;
  scale = load<f32>(HEADER, 48);
  coherence = load<u32>(HEADER, 52);
  snapshots = load<u32>(HEADER, 56);
  deckTable = load<u32>(HEADER, 60);
  leftDecks = load<u32>(HEADER, 64);
  nextDecks = load<u32>(HEADER, 68);
  learnedParts = 8 * <f32>load<u32>(HEADER, 4) + (deckTable !== 0 ? 1 : 0);
  scratch = own;
  starts = own + SCRATCH_SIZE;
  results = starts + STARTS_SIZE;
  found = results + RESULTS_SIZE;
  path = found + FOUND_SIZE;
  tableBase = table;
  tableMask = tableEntries - 1;
}
