/** The languages of the game, and which of them a page is in. */
import { english, type Text } from './english.ts';

/** The languages, by their tags; each is named in its own words. */
export const LANGUAGES = { en: 'English', es: 'Español' } as const;

/** The tag of a language of the game. */
export type Language = keyof typeof LANGUAGES;

/** The language that was chosen, or else the first of the browser's that the game has, or English. */
export function languageFor(chosen: Language | 'system', preferred: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return tags.find((tag): tag is Language => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/** The words of the page in a language. English is there already; others have to be loaded. */
export function textIn(language: Language): Text | Promise<Text> {
  return language === 'en' ? english : import('./spanish.ts').then((part) => part.spanish);
}
