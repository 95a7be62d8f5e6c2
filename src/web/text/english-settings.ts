/** The English words of the settings and of the keys. */
import type { Settings } from '../app/settings.ts';
import type { Command } from '../board/input/commands.ts';
import { englishScreens } from './english-menu.ts';

/** The settings that are one of several values. */
export type ChoiceName =
  | 'language'
  | 'theme'
  | 'contrast'
  | 'palette'
  | 'motion'
  | 'hand'
  | 'speech';

/** The settings that are on or off. */
export type SwitchName = 'haptics' | 'peek' | 'gamepad' | 'explain';

/** A name for each setting that is chosen, and for its values, in the order in which they stand. */
export type ChoiceText = {
  readonly [Name in ChoiceName]: {
    readonly label: string;
    readonly values: Readonly<Record<Settings[Name], string>>;
  };
};

const choices: ChoiceText = {
  // Each language is named in its own words, in every language.
  language: {
    label: 'Language',
    values: { system: 'As in the browser', en: 'English', es: 'Español' },
  },
  theme: { label: 'Theme', values: { system: 'As the system', light: 'Light', dark: 'Dark' } },
  contrast: {
    label: 'Contrast',
    values: { system: 'As the system', standard: 'Standard', high: 'High' },
  },
  palette: {
    label: 'Colours',
    values: { standard: 'Standard', 'colour-blind': 'For colour-blind eyes' },
  },
  motion: {
    label: 'Motion',
    values: { system: 'As the system', reduced: 'None', full: 'All' },
  },
  hand: { label: 'Buttons', values: { both: 'Middle', left: 'Left thumb', right: 'Right thumb' } },
  speech: { label: 'Screen reader', values: { full: 'All of a push', brief: 'Only what is new' } },
};

const switches: Readonly<Record<SwitchName, string>> = {
  haptics: 'Vibrate at a fold, where the device can',
  peek: 'Peek: Shift, a shoulder button or a slow finger shows a push before it counts',
  gamepad: 'Play with a game controller',
  explain: 'Explain each push beside the board, where there is room',
};

const commands: Readonly<Record<Command, string>> = {
  ...englishScreens,
  left: 'Push left',
  right: 'Push right',
  up: 'Push up',
  down: 'Push down',
  undo: 'Undo',
  redo: 'Redo',
  new: 'New game',
  choose: 'Choose a game',
  hint: 'A hint',
  auto: 'Let the computer play',
  menu: 'Menu',
  help: 'Help',
  records: 'Save, share or open a game',
  figures: 'All figures',
  settings: 'Settings',
  data: 'Your data',
  'read-board': 'Read the board aloud',
  'read-next': 'Read what comes next',
  'read-score': 'Read the score',
  explore: 'Explore cell by cell',
};

/** The table; part of `PanelText`. */
export const englishSettings = {
  settingsTitle: 'Settings',
  settingGroups: { look: 'Look', sound: 'Sound and touch', words: 'Words', keys: 'Keys' },
  choices,
  switches,
  volume: 'Paper sounds',
  volumeIs: (percent: number) => (percent === 0 ? 'off' : `${percent}%`),
  allStandard: 'Back to the standard',
  done: 'Done',

  commands,
  shiftKey: (key: string) => `Shift ${key}`,
  spaceKey: 'Space',
  noKey: 'no key',
  keysHint: 'Choose a key to take it away, or add one.',
  addKey: (command: string) => `Add a key: ${command}`,
  removeKey: (key: string, command: string) => `Take away ${key}: ${command}`,
  pressKey: 'Press the new key. Escape leaves it as it was.',
  keyAdded: (key: string, command: string) => `${key} now means: ${command}.`,
  keyTaken: (key: string, command: string, before: string) =>
    `${key} now means: ${command}. It meant: ${before}.`,
  keyRemoved: (key: string) => `${key} means nothing now.`,
  keyRefused: (key: string) => `${key} can’t be used. Try another one.`,
  keyMissing: (commands: string) => `Without a key: ${commands}.`,
};
