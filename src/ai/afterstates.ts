import { type PlayerView, type Shift, shift } from '../engine/index.ts';

/** The first half of every legal move of a view, in the view's order. */
export function afterstates(view: PlayerView): Shift[] {
  return view.legalMoves.flatMap((direction) => shift(view.board, direction, view.rules) ?? []);
}
