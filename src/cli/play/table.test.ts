import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { greedyAgent } from '../../ai/index.ts';
import {
  cs227,
  DIRECTIONS,
  saveHistory,
  threes,
  unwrap,
  withParameters,
} from '../../engine/index.ts';
import { readRecord } from '../input/read-record.ts';
import { bestScore, bestScores, enterScore, parseScores, type ScoreEntry } from './scores.ts';
import { viewOfSession } from './session.ts';
import { stateFolder } from './state-folder.ts';
import { openStore, rulesKey } from './store.ts';
import { openTable, type Wishes } from './table.ts';
import { shortWords } from './words.ts';

let base: string;
let folder: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'threefold-table-'));
  folder = join(base, 'deep', 'state');
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const wishes: Wishes = {
  rules: threes,
  generator: 'sfc32',
  seed: '7',
  anew: false,
  undoAllowed: true,
  findAdviser: () => ({ ok: true, value: greedyAgent }),
};

const sit = (changes: Partial<Wishes> = {}) =>
  openTable(openStore(folder), { ...wishes, ...changes });

function playToEnd(table: ReturnType<typeof sit>): void {
  while (viewOfSession(table.session).status === 'playing') {
    for (const direction of DIRECTIONS) table.act({ kind: 'move', direction });
  }
}

describe('a table', () => {
  test('saves every half turn, whole files only', () => {
    const table = sit();
    table.act({ kind: 'peek-at', direction: 'left' });
    expect(saveHistory(sit().session.history)).toEqual(saveHistory(table.session.history));
    expect(sit().session.mode).toBe('peeking');
    expect(readdirSync(folder)).toEqual(['game-threes.json']);
  });

  test('asks before another game replaces one, unless that is over', () => {
    const first = sit();
    first.act({ kind: 'move', direction: 'left' });
    expect(sit({ seed: null, anew: true }).session.mode).toBe('asking');
    const other = sit({ seed: '8' });
    expect(other.session.mode).toBe('asking');
    other.act({ kind: 'cancel' });
    expect(other.session.seed).toBe('7');
    playToEnd(other);
    const next = sit({ seed: '8' });
    expect(next.session).toMatchObject({ seed: '8', mode: 'playing' });
    expect(next.ranking(9)).toHaveLength(1);
  });

  test('deals the wanted seed once, and fresh ones after it', () => {
    const table = sit();
    playToEnd(table);
    table.act({ kind: 'new' });
    expect(table.session.seed).toMatch(/^[0-9a-f]{32}$/);
  });

  test('keeps one line for a game that is undone and ends again', () => {
    const table = sit();
    playToEnd(table);
    const { score } = viewOfSession(table.session);
    expect(table.ranking(9)).toMatchObject([{ score, undone: false, end: 'stuck' }]);
    expect(table.best()).toBe(score);
    table.act({ kind: 'undo' });
    playToEnd(table);
    expect(table.ranking(9)).toMatchObject([{ undone: true }]);
    expect(table.best()).toBe(0);
  });

  test('keeps how often a hint was given; such a game is no best one', () => {
    const table = sit();
    table.act({ kind: 'hint' });
    table.hint();
    expect(table.session.last?.kind).toBe('hint');
    expect(sit().session.hints).toBe(1);
    playToEnd(table);
    const { score } = viewOfSession(table.session);
    expect(table.ranking(9)).toMatchObject([{ score, hints: 1, undone: false }]);
    expect(table.best()).toBe(0);
    const record = unwrap(readRecord(readFileSync(join(folder, 'game-threes.json'), 'utf8')));
    expect(record.tags).toEqual([{ name: 'Assisted', value: 'hints 1, auto 0' }]);
  });

  test('says why there is no hint; a save of before there were hints has none', () => {
    const error = { at: '--agent', message: 'small.weights cannot be read' };
    const table = sit({ findAdviser: () => ({ ok: false, error }) });
    table.act({ kind: 'hint' });
    table.hint();
    const words = shortWords(table.session.last, viewOfSession(table.session));
    expect(words).toBe('No hint: small.weights cannot be read');
    expect(table.session.hints).toBe(0);
    const file = join(folder, 'game-threes.json');
    for (const hints of [undefined, 'many', -1, 0.5]) {
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), hints }));
      expect(unwrap(readRecord(readFileSync(file, 'utf8'))).tags).toEqual([]);
      expect(sit().session.hints).toBe(0);
    }
  });

  test('keeps games of other rules apart', () => {
    const large = unwrap(withParameters(cs227, { width: 5, height: 5 }));
    sit();
    sit({ rules: cs227 });
    sit({ rules: large });
    expect(readdirSync(folder).sort()).toEqual([
      'game-cs227-width-5-height-5.json',
      'game-cs227.json',
      'game-threes.json',
    ]);
  });

  test.each([
    ['no JSON', '{"format"', 'save-not-json'],
    ['null', 'null', 'save-not-json'],
    ['another format', '{"format":99}', 'version-unknown'],
    ['no game', '{"format":1}', 'save-not-object'],
  ])('keeps a bad save aside: %s', (_, text, code) => {
    sit();
    writeFileSync(join(folder, 'game-threes.json'), text);
    const table = sit();
    expect(table.takeProblem()).toContain(`(${code})`);
    const [aside = ''] = readdirSync(folder).filter((name) => name.includes('.bad-'));
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
    expect(viewOfSession(table.session).moves).toBe(0);
  });

  test('refuses a save of other rules', () => {
    sit({ rules: cs227 });
    writeFileSync(join(folder, 'game-threes.json'), readFileSync(join(folder, 'game-cs227.json')));
    expect(sit().takeProblem()).toContain('(rules-unknown)');
  });

  test('plays on where nothing can be saved, and says so', () => {
    mkdirSync(join(folder, '..'), { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    const table = sit();
    expect(table.takeProblem()).toMatch(/^Not saving: ENOTDIR/);
    expect(table.act({ kind: 'move', direction: 'left' })?.kind).toBe('moved');
    expect(table.takeProblem()).toBeNull();
    expect(readFileSync(folder, 'utf8')).toBe('a file where the folder should be');
  });

  test('says when saving begins to fail', () => {
    const table = sit();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    expect(table.act({ kind: 'move', direction: 'left' })?.kind).toBe('moved');
    expect(table.takeProblem()).toMatch(/^Not saved: E/);
  });

  test('keeps bad scores aside', () => {
    sit();
    writeFileSync(join(folder, 'scores.json'), 'x');
    expect(sit().ranking(9)).toEqual([]);
    expect(readdirSync(folder).some((name) => name.startsWith('scores.bad-'))).toBe(true);
  });
});

