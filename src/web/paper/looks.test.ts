import { expect, test } from 'vitest';
import { STANDARD_SETTINGS } from '../app/settings.ts';
import { looksOf } from './looks.ts';

const QUIET = { contrast: false, calm: false };

test('without choices the system decides', () => {
  expect(looksOf(STANDARD_SETTINGS, QUIET)).toEqual({
    theme: 'system',
    palette: 'standard',
    hand: 'both',
    contrast: 'standard',
    motion: 'full',
  });
  const asked = looksOf(STANDARD_SETTINGS, { contrast: true, calm: true });
  expect(asked).toMatchObject({ contrast: 'high', motion: 'reduced' });
});

test('a choice is stronger than the system', () => {
  const chosen = { ...STANDARD_SETTINGS, contrast: 'standard', motion: 'full' } as const;
  expect(looksOf(chosen, { contrast: true, calm: true })).toMatchObject({
    contrast: 'standard',
    motion: 'full',
  });
  const other = {
    ...STANDARD_SETTINGS,
    contrast: 'high',
    motion: 'reduced',
    theme: 'dark',
  } as const;
  expect(looksOf(other, QUIET)).toMatchObject({
    contrast: 'high',
    motion: 'reduced',
    theme: 'dark',
  });
});
