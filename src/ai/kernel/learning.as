/** Playing games, and learning from each. */
import {
  changedOf,
  highestOf,
  pushed,
  scoreOf,
  transposed,
} from './boards';
import { below, board, endWith, node, place, preview, startFrom } from './games';
import { keepSnapshot, startFromSnapshot } from './kept-positions';
import {
  coherence,
  deckTable,
  found,
  learnedParts,
  leftDecks,
  LONGEST,
  path,
  previewKinds,
  results,
  rowsListed,
  starts,
  topCode,
  WEIGHT_BITS,
} from './memory';
import { countsRow, deckWeight, listPlaces, stageFor } from './network';
import { search } from './search';

/** Where the list of an afterstate's weights ends. */
let foundEnd: usize = 0;

/**
 * Plays games, looking `depth` moves ahead as `search` does; 1 plays by the network alone. Starts
 * are taken from their list; with `snapshotsIn256` of 256, from the positions kept instead. Deeper
 * play keeps late positions. With a rate above 0, learns from each game when it is over. Gives the
 * moves.
 */
export function play(
  games: i32,
  depth: i32,
  cutoff: f32,
  snapshotsIn256: u32,
  rate: f32,
  lambda: f32,
): f64 {
  let moves: f64 = 0;
  for (let game = 0; game < games; game++) {
    const kept = below(256) < snapshotsIn256 && startFromSnapshot();
    if (!kept) startFrom(starts + (<usize>game << 4));
    const length = playOut(depth, cutoff);
    moves += <f64>length;
    const result = results + (<usize>game << 4);
    store<u64>(result, board);
    store<u32>(result, <u32>length, 8);
    store<u32>(result, <u32>kept, 12);
    if (rate > 0) learnFrom(length, rate, lambda);
  }
  return moves;
}

/** Plays the game under way to its end, keeping the path. Gives its length. */
function playOut(depth: i32, cutoff: f32): usize {
  let length: usize = 0;
  for (; length < LONGEST; length++) {
    if (depth > 1) keepSnapshot(highestOf(board));
    const choice = search(
      <u32>board, <u32>(board >> 32), <u32>node, <u32>preview, depth, cutoff, 0,
    );
    if (choice < 0) break;
    const direction = <u32>choice;
    const after = pushed(board, transposed(board), direction);
    if (highestOf(after) >= topCode) {
      endWith(after);
      break;
    }
    const entry = path + (length << 4);
    store<u64>(entry, after);
    store<u8>(entry, direction, 8);
    store<u8>(entry, load<u8>(previewKinds + preview), 9);
    store<u32>(entry, <u32>node, 12);
    place(after, direction, changedOf(board, after, direction));
  }
  return length;
}

/** Learns from a path backwards: each afterstate from what was reached after it. */
function learnFrom(length: usize, rate: f32, lambda: f32): void {
  let reached = scoreOf(board);
  for (let step = length; step > 0; step--) {
    const entry = path + ((step - 1) << 4);
    const after = load<u64>(entry);
    const score = scoreOf(after);
    const value = findWeights(after, load<u8>(entry, 8), load<u8>(entry, 9), load<u32>(entry, 12));
    const learned = adjust(reached - score - value, rate);
    reached = lambda * reached + (1 - lambda) * (score + value + learned);
  }
}

/** Lists the places of the weights that make the value of an afterstate, and adds them up. */
function findWeights(after: u64, direction: u32, kind: u32, left: usize): f32 {
  const stage = stageFor(after);
  const lane = <usize>kind << WEIGHT_BITS;
  const singlesAt = found + rowsListed;
  let sum: f32 = 0;
  foundEnd = listPlaces(after, direction, stage);
  for (let at = found; at < singlesAt; at += 4) {
    const weight = <usize>load<u32>(at) + lane;
    store<u32>(at, <u32>weight);
    sum += load<f32>(weight);
  }
  for (let at = singlesAt; at < foundEnd; at += 4) sum += load<f32>(<usize>load<u32>(at));
  if (deckTable !== 0) {
    const weight = deckWeight(countsRow(after, stage), leftDecks + (left << 4), kind);
    store<u32>(foundEnd, <u32>weight);
    foundEnd += 4;
    sum += load<f32>(weight);
  }
  return sum;
}

/** Moves the value whose weights were found by its error times the rate; gives by how much. */
function adjust(error: f32, rate: f32): f32 {
  const step = (rate * error) / learnedParts;
  let moved: f32 = 0;
  for (let at = found; at < foundEnd; at += 4) {
    const row = <usize>load<u32>(at);
    let change = step;
    if (coherence !== 0) {
      // Temporal coherence: a weight whose errors cancel out is nearly right, and learns slowly.
      const sum = load<f32>(row + coherence);
      const absolute = load<f32>(row + 2 * coherence);
      if (absolute > 0) change *= abs<f32>(sum) / absolute;
      store<f32>(row + coherence, sum + error);
      store<f32>(row + 2 * coherence, absolute + abs<f32>(error));
    }
    store<f32>(row, load<f32>(row) + change);
    moved += change;
  }
  return moved;
}
