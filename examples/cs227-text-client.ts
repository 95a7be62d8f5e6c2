/**
 * The homework's own way of playing, as a text program: shift, look, then confirm or undo.
 *
 *     npx tsx examples/cs227-text-client.ts [size] [seed]
 *
 * a, d, w or s shifts left, right, up or down. Then an empty line confirms, and a new tile enters;
 * any other text undoes the shift. q, or the end of the input, leaves. In a project of your own the
 * import reads `from 'threefold/compat/cs227'`; a Java program with the same size and seed, and the
 * same mapping from Random to tiles, shows the same grids.
 */
import { createInterface } from 'node:readline';
import { Direction, Game, GameUtil, Random } from '../src/compat/cs227/index.ts';

const KEYS: Readonly<Record<string, Direction>> = {
  a: Direction.LEFT,
  d: Direction.RIGHT,
  w: Direction.UP,
  s: Direction.DOWN,
};

const [size = '4', seed] = process.argv.slice(2);
const random = seed === undefined ? new Random() : new Random(seed);
const game = new Game(Number(size), new GameUtil(), random);

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function show(): void {
  for (let row = 0; row < game.getSize(); row++) {
    const cells = game.copyRowOrColumn(row, Direction.LEFT);
    say(cells.map((value) => (value === 0 ? '-' : String(value)).padStart(5)).join(''));
  }
  say(`Next: ${game.getNextTileValue()}  Score: ${game.getScore()}`);
}

/** The homework knows no "game over": it is when no shift moves anything. */
function isOver(): boolean {
  return Object.values(Direction).every((direction) => {
    game.shiftGrid(direction);
    return !game.undo();
  });
}

show();
let shifted = false;
for await (const line of createInterface({ input: process.stdin })) {
  if (shifted) {
    shifted = false;
    if (line === '') say(`New tile: ${game.newTile()}`);
    else if (game.undo()) say('Undone.');
    show();
    if (isOver()) {
      say('Game over.');
      break;
    }
    continue;
  }
  if (line === 'q') break;
  const direction = KEYS[line];
  if (direction === undefined) {
    say('a, d, w or s to shift, q to leave.');
    continue;
  }
  const moves = game.shiftGrid(direction);
  shifted = moves.length > 0;
  if (!shifted) {
    say('Nothing moves.');
    continue;
  }
  for (const move of moves) say(String(move));
  show();
  say('Empty line to confirm, any other text to undo.');
}
