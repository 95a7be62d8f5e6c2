import { describe, expect, it } from 'vitest';
import { parseSettings, SETTINGS_KEY, SettingsKeeper, STANDARD_SETTINGS } from './settings.ts';
import { memoryStore, type Store } from './storage.ts';

const kept = (settings: object, format = 1) => JSON.stringify({ format, settings });

describe('parseSettings', () => {
  it('gives the standard where nothing was chosen, or nothing that is known', () => {
    expect(parseSettings(kept({}))).toEqual(STANDARD_SETTINGS);
    const strange = { theme: 'sepia', volume: 101, haptics: 'yes', keys: { q: 3 }, peek: null };
    expect(parseSettings(kept(strange))).toEqual(STANDARD_SETTINGS);
  });

  it('keeps what later versions may have added', () => {
    const parsed = parseSettings(kept({ theme: 'dark', weather: 'rain' }));
    expect(parsed).toEqual({ ...STANDARD_SETTINGS, theme: 'dark', weather: 'rain' });
  });

  it('tells another version and other texts apart', () => {
    expect(parseSettings(kept({}, 2))).toBe('newer');
    for (const text of ['', '{', 'null', '[]', '{"format":1}', kept({}, 0)]) {
      expect(parseSettings(text)).toBeUndefined();
    }
  });
});

describe('SettingsKeeper', () => {
  it('writes a change at once, tells it, and reads it again', () => {
    const store = memoryStore();
    const keeper = new SettingsKeeper(store);
    const told: string[] = [];
    const end = keeper.subscribe(({ theme }) => told.push(theme));
    keeper.change({ theme: 'dark' });
    end();
    keeper.change({ volume: 40 });
    expect(told).toEqual(['dark']);
    expect(new SettingsKeeper(store).current).toMatchObject({ theme: 'dark', volume: 40 });
  });

  it('takes over what another page chose, once', () => {
    const store = memoryStore();
    const [one, other] = [new SettingsKeeper(store), new SettingsKeeper(store)];
    const told: number[] = [];
    other.subscribe(({ volume }) => told.push(volume));
    one.change({ volume: 70 });
    other.refresh();
    other.refresh();
    expect(told).toEqual([70]);
  });

  it('leaves the settings of a newer version alone, and puts damaged ones aside', () => {
    const texts = new Map([[SETTINGS_KEY, kept({ theme: 'dark' }, 2)]]);
    const newer = new SettingsKeeper(memoryStore(texts));
    newer.change({ theme: 'light' });
    expect(newer.current.theme).toBe('light');
    expect(texts.get(SETTINGS_KEY)).toBe(kept({ theme: 'dark' }, 2));

    texts.set(SETTINGS_KEY, 'rubbish');
    new SettingsKeeper(memoryStore(texts)).change({ theme: 'light' });
    expect(texts.get(`${SETTINGS_KEY}.aside.1`)).toBe('rubbish');
    expect(texts.get(SETTINGS_KEY)).toContain('light');
  });

  it('lasts as long as the page where nothing can be kept', () => {
    const blocked: Store = { read: () => null, write: () => false };
    const keeper = new SettingsKeeper(blocked);
    keeper.change({ motion: 'reduced' });
    keeper.refresh();
    expect(keeper.current.motion).toBe('reduced');
  });
});
