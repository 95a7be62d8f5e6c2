import { describe, expect, it } from 'vitest';
import { unwrap } from '../result.ts';
import { NYCU_RULES } from './nycu.ts';
import { formatNycuRecord } from './nycu-format.ts';
import { parseNycuRecord } from './nycu-parse.ts';
import { parsePosition } from './position.ts';
import { replayRecord } from './replay.ts';
import { parseTextRecord } from './text-parse.ts';
import type { GameRecord } from './types.ts';
import { verifyRecord } from './verify.ts';

// The deal 1 2 3 / 1 2 3 / 1 2 3 over the first rows; then a slide down and one to the left.
const OPENING = '012123231[3]412523631[3]812923A32[3]';
const LINE = `slider:placer@1700000000000|${OPENING}#R(12)023#D(3)131[3]#L[3]F11#U[3](3)F13|slider@1700000000999`;

function faultOf(line: string): string {
  const record = parseNycuRecord(line);
  return record.ok ? 'ok' : `${record.error.code} ${record.error.at}`;
}

/** A game by the framework's rules from a position. */
function gameFrom(position: string, changes: Partial<GameRecord> = {}): GameRecord {
  const start = {
    kind: 'position',
    position: unwrap(parsePosition(position, NYCU_RULES)),
  } as const;
  const empty = { info: {}, claims: {}, tags: [], comments: [], turns: [] };
  return { rules: NYCU_RULES, start, ...empty, ...changes };
}

function writtenCode(record: GameRecord): string {
  const line = formatNycuRecord(unwrap(replayRecord(record)));
  return line.ok ? 'ok' : `${line.error.code} ${line.error.at}`;
}

describe("the course framework's line", () => {
  it('is read into a traced record, and written again as it was', () => {
    const record = unwrap(parseNycuRecord(`${LINE}\n`));
    expect(record.rules).toEqual(NYCU_RULES);
    expect(record.turns).toEqual([
      { move: 'right', placement: { cell: 0, tile: 2 }, time: 12 },
      { move: 'down', placement: { cell: 1, tile: 3 }, time: 3 },
      { move: 'left', placement: { cell: 15, tile: 1 } },
      { move: 'up', placement: { cell: 15, tile: 1 }, next: 3, time: 3 },
    ]);
    expect(unwrap(formatNycuRecord(unwrap(verifyRecord(record))))).toBe(LINE);
  });

  it.each([
    ['', 'record-syntax 1:1'],
    ['a@|', 'record-syntax 1:1'],
    [LINE.replace('012', '01G'), 'record-syntax 1:29'],
    [LINE.replace('012', '014'), 'record-syntax 1:29'],
    [LINE.replace('#R', '#X'), 'record-syntax 1:66'],
    [LINE.replace('#R', 'R'), 'record-syntax 1:65'],
    [LINE.replace('131[3]', '13'), 'record-syntax 1:79'],
    [LINE.slice(0, -20), 'record-syntax 1:105'],
    [LINE.slice(0, -3), 'ok'],
    [`${LINE} x`, 'record-syntax 1:105'],
    [LINE.replace('231[3]', '231'), 'claim-wrong 1:35'],
    [LINE.replace('#L[3]', '#L[4]'), 'claim-wrong moves[2]'],
    [LINE.replace('#R', '#U'), 'placement-impossible moves[0]'],
    [LINE.replace('012', '112'), 'placement-impossible opening'],
    [LINE.replace('012', '013'), 'placement-impossible opening'],
    [LINE.replace('A32[3]', 'A31[3]').replace('923', '932[3]'), 'placement-impossible opening'],
    [LINE.replace('#R(12)023', '#R(12)022'), 'preview-wrong moves[0]'],
    ['x'.repeat(2 ** 20 + 1), 'record-too-large '],
    [`a@0|${OPENING}${'#R023'.repeat(100_001)}|b@0`, 'record-too-large 1:500042'],
  ])('line %#', (line, fault) => {
    expect(faultOf(line)).toBe(fault);
  });

  it('whose opening the deck could not deal is refused', () => {
    const opening = '011111211312412512612712812';
    expect(faultOf(`a@0|${opening}|b@0`)).toBe('placement-impossible opening');
    const ones = '011111211311411511611711811';
    expect(faultOf(`a@0|${ones}|b@0`)).toBe('position-invalid start');
  });
});

describe('a game as such a line', () => {
  const DEAL = '1,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:2';
  const TAGS = [
    { name: 'NycuOpening', value: '012123231412523631812923A32' },
    { name: 'NycuOpen', value: 'a|b@0' },
  ];

  it('is opened and closed by its agent where its tags say nothing', () => {
    const line = (changes: Partial<GameRecord>) =>
      unwrap(formatNycuRecord(unwrap(replayRecord(gameFrom(DEAL, changes)))));
    expect(line({})).toBe(`N/A@0|${OPENING}|N/A@0`);
    expect(line({ info: { agent: 'me' }, tags: TAGS })).toBe(`me@0|${OPENING}|me@0`);
    expect(line({ info: { agent: 'a|b' } })).toBe(`N/A@0|${OPENING}|N/A@0`);
    const other = { name: 'NycuOpening', value: '112023231412523631812923A32' };
    expect(line({ tags: [other] })).toBe(`N/A@0|${OPENING}|N/A@0`);
  });

  it('is refused where the framework has no such game', () => {
    expect(writtenCode(gameFrom(DEAL))).toBe('ok');
    const seeded = '[Format "1"][Rules "threes@1"][Generator "sfc32"][Seed "1"]';
    expect(writtenCode(unwrap(parseTextRecord(seeded)))).toBe('nycu-inexpressible rules');
    const late = gameFrom(`${DEAL} deck:1,0,1 moves:1`);
    expect(writtenCode(late)).toBe('nycu-inexpressible start');
    expect(writtenCode(gameFrom('1,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0 next:3 deck:1,1,0'))).toBe(
      'nycu-inexpressible start',
    );
    const large = '6144,6144,0,0/0,0,0,0/0,0,0,0/0,0,0,0 next:3 deck:1,1,0';
    const turns = [{ move: 'left', placement: { cell: 3, tile: 3 }, next: 1 }] as const;
    expect(writtenCode(gameFrom(large, { turns }))).toBe('nycu-inexpressible moves[0]');
  });
});
