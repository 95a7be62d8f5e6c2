import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import schema from '../../docs/record.schema.json' with { type: 'json' };
import {
  createRandom,
  digestOf,
  formatJsonRecord,
  formatLinkRecord,
  formatNycuRecord,
  formatTextRecord,
  formOf,
  historyOf,
  linkPart,
  loadHistory,
  NYCU_RULES,
  newGame,
  parseJsonRecord,
  parseLinkRecord,
  parseNycuRecord,
  parseRecord,
  parseTextRecord,
  recordOf,
  replayRecord,
  saveHistory,
  startHistory,
  unwrap,
  verifyRecord,
  withTrace,
} from '../../src/engine/index.ts';
import { anyGame, anyRecord, playOn, withoutGenerator } from './games.ts';

const runs = { numRuns: 200 };
const isValid = new Ajv2020().compile(schema);

describe('parse(format(x)) is x', () => {
  it('for the text form, with every note', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = formatTextRecord(record);
        const parsed = unwrap(parseTextRecord(text));
        expect(parsed).toEqual(record);
        expect(formatTextRecord(parsed)).toBe(text);
        expect(unwrap(verifyRecord(parsed)).record).toEqual(record);
      }),
      runs,
    );
  }, 60_000);

  it('for JSON, with every note, within the published schema', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const text = formatJsonRecord(record);
        expect(unwrap(parseJsonRecord(text))).toEqual(record);
        expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
      }),
      runs,
    );
  }, 60_000);

  it('for links, of which the game is the whole', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const link = formatLinkRecord(record);
        expect(link).toMatch(/^[\w-]+$/);
        const parsed = unwrap(parseLinkRecord(link));
        expect(parsed).toEqual(linkPart(record));
        const [there, back] = [record, parsed].map((one) => unwrap(replayRecord(one)));
        expect(back?.states).toEqual(there?.states);
      }),
      runs,
    );
  }, 60_000);

  it("for the course framework's line", () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 11 }), { maxLength: 80 }), (seed, choices) => {
        const start = newGame(NYCU_RULES, unwrap(createRandom('sfc32', seed)));
        const played = unwrap(recordOf(playOn(startHistory(start), choices), { times: [5, 0, 7] }));
        const game = unwrap(verifyRecord(played));
        const line = unwrap(formatNycuRecord(game));
        const parsed = unwrap(parseNycuRecord(line));
        const again = unwrap(verifyRecord(parsed));
        expect(unwrap(formatNycuRecord(again))).toBe(line);
        expect(again.summary).toEqual(game.summary);
        expect(again.placements).toEqual(game.placements);
      }),
      runs,
    );
  }, 60_000);
});

describe('the forms of one record', () => {
  it('are told apart by their looks', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(formOf(formatTextRecord(record))).toBe('text');
        expect(formOf(formatJsonRecord(record))).toBe('json');
        expect(formOf(formatLinkRecord(record))).toBe('link');
        expect(unwrap(parseRecord(` ${formatLinkRecord(record)}\n`))).toEqual(linkPart(record));
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('agree: seeded and traced, with a generator and without, one digest', () => {
    fc.assert(
      fc.property(anyGame, ({ details, history }) => {
        const game = unwrap(verifyRecord(unwrap(recordOf(history, details))));
        const traced = unwrap(verifyRecord(withTrace(game)));
        const phone = unwrap(verifyRecord(withoutGenerator(game)));
        expect(traced.summary).toEqual(game.summary);
        expect(phone.summary).toEqual(game.summary);
        expect(phone.states.map(digestOf)).toEqual(game.states.map(digestOf));
        expect(phone.placements).toEqual(game.placements);
      }),
      runs,
    );
  }, 60_000);

  it('give the game back with its past, to go on with', () => {
    fc.assert(
      fc.property(anyGame, ({ details, history }) => {
        const game = unwrap(verifyRecord(unwrap(recordOf(history, details))));
        expect(historyOf(game)).toEqual(history);
        expect(loadHistory(saveHistory(history))).toEqual({ ok: true, value: historyOf(game) });
      }),
      { numRuns: 50 },
    );
  }, 60_000);
});
