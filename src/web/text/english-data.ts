/** The English words of the panel that saves everything in one file and brings it back. */
import { count, number } from './english-numbers.ts';

/** The table; part of `PanelText`. */
export const englishData = {
  dataTitle: 'Your data',
  dataHint:
    'One file with everything that this browser keeps: your game, the one put aside, the days, a game being copied, kept games, best scores, settings and figures. Keep it, or take it to another device.',
  saveAll: 'Save everything in a file',
  bringTitle: 'Bring a file back',
  bringHint: 'You see first what is in it. Nothing is replaced unless you tick it.',
  bring: 'Bring in',
  parts: {
    game: 'Game',
    earlier: 'Game put aside',
    daily: 'Days',
    copy: 'Game being copied',
    best: 'Best scores',
    settings: 'Settings',
    made: 'Figures',
    games: 'Kept games',
  },
  effects: {
    same: 'as here',
    fresh: 'nothing here yet',
    joined: 'added to yours',
    replaces: 'replaces yours',
  },
  gameReplaces: 'yours is put aside',
  gameInFile: (name: string, score: number, moves: number) =>
    `${name}, ${count(score, 'point', 'points')}, ${count(moves, 'move', 'moves')}`,
  gamesInFile: (games: number) => count(games, 'game', 'games'),
  partDamaged: (reason: string) => `can’t be used. ${reason}`,
  nothingInFile: 'There is nothing in this file that this version can use.',
  broughtIn: (parts: number) => `Brought in: ${number(parts)}.`,
  notBroughtIn: (parts: string) => `This browser did not keep: ${parts}.`,
};
