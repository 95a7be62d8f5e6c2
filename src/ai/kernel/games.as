/** A game under way, and the chances in it. */
import { entryCells, highestOf } from './boards';
import { drawLists, previewLists } from './memory';

let random: u64 = 1;

/** Sets the state of this thread's generator, which must not be 0. */
export function seed(low: u32, high: u32): void {
  random = (<u64>high << 32) | low;
}

export function seedLow(): u32 {
  return <u32>random;
}

export function seedHigh(): u32 {
  return <u32>(random >> 32);
}

/** 32 random bits: xorshift64* of Vigna. */
@inline
function word(): u32 {
  random ^= random >> 12;
  random ^= random << 25;
  random ^= random >> 27;
  return <u32>((random * 0x2545f4914f6cdd1d) >> 32);
}

@inline
export function below(bound: u32): u32 {
  return <u32>((<u64>word() * <u64>bound) >> 32);
}

// A game under way.
export let board: u64 = 0;
export let node: usize = 0;
export let preview: usize = 0;

/** An entry of a list of chances, drawn: 16 bytes each, the last word a bound on a random word. */
@inline
function drawn(list: u64): usize {
  let entry = <usize>list & 0xffffffff;
  const draw = word();
  while (draw > load<u32>(entry, 12)) entry += 16;
  return entry;
}

/** Lets chance put the tile of the preview on the board, and draw the next. */
export function place(after: u64, direction: u32, changed: usize): void {
  let cells = entryCells(after, direction, changed);
  for (let skip = below(<u32>popcnt<u64>(cells)); skip > 0; skip--) cells &= cells - 1;
  const tile = load<u32>(drawn(load<u64>(previewLists + (preview << 3))));
  board = after | (<u64>tile << <u64>ctz<u64>(cells));
  const next = drawn(load<u64>(drawLists + (((node << 4) | highestOf(board)) << 3)));
  preview = load<u16>(next);
  node = load<u16>(next, 2);
}

export function startFrom(start: usize): void {
  board = load<u64>(start);
  node = load<u32>(start, 8);
  preview = load<u32>(start, 12);
}

/** Ends the game with an afterstate that no tile enters any more. */
export function endWith(after: u64): void {
  board = after;
}
