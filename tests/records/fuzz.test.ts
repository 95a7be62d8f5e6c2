import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createRandom,
  formatJsonRecord,
  parseTextRecord,
  RECORD_FORMS,
  unwrap,
} from '../../src/engine/index.ts';
import { fuzzInput, tryInput } from './fuzz.ts';

/** The first golden records in a form, for faults to be put in. */
function samplesOf(form: string): readonly string[] {
  const read = (name: string) =>
    readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');
  const texts = () => [...read('text').split('%%\n', 20), ...read('traced').split('%%\n', 5)];
  if (form === 'text') return texts();
  if (form === 'json') {
    return texts().map((text) => formatJsonRecord(unwrap(parseTextRecord(text))));
  }
  return read(form === 'link' ? 'links' : 'nycu')
    .trim()
    .split('\n');
}

describe.each(RECORD_FORMS)('the parser of the form %s', (form) => {
  it('answers 2,000 faulty inputs with records or with faults that have a code', () => {
    const random = unwrap(createRandom('sfc32', `fuzz ${form}`));
    const samples = samplesOf(form);
    const counts = { refused: 0, false: 0, true: 0 };
    for (let input = 0; input < 2000; input++) {
      counts[tryInput(form, fuzzInput(form, samples, random))]++;
    }
    expect(counts.refused).toBeGreaterThan(500);
    expect(counts.refused + counts.false + counts.true).toBe(2000);
  }, 60_000);
});
