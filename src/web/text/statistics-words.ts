/** The words of the statistics, loaded with them. */
import { englishStatistics, type StatisticsText } from './english-statistics.ts';
import type { Language } from './languages.ts';
import { spanishStatistics } from './spanish-statistics.ts';

/** The words by language. */
export const statisticsWords = {
  en: englishStatistics,
  es: spanishStatistics,
} as const satisfies Record<Language, StatisticsText>;
