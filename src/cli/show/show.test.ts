import { expect, test } from 'vitest';
import { greedyAgent } from '../../ai/index.ts';
import { createRandom, newGame, statusOf, threes, unwrap } from '../../engine/index.ts';
import { frameText } from '../terminal/frame.ts';
import type { Key } from '../terminal/keys.ts';
import { makeTheme } from '../terminal/theme.ts';
import { agentFilm } from './film.ts';
import { filmLines } from './lines.ts';
import { drawFrame, type Reel, turnReel } from './projector.ts';

const seeded = (seed: string) => unwrap(createRandom('sfc32', seed));
const film = () => agentFilm(newGame(threes, seeded('1')), greedyAgent, seeded('1/agent'));

function key(name: string): Key {
  return { name, shift: false, ctrl: false, alt: false };
}

test('an agent plays as far as it is asked, and the same frame is the same', () => {
  const one = film();
  expect(one.frame(0)?.turn).toBeNull();
  const third = one.frame(3);
  expect(one.frame(1)?.game.moves).toBe(1);
  expect(one.frame(3)).toBe(third);
  expect(film().frame(3)).toEqual(third);
  expect(one.frame(5000)).toBeUndefined();
});

test('a film in lines goes to the end of the game', () => {
  const lines = [...filmLines(film())];
  const one = film();
  expect(statusOf(one.frame(lines.length - 1)!.game)).toBe('stuck');
  expect(lines[1]).toMatch(/^1\. /);
  expect(lines.at(-1)).toContain('Game over');
});

test('keys turn the reel', () => {
  const reel: Reel = { index: 3, running: true, speed: 4 };
  expect(turnReel(reel, key('space'))).toEqual({ ...reel, running: false });
  expect(turnReel(reel, key('right'))).toEqual({ index: 4, running: false, speed: 4 });
  expect(turnReel({ ...reel, index: 0 }, key('left'))).toEqual({
    index: 0,
    running: false,
    speed: 4,
  });
  expect(turnReel(reel, key('home'))?.index).toBe(0);
  expect(turnReel({ ...reel, speed: 64 }, key('+'))?.speed).toBe(64);
  expect(turnReel({ ...reel, speed: 0.25 }, key('-'))?.speed).toBe(0.25);
  expect(turnReel(reel, key('x'))).toBe(reel);
  for (const name of ['q', 'Q', 'escape']) expect(turnReel(reel, key(name))).toBeUndefined();
});

test('a frame names the player and the keys, also in a small window', () => {
  const reel: Reel = { index: 1, running: true, speed: 4 };
  const frame = film().frame(1)!;
  const shown = (columns: number, rows: number) =>
    frameText(drawFrame(frame, 'greedy', reel, { columns, rows }, makeTheme('none', true))).join(
      '\n',
    );
  expect(shown(80, 24)).toMatch(/Player +greedy/);
  expect(shown(80, 24)).toContain('space pause  ←→ step  + - speed (4/s)  q quit');
  expect(shown(30, 12)).toContain('space pause  ←→  + -  q quit');
});
