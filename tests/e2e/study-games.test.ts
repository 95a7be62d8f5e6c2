/** Kept games and their replay, in a real browser: by keys alone, and by all ways in and out. */
import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  type Direction,
  formatLinkRecord,
  formatTextRecord,
  parseRecord,
  presentOf,
  scoreOf,
  stateAt,
  threes,
  tres,
  unwrap,
  verifyRecord,
} from '../../src/engine/index.ts';
import { gameFromText } from '../../src/web/app/open-game.ts';
import { recordOfGame } from '../../src/web/app/records.ts';
import { GAME_KEY } from '../../src/web/app/session.ts';
import { LOG_KEY } from '../../src/web/study/games/log-store.ts';
import { gamesWords } from '../../src/web/text/games-words.ts';
import { replayWords } from '../../src/web/text/replay-words.ts';
import { reviewWords } from '../../src/web/text/review-words.ts';
import { longGame } from '../support/long-game.ts';
import { ARROWS, after, dealt, readFigure, readStored, ready } from './support/game.ts';
import { PAGE_LANGUAGES } from './support/in-languages.ts';
import { databaseWith, finishedGame } from './support/kept.ts';
import { chooseByKeys, focused } from './support/keys.ts';
import { faultsInEveryLook } from './support/looks.ts';
import { drop } from './support/records.ts';
import { holdBack, test } from './support/test.ts';

const PUSHES: readonly Direction[] = ['left', 'down', 'right', 'up', 'left', 'down'];

/** A profile with kept games; their rows are made again from the records. */
function profileWith(games: ReturnType<typeof finishedGame>[]) {
  const { origin } = new URL(inject('baseUrl'));
  return { cookies: [], origins: [{ origin, localStorage: [], indexedDB: [databaseWith(games)] }] };
}

/** The tiles on the board of the replay, from the table that is there for those who hear it. */
async function tilesIn(screen: Locator): Promise<number[]> {
  const texts = await screen.locator('.study-board tbody td').allTextContents();
  return texts.map((text) => Number(text) || 0);
}

