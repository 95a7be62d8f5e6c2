import { expect, test } from 'vitest';
import { cs227, RULE_SETS, type ShownPreview, threes } from '../../engine/index.ts';
import { english as text } from '../text/english.ts';
import { englishPanels } from '../text/english-panels.ts';
import { previewClause, rulesName, sentenceOf } from './sentences.ts';

test('the preview says what the player may know and no more', () => {
  const previewOf = (preview: ShownPreview) => sentenceOf([previewClause(preview, text)]);
  const odds = (...tiles: number[]) =>
    tiles.map((tile) => ({ tile, probability: 1 / tiles.length }));
  expect(previewOf({ kind: 'tile', odds: odds(2) })).toBe('Next: 2.');
  expect(previewOf({ kind: 'bonus', odds: odds(6, 12, 24) })).toBe('Next: a bonus, 6, 12 or 24.');
  expect(previewOf({ kind: 'bonus', odds: odds(6, 12, 24, 48) })).toBe('Next: a bonus.');
  expect(previewOf({ kind: 'large', odds: odds(3, 6) })).toBe('Next: 3 or more.');
});

test('every rule set has a name and a summary in the table', () => {
  for (const rules of RULE_SETS) expect(englishPanels.summaries[rules.id]).toMatch(/\.$/);
  expect(rulesName(threes, text)).toBe('Threes');
  expect(rulesName(cs227, text)).toBe('CS 227 4×4');
  expect(rulesName({ ...threes, id: 'new', name: 'A new one' }, text)).toBe('A new one');
});
