/** The languages in which every flow of the screens for study is gone through. */
import { english, type FullText } from '../../../src/web/text/english.ts';
import { englishPanels } from '../../../src/web/text/english-panels.ts';
import type { Language } from '../../../src/web/text/languages.ts';
import { spanish } from '../../../src/web/text/spanish.ts';
import { spanishPanels } from '../../../src/web/text/spanish-panels.ts';

/** A language with the locale of a browser that asks for it, and the words of the page in it. */
interface PageLanguage {
  readonly language: Language;
  readonly locale: string;
  readonly text: FullText;
}

/** All languages of the game. */
export const PAGE_LANGUAGES: readonly PageLanguage[] = [
  { language: 'en', locale: 'en-GB', text: { ...english, ...englishPanels } },
  { language: 'es', locale: 'es-ES', text: { ...spanish, ...spanishPanels } },
];
