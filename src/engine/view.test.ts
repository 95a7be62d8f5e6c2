import { describe, expect, it } from 'vitest';
import { type GameState, newGame } from './game.ts';
import { withParameters } from './parameters.ts';
import { Sfc32 } from './random/sfc32.ts';
import { unwrap } from './result.ts';
import { cs227 } from './rules/cs227.ts';
import { threes } from './rules/threes.ts';
import { tres } from './rules/tres.ts';
import type { HintLevel, RuleSet } from './rules.ts';
import { loadGame, saveGame } from './save.ts';
import { shownPreview, viewOf } from './view.ts';

const cells = [384, 96, 12, 3, 48, 6, 3, 1, 2, 12, 6, 2, 1, 0, 2, 1];

/** A late game of these rules with this preview and deck. */
function late(rules: RuleSet, preview: number | number[], deck: number[] = []): GameState {
  const start = saveGame(newGame(rules, new Sfc32([1, 2, 3, 4])));
  const supply = { ...start.supply, deck };
  return unwrap(loadGame({ ...start, cells, preview, supply }));
}

const hinting = (rules: RuleSet, hint: HintLevel) => unwrap(withParameters(rules, { hint }));

describe('shownPreview of a deck', () => {
  it('candidates: a card by its value, a bonus by the values it may take', () => {
    expect(shownPreview(late(threes, 2, [1, 1, 1]))).toEqual({
      kind: 'tile',
      odds: [{ tile: 2, probability: 1 }],
    });
    const third = 1 / 3;
    expect(shownPreview(late(threes, [12, 24, 48], [1, 1, 1]))).toEqual({
      kind: 'bonus',
      odds: [
        { tile: 12, probability: third },
        { tile: 24, probability: third },
        { tile: 48, probability: third },
      ],
    });
  });

  it('plus: a card by its value, a bonus as any of all values', () => {
    const rules = hinting(threes, 'plus');
    expect(shownPreview(late(rules, 3, [1, 1, 1])).kind).toBe('tile');
    const shown = shownPreview(late(rules, [12, 24, 48], [1, 1, 1]));
    expect(shown).toEqual(shownPreview(late(rules, [6, 12, 24], [1, 1, 1])));
    expect(shown.kind).toBe('bonus');
    expect(shown.odds.map(({ tile }) => tile)).toEqual([6, 12, 24, 48]);
    const sixth = 1 / 6;
    for (const [index, share] of [sixth, 2 * sixth, 2 * sixth, sixth].entries()) {
      expect(shown.odds[index]?.probability).toBeCloseTo(share, 12);
    }
  });

  it('colour: 3 and every bonus look the same, and the counts give nothing away', () => {
    const rules = hinting(threes, 'colour');
    expect(shownPreview(late(rules, 1, [1, 1, 1])).kind).toBe('tile');
    // Before the draw the deck held 1, 1 and 2; the 3 was drawn, or a bonus was.
    const three = viewOf(late(rules, 3, [1, 1, 1]));
    const bonus = viewOf(late(rules, [6, 12, 24], [1, 1, 2]));
    expect(three.preview).toEqual(bonus.preview);
    expect(three.cardsLeft).toEqual(bonus.cardsLeft);
    expect(three.cardsLeft).toEqual([1, 1, 2]);
    expect(three.preview.kind).toBe('large');
    // 20/21 · 1/2 for the card against 1/21 for all bonus values together.
    expect(three.preview.odds[0]).toEqual({ tile: 3, probability: expect.closeTo(10 / 11, 12) });
  });

  it('colour: a deck that was empty is shown fresh, whatever was drawn', () => {
    const rules = hinting(threes, 'colour');
    expect(viewOf(late(rules, 3, [4, 4, 3])).cardsLeft).toEqual([4, 4, 4]);
    expect(viewOf(late(rules, [6, 12, 24], [0, 0, 0])).cardsLeft).toEqual([4, 4, 4]);
  });

  it('colour: while no bonus may come, it can only be the 3', () => {
    const rules = unwrap(withParameters(threes, { hint: 'colour', bonus: false }));
    expect(shownPreview(late(rules, 3, [1, 1, 1])).odds).toEqual([{ tile: 3, probability: 1 }]);
  });

  it('exact: the value of a bonus too', () => {
    expect(shownPreview(late(hinting(threes, 'exact'), 48, [1, 1, 1]))).toEqual({
      kind: 'tile',
      odds: [{ tile: 48, probability: 1 }],
    });
  });
});

describe('shownPreview of the other sources', () => {
  it('hides what the hint level hides', () => {
    expect(shownPreview(late(cs227, 6))).toEqual({
      kind: 'tile',
      odds: [{ tile: 6, probability: 1 }],
    });
    expect(shownPreview(late(hinting(cs227, 'candidates'), 6)).kind).toBe('tile');
    expect(shownPreview(late(hinting(cs227, 'plus'), 6))).toEqual({
      kind: 'bonus',
      odds: [{ tile: 6, probability: 1 }],
    });
    expect(shownPreview(late(hinting(cs227, 'colour'), 6))).toEqual({
      kind: 'large',
      odds: [
        { tile: 3, probability: 0.5 },
        { tile: 6, probability: 0.5 },
      ],
    });
    expect(shownPreview(late(hinting(cs227, 'colour'), 1)).kind).toBe('tile');
    expect(viewOf(late(cs227, 6)).cardsLeft).toEqual([]);
  });

  it('shows what comes in turn', () => {
    const game = newGame(hinting(tres, 'colour'), new Sfc32([1, 2, 3, 4]));
    expect(shownPreview(game)).toEqual({ kind: 'tile', odds: [{ tile: 1, probability: 1 }] });
    const large = { ...tres, sequence: [6, 3], hint: 'colour' } as const;
    const sequence = newGame(large, new Sfc32([1, 2, 3, 4]));
    expect(shownPreview(sequence)).toEqual({ kind: 'large', odds: [{ tile: 6, probability: 1 }] });
  });
});