describe('scores', () => {
  const entry = (id: string, score: number, more: Partial<ScoreEntry> = {}): ScoreEntry => ({
    id,
    rules: 'threes',
    seed: '1',
    score,
    highest: 3,
    moves: 1,
    end: 'stuck',
    undone: false,
    date: '2026-11-30',
    ...more,
  });

  test('are ranked, by rules, and one for each game', () => {
    let list = [entry('a', 5), entry('b', 9), entry('c', 99, { rules: 'tres' })];
    list = enterScore(list, entry('a', 12));
    list = enterScore(list, entry('d', 50, { undone: true }));
    list = enterScore(list, entry('e', 40, { hints: 1 }));
    expect(bestScores(list, 'threes', 9).map(({ id }) => id)).toEqual(['d', 'e', 'a', 'b']);
    expect(bestScore(list, 'threes')).toBe(12);
    expect(bestScore(list, 'cs227')).toBe(0);
  });

  test('of each kind are kept up to a hundred', () => {
    let list: ScoreEntry[] = [entry('other', 1, { rules: 'tres' })];
    for (let index = 0; index < 105; index++) list = enterScore(list, entry(String(index), index));
    expect(list).toHaveLength(101);
    expect(bestScores(list, 'threes', 200).at(-1)?.score).toBe(5);
  });

  test('from a file are checked one by one', () => {
    const good = entry('a', 5);
    const helped = entry('b', 6, { hints: 2 });
    const wrong = [{ score: -1 }, { id: 7 }, { undone: 'no' }, { hints: 'two' }];
    const bad = [null, 5, ...wrong.map((fault) => ({ ...good, ...fault }))];
    expect(parseScores([good, helped, ...bad])).toEqual([good, helped]);
    expect(parseScores({})).toEqual([]);
  });
});

test.each([
  [{ XDG_STATE_HOME: '/x/state' }, 'linux', '/x/state/threefold'],
  [{ XDG_STATE_HOME: 'relative' }, 'linux', '/home/me/.local/state/threefold'],
  [{}, 'darwin', '/home/me/.local/state/threefold'],
  [{ LOCALAPPDATA: 'C:\\Local' }, 'win32', 'C:\\Local\\threefold'],
])('the state folder under %j on %s', (variables, platform, expected) => {
  expect(stateFolder(variables, platform, '/home/me')).toBe(expected);
});

test('rules have a word of their own', () => {
  expect(rulesKey(threes)).toBe('threes');
  expect(rulesKey(unwrap(withParameters(threes, { hint: 'exact' })))).toBe('threes-hint-exact');
});
