import { describe, expect, it } from 'vitest';
import { newGame } from '../game.ts';
import { startHistory } from '../history.ts';
import { createRandom } from '../random/random.ts';
import { ERROR_CODES, unwrap } from '../result.ts';
import { threes } from '../rules/threes.ts';
import { recordOf } from './build.ts';
import { ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import { fnv1a32 } from './digest.ts';
import { formatLinkRecord, parseLinkRecord } from './link.ts';
import { parseTextRecord } from './text-parse.ts';
import type { GameRecord } from './types.ts';

const SEEDED: GameRecord = unwrap(
  recordOf(startHistory(newGame(threes, unwrap(createRandom('sfc32', '1')))), {
    seed: { generator: 'sfc32', seed: '1' },
  }),
);
const START = '[Start "1,2,3,0/1,2,3,0/1,2,3,0/0,0,0,0 next:1"]';
const PHONE = unwrap(
  parseTextRecord(`[Format "1"][Rules "threes@1"]${START} L@d4=1>6+12+ U@- R D@a1=12>3`),
);

/** A link with these bytes and a right checksum. */
function sealed(bytes: readonly number[]): string {
  const checksum = fnv1a32(bytes);
  return toBase64Url([...bytes, ...[24, 16, 8, 0].map((shift) => (checksum >>> shift) & 255)]);
}

/** The bytes of a link without its checksum. */
function bytesOf(record: GameRecord): number[] {
  return (fromBase64Url(formatLinkRecord(record)) as number[]).slice(0, -4);
}

function codeOf(link: string): string {
  const record = parseLinkRecord(link);
  return record.ok ? 'ok' : record.error.code;
}

describe('a link', () => {
  it('takes two bits a move: 2,000 moves are 700 characters', () => {
    const turns = new Array(2000).fill({ move: 'left' });
    const seed = '0123456789abcdef0123456789abcdef';
    const start = { kind: 'seed', generator: 'sfc32', seed } as const;
    const link = formatLinkRecord({ ...SEEDED, start, turns });
    expect(link.length).toBeLessThan(725);
    expect(unwrap(parseLinkRecord(link)).turns).toEqual(turns);
  });

  it('keeps new tiles and previews where there is no generator, written down or not', () => {
    expect(unwrap(parseLinkRecord(formatLinkRecord(PHONE)))).toEqual(PHONE);
  });

  it('that is cut anywhere is refused, and so is any with one character changed', () => {
    for (const link of [formatLinkRecord(SEEDED), formatLinkRecord(PHONE)]) {
      for (let length = 0; length < link.length; length++) {
        expect(codeOf(link.slice(0, length))).toBe('link-damaged');
        const other = link[length] === 'A' ? 'B' : 'A';
        const changed = link.slice(0, length) + other + link.slice(length + 1);
        expect(codeOf(changed)).toBe('link-damaged');
      }
    }
  });

  it('whose sum is right but whose bytes are not is refused all the same', () => {
    const bytes = bytesOf(SEEDED);
    expect(codeOf(sealed(bytes))).toBe('ok');
    expect(codeOf(sealed([...bytes, 0]))).toBe('link-damaged');
    expect(codeOf(sealed(bytes.slice(0, -1)))).toBe('link-damaged');
    expect(codeOf(sealed([2, ...bytes.slice(1)]))).toBe('version-unknown');
    expect(codeOf(sealed([1]))).toBe('tag-invalid');
    expect(codeOf(sealed([1, 255, 255]))).toBe('tag-invalid');
    const phone = bytesOf(PHONE);
    for (let index = 1; index < phone.length; index++) {
      for (const value of [0, 40, 66, 200, 255]) {
        const link = sealed(phone.map((byte, place) => (place === index ? value : byte)));
        const record = parseLinkRecord(link);
        // Where the changed bytes happen to say another game, they are the only way to write it.
        if (record.ok) expect(formatLinkRecord(record.value)).toBe(link);
        else expect(ERROR_CODES).toContain(record.error.code);
      }
    }
  });

  it('of more moves or characters than a record may have is refused', () => {
    const writer = new ByteWriter();
    writer.count(100_001);
    const bytes = bytesOf(SEEDED).slice(0, -1);
    expect(codeOf(sealed([...bytes, ...writer.bytes]))).toBe('record-too-large');
    expect(codeOf('A'.repeat(2 ** 20 + 1))).toBe('record-too-large');
  });
});
