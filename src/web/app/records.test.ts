import { expect, test } from 'vitest';
import {
  cs227,
  formatJsonRecord,
  formatLinkRecord,
  formatNycuRecord,
  formatTextRecord,
  type GameRecord,
  legalMoves,
  NYCU_RULES,
  parseLinkRecord,
  parseTextRecord,
  playPresent,
  presentOf,
  RULE_SETS,
  type RuleSet,
  threes,
  undoTurn,
  unwrap,
  verifyRecord,
  withParameters,
  withTrace,
} from '../../engine/index.ts';
import { english } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import { dealGame, type OpenGame } from './open-game.ts';
import { recordInLink } from './record-link.ts';
import { dateOf, readGame, readSource, recordOfGame, shareGame } from './records.ts';
import { refusalSentence } from './voice.ts';

const ADDRESS = 'https://example.org/threefold/';
const DATE = '2026-11-30';

/** A game after some legal moves. */
function playedGame(rules: RuleSet, turns: number, seed = 'records'): OpenGame {
  const { history: start } = dealGame(rules, seed);
  let history = start;
  for (let count = 0; count < turns; count++) {
    const [direction] = legalMoves(presentOf(history));
    history = (direction && playPresent(history, direction)?.history) ?? history;
  }
  return { history, seed };
}

/** The record with every new tile written down and without the generator that brought it. */
function copiedFromPhone(record: GameRecord): GameRecord {
  const { record: traced, states } = (({ record, ...rest }) => ({
    ...rest,
    record: withTrace({ record, ...rest }),
  }))(unwrap(verifyRecord(record)));
  const { board, moves, preview, supply } = states[0]!;
  const position = { board, preview, supply, moves, random: null };
  return { ...traced, start: { kind: 'position', position } };
}

test.each(RULE_SETS)('a game of $id opens again whole from its text and its link', (rules) => {
  const game = playedGame(rules, 25);
  const { link, text } = shareGame(game, ADDRESS, DATE);
  for (const shared of [text, link, recordInLink(link) ?? '']) {
    const read = unwrap(readGame(shared, 'fresh'));
    expect(read.whole).toBe(true);
    expect({ ...read.game, source: undefined }).toEqual({ ...game, opened: 'untouched' });
    // A link carries the game alone; a text has its date besides, at least.
    expect(read.game.source).toBe(shared === text ? text : undefined);
  }
});

test('the record is seeded, dated, claims what is true, and its file is named after it', () => {
  const shared = shareGame(playedGame(threes, 25), ADDRESS, DATE);
  const record = unwrap(parseTextRecord(shared.text));
  expect(record.start).toEqual({ kind: 'seed', generator: 'sfc32', seed: 'records' });
  expect(record.info).toEqual({ date: DATE });
  const { summary } = unwrap(verifyRecord(record));
  expect(record.claims).toEqual(summary);
  expect(shared.fileName).toBe(`threefold-threes-${summary.score}-2026-11-30.txt`);
  const large = unwrap(withParameters(cs227, { width: 5, height: 5 }));
  expect(shareGame(playedGame(large, 3), ADDRESS, DATE).fileName).toMatch(
    /^threefold-cs227-5x5-\d+-2026-11-30\.txt$/,
  );
});

test('moves that were taken back are left out', () => {
  const { history, seed } = playedGame(threes, 12);
  const record = recordOfGame({ history: undoTurn(history) ?? history, seed }, DATE);
  expect(record.turns).toHaveLength(11);
});

test('a game whose seed is unknown, or another’s, is recorded from its position', () => {
  for (const seed of [null, 'not its own']) {
    const game = { ...playedGame(threes, 8), seed };
    const record = recordOfGame(game, DATE);
    expect(record.start.kind).toBe('position');
    const read = unwrap(readGame(formatTextRecord(record), 'fresh'));
    expect(read).toMatchObject({ game: { ...game, seed: null, opened: 'untouched' }, whole: true });
  }
});

test('every form is read', () => {
  const record = recordOfGame(playedGame(NYCU_RULES, 20), DATE);
  const nycu = unwrap(formatNycuRecord(unwrap(verifyRecord(record))));
  for (const text of [formatTextRecord(record), formatJsonRecord(record), formatLinkRecord(record)])
    expect(readGame(text, 'fresh')).toMatchObject({ ok: true, value: { whole: true } });
  expect(readGame(nycu, 'fresh')).toMatchObject({ ok: true, value: { whole: false } });
});

