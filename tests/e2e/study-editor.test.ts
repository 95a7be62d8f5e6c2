/** Setting up a board and copying a game, in a real browser, by keys alone and by touch. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  boardFromRows,
  parseTextRecord,
  presentOf,
  stateAt,
  threes,
  unwrap,
  verifyRecord,
} from '../../src/engine/index.ts';
import { gameFromText } from '../../src/web/app/open-game.ts';
import { EARLIER_KEY, GAME_KEY } from '../../src/web/app/session.ts';
import { COPY_KEY } from '../../src/web/study/editor/kept-transcript.ts';
import { cellName } from '../../src/web/text/cells.ts';
import { editorWords } from '../../src/web/text/editor-words.ts';
import { readSheets, readStored, ready } from './support/game.ts';
import { PAGE_LANGUAGES } from './support/in-languages.ts';
import { chooseByKeys, goTo } from './support/keys.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { test } from './support/test.ts';
import { fingerOn, middleOf } from './support/touch.ts';

/** Opens the screen from the menu, by keys. */
async function openEditor(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('.menu').waitFor();
  await chooseByKeys(page, entry);
  await page.locator('.cell-grid').waitFor();
}

/** The tiles on the board that is set up. */
async function readCells(page: Page): Promise<number[]> {
  const cells = page.locator('.cell-grid button');
  const papers = await cells.evaluateAll((all) =>
    all.map((cell) => cell.querySelector('.number')?.textContent ?? '0'),
  );
  return papers.map(Number);
}

for (const { language, locale, text } of PAGE_LANGUAGES) {
  const words = editorWords[language];

  test(`a position is set up, refused, corrected and played by keys (${language})`, async ({
    open,
  }) => {
    const page = await open({ locale, reducedMotion: 'reduce', path: '?seed=editor' });
    // A game that would be missed is put aside for the position.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    const before = await readSheets(page);
    await openEditor(page, text.screens.editor);
    expect(await readCells(page)).toEqual(before);
    await chooseByKeys(page, words.fromEmpty);
    await goTo(page, text.readCell(cellName(0, 4), text.emptyCell), 'Shift+Tab');
    for (const key of ['1', '9', '2', 'ArrowRight', '6', 'ArrowDown', '6', 'ArrowLeft', 'Enter']) {
      await page.keyboard.press(key);
    }
    // Enter lays the chosen sheet, a 3; the keys typed the others.
    expect((await readCells(page)).slice(0, 8)).toEqual([192, 6, 0, 0, 3, 6, 0, 0]);
    // With a 192 on the board the next one may be a bonus.
    expect(await page.getByRole('radio', { name: words.bonus([6, 12, 24]) }).count()).toBe(1);
    await page.getByRole('spinbutton', { name: words.card(1) }).fill('4');
    const fault = page.locator('.position-parts .outcome.fault');
    await fault.waitFor();
    expect(await fault.innerText()).toContain(`${words.cardPlace(1)}:`);
    expect(await fault.innerText()).toContain('supply-contradiction');
    expect(await page.locator('.position-parts [aria-invalid=true]').count()).toBe(1);
    if (language === 'es') expect(await faultsInEveryLook(page, 'editor')).toEqual([]);
    await page.getByRole('spinbutton', { name: words.card(1) }).fill('2');
    await page.getByText(words.possible).waitFor();
    // What is pasted takes its place, or is refused with what is wrong.
    await page.locator('#paste-position').fill('1 5 / 3 3 next 1');
    await chooseByKeys(page, words.read);
    await page.locator('.position-begin .outcome.fault').waitFor();
    const rows = [
      [3, 3, 0, 0],
      [1, 2, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 48],
    ];
    await page.locator('#paste-position').fill('3 3 . . / 1 2 . . / . . . . / . . . 48 next 2');
    await chooseByKeys(page, words.read);
    await page.getByText(words.readDone).waitFor();
    await chooseByKeys(page, words.play);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readSheets(page)).toEqual(rows.flat());
    await page
      .locator('.notice')
      .filter({ hasText: /put aside|apart/ })
      .waitFor();
    const earlier = unwrap(gameFromText((await readStored(page, EARLIER_KEY)) ?? ''));
    expect(presentOf(earlier.history).board.cells).toEqual(before);
    await page.keyboard.press('ArrowLeft');
    const game = unwrap(gameFromText((await readStored(page, GAME_KEY)) ?? ''));
    expect(presentOf(game.history).board.cells.slice(0, 2)).toEqual([6, 0]);
    expect(stateAt(game.history, 0).board).toEqual(unwrap(boardFromRows(rows)));
  }, 120_000);

  test(`a game is copied move by move by keys, survives a reload, and is kept (${language})`, async ({
    open,
  }) => {
    const page = await open({ locale, reducedMotion: 'reduce', path: '?seed=copied' });
    const own = await readStored(page, GAME_KEY);
    await openEditor(page, text.screens.editor);
    await chooseByKeys(page, words.copy);
    const asked = (question: string) =>
      page.locator('.copy-asked').filter({ hasText: question }).waitFor();
    for (const [turn, push] of ['ArrowLeft', 'ArrowDown', 'ArrowLeft'].entries()) {
      await asked(words.askPush);
      await page.keyboard.press(push);
      if ((await page.locator('.cell-choices').count()) > 0) {
        if (turn === 0 && language === 'en') {
          expect(await faultsInEveryLook(page, 'copy')).toEqual([]);
        }
        await asked(words.askCell);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await asked(words.askPreview);
      await page.keyboard.press('Enter');
    }
    await page.getByText(words.told(3)).waitFor();
    await page.keyboard.press('u');
    await page.getByText(words.told(2)).waitFor();
    await asked(words.askPreview);
    await page.reload();
    await ready(page);
    await page.keyboard.press('m');
    await page.locator('.menu').waitFor();
    await chooseByKeys(page, text.screens.editor);
    await asked(words.askPreview);
    await page.keyboard.press('Enter');
    await page.getByText(words.told(3)).waitFor();
    const { record } = JSON.parse((await readStored(page, COPY_KEY)) ?? '{}');
    const verified = unwrap(verifyRecord(unwrap(parseTextRecord(record))));
    expect(verified.record.rules).toEqual(threes);
    expect(verified.record.turns.map(({ move }) => move)).toEqual(['left', 'down', 'left']);
    expect(verified.record.turns.every(({ placement }) => placement)).toBe(true);
    expect(await readStored(page, GAME_KEY)).toBe(own);
    await chooseByKeys(page, words.keep);
    await page.getByText(words.kept).waitFor();
    await chooseByKeys(page, words.goOn);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readSheets(page)).toEqual(verified.states.at(-1)?.board.cells);
  }, 120_000);
}

