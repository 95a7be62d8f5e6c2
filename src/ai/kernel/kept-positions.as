/** Positions met in deep play, kept in a ring for each of the highest codes. */
import { below, board, node, preview, startFrom } from './games';
import { snapshots } from './memory';

const RING: u32 = 0x4000;
const RINGS: u32 = 8;
// How many positions each ring has been given; then the rings.
const RING_COUNTS: usize = 64;
/** The code from which on positions are kept, at the first ring. */
const FIRST_KEPT: u32 = 11;

/** Starts from a kept position: a ring at random, of those with any, then one of it. */
export function startFromSnapshot(): bool {
  let filled: u32 = 0;
  for (let ring: u32 = 0; ring < RINGS; ring++) {
    if (load<u32>(snapshots + <usize>(ring << 2)) > 0) filled++;
  }
  if (filled === 0) return false;
  let choice = below(filled);
  let ring: u32 = 0;
  for (; ; ring++) {
    if (load<u32>(snapshots + <usize>(ring << 2)) === 0) continue;
    if (choice === 0) break;
    choice--;
  }
  const count = min<u32>(load<u32>(snapshots + <usize>(ring << 2)), RING);
  startFrom(snapshots + RING_COUNTS + (<usize>(ring * RING + below(count)) << 4));
  return true;
}

/** Keeps the position of the game under way, one in 32 of those that are late enough. */
export function keepSnapshot(highest: u32): void {
  if (highest < FIRST_KEPT || highest >= FIRST_KEPT + RINGS || below(32) !== 0) return;
  const ring = highest - FIRST_KEPT;
  const count = load<u32>(snapshots + <usize>(ring << 2));
  const entry = snapshots + RING_COUNTS + (<usize>(ring * RING + (count & (RING - 1))) << 4);
  store<u64>(entry, board);
  store<u32>(entry, <u32>node, 8);
  store<u32>(entry, <u32>preview, 12);
  // Beyond two rings' worth the count stays in the second half, so that it never overflows.
  store<u32>(snapshots + <usize>(ring << 2), count + 1 >= 2 * RING ? RING : count + 1);
}
