/** The words of the review, in every language. */
import { englishReview, type ReviewText } from './english-review.ts';
import type { Language } from './languages.ts';
import { spanishReview } from './spanish-review.ts';

/** The tables by language. */
export const reviewWords = {
  en: englishReview,
  es: spanishReview,
} as const satisfies Record<Language, ReviewText>;
