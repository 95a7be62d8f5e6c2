import { expect, test } from 'vitest';
import { englishThinking as en } from '../text/english-thinking.ts';
import { thinkingWords } from '../text/thinking-words.ts';
import type { Advice } from './assist.ts';
import { judgeSentence, sentencesFor, worthsOf } from './telling.ts';

const found = { depth: 4, choice: 0, values: [5200.4, Number.NaN, 4900, 4100], evaluations: 99 };
const ADVICE: Advice = { found, judge: 'network', fault: null };

test('says the best push, what each is worth, the best first, and which moves nothing', () => {
  const told = { kind: 'advice', advice: ADVICE } as const;
  expect(sentencesFor(told, 0, en)).toBe(
    'Best: left. Left 5,200, up 4,900 and down 4,100. Nothing moves right.',
  );
  expect(sentencesFor(told, 0, thinkingWords.es)).toBe(
    'Lo mejor: izquierda. Izquierda 5200, arriba 4900 y abajo 4100. Nada se mueve a la derecha.',
  );
  const all = { ...ADVICE, found: { ...found, values: [4, 3, 2, 1] } };
  expect(sentencesFor({ kind: 'advice', advice: all }, 0, en)).not.toContain('Nothing');
});

test('says shortly that another push is better, and what else is told', () => {
  expect(sentencesFor({ kind: 'changed', advice: ADVICE }, 0, en)).toBe('Now better: left.');
  expect(sentencesFor({ kind: 'stopped', moves: 1 }, 1234, en)).toBe(
    'Stopped after 1 push; score 1,234.',
  );
  expect(sentencesFor({ kind: 'started', speed: 'full' }, 0, en)).toContain('as fast as it can');
  expect(sentencesFor({ kind: 'barred' }, 0, en)).toBe(en.troubles.barred);
  expect(sentencesFor({ kind: 'off' }, 0, en)).toBe(en.off);
});

test('bars are full for the best, shorter for worse, and nearly alike for near values', () => {
  const [left, right, up, down] = worthsOf(ADVICE);
  expect([left?.best, left?.share]).toEqual([true, 1]);
  expect(right).toMatchObject({ score: null, share: 0 });
  expect(up?.share).toBeGreaterThan(down?.share ?? 1);
  expect(down?.share).toBeGreaterThan(0);
  const close = { ...ADVICE, found: { ...found, values: [50_000, 49_990, 49_980, 49_970] } };
  expect(Math.min(...worthsOf(close).map(({ share }) => share))).toBeGreaterThan(0.9);
});

test('says who judges where it is not the network, and why', () => {
  expect(judgeSentence(ADVICE, en)).toBeNull();
  const thumb = { ...ADVICE, judge: 'hand-made' } as const;
  expect(judgeSentence(thumb, en)).toBe(en.judges['hand-made']);
  const fault = { code: 'weights-unreachable', message: '404' } as const;
  expect(judgeSentence({ ...thumb, fault }, en)).toBe(en.notLoaded);
  expect(judgeSentence({ ...thumb, fault: { ...fault, code: 'no-room' } }, en)).toBe(en.noRoom);
  expect(judgeSentence({ ...ADVICE, judge: 'plain', fault }, en)).toBe(en.judges.plain);
});
