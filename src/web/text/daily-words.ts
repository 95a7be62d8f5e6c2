/** The words of the game of the day, loaded with it. */
import { type DailyText, englishDaily } from './english-daily.ts';
import type { Language } from './languages.ts';
import { spanishDaily } from './spanish-daily.ts';

/** The words by language. */
export const dailyWords = {
  en: englishDaily,
  es: spanishDaily,
} as const satisfies Record<Language, DailyText>;
