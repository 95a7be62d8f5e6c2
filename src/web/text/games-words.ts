/** The words of the list of kept games, loaded with it. */
import { englishGames, type GamesText } from './english-games.ts';
import type { Language } from './languages.ts';
import { spanishGames } from './spanish-games.ts';

/** The words by language. */
export const gamesWords = {
  en: englishGames,
  es: spanishGames,
} as const satisfies Record<Language, GamesText>;
