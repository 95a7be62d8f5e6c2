/** The words of the replay, loaded with it. */
import { englishReplay, type ReplayText } from './english-replay.ts';
import type { Language } from './languages.ts';
import { spanishReplay } from './spanish-replay.ts';

/** The words by language. */
export const replayWords = {
  en: englishReplay,
  es: spanishReplay,
} as const satisfies Record<Language, ReplayText>;
