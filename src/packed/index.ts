/** The packed engine's public names: 4×4 games as fast as we can play them. */
export {
  CELLS,
  codeAt,
  emptyCellBits,
  highBits,
  lowBits,
  type PackedBoard,
  packBoard,
  transposedHigh,
  transposedLow,
  unpackBoard,
} from './board.ts';
export { canonicalInto, hashWords, transformWords } from './canonical.ts';
export { CODES, codeOf, TILE_OF_CODE } from './codes.ts';
export { countBits, type EntryPools, placeOfBit, poolOf } from './entry.ts';
export { PACKED_STATUSES, PackedGame, type PackedStatus } from './game.ts';
export { packedPerft } from './perft.ts';
export {
  AFTERSTATES_SIZE,
  afterstatesInto,
  type DirectionIndex,
  highestCode,
  legalBits,
  pushInto,
  scoreOfWords,
  wouldPassCeiling,
} from './push.ts';
export type { GameResults } from './random-play/games.ts';
export {
  KERNELS,
  type KernelName,
  type RandomGames,
  type RandomPlay,
  randomDirection,
  randomPlay,
} from './random-play/play.ts';
export { playerSeed } from './random-play/seeds.ts';
export {
  MAKES_BEYOND,
  MOVES_BACK,
  MOVES_FORTH,
  ROWS,
  type RowTables,
  rowTables,
} from './row-tables.ts';
export { type PackedRules, packRules } from './rules.ts';
export type {
  PackedPreview,
  PackedSupply,
  SupplyDraw,
  SupplyNode,
  SupplyOutcome,
} from './supply.ts';