test('a game without a generator goes on where it ends, the same way for the same seed', () => {
  const original = playedGame(threes, 20);
  const text = formatTextRecord(copiedFromPhone(recordOfGame(original, DATE)));
  const { game, whole } = unwrap(readGame(text, 'fresh'));
  expect(whole).toBe(false);
  expect(game.seed).toBeNull();
  expect(game.history.moves).toEqual([]);
  const [state, before] = [presentOf(game.history), presentOf(original.history)];
  expect({ ...state, random: null }).toEqual({ ...before, random: null });
  expect(readGame(text, 'fresh')).toMatchObject({ value: { game } });
  expect(unwrap(readGame(text, 'other')).game).not.toEqual(game);
  expect(shareGame(game, ADDRESS, '2027-01-01').text).toBe(text);
  const on = playPresent(game.history, legalMoves(state)[0] ?? 'left')!.history;
  const longer = recordOfGame({ ...game, history: on }, DATE);
  expect(unwrap(verifyRecord(longer)).states.at(-1)!.board).toEqual(presentOf(on).board);
  expect(longer.turns).toHaveLength(21);
});

test('what is bad is refused with its code and its place', async () => {
  const { link, text } = shareGame(playedGame(threes, 25), ADDRESS, DATE);
  const words = { ...english, ...englishPanels };
  const refusal = async (source: string | Blob) => {
    const read = await readSource(source, 'fresh');
    return 'refusal' in read ? refusalSentence(read.refusal, words) : '';
  };
  expect(await refusal(text.slice(0, text.length / 2))).toMatch(
    /^Not opened; your game is as it was\. Line \d+, column \d+: .+ \([a-z-]+\)$/,
  );
  expect(await refusal(text.replace(/Score "\d+"/, 'Score "1"'))).toMatch(
    /Score: .+\(claim-wrong\)/,
  );
  const other = link.at(-8) === 'A' ? 'B' : 'A';
  expect(await refusal(link.slice(0, -8) + other + link.slice(-7))).toContain('(link-damaged)');
  expect(await refusal(`${ADDRESS}#game=`)).toContain('(link-damaged)');
  const stuck = text.replace(/1\. [LRUD]+/, '1. LLLLLLLLLL').replace(/\[(Moves|Digest).*\]\n/g, '');
  expect(await refusal(stuck)).toMatch(/Move \d+: .+\(move-illegal\)/);
  expect(await refusal('')).toContain('(tag-missing)');
  expect(await refusal(new Blob(['x'.repeat(2 ** 22)]))).toContain('(record-too-large)');
});

test('a file is read as UTF-8, with or without a byte order mark', async () => {
  const { text } = shareGame(playedGame(threes, 5), ADDRESS, DATE);
  for (const mark of ['', '\ufeff']) {
    const read = await readSource(new Blob([mark + text]), 'fresh');
    expect(read).toMatchObject({ whole: true });
  }
});

test('a file that can’t be read is refused', async () => {
  const folder = { slice: () => ({ text: () => Promise.reject(new Error('a folder')) }) };
  expect(await readSource(folder as unknown as Blob, 'fresh')).toEqual({
    refusal: 'unreadable-file',
  });
});

test('a date is the player’s day', () => {
  expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('parsed links and texts are the same game', () => {
  const { link, text } = shareGame(playedGame(threes, 9), ADDRESS, DATE);
  const [a, b] = [unwrap(parseLinkRecord(recordInLink(link) ?? '')), unwrap(parseTextRecord(text))];
  expect([a.rules, a.start, a.turns]).toEqual([b.rules, b.start, b.turns]);
});

test('the record of a game with help says how much, and a game that is opened from it as well', () => {
  const game = { ...playedGame(threes, 9), assisted: { hints: 3, auto: 120 } };
  const { text } = shareGame(game, ADDRESS, DATE);
  expect(text).toContain('[Assisted "hints 3, auto 120"]');
  expect(unwrap(readGame(text, 'fresh')).game.assisted).toEqual({ hints: 3, auto: 120 });
  const alone = shareGame(playedGame(threes, 9), ADDRESS, DATE).text;
  expect(alone).not.toContain('Assisted');
  expect(unwrap(readGame(alone, 'fresh')).game.assisted).toBeUndefined();
  const strange = text.replace('hints 3, auto 120', 'a little');
  expect(unwrap(readGame(strange, 'fresh')).game.assisted).toBeUndefined();
});
