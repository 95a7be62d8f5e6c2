import { expect } from 'vitest';
import { RULE_SETS, scoreOf } from '../../src/engine/index.ts';
import { dealt, playedOut, readFigure, readSheets } from './support/game.ts';
import { test } from './support/test.ts';
import { fingerOn, middleOf } from './support/touch.ts';

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

for (const rules of RULE_SETS) {
  test(`${rules.id}: a whole game by touch is the engine's own game`, async ({ open }) => {
    const { moves, end } = playedOut(dealt(rules, 'boat'));
    const page = await open({ path: `?seed=boat&rules=${rules.id}`, ...PHONE });
    const finger = await fingerOn(page);
    const middle = await middleOf(page, '.board');
    for (const direction of moves) await finger.swipe(middle, direction);
    await page.locator('dialog').waitFor();
    expect(await readSheets(page)).toEqual(end.board.cells);
    expect(await readFigure(page, 'Moves')).toBe(moves.length);
    expect(await readFigure(page, 'Score')).toBe(scoreOf(end.board));
    expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.offsetTop])).toEqual([
      0, 0, 0,
    ]);
  });
}
