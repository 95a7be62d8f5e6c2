/**
 * The colours of the game: two plain ones for 1 and 2, cream paper from 3 on that warms and then
 * deepens with each doubling. Cards lie on a desk of its own colour, so that the terminal's
 * background, dark or light, never touches a card.
 */
import type { Tile } from '../../engine/index.ts';
import { type Ink, ink } from './colour.ts';

/** The colours of one card. */
export interface CardInks {
  readonly text: Ink;
  readonly ground: Ink;
}

const WHITE = ink('#ffffff', 15);
const NIGHT = ink('#1c1712', 0);

function card(ground: Ink, text: Ink): CardInks {
  return { ground, text };
}

/** The cards of 1, 2, 3, 6, 12, … 12288; every larger tile looks like the last. */
export const CARDS: readonly CardInks[] = [
  card(ink('#2f6fb5', 4), WHITE),
  card(ink('#c0443c', 1, 160), WHITE),
  card(ink('#f6efdf', 7), NIGHT),
  card(ink('#f3e2b8', 15), NIGHT),
  card(ink('#f1d286', 11), NIGHT),
  card(ink('#edbd55', 3), NIGHT),
  card(ink('#b9cf7a', 10), NIGHT),
  card(ink('#8dbb75', 2), NIGHT),
  card(ink('#83c9bd', 14), NIGHT),
  card(ink('#6aaed0', 6), NIGHT),
  card(ink('#e8826c', 9), NIGHT),
  card(ink('#9b4f9e', 5), WHITE),
  card(ink('#6657b4', 15), ink('#ffffff', 4)),
  card(ink('#a8374f', 15, 125), ink('#ffffff', 1)),
  card(ink('#f4c430', 15), ink('#4a1042', 5)),
];

/** What the cards lie on. */
export const DESK: Ink = ink('#2a2622', 0);

/** An empty place on the desk. */
export const EMPTY_PLACE: Ink = ink('#3b3530', 0);

/** Marks on the desk, such as where a tile may enter. */
export const MARK: Ink = ink('#d8cdb8', 7);

/** The inks of a tile that is not empty. */
export function cardInks(tile: Tile): CardInks {
  let step = tile < 3 ? tile - 1 : 2;
  for (let rest = tile; rest > 3; rest /= 2) step++;
  return CARDS[Math.min(step, CARDS.length - 1)] as CardInks;
}
