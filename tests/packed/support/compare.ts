/** Playing the same game on both engines and comparing them at every step. */
import {
  type Board,
  createRandom,
  DIRECTIONS,
  type GameState,
  legalMoves,
  newGame,
  type Outcome,
  outcomes,
  type Preview,
  place,
  type Random,
  type Shift,
  scoreOf,
  scoreOfTile,
  shiftGame,
  shiftLine,
  statusOf,
  type Tile,
  type Travel,
  unwrap,
} from '../../../src/engine/index.ts';
import {
  codeOf,
  countBits,
  emptyCellBits,
  highestCode,
  MAKES_BEYOND,
  MOVES_BACK,
  MOVES_FORTH,
  PackedGame,
  type PackedRules,
  placeOfBit,
  playerSeed,
  poolOf,
  pushInto,
  ROWS,
  randomDirection,
  rowTables,
  scoreOfWords,
  TILE_OF_CODE,
  unpackBoard,
} from '../../../src/packed/index.ts';

/** What was compared in some games. */
export interface Comparison {
  games: number;
  turns: number;
  outcomes: number;
}

/**
 * Plays the random game of a seed on both engines. Throws at the first step at which they differ,
 * with the seed and the step in the message; adds what was compared to the count.
 */
export function compareGame(packed: PackedRules, seed: string, count: Comparison): void {
  const ours = PackedGame.deal(packed, unwrap(createRandom('sfc32', seed)));
  let theirs = newGame(packed.rules, unwrap(createRandom('sfc32', seed)));
  const player = unwrap(createRandom('sfc32', playerSeed(seed)));
  const check = (same: boolean, what: string) => {
    if (same) return;
    throw new Error(`${packed.rules.id}, seed ${seed}, turn ${theirs.moves}: ${what} differs`);
  };
  for (;;) {
    compareStates(ours, theirs, check);
    const legal = ours.legalMoves();
    if (legal === 0) break;
    for (const [index, direction] of DIRECTIONS.entries()) {
      if ((legal & (1 << index)) === 0) continue;
      const shifted = shiftGame(theirs, direction) as GameState;
      count.outcomes += compareShifts(ours, index, shifted, check);
    }
    theirs = playBoth(ours, theirs, legal, player, check);
    count.turns++;
  }
  count.games++;
}

type Check = (same: boolean, what: string) => void;

function playBoth(
  ours: PackedGame,
  theirs: GameState,
  legal: number,
  player: Random,
  check: Check,
): GameState {
  const direction = randomDirection(legal, player);
  const shifted = shiftGame(theirs, DIRECTIONS[direction] as (typeof DIRECTIONS)[number]);
  const turn = shifted && place(shifted);
  check(turn !== undefined && ours.play(direction), 'whether the turn could be played');
  const placement = ours.lastPlacement();
  check(placement?.cell === turn?.placement?.cell, 'the entry cell');
  check(placement?.tile === turn?.placement?.tile, 'the tile that entered');
  return turn?.game as GameState;
}

function compareStates(ours: PackedGame, theirs: GameState, check: Check): void {
  check(sameBoard(unpackBoard(ours.low, ours.high), theirs.board), 'the board');
  check(ours.moves === theirs.moves, 'the number of moves');
  check(ours.score() === scoreOf(theirs.board), 'the score');
  check(ours.status() === statusOf(theirs), 'the status');
  check(samePreview(ours.previewed().preview, theirs.preview), 'the preview');
  const { supply } = ours.supply;
  check(
    supply.deck.every((cards, at) => cards === theirs.supply.deck[at]),
    'the deck',
  );
  check(supply.turn === theirs.supply.turn, 'the turn of the sequence');
  check(supply.run?.drawn === theirs.supply.run?.drawn, 'the run of 21');
  check(supply.run?.given === theirs.supply.run?.given, 'whether the run had its bonus');
  check(JSON.stringify(ours.random.save()) === JSON.stringify(theirs.random), 'the generator');
  const legal = legalMoves(theirs).reduce((bits, one) => bits | (1 << DIRECTIONS.indexOf(one)), 0);
  check(legal === ours.legalMoves(), 'the legal moves');
}

