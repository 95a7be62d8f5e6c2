/**
 * Feeds faulty records to every parser and verifies what is parsed: nothing may throw, and every
 * refusal must have a known code. A throw stops it, with the input printed.
 *
 *     npx tsx scripts/fuzz-records.ts [inputs per form, 1000000] [seconds per form, 600] [seed]
 */
import { readFileSync } from 'node:fs';
import {
  createRandom,
  formatJsonRecord,
  parseTextRecord,
  RECORD_FORMS,
  type RecordForm,
  unwrap,
} from '../src/engine/index.ts';
import { fuzzInput, tryInput } from '../tests/records/fuzz.ts';

const [, , inputs = '1000000', seconds = '600', seed = String(Date.now())] = process.argv;

function lines(name: string, separator: string): string[] {
  const path = new URL(`../tests/records/golden/${name}.txt`, import.meta.url);
  return readFileSync(path, 'utf8').split(separator).filter(Boolean);
}

const texts = [...lines('text', '%%\n'), ...lines('traced', '%%\n')].filter(
  (text) => text.length < 1200,
);
const SAMPLES: Readonly<Record<RecordForm, readonly string[]>> = {
  text: texts,
  json: texts.map((text) => formatJsonRecord(unwrap(parseTextRecord(text)))),
  link: lines('links', '\n'),
  nycu: lines('nycu', '\n').map((line) => line.replace(/^(.{300}.*?)#.*\|/, '$1|')),
};

console.log(`seed ${seed}`);
for (const form of RECORD_FORMS) {
  const random = unwrap(createRandom('sfc32', `${seed} ${form}`));
  const counts = { refused: 0, false: 0, true: 0 };
  const begin = Date.now();
  let done = 0;
  let slowest = 0;
  for (; done < Number(inputs) && Date.now() - begin < Number(seconds) * 1000; done++) {
    const input = fuzzInput(form, SAMPLES[form], random);
    const start = performance.now();
    try {
      counts[tryInput(form, input)]++;
    } catch (error) {
      console.error(`${form}, input ${done + 1}: ${JSON.stringify(input)}`);
      throw error;
    }
    slowest = Math.max(slowest, performance.now() - start);
  }
  const took = Math.round((Date.now() - begin) / 1000);
  console.log(
    `${form}: ${done} inputs in ${took} s: ${counts.refused} refused, ${counts.false} parsed but ` +
      `not true, ${counts.true} true; the slowest took ${slowest.toFixed(1)} ms`,
  );
}
