/** What a player has chosen for this browser, kept under one name of the store. */
import { keepAside, type Store } from './storage.ts';

/** The name of the settings in the store. */
export const SETTINGS_KEY = 'threefold.settings';

/** The version of the kept form that this program writes and reads. */
const SETTINGS_FORMAT = 1;

const choiceOf =
  <const T extends string | boolean>(...values: readonly T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);

const isVolume = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;

/** Keys by what they type, in lower case, and the commands that they stand for instead. */
export type KeyChanges = Readonly<Record<string, string>>;

const isKeyChanges = (value: unknown): value is KeyChanges =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((command) => typeof command === 'string');

/**
 * Every setting: the value it has until somebody chooses, and which values it may have. A new
 * setting is a line here and a control in the settings panel.
 */
const SETTINGS = {
  /** `system`: the first language of the browser that the game has. */
  language: ['system', choiceOf('system', 'en', 'es')],
  theme: ['system', choiceOf('system', 'light', 'dark')],
  contrast: ['system', choiceOf('system', 'standard', 'high')],
  palette: ['standard', choiceOf('standard', 'colour-blind')],
  motion: ['system', choiceOf('system', 'reduced', 'full')],
  /** Loudness of the paper sounds in percent; 0 is off. */
  volume: [0, isVolume],
  haptics: [true, choiceOf(true, false)],
  /** Whether Shift, a shoulder of a pad or a slow finger shows a push before it is played. */
  peek: [true, choiceOf(true, false)],
  /** Under which thumb the buttons stand on a small screen. */
  hand: ['both', choiceOf('both', 'left', 'right')],
  /** How much the live region says of a push. */
  speech: ['full', choiceOf('full', 'brief')],
  gamepad: [true, choiceOf(true, false)],
  /** What differs from the standard keys; a key with the command `none` does nothing. */
  keys: [{}, isKeyChanges],
} satisfies Record<string, readonly [unknown, (value: unknown) => boolean]>;

type Checks = typeof SETTINGS;

/** The settings in force. */
export type Settings = {
  readonly [Name in keyof Checks]: Checks[Name][1] extends (value: unknown) => value is infer Value
    ? Value
    : never;
};

/** The settings of somebody who has chosen nothing. */
export const STANDARD_SETTINGS = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, [standard]]) => [name, standard]),
) as Settings;

/**
 * The settings in a text. Those that this version doesn't know are among them, so that they are kept;
 * one with a value that it doesn't know has its standard value. `newer` is the text of a later version
 * of the program, and nothing the text of none.
 */
export function parseSettings(text: string): Settings | 'newer' | undefined {
  try {
    const { format, settings } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (format !== SETTINGS_FORMAT || typeof settings !== 'object' || !settings) {
      return typeof format === 'number' && format > SETTINGS_FORMAT ? 'newer' : undefined;
    }
    const sound = Object.entries(settings).filter(
      ([name, value]) => !Object.hasOwn(SETTINGS, name) || SETTINGS[name as keyof Checks][1](value),
    );
    return { ...STANDARD_SETTINGS, ...Object.fromEntries(sound) };
  } catch {
    return undefined;
  }
}

/** The settings of this page and their keeping. What is changed is written at once. */
export class SettingsKeeper {
  readonly #store: Store;
  readonly #listeners = new Set<(settings: Settings) => void>();
  #current = STANDARD_SETTINGS;
  /** Nothing may be written over the settings of a newer version, or over what can't be kept. */
  #locked = false;

  constructor(store: Store) {
    this.#store = store;
    const text = store.read(SETTINGS_KEY);
    if (text === null) return;
    const parsed = parseSettings(text);
    if (typeof parsed === 'object') this.#current = parsed;
    else this.#locked = parsed === 'newer' || keepAside(store, SETTINGS_KEY, text) === undefined;
  }

  /** The settings now. */
  get current(): Settings {
    return this.#current;
  }

  /** Changes some settings, and tells everybody. Where nothing can be kept, they end with the page. */
  change(part: Partial<Settings>): void {
    this.#current = { ...this.#current, ...part };
    const text = JSON.stringify({ format: SETTINGS_FORMAT, settings: this.#current });
    if (!this.#locked) this.#store.write(SETTINGS_KEY, text);
    this.#tell();
  }

  /** Takes over what another page chose. */
  refresh(): void {
    const parsed = parseSettings(this.#store.read(SETTINGS_KEY) ?? '');
    if (typeof parsed !== 'object') return;
    if (JSON.stringify(parsed) === JSON.stringify(this.#current)) return;
    this.#current = parsed;
    this.#tell();
  }

  /** Calls a listener after each change. Gives what ends that. */
  subscribe(listener: (settings: Settings) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.current);
  }
}
