import { describe, expect, it } from 'vitest';
import { startHistory, stateAt } from '../history.ts';
import { createRandom } from '../random/random.ts';
import { unwrap } from '../result.ts';
import { continuationOf, historyOf, recordOf, withoutTrace, withTrace } from './build.ts';
import { parseJsonRecord } from './json.ts';
import { formOf, parseRecord } from './read.ts';
import { hasGenerator, replayRecord } from './replay.ts';
import { formatTextRecord } from './text-format.ts';
import { parseTextRecord } from './text-parse.ts';
import type { GameRecord } from './types.ts';
import { verifyRecord, wrongClaims } from './verify.ts';

const SEED = '[Format "1"][Rules "threes@1"][Generator "sfc32"][Seed "1"]';
const GAME = unwrap(verifyRecord(unwrap(parseTextRecord(`${SEED} LDURL`))));
const PHONE = '[Format "1"][Rules "threes@1"][Start "1,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1"]';
const LARGE =
  '[Format "1"][Rules "threes@1"][Start "48,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1 deck:1,1,1"]';
const WIDE = LARGE.replace('48', '192');

/** The code and the place of the fault that verifying a text finds. */
function faultOf(text: string): string {
  const game = verifyRecord(unwrap(parseTextRecord(text)));
  return game.ok ? 'ok' : `${game.error.code} ${game.error.at}`;
}

describe('a game with a generator', () => {
  it('is replayed from its seed, and its claims are worked out', () => {
    expect(GAME.states).toHaveLength(6);
    expect(GAME.placements).toHaveLength(5);
    expect(GAME.summary).toMatchObject({ moves: 5, highest: 6, result: 'playing' });
    expect(hasGenerator(GAME.record)).toBe(true);
  });

  it.each([
    ['LDURL', 'ok'],
    ['L@d2=1', 'ok'],
    ['LDD', 'ok'],
    ['L'.repeat(20), 'move-illegal moves[11]'],
    ['LD@b1=1', 'placement-wrong moves[1]'],
    ['LD@b2=2', 'placement-wrong moves[1]'],
    ['LD@-', 'placement-wrong moves[1]'],
    ['L>3', 'preview-wrong moves[0]'],
    ['L>6+12+', 'preview-wrong moves[0]'],
    ['L>2', 'ok'],
  ])('with the moves %s is %s', (moves, fault) => {
    expect(faultOf(`${SEED} ${moves}`)).toBe(fault);
  });

  it.each([
    ['Moves "4"', 'Moves'],
    ['Score "1"', 'Score'],
    ['Highest "96"', 'Highest'],
    ['Result "stuck"', 'Result'],
    ['Digest "0123456789abcdef"', 'Digest'],
  ])('that claims %s is refused at %s', (claim, tag) => {
    expect(faultOf(`${SEED}[${claim}] LDURL`)).toBe(`claim-wrong ${tag}`);
  });

  it('has every wrong claim listed', () => {
    const claims = { ...GAME.summary, moves: 9, score: 9 };
    const wrong = wrongClaims({ ...GAME, record: { ...GAME.record, claims } });
    expect(wrong.map(({ at }) => at)).toEqual(['Moves', 'Score']);
  });

  it('tells a move after the end from one that changes nothing', () => {
    const start =
      '[Start "6144,6144,0,0/0,0,0,0/0,0,0,0/0,0,0,0 next:1 deck:1,1,1 random:sfc32:00000000000000000000000000000001"]';
    const head = `[Format "1"][Rules "threes@1"]${start}`;
    expect(faultOf(`${head} L@-`)).toBe('ok');
    expect(faultOf(`${head} L@a2=1`)).toBe('placement-wrong moves[0]');
    const late = verifyRecord(unwrap(parseTextRecord(`${head} L R`)));
    expect(late).toMatchObject({ error: { at: 'moves[1]' } });
    expect(late.ok || late.error.message).toContain('finished');
  });
});

