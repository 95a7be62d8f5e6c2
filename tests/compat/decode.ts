/** Reads the compact texts of tests/vectors; each file says in `what` how it is written. */
import { Direction, type Move } from '../../src/compat/cs227/index.ts';

/** A tile is one character: 0 to 4 as they stand; the k-th letter is 3·2^k. */
export function lineOf(text: string): number[] {
  return [...text].map((one) => (one >= 'a' ? 3 * 2 ** (one.charCodeAt(0) - 96) : Number(one)));
}

/** The rows of a grid, which the text separates by a slash. */
export function gridOf(text: string): number[][] {
  return text.split('/').map(lineOf);
}

/** Lists of a vector, separated by commas; a dash is the empty list. */
export function listOf(text: string): string[] {
  return text === '-' ? [] : text.split(',');
}

/** Single digits, such as a row and a column. */
export function digitsOf(text: string): number[] {
  return [...text].map(Number);
}

/** The word at a place of a text whose words are separated by spaces. */
export function wordsOf(text: string): string[] {
  return text.split(' ');
}

/** A direction by its name. */
export function directionOf(name: string): Direction {
  return Object.values(Direction).find((direction) => direction === name) as Direction;
}

/** A line of a grid, from the wall that the direction pushes to. */
function pushedLine(grid: number[][], index: number, direction: Direction): number[] {
  const along = direction === 'LEFT' || direction === 'RIGHT';
  const line = along ? [...(grid[index] as number[])] : grid.map((row) => row[index] as number);
  return direction === 'RIGHT' || direction === 'DOWN' ? line.reverse() : line;
}

/** Everything that a Move says, with its text, in one line. */
export function describeMove(move: Move): string {
  return [
    move.isMerged(),
    move.getOldIndex(),
    move.getNewIndex(),
    move.getValue(),
    move.getNewValue(),
    move.getRowOrColumn(),
    move.getDirection(),
    String(move),
  ].join(' ');
}

/** The moves of a line by the vectors: pairs of oldIndex and newIndex, rebuilt as described. */
export function lineMoves(pairs: string, before: number[], after: number[]): string[] {
  return listOf(pairs).map((pair) => {
    const [from, to] = digitsOf(pair) as [number, number];
    const [value, newValue] = [before[from], after[to]];
    const word = value === newValue ? 'Move' : 'Merge';
    const facts = [value !== newValue, from, to, value, newValue, -1, ''].join(' ');
    return `${facts} ${word} ${from} to ${to}`;
  });
}

/** The moves of a whole shift by the vectors: rowOrColumn, oldIndex and newIndex of each. */
export function gridMoves(
  triples: string,
  before: number[][],
  after: number[][],
  direction: Direction,
): string[] {
  return listOf(triples).map((triple) => {
    const [line, from, to] = digitsOf(triple) as [number, number, number];
    const value = pushedLine(before, line, direction)[from];
    const newValue = pushedLine(after, line, direction)[to];
    const word = value === newValue ? 'Move' : 'Merge';
    const along = direction === 'LEFT' || direction === 'RIGHT' ? 'row' : 'column';
    const facts = [value !== newValue, from, to, value, newValue, line, direction].join(' ');
    return `${facts} ${word} ${from} to ${to} (${along} ${line} ${direction})`;
  });
}
