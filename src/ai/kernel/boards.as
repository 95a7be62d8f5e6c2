/** Boards: their images, pushes and scores. */
import { HIGHEST, pools, PUSHED, SCORES } from './memory';

@inline
export function transposed(board: u64): u64 {
  const corners = (board ^ (board >> 12)) & 0x0000f0f00000f0f0;
  const swapped = board ^ corners ^ (corners << 12);
  const blocks = (swapped ^ (swapped >> 24)) & 0x00000000ff00ff00;
  return swapped ^ blocks ^ (blocks << 24);
}

/** The columns in reverse order. */
@inline
export function mirrored(board: u64): u64 {
  const pairs = ((board >> 4) & 0x0f0f0f0f0f0f0f0f) | ((board & 0x0f0f0f0f0f0f0f0f) << 4);
  return ((pairs >> 8) & 0x00ff00ff00ff00ff) | ((pairs & 0x00ff00ff00ff00ff) << 8);
}

/** The rows in reverse order. */
@inline
export function flipped(board: u64): u64 {
  const halves = rotl<u64>(board, 32);
  return ((halves >> 16) & 0x0000ffff0000ffff) | ((halves & 0x0000ffff0000ffff) << 16);
}

/** The four lines of a board pushed to a side: 0 back, 1 forth. */
@inline
function pushedLines(board: u64, side: usize): u64 {
  const table = PUSHED + (side << 17);
  return (
    <u64>load<u16>(table + ((<usize>board & 0xffff) << 1)) |
    (<u64>load<u16>(table + ((<usize>(board >> 16) & 0xffff) << 1)) << 16) |
    (<u64>load<u16>(table + ((<usize>(board >> 32) & 0xffff) << 1)) << 32) |
    (<u64>load<u16>(table + ((<usize>(board >> 48) & 0xffff) << 1)) << 48)
  );
}

/** The lines in which two boards differ, as four bits. */
@inline
function changedLines(one: u64, other: u64): usize {
  const differing = one ^ other;
  return (
    <usize>((differing & 0xffff) !== 0) |
    (<usize>((differing & 0xffff0000) !== 0) << 1) |
    (<usize>((differing & 0xffff00000000) !== 0) << 2) |
    (<usize>(differing >> 48 !== 0) << 3)
  );
}

@inline
export function scoreOf(board: u64): f32 {
  return <f32>(
    load<i32>(SCORES + ((<usize>board & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 16) & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 32) & 0xffff) << 2)) +
    load<i32>(SCORES + ((<usize>(board >> 48) & 0xffff) << 2))
  );
}

@inline
export function highestOf(board: u64): u32 {
  const upper = max<u32>(
    load<u8>(HIGHEST + (<usize>board & 0xffff)),
    load<u8>(HIGHEST + (<usize>(board >> 16) & 0xffff)),
  );
  const lower = max<u32>(
    load<u8>(HIGHEST + (<usize>(board >> 32) & 0xffff)),
    load<u8>(HIGHEST + (<usize>(board >> 48) & 0xffff)),
  );
  return max<u32>(upper, lower);
}

/** The nibbles that are 0, bit 4 * i for cell i: the empty cells of a board. */
@inline
export function emptyCells(board: u64): u64 {
  const pairs = board | (board >> 1);
  return ~(pairs | (pairs >> 2)) & 0x1111111111111111;
}

/** The cells that a tile may enter, bit 4 * i for cell i. */
@inline
export function entryCells(after: u64, direction: u32, changed: usize): u64 {
  return load<u64>(pools + (((<usize>direction << 4) | changed) << 3)) & emptyCells(after);
}

/** The afterstate; equal to the board where the push is illegal. */
@inline
export function pushed(board: u64, turned: u64, direction: u32): u64 {
  return direction < 2
    ? pushedLines(board, direction)
    : transposed(pushedLines(turned, direction & 1));
}

@inline
export function changedOf(before: u64, after: u64, direction: u32): usize {
  return direction < 2
    ? changedLines(before, after)
    : changedLines(transposed(before), transposed(after));
}
