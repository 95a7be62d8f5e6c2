import { expect, it, vi } from 'vitest';
import { freshSeed } from './fresh-seed.ts';

it('gives whole seeds over the whole of 48 bits', () => {
  const chance = vi.spyOn(Math, 'random');
  try {
    chance.mockReturnValueOnce(0);
    expect(freshSeed()).toBe(0);
    chance.mockReturnValueOnce(1 - 2 ** -53);
    expect(freshSeed()).toBe(2 ** 48 - 1);
  } finally {
    chance.mockRestore();
  }
  expect(freshSeed()).not.toBe(freshSeed());
});
