/**
 * The game of the day and the statistics in a real browser, by keys alone, in both languages: at one
 * moment from UTC−12 and UTC+14, over midnight, with a clock that is wrong, and in two tabs.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { highestTile, scoreOf, threes } from '../../src/engine/index.ts';
import { seedOfDay } from '../../src/web/study/daily/daily-deal.ts';
import { dailyWords } from '../../src/web/text/daily-words.ts';
import { statisticsWords } from '../../src/web/text/statistics-words.ts';
import { ARROWS, after, dealt, playedOut, readSheets, ready } from './support/game.ts';
import { chooseByKeys } from './support/keys.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { test } from './support/test.ts';

const DAY = '2026-11-30';
const NOON = `${DAY}T11:00:00Z`;
const START = dealt(threes, seedOfDay(DAY));
const { moves: MOVES, end: END } = playedOut(START);
const SCORE = scoreOf(END.board);

/** Sets the clock of the device; an open page looks at it as if it had just been shown again. */
async function setClock(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Opens the game of the day by its key. */
async function openDay(page: Page): Promise<void> {
  await page.keyboard.press('y');
  await page.locator('.daily').waitFor();
}

const dayIs = (page: Page, day: RegExp) => page.locator('.daily-date', { hasText: day }).waitFor();

for (const [language, locale, timezoneId, menu] of [
  ['en', 'en-GB', 'Etc/GMT+12', 'Statistics'],
  ['es', 'es-ES', 'Pacific/Kiritimati', 'Estadísticas'],
] as const) {
  const words = dailyWords[language];
  const counted = statisticsWords[language];

  test(`a day is tried once, then practised and counted (${language}, ${timezoneId})`, async ({
    open,
  }) => {
    const page = await open({
      locale,
      timezoneId,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 360, height: 740 },
    });
    // A server whose day is another one: it is told, and what the device says is believed.
    await page.route('**/*', (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ headers: { date: 'Sun, 29 Nov 2026 11:00:00 GMT' } })
        : route.fallback(),
    );
    await setClock(page, NOON);
    await openDay(page);
    await dayIs(page, /30 (de )?(November|noviembre) (de )?2026/);
    await page.getByText(words.otherDay(DAY, '2026-11-29')).waitFor();
    await page.getByText(words.dates.length({ hours: 13, minutes: 0, seconds: null })).waitFor();
    if (language === 'es') expect(await faultsInEveryLook(page, 'day')).toEqual([]);

    await chooseByKeys(page, words.start);
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readSheets(page)).toEqual(START.board.cells);
    for (const move of MOVES.slice(0, 3)) await page.keyboard.press(ARROWS[move]);
    await page.keyboard.press('u');
    const three = after(START, MOVES.slice(0, 3)).board.cells;
    expect(await readSheets(page)).toEqual(three);

    // The try survives a reload, another game, and goes on in another tab as the same one.
    await page.reload();
    await ready(page);
    await page.clock.setFixedTime(NOON);
    await page.keyboard.press('n');
    await page.locator('dialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await readSheets(page)).not.toEqual(three);
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await ready(tab);
    await tab.clock.setFixedTime(NOON);
    await openDay(tab);
    await chooseByKeys(tab, words.goOn);
    await tab.locator('dialog').waitFor({ state: 'detached' });
    expect(await readSheets(tab)).toEqual(three);

    for (const move of MOVES.slice(3)) await tab.keyboard.press(ARROWS[move]);
    await tab.locator('dialog.end').waitFor();
    await tab.keyboard.press('Enter');
    await tab.locator('.daily-result').waitFor();
    if (language === 'en') expect(await faultsInEveryLook(tab, 'scored day')).toEqual([]);
    await chooseByKeys(tab, words.copy);
    await tab.locator('.daily .outcome', { hasText: words.copied }).waitFor();
    const told = words.result({
      day: DAY,
      score: SCORE,
      highest: highestTile(END.board),
      moves: MOVES.length,
      givenUp: false,
      streak: 1,
    });
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(told);
    expect(told).not.toContain(seedOfDay(DAY));

    // Midnight by UTC, whatever the device's calendar says; and the clock set back again.
    await setClock(tab, '2026-12-01T00:00:01Z');
    await dayIs(tab, /1 (de )?(December|diciembre) (de )?2026/);
    await tab.locator('.daily .outcome', { hasText: words.newDay }).waitFor();
    expect(await tab.getByRole('button', { name: words.start }).count()).toBe(1);
    await setClock(tab, NOON);
    await tab.locator('.daily-result').waitFor();
    expect(await tab.getByRole('button', { name: words.start }).count()).toBe(0);
    await chooseByKeys(tab, words.practise);
    await tab.locator('dialog').waitFor({ state: 'detached' });
    await tab.keyboard.press(ARROWS[MOVES[0]!]);
    await tab.keyboard.press('u');
    expect(await readSheets(tab)).toEqual(START.board.cells);

    await tab.keyboard.press('m');
    await tab.locator('.menu').waitFor();
    await chooseByKeys(tab, menu);
    await tab.locator('.statistics').waitFor();
    const figures = tab.locator('.statistics-figures dd');
    const score = counted.number(SCORE);
    expect((await figures.allTextContents()).slice(0, 3)).toEqual([
      '1',
      counted.mean(SCORE),
      score,
    ]);
    for (const summary of await tab.locator('summary').all()) {
      await summary.focus();
      await tab.keyboard.press('Enter');
    }
    const cells = await tab.locator('.statistics details td').allTextContents();
    expect(cells).toEqual(['1', counted.percent(1), counted.percent(1), score]);
    if (language === 'es') expect(await faultsInEveryLook(tab, 'statistics')).toEqual([]);
    await tab.locator('select[name=which]').focus();
    await tab.keyboard.press('ArrowDown');
    await tab.getByText(counted.noneHere).waitFor();
    await tab.keyboard.press('ArrowDown');
    expect(await figures.first().textContent()).toBe('1');
  }, 120_000);
}

test('without games the statistics say what will stand there', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 640 } });
  await page.keyboard.press('m');
  await page.locator('.menu').waitFor();
  await chooseByKeys(page, 'Statistics');
  await page.getByText(statisticsWords.en.empty).waitFor();
  expect(await faultsInEveryLook(page, 'no statistics')).toEqual([]);
  await chooseByKeys(page, statisticsWords.en.toGame);
  await page.locator('dialog').waitFor({ state: 'detached' });
});
