import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  canonicalText,
  formatLinkRecord,
  formatNycuRecord,
  formatTextRecord,
  formOf,
  type GameState,
  parseRecord,
  recordToJson,
  unwrap,
  verifyRecord,
} from '../../src/engine/index.ts';

const page = readFileSync(new URL('../../docs/record-format.md', import.meta.url), 'utf8');

const examples = [...page.matchAll(/```threefold-(\w+)\n([^`]+)```/g)].map(([, form, text]) => ({
  form: String(form),
  text: String(text),
}));

describe('docs/record-format.md', () => {
  it('has examples of every form', () => {
    const forms = examples.map(({ form }) => form);
    expect(forms).toEqual(['text', 'text', 'text', 'text', 'text', 'link', 'json', 'nycu']);
  });

  it.each(examples)('shows a true record ($form) that is written as shown', ({ form, text }) => {
    expect(formOf(text)).toBe(form);
    const game = unwrap(verifyRecord(unwrap(parseRecord(text))));
    const { record } = game;
    const written: Readonly<Record<string, () => string>> = {
      text: () => formatTextRecord(record),
      link: () => `${formatLinkRecord(record)}\n`,
      json: () => `${JSON.stringify(recordToJson(record), null, 2)}\n`,
      nycu: () => `${unwrap(formatNycuRecord(game))}\n`,
    };
    expect(written[form]?.()).toBe(text);
  });

  it('shows the text that a digest is taken of', () => {
    const game = unwrap(verifyRecord(unwrap(parseRecord(examples[1]?.text ?? ''))));
    expect(page).toContain(`\n    ${canonicalText(game.states.at(-1) as GameState)}\n`);
  });
});
