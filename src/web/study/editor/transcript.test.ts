import { describe, expect, it } from 'vitest';
import {
  boardFromRows,
  createRandom,
  formatLinkRecord,
  formatTextRecord,
  type GameState,
  legalMoves,
  newGame,
  parseRecord,
  play,
  presentOf,
  RULE_SETS,
  recordOf,
  replayRecord,
  type StartPosition,
  savePreview,
  startHistory,
  statusOf,
  threes,
  tres,
  unwrap,
  withTrace,
} from '../../../engine/index.ts';
import { previewName } from './position-draft.ts';
import {
  askedFor,
  beginTranscript,
  cellChoices,
  otherPreviews,
  presentIn,
  previewChoices,
  shownIn,
  type Transcript,
  takeBack,
  tellOtherPreview,
  tellPreview,
  tellPush,
  tellTile,
  tileChoices,
  transcriptOf,
  valueChoices,
  verifiedOf,
} from './transcript.ts';

function startOf({ board, moves, preview, supply }: GameState): StartPosition {
  return { board, moves, preview, supply, random: null };
}

/** Tells a whole turn as it was played elsewhere, answering only what is asked. */
function tellTurn(
  transcript: Transcript,
  before: GameState,
): { told: Transcript; after: GameState } {
  const direction = legalMoves(before)[0]!;
  const turn = play(before, direction)!;
  let told = tellPush(transcript, direction)!;
  if (askedFor(told) === 'tile') told = tellTile(told, turn.placement!)!;
  if (askedFor(told) === 'preview') told = tellPreview(told, turn.game.preview)!;
  return { told, after: turn.game };
}

describe.each(RULE_SETS)('a game of $id that is copied', (rules) => {
  const game = newGame(rules, unwrap(createRandom('sfc32', 'copied')));

  it('is the game, move by move, and a record that anyone can verify', () => {
    let there = game;
    let told = beginTranscript(startOf(game), rules);
    for (let turn = 0; turn < 60 && statusOf(there) === 'playing'; turn++) {
      const step = tellTurn(told, there);
      [told, there] = [step.told, step.after];
      expect(presentIn(told).board).toEqual(there.board);
      expect(previewName(presentIn(told).preview)).toBe(previewName(there.preview));
      expect(presentIn(told).supply).toEqual(there.supply);
    }
    expect(told.turns.length).toBeGreaterThan(10);
    const verified = verifiedOf(told, { player: 'copied' });
    expect(verified.summary.moves).toBe(told.turns.length);
    const text = formatTextRecord(verified.record);
    expect(text).toContain('[Player "copied"]');
    const again = unwrap(transcriptOf(unwrap(parseRecord(text))));
    expect(again).toEqual(told);
    expect(unwrap(transcriptOf(unwrap(parseRecord(formatLinkRecord(verified.record)))))).toEqual(
      told,
    );
  });

  it('is taken back step by step to its start', () => {
    let told = beginTranscript(startOf(game), rules);
    const begun = told;
    for (let turn = 0, there = game; turn < 5; turn++) {
      const step = tellTurn(told, there);
      [told, there] = [step.told, step.after];
    }
    let steps = 0;
    for (let back = takeBack(told); back; back = takeBack(back)) {
      told = back;
      steps++;
      // Whatever was taken back can be told again.
      if (askedFor(told) === 'tile') expect(tileChoices(told).length).toBeGreaterThan(1);
      if (askedFor(told) === 'preview') expect(previewChoices(told)).not.toEqual([]);
    }
    expect(told).toEqual(begun);
    expect(steps).toBeGreaterThanOrEqual(5);
  });
});

