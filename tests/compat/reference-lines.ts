/**
 * A second reading of both seeds' line rules, written from their texts alone and deliberately
 * naive. It shares nothing with the engine, so that a slip in one of the two shows. Each function
 * quotes the sentences that it follows.
 */

/**
 * Seed 001: "1 can be merged with 2, and values larger than 2 can be merged if they are equal. In
 * either case the merged value is the sum." Seed 000 says the same in Spanish. 0 is no merge.
 */
function merged(a: number, b: number): number {
  if (a === 1 && b === 2) return 3;
  if (a === 2 && b === 1) return 3;
  if (a > 2 && b > 2 && a === b) return a + b;
  return 0;
}

/**
 * Seed 001, to the left. "If there is an adjacent pair that can be merged, and has no empty cell to
 * its left, then the leftmost such pair is merged (the merged value goes into the left one of the
 * two cells) and all elements to the right are shifted one cell to the left. Otherwise, if there is
 * an empty cell in the array, then all elements to the right of the leftmost empty cell are shifted
 * one cell to the left. Otherwise, the method does nothing."
 */
export function foldLeft(line: readonly number[]): number[] {
  for (let left = 0; left < line.length - 1; left++) {
    const emptyToItsLeft = line.slice(0, left).includes(0);
    const value = merged(line[left] as number, line[left + 1] as number);
    if (value !== 0 && !emptyToItsLeft) {
      return [...line.slice(0, left), value, ...line.slice(left + 2), 0];
    }
  }
  const empty = line.indexOf(0);
  if (empty !== -1) return [...line.slice(0, empty), ...line.slice(empty + 1), 0];
  return [...line];
}

/**
 * Seed 000, to the right, first pass. "Recorremos desde el final al principio […]: Si […] en la
 * posición inmediatamente anterior a una determinada ficha existe otra con la que le es posible
 * fusionarse, eliminamos las dos fichas y creamos una nueva en la casilla que estábamos recorriendo
 * […]. La ficha anterior a aquella con la que nos fusionamos ya no existe."
 */
export function mergeRight(line: readonly number[]): number[] {
  const after = [...line];
  for (let here = after.length - 1; here > 0; here--) {
    const value = merged(after[here - 1] as number, after[here] as number);
    if (value !== 0) {
      after[here] = value;
      after[here - 1] = 0;
    }
  }
  return after;
}

/**
 * Seed 000, to the right, second pass, read as one cell a tile. "Nos limitaremos a desplazar todas
 * las fichas que puedan desplazarse en la dirección indicada": a tile can when a cell ahead of it is
 * empty, and a merged one ends "una casilla por delante […] si existe espacio para ello".
 */
export function stepRight(line: readonly number[]): number[] {
  const after = line.map(() => 0);
  line.forEach((value, here) => {
    if (value === 0) return;
    const canMove = line.slice(here + 1).includes(0);
    after[canMove ? here + 1 : here] = value;
  });
  return after;
}

/** The same second pass read as a slide to the wall: steps until nothing moves any more. */
export function slideRight(line: readonly number[]): number[] {
  let after = [...line];
  for (let times = 0; times < line.length; times++) after = stepRight(after);
  return after;
}
