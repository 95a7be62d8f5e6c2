/** The engine's public names. Files that are not listed here are internal. */
export { ascii } from './ascii.ts';
export {
  BOARD_SIDE,
  boardFromRows,
  boardsEqual,
  emptyBoard,
  emptyCells,
  highestTile,
  pushLines,
  rowsOf,
  withTile,
} from './board.ts';
export { BONUS_ONE_IN, type BonusWindow, bonusValueOdds, bonusWindows } from './bonus.ts';
export {
  type DrawOutcome,
  drawOutcomes,
  outcomes,
  placements,
  type Successor,
  successors,
} from './chances.ts';
export {
  type ExplainedStep,
  type Explanation,
  explain,
  explainLine,
  type LineExplanation,
  type Pair,
  type WaitReason,
} from './explain.ts';
export {
  ENGLISH_EXPLANATION,
  type ExplanationTexts,
  formatExplanation,
  formatLine,
  formatStep,
} from './explain-text.ts';
export { type ExplainedTile, explainTiles, type TileFate } from './explain-tiles.ts';
export {
  advance,
  type GameState,
  legalMoves,
  newGame,
  place,
  play,
  STATUSES,
  type Status,
  shiftGame,
  shownBoard,
  statusOf,
  type Turn,
  undo,
} from './game.ts';
export {
  type GameHistory,
  type HistoryStep,
  loadHistory,
  moveOfLetter,
  movesToText,
  placePresent,
  playPresent,
  presentOf,
  redoTurn,
  type SavedHistory,
  saveHistory,
  shiftPresent,
  startHistory,
  stateAt,
  undoTurn,
} from './history.ts';
export {
  canPush,
  type LineShift,
  mergePass,
  type Piece,
  shiftLine,
  TRAVELS,
  type Travel,
} from './line.ts';
export { pick } from './lottery.ts';
export {
  findRuleSet,
  PARAMETER_NAMES,
  type ParameterName,
  type Parameters,
  parseRuleSet,
  type RuleSetReference,
  referenceTo,
  withParameters,
} from './parameters.ts';
export { divide, perft } from './perft.ts';
export { JavaRandom } from './random/java-random.ts';
export {
  createRandom,
  GENERATORS,
  type GeneratorId,
  isGeneratorId,
  parseRandomState,
  type Random,
  type RandomState,
  resumeRandom,
  type Seed,
} from './random/random.ts';
export { deriveSeed, formatSeed, parseSeed } from './random/seed.ts';
export { Sfc32 } from './random/sfc32.ts';
export {
  assumedSupply,
  type ReadBoard,
  readBoard,
  readTiles,
} from './record/board-text.ts';
export {
  continuationOf,
  historyOf,
  type RecordDetails,
  recordOf,
  withClaims,
  withoutTrace,
  withTrace,
} from './record/build.ts';
export { canonicalText, digestOf, fnv1a64 } from './record/digest.ts';
export {
  formatJsonRecord,
  type JsonRecord,
  parseJsonRecord,
  recordFromJson,
  recordToJson,
} from './record/json.ts';
export { formatLinkRecord, linkPart, parseLinkRecord } from './record/link.ts';
export { NYCU_RULES } from './record/nycu.ts';
export { formatNycuRecord } from './record/nycu-format.ts';
export { parseNycuRecord } from './record/nycu-parse.ts';
export { cellName, cellOfName, formatPosition, gameAt, parsePosition } from './record/position.ts';
export { formOf, parseRecord } from './record/read.ts';
export { hasGenerator, type ReplayedGame, replayRecord, startOf } from './record/replay.ts';
export { formatParameters, formatRules, parseRules } from './record/rules-text.ts';
export { formatTextRecord } from './record/text-format.ts';
export { parseTextRecord } from './record/text-parse.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_FORMS,
  RECORD_LIMITS,
  type RecordClaims,
  type RecordedGame,
  type RecordedTurn,
  type RecordForm,
  type RecordInfo,
  type RecordStart,
  type RecordSummary,
  type RecordTag,
  type RecordText,
  type StartPosition,
} from './record/types.ts';
export { type VerifiedGame, verifyRecord, wrongClaims } from './record/verify.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  type Fault,
  fail,
  ok,
  type Result,
  unwrap,
} from './result.ts';
export { cs227 } from './rules/cs227.ts';
export { RULE_SETS } from './rules/index.ts';
export { threes } from './rules/threes.ts';
export { tres } from './rules/tres.ts';
export {
  type AlternationSource,
  BONUS_MODELS,
  BONUS_TIMINGS,
  type BonusModel,
  type BonusTiming,
  type CommonRules,
  type DeckSource,
  ENDINGS,
  ENTRIES,
  ENTRY_DRAWS,
  type Ending,
  type Entry,
  type EntryDraw,
  HINT_LEVELS,
  type HintLevel,
  type RuleSet,
  type WeightedTile,
  type WeightsSource,
} from './rules.ts';
export { loadGame, parseSavedGame, SAVE_FORMAT, type SavedGame, saveGame } from './save.ts';
export { scoreOf } from './score.ts';
export { canShift, shift } from './shift.ts';
export { drawEntryCell, entryCells, scatterTiles } from './spawn.ts';
export {
  type BonusRun,
  DECK_TILES,
  type Draw,
  drawNext,
  drawOpening,
  type Preview,
  type Supply,
  tileOdds,
} from './supply.ts';
export { possiblePreviews, type SavedPreview, savePreview } from './supply-data.ts';
export {
  SYMMETRIES,
  type Symmetry,
  transformBoard,
  transformCell,
  transformDirection,
} from './symmetry.ts';
export { isTile, LARGEST_TILE, mergedTile, scoreOfTile } from './tile.ts';
export {
  type Board,
  type Cell,
  DIRECTIONS,
  type Direction,
  type Motion,
  type Outcome,
  type Placement,
  type Shift,
  type Tile,
  type TileOdds,
} from './types.ts';
export { type PlayerView, type ShownPreview, shownPreview, viewOf } from './view.ts';