describe('a game without a generator', () => {
  it.each([
    [PHONE, '', 'ok'],
    [PHONE, 'R@a1=1>3', 'ok'],
    [PHONE, 'R@a1=1 L@d1=3>2', 'ok'],
    [PHONE, 'R>3', 'placement-missing moves[0]'],
    [PHONE, 'R@a1=1', 'preview-missing moves[0]'],
    [PHONE, 'R@a1=1 L', 'preview-missing moves[0]'],
    [PHONE, 'R@-', 'placement-impossible moves[0]'],
    [PHONE, 'R@b1=1>3', 'placement-impossible moves[0]'],
    [PHONE, 'R@a4=1>3', 'placement-impossible moves[0]'],
    [PHONE, 'R@a1=2>3', 'placement-impossible moves[0]'],
    // Two of each of 2 and 3 and one 1 were left behind the preview: the deck holds no more 1.
    [PHONE, 'R@a1=1>1', 'preview-wrong moves[0]'],
    [PHONE, 'R@a1=1>6+', 'preview-wrong moves[0]'],
    [PHONE, 'R@a1=1 L@d1=1>2', 'placement-impossible moves[1]'],
    [LARGE, 'R@a1=1>6+', 'ok'],
    [LARGE, 'R@a1=1 L@d2=6>2', 'ok'],
    [WIDE, 'R@a1=1 L@d2=6>2', 'ok'],
    [LARGE.replace('48', '768'), 'R@a1=1 L@d2=12>2', 'preview-missing moves[0]'],
    [LARGE.replace('48', '768'), 'R@a1=1>6+12+24+ L@d2=12>2', 'ok'],
  ])('%s %s: %s', (head, moves, fault) => {
    expect(faultOf(`${head} ${moves}`)).toBe(fault);
  });

  it('finishes with nothing entering', () => {
    const start = '[Start "6144,6144,0,0/0,0,0,0/0,0,0,0/0,0,0,0 next:1 deck:1,1,1"]';
    const text = `[Format "1"][Rules "threes@1"]${start} L@-`;
    expect(faultOf(text)).toBe('ok');
    expect(faultOf(`${text}>1`)).toBe('ok');
    expect(faultOf(`${text}>2`)).toBe('preview-wrong moves[0]');
  });

  it('has no history, but can be gone on with from any state', () => {
    const game = unwrap(verifyRecord(unwrap(parseTextRecord(`${PHONE} R@a1=1>3`))));
    expect(hasGenerator(game.record)).toBe(false);
    expect(historyOf(game)).toBeUndefined();
    expect(withoutTrace(game.record)).toBe(game.record);
    const random = unwrap(createRandom('sfc32', 'onwards'));
    const history = continuationOf(game, 1, random);
    expect(stateAt(history, 0)).toEqual({ ...game.states[1], random: random.save() });
    expect(() => continuationOf(game, 2, random)).toThrow(RangeError);
  });
});

describe('the record of a game', () => {
  const history = historyOf(GAME) ?? startHistory(GAME.states[0] as never);

  it('has what its details say, and every claim', () => {
    const details = {
      seed: { generator: 'sfc32', seed: '1' },
      agent: 'a',
      player: 'p',
      date: '2026-11-30',
      event: 'e',
      tags: [{ name: 'Odd', value: 'x' }],
      comments: ['c'],
      times: [5, undefined, 7],
    };
    const record = unwrap(recordOf(history, details));
    expect(record).toMatchObject({ claims: GAME.summary, comments: ['c'], tags: details.tags });
    expect(record.turns.map(({ time }) => time)).toEqual([5, undefined, 7, undefined, undefined]);
    expect(formatTextRecord(record)).toContain(
      '[Agent "a"]\n[Player "p"]\n[Date "2026-11-30"]\n[Event "e"]\n[Moves "5"]',
    );
  });

  it('ends at the present, and starts at a position where no seed is given', () => {
    const record = unwrap(recordOf({ ...history, at: 2, pending: 'up' }));
    expect(record.turns).toHaveLength(2);
    expect(record.start.kind).toBe('position');
    expect(unwrap(replayRecord(record)).states).toEqual(GAME.states.slice(0, 3));
  });

  it.each([
    [{ seed: { generator: 'sfc32', seed: '2' } }, 'start-mismatch'],
    [{ seed: { generator: 'java', seed: '1' } }, 'start-mismatch'],
    [{ seed: { generator: 'dice', seed: '1' } }, 'random-invalid'],
    [{ tags: [{ name: 'Seed', value: '1' }] }, 'tag-invalid'],
    [{ tags: [{ name: 'no name', value: '1' }] }, 'tag-invalid'],
  ])('with %j is refused: %s', (details, code) => {
    expect(recordOf(history, details)).toMatchObject({ error: { code } });
  });

  it('of a history that contradicts itself is refused', () => {
    const broken = { ...history, moves: new Array(20).fill('left'), at: 20 };
    expect(recordOf(broken)).toMatchObject({ error: { code: 'move-illegal' } });
  });
});

describe('reading any form', () => {
  it('goes by the looks, or by what the caller knows', () => {
    const record: GameRecord = withTrace(GAME);
    expect(parseRecord(formatTextRecord(record))).toEqual({ ok: true, value: record });
    expect([' {', 'x@1|', 'AQh0', '', 'two words'].map(formOf)).toEqual([
      'json',
      'nycu',
      'link',
      'text',
      'text',
    ]);
    expect(parseRecord('AQh0', 'json')).toEqual(parseJsonRecord('AQh0'));
  });
});
