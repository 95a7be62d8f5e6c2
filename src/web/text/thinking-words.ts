/** The words of hints and of playing by itself, in every language. */
import { englishThinking, type ThinkingText } from './english-thinking.ts';
import type { Language } from './languages.ts';
import { spanishThinking } from './spanish-thinking.ts';

/** The tables by language. */
export const thinkingWords = {
  en: englishThinking,
  es: spanishThinking,
} as const satisfies Record<Language, ThinkingText>;