for (const { language, locale, text } of PAGE_LANGUAGES) {
  const words = gamesWords[language];
  const replay = replayWords[language];
  const review = reviewWords[language];

  test(`a game that is given up is kept, replayed and taken up again, by keys alone (${language})`, async ({
    open,
  }) => {
    const page = await open({ locale, path: '?seed=kept', reducedMotion: 'reduce' });
    for (const push of PUSHES) await page.keyboard.press(ARROWS[push]);
    await page.keyboard.press('n');
    await chooseByKeys(page, text.confirmStart);
    // What keeps games may come later than all else.
    await page.waitForFunction((key) => localStorage.getItem(key), LOG_KEY);
    await page.keyboard.press('g');
    const row = page.locator('.game-open');
    await row.waitFor();
    const start = dealt(threes, 'kept');
    const end = after(start, PUSHES);
    expect(await row.textContent()).toContain(words.unfinished);
    expect(await row.textContent()).toContain(String(scoreOf(end.board)));
    await page.locator('.game-open:focus').waitFor();
    const faults = language === 'en' ? await faultsInEveryLook(page, 'list') : [];

    await page.keyboard.press('Enter');
    const screen = page.locator('.replay');
    const place = screen.locator('.replay-place strong');
    await page.locator('.replay input[type=range]:focus').waitFor();
    expect(await tilesIn(screen)).toEqual([...start.board.cells]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await place.textContent()).toBe(replay.moveOf(2, 6));
    expect(await tilesIn(screen)).toEqual([...after(start, PUSHES.slice(0, 2)).board.cells]);
    const heard = await screen.getByRole('status').first().textContent();
    expect(heard).toBe(await screen.locator('.replay-told').textContent());
    expect(heard).toContain(text.scoreIs(scoreOf(after(start, PUSHES.slice(0, 2)).board)));
    await page.keyboard.press('Home');
    await screen.locator('select').selectOption('10');
    await page.keyboard.press('Space');
    await page.getByText(replay.moveOf(6, 6)).waitFor();
    expect(await tilesIn(screen)).toEqual([...end.board.cells]);
    await page.keyboard.press('ArrowLeft');
    for (const section of [replay.moves, replay.share, replay.name]) {
      await chooseByKeys(page, section);
    }
    await screen.locator('.move-list [aria-current]').waitFor();
    if (language === 'en') faults.push(...(await faultsInEveryLook(page, 'replay')));
    expect(faults).toEqual([]);

    // Back in the list the focus is where it was; a name is given, and the game deleted and restored.
    await page.keyboard.press('Escape');
    await page.locator('.game-open:focus').waitFor();
    await chooseByKeys(page, words.rename(''));
    await page.keyboard.type('Sunday');
    await page.keyboard.press('Enter');
    await page.getByText(words.named('Sunday')).waitFor();
    await page.locator('.game-open:focus').waitFor();
    await chooseByKeys(page, words.remove(''));
    expect(await focused(page)).toBe(words.removeNo);
    await chooseByKeys(page, words.removeYes);
    await page.getByText(words.none).waitFor();
    await chooseByKeys(page, words.restore);
    await page.locator('.game-open:focus', { hasText: 'Sunday' }).waitFor();

    await page.keyboard.press('Enter');
    await page.locator('.replay input[type=range]:focus').waitFor();
    // The same from its replay.
    await chooseByKeys(page, replay.remove);
    await page.getByText(words.removeAsk).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(words.removed).waitFor();
    expect(await focused(page)).toBe(words.restore);
    await page.keyboard.press('Enter');
    await page.locator('.replay input[type=range]:focus').waitFor();
    await page.keyboard.press('End');
    await chooseByKeys(page, replay.resume);
    await page.locator('dialog').waitFor({ state: 'detached' });
    const present = async () =>
      presentOf(unwrap(gameFromText((await readStored(page, GAME_KEY)) ?? '')).history);
    expect(await present()).toMatchObject({ moves: 6, board: end.board });
    await page.keyboard.press('u');
    expect(await present()).toMatchObject({ moves: 5 });
  }, 120_000);

  test(`games come in by paste, link, file and drop, and go out in every form (${language})`, async ({
    open,
  }) => {
    const kept = finishedGame(tres, 'es', 3);
    const page = await open({
      locale,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
      storageState: profileWith([kept]),
    });
    const record = unwrap(parseRecord(finishedGame(threes, 'es', 2).text));
    await page.keyboard.press('g');
    await page.locator('.game-open').waitFor();

    const field = page.locator('#bring');
    const bring = page.getByRole('button', { name: words.importPasted, exact: true });
    await field.fill('[Format "1"]\n[Rules "threes@1"');
    await bring.click();
    // What was refused is told beside the field, and can be corrected there.
    await page.locator('.games-side .fault', { hasText: /(Line|Línea) 2, column/ }).waitFor();
    expect(await field.inputValue()).toContain('threes@1');
    await field.fill(`${page.url()}#game=${formatLinkRecord(record)}`);
    await bring.click();
    await page.getByText(words.imported(1)).waitFor();
    await page.locator('.game-open:focus', { hasText: words.elsewhere }).waitFor();
    await drop(page, formatTextRecord(record).replace('[Score "', '[Score "9'));
    await page.getByText(/Score: .*claim-wrong/).waitFor();
    const other = finishedGame(threes, 'file', 1);
    await page.locator('.games-side input[type=file]').setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(other.text),
    });
    await page.getByText(words.amount(3, 3), { exact: true }).waitFor();

    // Of three games two are of others; the list says so when asked.
    await page.getByText(words.filter).click();
    await page.locator('select[name=owner]').selectOption('own');
    expect(await page.locator('.game-open').count()).toBe(1);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.exportAll }).click();
    const all = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
    expect(all.games).toHaveLength(3);
    expect(all.games).toContainEqual(kept);

    await page.locator('.game-open').click();
    await page.locator('.replay').waitFor();
    await page.getByText(replay.share, { exact: true }).click();
    const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const download = async (name: string) => {
      const file = page.waitForEvent('download');
      await pressed(name);
      return await (await file).path();
    };
    expect(await readFile(await download(replay.saveFile), 'utf8')).toBe(kept.text);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await pressed(replay.copyLink);
    await page.getByText(replay.linkCopied).waitFor();
    const link = await copied();
    await pressed(replay.copyPlain);
    await page.getByText(replay.plainCopied).waitFor();
    const plain = await copied();
    const { record: own, summary } = unwrap(verifyRecord(unwrap(parseRecord(kept.text))));
    expect(link.endsWith(`#game=${formatLinkRecord(own)}`)).toBe(true);
    expect(plain).toContain(link);
    expect(plain).toContain(replay.points(summary.score));
    const png = await readFile(await download(replay.savePicture));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 1464]);
    const alt = await page.locator('.share-picture img').getAttribute('alt');
    expect(alt).toContain(replay.facts(summary.moves, summary.highest));

    // A review within the replay, by keys: no network is needed for these rules.
    await chooseByKeys(page, replay.review);
    await chooseByKeys(page, review.start);
    await page
      .locator('.review [role=status]', { hasText: review.done(summary.moves) })
      .waitFor({ state: 'attached', timeout: 60_000 });
    const dearest = page.locator('.review-dearest button').first();
    const move = Number((await dearest.locator('strong').innerText()).replace(/\D/g, ''));
    await dearest.focus();
    await page.keyboard.press('Enter');
    // It leads to the board on which something better was to be pushed.
    const before = replay.moveOf(move - 1, summary.moves);
    await page.locator('.replay-place strong', { hasText: before }).waitFor();
  }, 120_000);
}