const after = new Int32Array(2);

/** Compares a push and every placement that may follow; gives how many of these there are. */
function compareShifts(
  ours: PackedGame,
  direction: number,
  shifted: GameState,
  check: Check,
): number {
  const { tables, topCode, pools } = ours.packed;
  const { afterstate, changedLines } = shifted.pending as Shift;
  const changed = pushInto(tables, ours.low, ours.high, direction, after);
  const [low, high] = after as unknown as readonly [number, number];
  check(sameBoard(unpackBoard(low, high), afterstate), 'an afterstate');
  check(scoreOfWords(tables, low, high) === scoreOf(afterstate), 'the score of an afterstate');
  const lines = changedLines.reduce((bits, line) => bits | (1 << line), 0);
  check(changed === lines, 'the changed lines');
  const finished = highestCode(tables, low, high) >= topCode;
  const cells = finished ? 0 : poolOf(pools, direction, changed) & emptyCellBits(low, high);
  const placements: Outcome[] = [];
  for (let index = 0; index < countBits(cells); index++) {
    for (const { code, probability } of ours.previewed().odds) {
      const [cell, tile] = [placeOfBit(cells, index), TILE_OF_CODE[code] as number];
      placements.push({ cell, tile, probability: probability / countBits(cells) });
    }
  }
  const expected = outcomes(shifted);
  check(placements.length === expected.length, 'the number of placements');
  for (const [index, { cell, tile, probability }] of expected.entries()) {
    const placement = placements[index] as Outcome;
    check(placement.cell === cell && placement.tile === tile, 'a placement');
    check(Math.abs(placement.probability - probability) < 1e-12, 'the chance of a placement');
  }
  return expected.length;
}

function sameBoard(a: Board, b: Board): boolean {
  return a.cells.every((tile, cell) => tile === b.cells[cell]);
}

function samePreview(a: Preview, b: Preview): boolean {
  if (a.kind === 'tile') return b.kind === 'tile' && a.tile === b.tile;
  return b.kind === 'bonus' && JSON.stringify(a.window) === JSON.stringify(b.window);
}

/**
 * Compares all rows with the engine: both pushes of every row, its score and its highest tile.
 * Throws at the first that differs; gives how many pushes were compared.
 */
export function compareRows(travel: Travel): number {
  const tables = rowTables(travel);
  for (let row = 0; row < ROWS; row++) {
    const tiles = [0, 4, 8, 12].map((shift) => TILE_OF_CODE[(row >>> shift) & 15] as Tile);
    const back = packedPush(tiles, travel);
    const forth = packedPush([...tiles].reverse(), travel)?.map(mirrored);
    const beyond = back?.length === 0 || forth?.length === 0;
    const moves =
      (back?.length ? MOVES_BACK : 0) |
      (forth?.length ? MOVES_FORTH : 0) |
      (beyond ? MAKES_BEYOND : 0);
    const same =
      tables.moves[row] === moves &&
      tables.pushed[row] === (back?.[0] ?? row) &&
      tables.pushed[ROWS + row] === (forth?.[0] ?? row) &&
      tables.scores[row] === tiles.reduce((sum, tile) => sum + scoreOfTile(tile), 0) &&
      TILE_OF_CODE[tables.highest[row] as number] === Math.max(...tiles);
    if (!same) throw new Error(`${travel}: the row ${tiles.join(' ')} differs`);
  }
  return 2 * ROWS;
}

/** A pushed line as a row; nothing when it stays, an empty list when no row can show it. */
function packedPush(line: readonly Tile[], travel: Travel): number[] | undefined {
  const codes = shiftLine(line, travel)?.tiles.map(codeOf);
  if (codes?.includes(undefined)) return [];
  return codes && [codes.reduce<number>((row, code, at) => row | ((code ?? 0) << (4 * at)), 0)];
}

function mirrored(row: number): number {
  return ((row & 15) << 12) | ((row & 0xf0) << 4) | ((row & 0xf00) >>> 4) | (row >>> 12);
}
