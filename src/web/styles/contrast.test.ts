import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The custom properties that a block of the style sheet sets, by its selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = source.indexOf(`${selector} {`);
  const block = source.slice(start, source.indexOf('\n}', start));
  const pairs = block.matchAll(/--([a-z-]+):\s*([^;]+);/g);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name!, value!]));
}

const BASE = tokensOf(':root');
const HIGH = tokensOf(':root[data-contrast="high"]');
const COLOUR_BLIND = tokensOf(':root[data-palette="colour-blind"]');

/** The parts of a colour from 0 to 1; only `#rrggbb`, for itself or in a pair of light and dark. */
function partsOf(value: string, dark: boolean): number[] {
  const colours = value.match(/#[0-9a-f]{6}\b/g) ?? [];
  const colour = colours.length === 2 && dark ? colours[1] : colours[0];
  if (colour === undefined) throw new Error(`Not a colour that can be read: ${value}`);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}

/** Relative luminance, by WCAG 2.2. */
function luminance(parts: number[]): number {
  const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast of two colours, by WCAG 2.2: from 1 to 21. */
function contrast(one: string, other: string, dark: boolean): number {
  const [a, b] = [one, other].map((value) => luminance(partsOf(value, dark)));
  return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
}

/** Every text and the grounds that it stands on. */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink-soft', 'page'],
  ['ink-soft', 'card'],
  ['accent', 'page'],
  ['accent', 'card'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['paper-ink', 'paper-light'],
  ['paper-ink', 'paper-mid'],
  ['teal-ink', 'teal'],
  ['teal-ink', 'teal-shade'],
  ['ochre-ink', 'ochre'],
  ['ochre-ink', 'ochre-shade'],
];

/** Marks and edges that something depends on. */
const MARKS: readonly (readonly [mark: string, ground: string])[] = [
  ['teal-mark', 'teal'],
  ['ochre-mark', 'ochre'],
  ['accent', 'page'],
];

const LOOKS: readonly (readonly [name: string, tokens: Record<string, string>, least: number])[] = [
  ['standard', BASE, 4.5],
  ['high contrast', { ...BASE, ...HIGH }, 7],
  ['for colour-blind players', { ...BASE, ...COLOUR_BLIND }, 4.5],
  ['for colour-blind players, high contrast', { ...BASE, ...HIGH, ...COLOUR_BLIND }, 4.5],
];

describe.each(LOOKS)('%s', (_, tokens, least) => {
  test.each([
    ['light', false],
    ['dark', true],
  ])('in %s every text is clear of its ground', (_theme, dark) => {
    const faults = TEXTS.flatMap(([text, ground]) => {
      const ratio = contrast(tokens[text]!, tokens[ground]!, dark);
      return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
    });
    expect(faults).toEqual([]);
    for (const [mark, ground] of MARKS) {
      expect(contrast(tokens[mark]!, tokens[ground]!, dark), mark).toBeGreaterThanOrEqual(3);
    }
  });

  test('1 and 2 differ in lightness, not in hue alone', () => {
    expect(contrast(tokens['teal']!, tokens['ochre']!, false)).toBeGreaterThan(3);
    expect(contrast(tokens['teal']!, tokens['ochre']!, true)).toBeGreaterThan(2.5);
  });
});
