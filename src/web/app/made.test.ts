import { expect, test } from 'vitest';
import { boardFromRows, newGame, play, threes, unwrap } from '../../engine/index.ts';
import { createRandom } from '../../engine/random/random.ts';
import { MADE_KEY, MadeFigures } from './made.ts';
import { memoryStore } from './storage.ts';

const dealt = newGame(threes, unwrap(createRandom('sfc32', 'made')));

/** A turn that makes these tiles, each from a pair in a row of its own. */
function turnMaking(...tiles: number[]) {
  const rows = [0, 1, 2, 3].map((row) => {
    const half = (tiles[row] ?? 0) / 2;
    return half === 1.5 ? [1, 2, 0, 0] : [half, half, 0, 0];
  });
  const turn = play({ ...dealt, board: unwrap(boardFromRows(rows)) }, 'left');
  if (!turn) throw new Error('The push changes nothing.');
  return turn;
}

test('a figure is new once, and never again', () => {
  const made = new MadeFigures(memoryStore());
  expect(made.add(turnMaking(3, 6))).toEqual([3, 6]);
  expect(made.add(turnMaking(6, 12))).toEqual([12]);
  expect(made.add(turnMaking(12))).toEqual([]);
  expect(made.tiles).toEqual(new Set([3, 6, 12]));
});

test('two of a kind in one turn are one new figure', () => {
  expect(new MadeFigures(memoryStore()).add(turnMaking(24, 24))).toEqual([24]);
});

test('what lies on the board already was made, without surprise', () => {
  const made = new MadeFigures(memoryStore());
  made.note(
    unwrap(
      boardFromRows([
        [1, 2],
        [3, 48],
      ]),
    ),
  );
  expect(made.tiles).toEqual(new Set([3, 48]));
  expect(made.add(turnMaking(48))).toEqual([]);
});

test('figures are kept, and what another tab made counts here too', () => {
  const store = memoryStore();
  const [one, other] = [new MadeFigures(store), new MadeFigures(store)];
  one.add(turnMaking(6));
  expect(other.add(turnMaking(6))).toEqual([]);
  other.add(turnMaking(12));
  expect(one.tiles).toEqual(new Set([6, 12]));
  expect(new MadeFigures(store).tiles).toEqual(new Set([6, 12]));
});

test('a list that cannot be understood is kept aside; what is no figure is left out', () => {
  const texts = new Map([[MADE_KEY, 'nonsense']]);
  const made = new MadeFigures(memoryStore(texts));
  expect(made.add(turnMaking(6))).toEqual([6]);
  expect(texts.get(`${MADE_KEY}.aside.1`)).toBe('nonsense');
  expect(new MadeFigures(memoryStore(texts)).tiles).toEqual(new Set([6]));
  const odd = new Map([[MADE_KEY, '{"format":1,"tiles":[3,7,"x",2,1e400,96]}']]);
  expect(new MadeFigures(memoryStore(odd)).tiles).toEqual(new Set([3, 96]));
});

test('a list of a later version is left untouched, and where nothing is kept the game goes on', () => {
  const later = '{"format":2,"figures":{}}';
  const texts = new Map([[MADE_KEY, later]]);
  const made = new MadeFigures(memoryStore(texts));
  expect(made.add(turnMaking(6))).toEqual([6]);
  expect(made.add(turnMaking(6))).toEqual([]);
  expect(texts.get(MADE_KEY)).toBe(later);
});