test('a position is set up and judged, and a game copied from it, by touch alone', async ({
  open,
}) => {
  const viewport = { width: 360, height: 740 };
  const page = await open({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  const words = editorWords.en;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await page.locator('.toolbar button').last().tap();
  await page.locator('[data-command=editor]').tap();
  await page.locator('.segments label', { hasText: '3+3' }).tap();
  await button(words.fromEmpty).tap();
  const sheet = (tile: number) => page.locator('.palette .segments label', { hasText: `${tile}` });
  for (const [tile, cells] of [
    [1, [0, 5]],
    [2, [4]],
  ] as const) {
    await sheet(tile).first().tap();
    for (const cell of cells) await page.locator('.cell-grid button').nth(cell).tap();
  }
  // The same sheet once more takes it away again.
  await page.locator('.cell-grid button').nth(7).tap();
  await page.locator('.cell-grid button').nth(7).tap();
  expect((await readCells(page)).slice(0, 8)).toEqual([1, 0, 0, 0, 2, 1, 0, 0]);
  await button(words.askHint).tap();
  await page.locator('.position-hint .best').waitFor({ timeout: 60_000 });
  await button(words.copy).tap();
  const asked = (question: string) =>
    page.locator('.copy-asked').filter({ hasText: question }).waitFor();
  await asked(words.askPush);
  // A short drag only looks, and changes nothing; a swipe pushes.
  const finger = await fingerOn(page);
  const middle = await middleOf(page, '.copy-game .board');
  await finger.drag(middle, { x: middle.x - 20, y: middle.y }, middle);
  await asked(words.askPush);
  await finger.swipe(middle, 'left');
  await asked(words.askCell);
  await page.locator('.cell-choices button').last().tap();
  await page.getByText(words.told(1)).waitFor();
  await button(words.back).tap();
  await asked(words.askCell);
  await page.locator('.cell-choices button').first().tap();
  await page.getByText(words.told(1)).waitFor();
  await button(words.keep).tap();
  await page.getByText(words.kept).waitFor();
  const { record } = JSON.parse((await readStored(page, COPY_KEY)) ?? '{}');
  const { states } = unwrap(verifyRecord(unwrap(parseTextRecord(record))));
  await button(words.goOn).tap();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await readSheets(page)).toEqual(states.at(-1)?.board.cells);
}, 120_000);
