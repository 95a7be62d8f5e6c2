import { describe, expect, it } from 'vitest';
import {
  createRandom,
  cs227,
  formatLinkRecord,
  formatTextRecord,
  newGame,
  play,
  RULE_SETS,
  threes,
  tres,
  unwrap,
} from '../../../engine/index.ts';
import { recordLink } from '../../app/record-link.ts';
import {
  checkDraft,
  draftOf,
  emptyDraft,
  faultyCard,
  faultyCell,
  previewChoices,
  previewName,
  readDraft,
  recordAt,
  resized,
  textOf,
  withCards,
  withCell,
  withFreshDeck,
  withPreview,
  withRules,
} from './position-draft.ts';

const random = () => unwrap(createRandom('sfc32', 'draft'));

describe('a position that is set up', () => {
  it.each(RULE_SETS)('begins empty and possible ($id)', (rules) => {
    const draft = emptyDraft(rules);
    expect(unwrap(checkDraft(draft)).board.cells).toEqual(new Array(16).fill(0));
    expect(draft.preview).toEqual({ kind: 'tile', tile: 1 });
    expect(draft.supply.deck).toEqual(rules.source === 'deck' ? [3, 4, 4] : []);
  });

  it.each(RULE_SETS)('or begins where a game is ($id)', (rules) => {
    const game = newGame(rules, random());
    const position = unwrap(checkDraft(draftOf(game)));
    const { board, moves, preview, supply } = game;
    expect(position).toEqual({ board, moves, preview, supply, random: null });
  });

  it('shows the previews that may come on its board, and stays with one of them', () => {
    const large = withCell(emptyDraft(threes), 0, 192);
    expect(previewChoices(large).map(previewName)).toEqual(['1', '2', '3', '[6,12,24]']);
    const bonus = withPreview(large, previewChoices(large)[3]!);
    expect(textOf(bonus)).toMatch(/^192,0.* next:6\+12\+24\+ deck:0,0,0$/);
    expect(checkDraft(bonus).ok).toBe(true);
    expect(withCell(bonus, 0, 3).preview).toEqual({ kind: 'tile', tile: 1 });
    expect(previewChoices(emptyDraft(tres)).map(previewName)).toEqual(['1', '2']);
    expect(previewChoices(emptyDraft(cs227)).map(previewName)).toEqual(['1', '2', '3', '6']);
  });

  it('has a fresh deck behind the preview until the deck is told', () => {
    const three = withPreview(emptyDraft(threes), { kind: 'tile', tile: 3 });
    expect(three.supply.deck).toEqual([4, 4, 3]);
    const told = withCards(three, 0, 1);
    expect(told.supply.deck).toEqual([1, 4, 3]);
    expect(withPreview(told, { kind: 'tile', tile: 2 }).supply.deck).toEqual([1, 4, 3]);
    expect(withFreshDeck(told).supply.deck).toEqual([4, 4, 3]);
  });

  it('is refused by the engine with the place of the fault', () => {
    const card = checkDraft(withCards(emptyDraft(threes), 0, 4));
    expect(card).toMatchObject({ ok: false, error: { code: 'supply-contradiction' } });
    expect(card.ok || faultyCard(card.error)).toBe(0);
    const tile = checkDraft(withCell(emptyDraft(threes), 6, 24576));
    expect(tile).toMatchObject({ ok: false, error: { code: 'tile-impossible' } });
    expect(tile.ok || faultyCell(tile.error)).toBe(6);
    expect(tile.ok || faultyCard(tile.error)).toBeUndefined();
    expect(card.ok || faultyCell(card.error)).toBeUndefined();
  });

  it('keeps what fits when its size or rules change', () => {
    const draft = withCell(withCell(emptyDraft(threes), 0, 3), 5, 6);
    const small = withRules(draft, unwrap(resized(threes, 2, 3)));
    expect(small.board).toEqual({ width: 2, height: 3, cells: [3, 0, 0, 6, 0, 0] });
    expect(checkDraft(small).ok).toBe(true);
    const turned = withRules(withCards(small, 0, 2), tres);
    expect(turned.board.cells.slice(0, 8)).toEqual([3, 0, 0, 0, 0, 6, 0, 0]);
    expect(turned.supply.deck).toEqual([]);
    expect(resized(cs227, 3, 4)).toMatchObject({ ok: false });
    expect(unwrap(resized(threes, 8, 8))).toMatchObject({ startingTiles: 9 });
  });

  it('keeps where a run of 21 draws stands', () => {
    const runs = unwrap(readDraft(RUN, threes));
    expect(runs.supply.run).toEqual({ drawn: 5, given: true });
    expect(textOf(runs)).toContain(' run:5+');
  });
});

const RUN = `[Format "1"]\n[Rules "threes@1"]\n[Parameters "bonusTiming=one-per-21"]
[Start "48,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 next:1 deck:3,4,4 run:5+"]`;

describe('a pasted text', () => {
  const game = newGame(threes, random());

  it('is a board as people write it', () => {
    const draft = unwrap(readDraft('1 2 . . / 3 3 . . / . . 6 . / . . . . next 1', threes));
    expect(draft.board.cells).toEqual([1, 2, 0, 0, 3, 3, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0]);
    expect(draft.deckTold).toBe(false);
    expect(unwrap(readDraft(textOf(draft), threes)).deckTold).toBe(true);
  });

  it('or a record or a link, whose last position is taken', () => {
    const turn = play(game, 'left') ?? play(game, 'down');
    const record = recordAt(unwrap(checkDraft(draftOf(turn!.game))), threes);
    for (const text of [
      formatTextRecord(record),
      formatLinkRecord(record),
      recordLink('https://example.org/', formatLinkRecord(record)),
    ]) {
      expect(unwrap(readDraft(text, cs227))).toEqual(draftOf(turn!.game));
    }
  });

  it.each([
    ['', 'board-size'],
    ['1 2 / 3 3 next 1', 'board-size'],
    ['1 5 . . / . . . . / . . . . / . . . . next 1', 'tile-impossible'],
    ['1 2 . . / . . . . / . . . . / . . . . next 12', 'preview-impossible'],
    ['[Format "1"]', 'tag-missing'],
    ['https://example.org/#game=AAAA', 'link-damaged'],
  ])('%j is refused with %s', (text, code) => {
    expect(readDraft(text, threes)).toMatchObject({ ok: false, error: { code } });
  });
});

it('the deal of a new game says what is left in the deck', () => {
  const game = newGame(threes, random());
  const dealt = { ...draftOf(game), deckTold: false };
  expect(withPreview(dealt, game.preview).supply).toEqual(game.supply);
  const changed = withCell(dealt, game.board.cells.indexOf(0), 6);
  expect(changed.supply.deck.reduce((sum, left) => sum + left, 0)).toBe(11);
});
