import { type GameState, STATUSES } from '../engine/game.ts';
import { type Random, resumeRandom } from '../engine/random/random.ts';
import { ok, type Result } from '../engine/result.ts';
import type { Cell, Placement, Tile } from '../engine/types.ts';
import { emptyCellBits, highBits, lowBits, packBoard, unpackBoard } from './board.ts';
import { codeOf, TILE_OF_CODE } from './codes.ts';
import { countBits, placeOfBit, poolOf } from './entry.ts';
import {
  type DirectionIndex,
  highestCode,
  legalBits,
  pushInto,
  scoreOfWords,
  wouldPassCeiling,
} from './push.ts';
import { type PackedRules, packRules } from './rules.ts';
import type { PackedPreview, SupplyDraw, SupplyNode } from './supply.ts';

/**
 * The statuses of the engine, and `beyond`: the rules would go on, but some move would make a tile
 * beyond 12288, which a nibble can't hold.
 */
export const PACKED_STATUSES = [...STATUSES, 'beyond'] as const;

/** Whether a packed game goes on, and if not, why it ended. */
export type PackedStatus = (typeof PACKED_STATUSES)[number];

/**
 * A game on packed boards, for speed: it changes in place. It draws from its generator as the
 * engine's `newGame` and `play` do, the same bounds in the same order, so with equal generators it
 * is the same game turn by turn.
 */
export class PackedGame {
  readonly packed: PackedRules;
  readonly random: Random;
  /** The board's words; see board.ts. */
  low = 0;
  high = 0;
  /** Completed turns since the start. */
  moves = 0;
  /** The number of the preview; see `PackedSupply.previews`. */
  preview = 0;
  /** What is left to come after the preview. */
  supply: SupplyNode;
  /** The cell of the last placement, and its code: 0 when nothing entered. */
  lastCell: Cell = 0;
  lastCode = 0;
  private highest = 0;
  private readonly after = new Int32Array(2);

  private constructor(packed: PackedRules, random: Random) {
    this.packed = packed;
    this.random = random;
    this.supply = packed.supply.start;
  }

  /** Deals a new game, as the engine's `newGame`. */
  static deal(packed: PackedRules, random: Random): PackedGame {
    const game = new PackedGame(packed, random);
    for (const code of game.drawOpening()) {
      const empty = emptyCellBits(game.low, game.high);
      game.put(placeOfBit(empty, random.nextInt(countBits(empty))), code);
    }
    game.drawPreview();
    return game;
  }

  /**
   * Packs a game of the engine; its generator is copied. A shift that is pending is not kept. Fails
   * as `packRules` and `packBoard` do.
   */
  static from(state: GameState): Result<PackedGame> {
    const packed = packRules(state.rules);
    if (!packed.ok) return packed;
    const board = packBoard(state.board);
    if (!board.ok) return board;
    const game = new PackedGame(packed.value, resumeRandom(state.random));
    const { supply, tables } = packed.value;
    ({ low: game.low, high: game.high } = board.value);
    game.highest = highestCode(tables, game.low, game.high);
    game.moves = state.moves;
    game.supply = supply.nodeOf(state.supply);
    game.preview = supply.numberOf(state.preview) as number;
    return ok(game);
  }

  /** The same game as plain data of the engine. */
  toState(): GameState {
    return {
      rules: this.packed.rules,
      board: unpackBoard(this.low, this.high),
      preview: this.previewed().preview,
      supply: this.supply.supply,
      random: this.random.save(),
      moves: this.moves,
      pending: null,
    };
  }

  /** Whether the game goes on; see `PACKED_STATUSES`. */
  status(): PackedStatus {
    const { rules, tables } = this.packed;
    if (this.highest >= this.packed.topCode) return 'finished';
    if (rules.ending === 'full' && emptyCellBits(this.low, this.high) === 0) return 'full';
    if (wouldPassCeiling(tables, this.low, this.high)) return 'beyond';
    return legalBits(tables, this.low, this.high) === 0 ? 'stuck' : 'playing';
  }

  /** The directions that can be played, bit `i` for number `i` of the engine's DIRECTIONS. */
  legalMoves(): number {
    return this.mayMove() ? legalBits(this.packed.tables, this.low, this.high) : 0;
  }

  /** Plays a whole turn, as the engine's `play`. False, and nothing happens, when it is illegal. */
  play(direction: DirectionIndex): boolean {
    if (!this.mayMove()) return false;
    const { after, packed } = this;
    const { pools, tables, topCode } = packed;
    const changed = pushInto(tables, this.low, this.high, direction, after);
    if (changed === 0) return false;
    this.low = after[0] as number;
    this.high = after[1] as number;
    this.moves++;
    this.highest = highestCode(tables, this.low, this.high);
    this.lastCode = 0;
    if (this.highest >= topCode) return true;
    const cell = this.drawCell(poolOf(pools, direction, changed));
    this.put(cell, this.drawTile());
    this.drawPreview();
    return true;
  }

  /** What entered in the last turn; null when it made the top tile. */
  lastPlacement(): Placement | null {
    if (this.lastCode === 0) return null;
    return { cell: this.lastCell, tile: TILE_OF_CODE[this.lastCode] as Tile };
  }

  /** The score of the board. */
  score(): number {
    return scoreOfWords(this.packed.tables, this.low, this.high);
  }

  /** The preview and what it may turn out to be. */
  previewed(): PackedPreview {
    return this.packed.supply.previews[this.preview] as PackedPreview;
  }

  /** No more than a look at the board; whether a push changes something is another matter. */
  private mayMove(): boolean {
    const { packed, low, high, highest } = this;
    if (highest >= packed.topCode) return false;
    if (packed.rules.ending === 'full' && emptyCellBits(low, high) === 0) return false;
    // Only two of the highest code can merge beyond it.
    return highest < TILE_OF_CODE.length - 1 || !wouldPassCeiling(packed.tables, low, high);
  }

  private drawOpening(): number[] {
    const { rules, supply } = this.packed;
    if (rules.source !== 'deck') return rules.opening.map((tile) => codeOf(tile) as number);
    return Array.from({ length: rules.startingTiles }, () => {
      const { preview, node }: SupplyDraw = supply.draw(this.supply, 0, this.random);
      this.supply = node;
      return preview;
    });
  }

  private drawPreview(): void {
    const { preview, node } = this.packed.supply.draw(this.supply, this.highest, this.random);
    this.preview = preview;
    this.supply = node;
  }

  private drawCell(pool: number): Cell {
    const free = pool & emptyCellBits(this.low, this.high);
    if (this.packed.rules.entryDraw === 'index') {
      return placeOfBit(free, this.random.nextInt(countBits(free)));
    }
    const size = countBits(pool);
    for (;;) {
      const cell = placeOfBit(pool, this.random.nextInt(size));
      if (free & (1 << cell)) return cell;
    }
  }

  private drawTile(): number {
    const { codes, open } = this.previewed();
    return codes[open ? this.random.nextInt(codes.length) : 0] as number;
  }

  private put(cell: Cell, code: number): void {
    this.low |= lowBits(cell, code);
    this.high |= highBits(cell, code);
    this.lastCell = cell;
    this.lastCode = code;
    if (code > this.highest) this.highest = code;
  }
}
