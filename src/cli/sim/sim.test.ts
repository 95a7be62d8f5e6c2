import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATUSES } from '../../engine/index.ts';
import type { Job, Results } from './job.ts';
import { nextSize } from './pool.ts';
import { openProgress, progressLine } from './progress.ts';
import { csvLines, reportOf, reportText } from './report.ts';
import { addTally, ascending, emptyTally, spreadOf, tallyOf } from './tally.ts';

const job: Job = {
  rules: { id: 'threes', version: 1, parameters: {} },
  generator: 'sfc32',
  agent: 'random',
  seed: '1',
  maxMoves: null,
  each: true,
};

const bars = { width: 10, block: '#', colour: (bar: string) => bar };

/** Results of stuck games; each was as many moves as points. */
function stuck(...games: readonly { readonly score: number; readonly highest: number }[]): Results {
  const scores = games.map(({ score }) => score);
  const highest = games.map((game) => game.highest);
  return { scores, highest, moves: scores, endings: games.map(() => STATUSES.indexOf('stuck')) };
}

const FOUR = stuck(
  { score: 3, highest: 3 },
  { score: 9, highest: 6 },
  { score: 9, highest: 6 },
  { score: 27, highest: 12 },
);

describe('spans', () => {
  test('grow until a thread reports now and then, shrink where games are long, and stay whole', () => {
    let size = 1;
    for (let asked = 0; asked < 20; asked++) size = nextSize(size, 0.01 * size);
    expect(0.01 * size).toBeGreaterThan(10);
    expect(0.01 * size).toBeLessThan(100);
    expect(nextSize(1, 5000)).toBe(1);
    expect(nextSize(7, 200)).toBe(3);
    expect(nextSize(7, 60)).toBe(7);
    for (let asked = 0; asked < 20; asked++) size = nextSize(size, 0);
    expect(size).toBe(nextSize(size, 0));
  });
});

describe('a tally', () => {
  test('does not depend on the order of the games', () => {
    const results = fc.array(
      fc.record({ score: fc.nat(1000), highest: fc.constantFrom(3, 6, 12) }),
    );
    fc.assert(
      fc.property(results, (games) => {
        const one = reportOf(job, games.length, tallyOf(stuck(...games)));
        const parts = emptyTally();
        addTally(parts, tallyOf(stuck(...games.slice(3))));
        addTally(parts, tallyOf(stuck(...games.slice(0, 3).reverse())));
        const other = reportOf(job, games.length, parts);
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      }),
    );
  });

  test('counts each value, small or large, and begins anew every time', () => {
    const values = fc.array(fc.oneof(fc.nat(20), fc.integer({ min: 0, max: 2 ** 31 - 1 })));
    fc.assert(
      fc.property(values, (scores) => {
        const counted = new Map<number, number>();
        for (const score of scores) counted.set(score, (counted.get(score) ?? 0) + 1);
        const { scores: counts } = tallyOf(
          stuck(...scores.map((score) => ({ score, highest: 3 }))),
        );
        expect(counts).toEqual(counted);
      }),
    );
    const around = [2 ** 14 - 1, 2 ** 14, 2 ** 14 - 1].map((score) => ({ score, highest: 3 }));
    expect(ascending(tallyOf(stuck(...around)).scores)).toEqual([
      [2 ** 14 - 1, 2],
      [2 ** 14, 1],
    ]);
  });

  test('has the usual numbers; of no games it has none', () => {
    const tally = tallyOf(FOUR);
    expect(spreadOf(tally.scores)).toEqual({ total: 48, mean: 12, min: 3, median: 9, max: 27 });
    expect(ascending(tally.highest)).toEqual([
      [3, 1],
      [6, 2],
      [12, 1],
    ]);
    expect(spreadOf(new Map())).toEqual({
      total: 0,
      mean: null,
      min: null,
      median: null,
      max: null,
    });
  });
});

describe('a report', () => {
  test('shows the highest tiles as bars', () => {
    const tally = tallyOf(FOUR);
    expect(reportText(reportOf(job, 4, tally), bars).split('\n')).toEqual([
      '4 games of threes by random, seed 1',
      '',
      '       mean  min  median  max',
      'score  12.0    3       9   27',
      'moves  12.0    3       9   27',
      '',
      'ended: stuck 4',
      '',
      'highest  games  share  reached',
      '12           1  25.0%    25.0%  #####',
      '6            2  50.0%    75.0%  ##########',
      '3            1  25.0%   100.0%  #####',
    ]);
  });

  test('of no games is a report all the same', () => {
    const report = reportOf(job, 5, emptyTally());
    expect(report.interrupted).toBe(true);
    expect(reportText(report, bars)).toContain('ended: none');
  });

  test('as CSV quotes seeds', () => {
    const results = stuck({ score: 9, highest: 6 });
    const batch = { span: { from: 4, to: 5 }, tally: tallyOf(results), milliseconds: 1, results };
    expect(csvLines({ ...job, seed: 'a,"b"' }, batch)).toBe('4,"a,""b""/4",9,6,9,stuck\n');
  });
});

describe('progress', () => {
  test('tells rate and time left once it can', () => {
    expect(progressLine(0, 1000, 5)).toBe('0 of 1,000 games');
    expect(progressLine(250, 1000, 2500)).toBe('250 of 1,000 games, 100 a second, 8 s left');
  });

  test.each([
    [true, ['\r\u001b[K50 of 100 games, 500 a second, 0 s left', '\r\u001b[K']],
    [false, []],
  ])('on a terminal (%s) rewrites one line and clears it', (isTTY, written) => {
    const texts: string[] = [];
    let time = 0;
    const target = { isTTY, write: (text: string) => texts.push(text) };
    const progress = openProgress(100, target, () => time);
    time = 50;
    progress.update(10);
    time = 100;
    progress.update(50);
    progress.end();
    expect(texts).toEqual(written);
  });

  test('elsewhere it is a line now and then', () => {
    const texts: string[] = [];
    let time = 0;
    const progress = openProgress(100, { write: (text) => texts.push(text) }, () => time);
    time = 10_000;
    progress.update(50);
    progress.end();
    expect(texts).toEqual(['50 of 100 games, 5 a second, 10 s left\n']);
  });
});
