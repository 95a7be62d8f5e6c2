/** The turns of the TypeScript kernel in which a bonus tile enters: rare, so without any haste. */
import { boundWord } from '../../engine/random/bounded.ts';
import { highBits, lowBits, transposedHigh, transposedLow } from '../board.ts';
import { countBits, placeOfBit } from '../entry.ts';
import { highestCode, legalBits, pushInto } from '../push.ts';
import { DOUBT, GAME, HELD, HIGH, LOW, PLAYER, pair } from './pair.ts';
import { type KernelPlan, VALUE_ROOM, WINDOW_ROOM } from './plan.ts';

const after = new Int32Array(2);

/** Plays a turn of the game whose fields begin at a place: its next tile is a bonus. */
export function playBonusTurn(plan: KernelPlan, at: number): void {
  const { tables, windows, values } = plan;
  const held = pair[at + HELD] !== 0;
  const [heldLow, heldHigh] = [pair[at + LOW] as number, pair[at + HIGH] as number];
  const low = held ? transposedLow(heldLow, heldHigh) : heldLow;
  const high = held ? transposedHigh(heldLow, heldHigh) : heldHigh;

  draw(at, GAME, plan.bonusOneIn);
  const choices = highestCode(tables, low, high) * WINDOW_ROOM;
  const drawn = draw(at, GAME, windows[choices] as number);
  const list = (windows[choices + 1 + drawn] as number) * VALUE_ROOM;

  const legal = legalBits(tables, low, high);
  const direction = placeOfBit(legal, draw(at, PLAYER, countBits(legal)));
  const changed = pushInto(tables, low, high, direction, after);
  const pool = plan.pools[(direction << 4) | changed] as number;
  const cell = placeOfBit(pool, draw(at, GAME, countBits(pool)));
  const code = values[list + 1 + draw(at, GAME, values[list] as number)] as number;

  pair[at + HELD] = 0;
  pair[at + LOW] = (after[0] as number) | lowBits(cell, code);
  pair[at + HIGH] = (after[1] as number) | highBits(cell, code);
}

/** A draw from the generator of a game or of its player; marks the game when it refuses a word. */
function draw(at: number, generator: number, bound: number): number {
  const from = at + generator;
  const [a, b, c] = [pair[from] as number, pair[from + 1] as number, pair[from + 2] as number];
  const counter = pair[from + 3] as number;
  const word = (a + b + counter) | 0;
  pair[from] = b ^ (b >>> 9);
  pair[from + 1] = c + (c << 3);
  pair[from + 2] = ((c << 21) | (c >>> 11)) + word;
  pair[from + 3] = counter + 1;
  const drawn = boundWord(word >>> 0, bound);
  if (drawn >= 0) return drawn;
  pair[at + DOUBT] = 1;
  return 0;
}
