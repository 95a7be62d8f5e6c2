/** The English words of the menu and the names of the screens for study. */
import type { Screen } from '../app/panels.ts';

/** The names of the screens, as titles and in the menu. */
export const englishScreens: Readonly<Record<Screen, string>> = {
  tutorial: 'First folds',
  daily: 'Game of the day',
  games: 'Your games',
  replay: 'Replay',
  review: 'Review',
  statistics: 'Statistics',
  explain: 'Explain a push',
  editor: 'Set up a board',
};

/** The table; part of `PanelText`. */
export const englishMenu = {
  menuTitle: 'Menu',
  /** What stands for the name of the game while a day's is on the board. */
  dayGame: (scored: boolean): string => (scored ? 'Day’s scored try' : 'Day’s practice'),
  confirmDaily: 'Your scored try of the day is kept: go on with it from “Game of the day”.',
  screens: englishScreens,
  menuGroups: { play: 'Play', study: 'Look closer', keep: 'Keep and set' },
  /** One line for each entry; its name is that of the screen or the command. */
  menuLines: {
    tutorial: 'A few pushes that show the rules of each game',
    daily: 'The same game for everyone today',
    games: 'Finished games, to replay, review and share',
    statistics: 'How you play, and how it is changing',
    explain: 'Why each sheet moved, stayed or folded',
    editor: 'Try any position, or copy a game from elsewhere',
    help: 'The rules in short, and every key',
    figures: 'All that can be folded, and what you have made',
    auto: 'Watch it push on from here',
    records: 'This game as a file, a text or a link',
    settings: 'Language, colours, sounds, keys',
    data: 'All of it in one file, and back',
  },
};
