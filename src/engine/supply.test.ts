import { describe, expect, it } from 'vitest';
import { drawOutcomes } from './chances.ts';
import { Sfc32 } from './random/sfc32.ts';
import { threes } from './rules/threes.ts';
import type { DeckSource, RuleSet } from './rules.ts';
import { type Draw, drawNext, drawOpening } from './supply.ts';

/** So many previews drawn one after the other, from a fresh start, at this highest tile. */
function drawn(rules: RuleSet, highest: number, count: number, seed = 1): Draw[] {
  const random = new Sfc32([seed, 2, 3, 4]);
  let { supply } = drawOpening(rules, random);
  return Array.from({ length: count }, () => {
    const draw = drawNext(supply, highest, rules, random);
    supply = draw.supply;
    return draw;
  });
}

const tileOf = ({ preview }: Draw) => (preview.kind === 'tile' ? preview.tile : 'bonus');

describe('the deck', () => {
  it('gives 4, 4 and 4 of 1, 2 and 3 in each run of twelve cards, bonus tiles left out', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const rules = { ...threes, startingTiles: 12 } as const;
      const cards = drawn(rules, 768, 60, seed)
        .map(tileOf)
        .filter((tile) => tile !== 'bonus');
      for (let run = 0; run + 12 <= cards.length; run += 12) {
        expect(cards.slice(run, run + 12).sort()).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
      }
    }
  });

  it('gives a bonus in one of 21 draws, in the long run', () => {
    const draws = 210_000;
    const bonuses = drawn(threes, 768, draws).filter((draw) => tileOf(draw) === 'bonus');
    const deviation = Math.sqrt(draws * (1 / 21) * (20 / 21));
    expect(Math.abs(bonuses.length - draws / 21)).toBeLessThan(4 * deviation);
    const values = bonuses.flatMap(({ preview }) =>
      preview.kind === 'bonus' ? preview.window.candidates.map(({ tile }) => tile) : [],
    );
    expect([...new Set(values)].sort((a, b) => a - b)).toEqual([6, 12, 24, 48, 96]);
    expect(drawn(threes, 24, 2100).some((draw) => tileOf(draw) === 'bonus')).toBe(false);
  });
});

describe('one bonus per 21 draws', () => {
  const rules: RuleSet & DeckSource = { ...threes, bonusTiming: 'one-per-21' };

  it('comes exactly once in each run, at any place of it', () => {
    const tiles = drawn(rules, 768, 21 * 2000).map(tileOf);
    const places = new Array<number>(21).fill(0);
    for (let run = 0; run < tiles.length; run += 21) {
      const part = tiles.slice(run, run + 21);
      expect(part.filter((tile) => tile === 'bonus').length).toBe(1);
      const place = part.indexOf('bonus');
      places[place] = (places[place] as number) + 1;
    }
    // 20 degrees of freedom: above 52.4 with a probability of one in 10,000.
    const chi = places.reduce((sum, count) => sum + (count - 2000 / 21) ** 2 / (2000 / 21), 0);
    expect(chi).toBeLessThan(52.4);
  });

  it('does not count draws before bonus tiles may come', () => {
    expect(drawn(rules, 24, 5).at(-1)?.supply.run).toEqual({ drawn: 0, given: false });
  });

  it('lists a certain bonus alone, and none after it', () => {
    const supply = { deck: [1, 1, 1], turn: 0 };
    const due = drawOutcomes({ ...supply, run: { drawn: 20, given: false } }, 48, rules);
    expect(due.map(({ preview, probability }) => [preview.kind, probability])).toEqual([
      ['bonus', 1],
    ]);
    const given = drawOutcomes({ ...supply, run: { drawn: 20, given: true } }, 48, rules);
    expect(given.map(({ preview }) => preview.kind)).toEqual(['tile', 'tile', 'tile']);
  });
});
