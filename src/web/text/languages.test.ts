import { expect, test } from 'vitest';
import { ERROR_CODES } from '../../engine/index.ts';
import { english } from './english.ts';
import { englishPanels } from './english-panels.ts';
import { LANGUAGES, languageFor, textIn } from './languages.ts';
import { spanish } from './spanish.ts';
import { spanishFaults } from './spanish-faults.ts';
import { spanishPanels } from './spanish-panels.ts';

test('the browser’s first language that the game has is chosen, unless the player chose', () => {
  expect(languageFor('system', ['de-AT', 'es-419', 'en'])).toBe('es');
  expect(languageFor('system', ['EN-us', 'es'])).toBe('en');
  expect(languageFor('system', ['de', 'toString'])).toBe('en');
  expect(languageFor('en', ['es'])).toBe('en');
  expect(Object.keys(LANGUAGES)).toEqual(['en', 'es']);
});

test('each language brings its tables', async () => {
  expect(textIn('en')).toBe(english);
  const text = await textIn('es');
  expect(text).toBe(spanish);
  expect(await text.panels()).toBe(spanishPanels);
  expect(await english.panels()).toBe(englishPanels);
});

test('amounts take the plural of their language, and numbers its signs', () => {
  expect([englishPanels.undone(0), englishPanels.undone(1), englishPanels.undone(1234)]).toEqual([
    'taken back, 0 moves made',
    'taken back, 1 move made',
    'taken back, 1,234 moves made',
  ]);
  expect([
    spanishPanels.scoreIs(1),
    spanishPanels.scoreIs(1234),
    spanishPanels.scoreIs(12345),
  ]).toEqual(['1 punto', '1234 puntos', '12.345 puntos']);
  expect(spanishPanels.scoreIs(2_000_000)).toBe('2.000.000 de puntos');
  expect(english.nextBonus([6, 12, 24])).toBe('next: a bonus, 6, 12 or 24');
  expect(spanish.nextBonus([6, 12])).toBe('siguiente: una especial, 6 o 12');
});

/** Every text in a table, by its place; what a function says, for amounts of one and of many. */
function textsIn(table: unknown, place: string): [string, string][] {
  if (typeof table === 'string') return [[place, table]];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([name, part]) => textsIn(part, `${place}.${name}`));
}

test('nothing in the Spanish tables was left in English', () => {
  // Names, and words that are the same in both.
  const same = new Set(['Threefold', 'Threes', 'CS 227', '3+3', 'English', 'Español']);
  const own = new Map(textsIn({ ...english, ...englishPanels }, ''));
  const left = textsIn({ ...spanish, ...spanishPanels }, '').filter(
    ([place, words]) => own.get(place) === words && !same.has(words) && /[a-z]/i.test(words),
  );
  expect(left).toEqual([]);
});

test('every fault has its own Spanish sentence', () => {
  const sentences = ERROR_CODES.map((code) => spanishFaults[code]);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*\.$/u);
  expect(new Set(sentences).size).toBe(ERROR_CODES.length);
});