test('a game that is given up before what keeps it has come is kept all the same', async ({
  open,
}) => {
  const page = await open({ reducedMotion: 'reduce' });
  await page.evaluate(() => localStorage.clear());
  const release = await holdBack(page, /start-keeping/);
  await page.reload();
  await ready(page);
  for (const push of PUSHES) await page.keyboard.press(ARROWS[push]);
  const given = unwrap(gameFromText((await readStored(page, GAME_KEY)) ?? ''));
  await page.keyboard.press('n');
  await chooseByKeys(page, 'Start a new game');
  await page.keyboard.press('g');
  await page.locator('dialog').waitFor();
  release();
  await page.locator('.game-open:focus').waitFor();
  const score = gamesWords.en.points(scoreOf(presentOf(given.history).board));
  expect(await page.locator('.game-open').textContent()).toContain(score);
}, 120_000);

test('a link of a game of 2,000 moves opens, and the game is replayed whole', async ({ open }) => {
  const { history, seed } = longGame(2000);
  const record = recordOfGame({ history, seed }, '2026-11-30');
  const page = await open({ path: `#game=${formatLinkRecord(record)}`, reducedMotion: 'reduce' });
  await page.getByText('opened a game').waitFor({ state: 'attached' });
  expect(await readFigure(page, 'Moves')).toBe(2000);
  expect(await readFigure(page, 'Score')).toBe(scoreOf(presentOf(history).board));
  await page.keyboard.press('g');
  await chooseByKeys(page, gamesWords.en.onBoard);
  const screen = page.locator('.replay');
  await page.getByText(replayWords.en.moveOf(2000, 2000)).waitFor();
  await page.keyboard.press('PageUp');
  await page.getByText(replayWords.en.moveOf(1990, 2000)).waitFor();
  expect(await tilesIn(screen)).toEqual([...stateAt(history, 1990).board.cells]);
  await page.locator('.replay input[type=range]').fill('777');
  await page.getByText(replayWords.en.moveOf(777, 2000)).waitFor();
  expect(await tilesIn(screen)).toEqual([...stateAt(history, 777).board.cells]);
}, 120_000);
