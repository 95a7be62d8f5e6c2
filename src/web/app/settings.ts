/** What a player has chosen for this browser, kept under one name of the store. */
import { keepAside, type Store } from './storage.ts';

/** The name of the settings in the store. */
export const SETTINGS_KEY = 'threefold.settings';

/** The version of the kept form that this program writes and reads. */
const SETTINGS_FORMAT = 1;

/**
 * The settings that are one of a few values, the first of which holds until somebody chooses. A new
 * one is a line here, its words in each language, and a control in the settings panel.
 */
const CHOICES = {
  /** `system`: the first language of the browser that the game has. */
  language: ['system', 'en', 'es'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'standard', 'high'],
  palette: ['standard', 'colour-blind'],
  motion: ['system', 'reduced', 'full'],
  haptics: [true, false],
  /** Whether Shift, a shoulder of a pad or a slow finger shows a push before it is played. */
  peek: [true, false],
  /** Under which thumb the buttons stand on a small screen. */
  hand: ['both', 'left', 'right'],
  /** How much the live region says of a push. */
  speech: ['full', 'brief'],
  gamepad: [true, false],
  /** Whether each push is explained beside the board. */
  explain: [false, true],
  /** Loudness of the paper sounds in percent; 0 is off. */
  volume: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
} as const;

type Choices = typeof CHOICES;

/** Keys by what they type, in lower case, and the commands that they stand for instead. */
export type KeyChanges = Readonly<Record<string, string>>;

/** The settings in force. */
export type Settings = {
  readonly [Name in Exclude<keyof Choices, 'volume'>]: Choices[Name][number];
} & {
  readonly volume: number;
  /** What differs from the standard keys; a key with the command `none` does nothing. */
  readonly keys: KeyChanges;
};

/** The settings of somebody who has chosen nothing. */
export const STANDARD_SETTINGS = Object.fromEntries(
  Object.entries({ ...CHOICES, keys: [{}] }).map(([name, [standard]]) => [name, standard]),
) as unknown as Settings;

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
    const sound = Object.entries(settings).filter(([name, value]) => {
      const values: readonly unknown[] | undefined = CHOICES[name as keyof Choices];
      return values ? values.includes(value) : name !== 'keys' || isKeyChanges(value);
    });
    return { ...STANDARD_SETTINGS, ...Object.fromEntries(sound) };
  } catch {
    return undefined;
  }
}

function isKeyChanges(value: unknown): value is KeyChanges {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((command) => typeof command === 'string')
  );
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
