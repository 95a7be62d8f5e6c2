import { expect, test, vi } from 'vitest';
import { PaperSounds } from './sounds.ts';

/** As much of an audio context as is used, which waits for a gesture like a browser's. */
function waitingContext() {
  let started = 0;
  let allow = () => {};
  const context = {
    state: 'suspended',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: () => ({ gain: { value: 1 }, connect: () => {} }),
    createBuffer: () => ({ copyToChannel: () => {} }),
    createBufferSource: () => ({ connect: () => {}, start: () => started++ }),
    resume: () =>
      new Promise<void>((resolve) => {
        const before = allow;
        allow = () => {
          before();
          context.state = 'running';
          resolve();
        };
      }),
  };
  return {
    sounds: new PaperSounds(context as unknown as AudioContext),
    gesture: () => {
      allow();
      return Promise.resolve();
    },
    started: () => started,
  };
}

test('the first gesture lets its own sound be heard, at once', async () => {
  const { sounds, gesture, started } = waitingContext();
  sounds.play('place');
  expect(started()).toBe(0);
  await gesture();
  expect(started()).toBe(1);
  sounds.play('place');
  expect(started()).toBe(2);
});

test('sounds from before the first gesture are dropped, not heard together', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { sounds, gesture, started } = waitingContext();
  for (let count = 0; count < 20; count++) sounds.play('place');
  vi.advanceTimersByTime(5000);
  await gesture();
  vi.useRealTimers();
  expect(started()).toBe(0);
});
