import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it plays to the end at its speed, and from the start again', () => {
  const seen: number[] = [];
  const playback = new Playback(4, 1, () => seen.push(playback.ply));
  playback.setSpeed(10);
  playback.toggle();
  vi.advanceTimersByTime(250);
  expect([playback.ply, playback.playing]).toEqual([3, true]);
  vi.advanceTimersByTime(1000);
  expect([playback.ply, playback.playing]).toEqual([4, false]);
  expect(seen).toEqual([1, 1, 2, 3, 4]);
  playback.toggle();
  expect([playback.ply, playback.playing]).toEqual([0, true]);
});

test('going somewhere stops it, and no place is outside the game', () => {
  const playback = new Playback(10, 0, () => {});
  playback.toggle();
  playback.go(99);
  vi.advanceTimersByTime(5000);
  expect([playback.ply, playback.playing]).toEqual([10, false]);
  playback.go(-1);
  expect(playback.ply).toBe(0);
});

test('another speed counts at once', () => {
  const playback = new Playback(100, 0, () => {});
  playback.setSpeed(1);
  playback.toggle();
  vi.advanceTimersByTime(900);
  playback.setSpeed(30);
  vi.advanceTimersByTime(1000);
  expect(playback.ply).toBeGreaterThan(25);
});

test('a game without moves does not play, and one that was left does nothing', () => {
  let calls = 0;
  const empty = new Playback(0, 0, () => calls++);
  empty.toggle();
  expect(empty.playing).toBe(false);
  const left = new Playback(5, 0, () => calls++);
  left.toggle();
  const before = calls;
  left.end();
  vi.advanceTimersByTime(5000);
  expect(calls).toBe(before);
});
