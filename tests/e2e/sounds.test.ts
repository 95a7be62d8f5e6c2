import { expect } from 'vitest';
import { SETTINGS_KEY } from '../../src/web/app/settings.ts';
import { stored } from './support/game.ts';
import { test } from './support/test.ts';

/** Renders what the page would play into samples, and keeps the context as `heard`. */
const LISTEN = `
  window.AudioContext = class extends OfflineAudioContext {
    constructor() {
      super(1, 2 * 44100, 44100);
      window.heard = this;
    }
    get state() {
      return 'running';
    }
  };
`;

/** A page that may be asked what it has played. */
declare global {
  interface Window {
    heard?: OfflineAudioContext;
  }
}

test('a move is heard as soft paper, once sounds are on; before, nothing of them is loaded', async ({
  open,
}) => {
  const quiet = await open({ path: '?seed=7' });
  await quiet.keyboard.press('ArrowDown');
  await quiet.keyboard.press('ArrowLeft');
  // What the page itself asked for; a service worker keeps every part for later.
  const asked = await quiet.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(asked.filter((name) => /sounds/.test(name))).toEqual([]);

  const settings = JSON.stringify({ format: 1, settings: { volume: 100 } });
  const page = await open({
    path: '?seed=7',
    script: LISTEN,
    storageState: stored({ [SETTINGS_KEY]: settings }),
  });
  await page.waitForFunction(() => window.heard);
  await page.keyboard.press('ArrowDown');
  const { loudest, power, last } = await page.evaluate(async () => {
    const samples = (await window.heard!.startRendering()).getChannelData(0);
    const heard = [...samples.keys()].filter((index) => Math.abs(samples[index]!) > 0.001);
    const squares = heard.reduce((sum, index) => sum + samples[index]! ** 2, 0);
    return {
      loudest: samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
      power: Math.sqrt(squares / heard.length),
      last: (heard.at(-1) ?? 0) / 44_100,
    };
  });
  expect(loudest).toBeGreaterThan(0.05);
  expect(loudest).toBeLessThan(0.9);
  expect(power).toBeGreaterThan(0.005);
  expect(last).toBeGreaterThan(0.05);
  expect(last).toBeLessThan(0.5);
});
