import { describe, expect, test } from 'vitest';
import { SOUNDS, type SoundName } from './paper-sounds.ts';
import { lengthOf, renderSound } from './rustle.ts';

const RATE = 44_100;
const NAMES = Object.keys(SOUNDS) as SoundName[];

/** The root of the mean square of samples. */
function power(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
}

/**
 * How much of a sound repeats itself at the period of any tone from 100 to 2000 Hz, from 0 to 1: the
 * largest normalised autocorrelation. A beep is near 1, noise near 0.
 */
function tonality(samples: Float32Array): number {
  let most = 0;
  for (let period = Math.floor(RATE / 2000); period <= RATE / 100; period++) {
    let [product, squares] = [0, 0];
    for (let index = period; index < samples.length; index++) {
      product += samples[index]! * samples[index - period]!;
      squares += (samples[index]! ** 2 + samples[index - period]! ** 2) / 2;
    }
    most = Math.max(most, product / squares);
  }
  return most;
}

describe.each(NAMES)('the sound %s', (name) => {
  const sound = SOUNDS[name];

  test('is heard, does not clip, and is short', () => {
    for (const seed of [0, 1, 2, 3]) {
      const samples = renderSound(sound, RATE, seed);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      expect(loudest).toBeCloseTo(sound.loudness, 5);
      expect(loudest).toBeLessThan(0.5);
      expect(power(samples)).toBeGreaterThan(0.008);
      expect(samples.every(Number.isFinite)).toBe(true);
    }
    expect(lengthOf(sound)).toBeLessThan(name === 'end' || name === 'first' ? 0.9 : 0.25);
  });

  test('begins and ends in silence, so that it never clicks', () => {
    const samples = renderSound(sound, RATE, 0);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.02);
    expect(power(samples.slice(-40))).toBeLessThan(0.01);
  });

  test('is the same from the same seed, and another sheet of paper from another', () => {
    expect(renderSound(sound, RATE, 1)).toEqual(renderSound(sound, RATE, 1));
    expect(renderSound(sound, RATE, 1)).not.toEqual(renderSound(sound, RATE, 2));
  });

  test('keeps its length at other rates', () => {
    const [low, high] = [22_050, 96_000].map((rate) => renderSound(sound, rate, 0));
    expect(low!.length / 22_050).toBeCloseTo(high!.length / 96_000, 3);
    expect(low!.every(Number.isFinite)).toBe(true);
  });
});

test('what rustles has no tone', () => {
  for (const name of ['slide', 'undo', 'first', 'end'] as const) {
    expect(tonality(renderSound(SOUNDS[name], RATE, 0)), name).toBeLessThan(0.5);
  }
});