describe('what is asked', () => {
  const board = unwrap(
    boardFromRows([
      [3, 0, 1, 2],
      [384, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]),
  );
  const preview = {
    kind: 'bonus',
    window: { weight: 1, candidates: [6, 12, 24].map((tile) => ({ tile, weight: 1 })) },
  } as const;
  const supply = { deck: [1, 0, 2], run: null, turn: 0 };
  const start: StartPosition = { board, moves: 7, preview, supply, random: null };
  const begun = beginTranscript(start, threes);

  it('is only what the rules leave open', () => {
    expect(tellPush(begun, 'down')?.push).toBe('down');
    expect(tellPush(begun, 'up')).toBeUndefined();
    const left = tellPush(begun, 'left')!;
    expect(askedFor(left)).toBe('tile');
    // Only the first row moved; a bonus may be each of its candidates.
    expect(cellChoices(left)).toEqual([3]);
    expect(valueChoices(left, 3)).toEqual([6, 12, 24]);
    expect(valueChoices(left, 7)).toEqual([]);
    expect(tellTile(left, { cell: 7, tile: 6 })).toBeUndefined();
    expect(tellTile(left, { cell: 3, tile: 1 })).toBeUndefined();
    expect(tellPush(left, 'down')).toBeUndefined();
    const entered = tellTile(left, { cell: 3, tile: 12 })!;
    expect(shownIn(entered).board.cells.slice(0, 4)).toEqual([3, 1, 2, 12]);
    // No 2 is left in the deck, and a bonus may come again.
    expect(previewChoices(entered).map((one) => JSON.stringify(savePreview(one)))).toEqual([
      '1',
      '3',
      '[6,12,24]',
      '[12,24,48]',
    ]);
    expect(tellPreview(entered, { kind: 'tile', tile: 2 })).toBeUndefined();
    expect(tellPreview(left, { kind: 'tile', tile: 1 })).toBeUndefined();
    const whole = tellPreview(entered, { kind: 'tile', tile: 3 })!;
    expect(whole.turns).toEqual([{ move: 'left', placement: { cell: 3, tile: 12 }, next: 3 }]);
    expect(presentIn(whole).supply.deck).toEqual([1, 0, 1]);
    expect(presentIn(whole).moves).toBe(8);
  });

  it('is the push again where it moves nothing', () => {
    const stuck = beginTranscript(
      { ...start, board: { ...board, cells: [3, ...new Array(15).fill(0)] } },
      tres,
    );
    expect(tellPush(stuck, 'left')).toBeUndefined();
    expect(previewChoices(stuck)).toEqual([]);
    expect(tileChoices(stuck)).toEqual([]);
  });

  it('is nothing after the last tile of all', () => {
    const cells = [6144, 6144, ...new Array(14).fill(0)];
    const end = tellPush(
      beginTranscript({ ...start, board: { ...board, cells } }, threes),
      'left',
    )!;
    expect(askedFor(end)).toBe('push');
    expect(statusOf(presentIn(end))).toBe('finished');
    expect(verifiedOf(end).summary.result).toBe('finished');
    expect(takeBack(end)?.turns).toEqual([]);
  });
});

it('a game that was played here can be gone on with as a copy', () => {
  const history = startHistory(newGame(threes, unwrap(createRandom('sfc32', 'own'))));
  const record = unwrap(recordOf(history));
  const traced = withTrace(unwrap(replayRecord(record)));
  expect(unwrap(transcriptOf(traced)).states[0]).toEqual(presentOf(history));
});

describe('a deck that was counted otherwise', () => {
  const board = unwrap(
    boardFromRows([
      [3, 0, 1, 2],
      [1, 1, 3, 6],
      [1, 0, 0, 0],
      [2, 3, 0, 0],
    ]),
  );
  const supply = { deck: [1, 0, 0], run: null, turn: 0 };
  const start = {
    board,
    moves: 20,
    preview: { kind: 'tile', tile: 2 },
    supply,
    random: null,
  } as const;

  it('is corrected at the start, so that all that was told can have happened', () => {
    const pushed = tellPush(beginTranscript(start, threes), 'left')!;
    const entered = pushed.entered ? pushed : tellTile(pushed, tileChoices(pushed)[0]!)!;
    expect(previewChoices(entered).map(previewName)).toEqual(['1']);
    expect(otherPreviews(entered).map(previewName)).toEqual(['2', '3']);
    const told = tellOtherPreview(entered, { kind: 'tile', tile: 3 })!;
    expect(told.start.supply.deck).toEqual([4, 3, 4]);
    expect(presentIn(told).supply.deck).toEqual([4, 3, 3]);
    expect(verifiedOf(told).summary.moves).toBe(1);
    expect(otherPreviews(told)).toEqual([]);
    expect(tellOtherPreview(told, { kind: 'tile', tile: 3 })).toBeUndefined();
  });

  it('is refused where no deck allows it', () => {
    const entered = tellPush(beginTranscript(start, threes), 'left')!;
    const at = entered.entered ? entered : tellTile(entered, tileChoices(entered)[0]!)!;
    expect(tellOtherPreview(at, { kind: 'tile', tile: 12 })).toBeUndefined();
    expect(tellOtherPreview({ ...at, rules: tres }, { kind: 'tile', tile: 1 })).toBeUndefined();
  });
});
