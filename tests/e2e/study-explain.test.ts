/** Explanations and the tutorial, in a real browser, by keys alone, in both languages. */
import { expect } from 'vitest';
import {
  type Direction,
  explain,
  formatStep,
  playPresent,
  startHistory,
  threes,
  tres,
} from '../../src/engine/index.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { lastPush, scenesOf } from '../../src/web/study/explain/scenes.ts';
import { explainWords } from '../../src/web/text/explain-words.ts';
import { tutorialWords } from '../../src/web/text/tutorial-words.ts';
import { ARROWS, dealt, readStored } from './support/game.ts';
import { PAGE_LANGUAGES } from './support/in-languages.ts';
import { chooseByKeys } from './support/keys.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { test } from './support/test.ts';

const PUSHES: readonly Direction[] = ['left', 'down', 'right', 'up', 'left', 'down', 'right'];

for (const { language, locale, text } of PAGE_LANGUAGES) {
  const rules = language === 'en' ? threes : tres;

  test(`the last push is told step by step (${language})`, async ({ open }) => {
    const page = await open({
      locale,
      reducedMotion: 'reduce',
      path: `?rules=${rules.id}&seed=explain`,
    });
    let history = startHistory(dealt(rules, 'explain'));
    for (const push of PUSHES) {
      await page.keyboard.press(ARROWS[push]);
      history = playPresent(history, push)?.history ?? history;
    }
    const kept = await readStored(page, GAME_KEY);
    const push = lastPush(history)!;
    const words = explainWords[language];
    await page.keyboard.press('x');
    await page.locator('.explain-view').waitFor();
    const scenes = scenesOf(push);
    const told = page.locator('.explain-told');
    for (const [index, { line, motions, steps }] of scenes.entries()) {
      await page.getByText(words.stepOf(index + 1, scenes.length)).waitFor();
      expect(await page.locator('.explain-arrow').count()).toBe(motions.length);
      for (const step of steps) {
        expect(await told.textContent()).toContain(formatStep(step, words.steps));
      }
      if (line) expect(await page.locator('.explain-count').count()).toBe(line.before.length);
      if (index === 2 && language === 'en')
        expect(await faultsInEveryLook(page, 'explain')).toEqual([]);
      await page.keyboard.press('ArrowRight');
    }
    const { cell, tile } = push.placement!;
    expect(await page.locator(`dialog .sheet[data-cell="${cell}"]`).getAttribute('data-tile')).toBe(
      String(tile),
    );
    // A push that one would like to make, chosen among the radio buttons by keys.
    await page.locator('dialog .segments input').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(words.steps.title('left', rules.travel)).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readStored(page, GAME_KEY)).toBe(kept);

    // Beside the board, when that is asked for: what each push did, and a way to its steps.
    await page.keyboard.press(',');
    await page.getByRole('checkbox', { name: text.switches.explain }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    const strip = page.locator('.push-strip');
    await strip.waitFor();
    for (const next of PUSHES) {
      await page.keyboard.press(ARROWS[next]);
      const played = playPresent(history, next)?.history;
      if (!played) continue;
      history = played;
      const { board } = lastPush(history)!.game;
      const changed = explain(board, next, rules).lines.filter(
        ({ steps }) => steps[0]?.kind !== 'stays',
      );
      for (const { index } of changed) {
        await strip.getByText(words.steps.line(next, index), { exact: true }).waitFor();
      }
      expect(await strip.getByRole('strong').count()).toBe(changed.length);
    }
    if (language === 'es') expect(await faultsInEveryLook(page, 'strip')).toEqual([]);
    await chooseByKeys(page, words.closer);
    await page.getByText(words.stepOf(1, scenesOf(lastPush(history)!).length)).waitFor();
  }, 120_000);
}

for (const [language, locale, id, menu] of [
  ['en', 'en-GB', 'threes', 'First folds'],
  ['es', 'es-ES', 'tres', 'Primeros pliegues'],
] as const) {
  test(`the tutorial is done by keys, and leaves the game alone (${language})`, async ({
    open,
  }) => {
    const page = await open({ locale, reducedMotion: 'reduce', path: `?rules=${id}&seed=lesson` });
    const kept = await readStored(page, GAME_KEY);
    const words = tutorialWords[language];
    await page.keyboard.press('m');
    await page.locator('.menu').waitFor();
    await chooseByKeys(page, menu);
    await page.locator('.tutorial-task').waitFor();
    const solutions: Readonly<Record<string, readonly string[]>> = {
      threes: ['l', 'l', 'll', 'l', 'l', 'ld', '?'],
      tres: ['r', 'r', 'l', 'u', '?'],
    };
    const keys: Readonly<Record<string, string>> = {
      l: 'ArrowLeft',
      r: 'ArrowRight',
      u: 'ArrowUp',
      d: 'ArrowDown',
    };
    const all = solutions[id] ?? [];
    for (const [index, solution] of all.entries()) {
      await page.getByText(words.taskOf(index + 1, all.length), { exact: true }).waitFor();
      for (const sign of solution) {
        if (sign === '?') {
          await page.keyboard.down('Shift');
          await page.keyboard.press('ArrowLeft');
          await page.keyboard.up('Shift');
        } else await page.keyboard.press(keys[sign] ?? '');
      }
      await page.locator('.tutorial-outcome.done').waitFor();
      if (index === 1 && language === 'es') {
        expect(await faultsInEveryLook(page, 'tutorial')).toEqual([]);
      }
      await page.keyboard.press('Enter');
    }
    await page.getByText(words.endTitle).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readStored(page, GAME_KEY)).toBe(kept);
  }, 120_000);
}
