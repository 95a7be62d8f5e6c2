import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Direction, legalMoves, threes } from '../../src/engine/index.ts';
import { after, dealt, readFigure, readSheets, readStatus } from './support/game.ts';
import { test } from './support/test.ts';

const START = dealt(threes, 'pads');
const CROSS: Readonly<Record<Direction, number>> = { up: 12, down: 13, left: 14, right: 15 };
const [ACCEPT, BACK, REDO, SHOULDER, HELP, NEW] = [0, 1, 3, 4, 8, 9] as const;

/** A pad that the test plays, and a count of how often the page looked at it. */
const FAKED = `
  window.looks = 0;
  window.pad = null;
  navigator.getGamepads = () => { window.looks++; return [null, window.pad]; };
  window.plugIn = (buttons, axes) => {
    const all = Array.from({ length: buttons }, () => ({ pressed: false, touched: false, value: 0 }));
    window.pad = { index: 1, connected: true, mapping: 'standard', buttons: all, axes };
    window.dispatchEvent(new Event('gamepadconnected'));
  };`;

interface Faked {
  looks: number;
  pad: { buttons: { pressed: boolean }[]; axes: number[] } | null;
  plugIn(buttons: number, axes: number[]): void;
}

/** Waits until the page has looked at the pad twice more. */
async function looked(page: Page): Promise<void> {
  const looks = await page.evaluate(() => (window as unknown as Faked).looks);
  await page.waitForFunction((last) => (window as unknown as Faked).looks > last + 1, looks);
}

async function hold(page: Page, button: number, pressed = true): Promise<void> {
  await page.evaluate(
    ([at, down]) => {
      const found = (window as unknown as Faked).pad?.buttons[at];
      if (found) found.pressed = down;
    },
    [button, pressed] as const,
  );
  await looked(page);
}

async function press(page: Page, button: number): Promise<void> {
  await hold(page, button);
  await hold(page, button, false);
}

async function plugIn(page: Page, buttons: number, axes: number[]): Promise<void> {
  await page.evaluate(
    ([count, sticks]) => (window as unknown as Faked).plugIn(count, [...sticks]),
    [buttons, axes] as const,
  );
  await looked(page);
}

test('a pad plays: pushes, undo, redo, peeking, dialogs', async ({ open }) => {
  const page = await open({ path: '?seed=pads', script: FAKED });
  await plugIn(page, 17, [0, 0, 0, 0]);
  const [first = 'left', second = 'up'] = legalMoves(START);
  await press(page, CROSS[first]);
  expect(await readSheets(page)).toEqual(after(START, [first]).board.cells);
  await press(page, BACK);
  expect(await readSheets(page)).toEqual(START.board.cells);
  await press(page, REDO);
  expect(await readFigure(page, 'Moves')).toBe(1);
  await press(page, BACK);
  // A shoulder peeks: letting go takes it back, the same direction again or A plays it.
  await hold(page, SHOULDER);
  await press(page, CROSS[second]);
  expect(await readStatus(page)).toContain(`If pushed ${second};`);
  expect(await page.locator('.board').getAttribute('data-peek')).toBe(second);
  await hold(page, SHOULDER, false);
  expect(await page.locator('.board').getAttribute('data-peek')).toBeNull();
  expect(await readSheets(page)).toEqual(START.board.cells);
  await hold(page, SHOULDER);
  await press(page, CROSS[first]);
  await press(page, CROSS[second]);
  await press(page, ACCEPT);
  await hold(page, SHOULDER, false);
  expect(await readSheets(page)).toEqual(after(START, [second]).board.cells);
  // Dialogs: back leaves, the cross moves through what there is, A presses it.
  await press(page, HELP);
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
  await press(page, CROSS[first]);
  expect(await readFigure(page, 'Moves')).toBe(1);
  await press(page, BACK);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await press(page, NEW);
  await page.getByRole('dialog', { name: 'Start a new game?' }).waitFor();
  await press(page, CROSS.down);
  await press(page, ACCEPT);
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await readFigure(page, 'Moves')).toBe(0);
  // Without a pad nobody looks any more.
  await page.evaluate(() => {
    (window as unknown as Faked).pad = null;
  });
  const idle = await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    await frames(3);
    const { looks } = window as unknown as Faked;
    await frames(10);
    return (window as unknown as Faked).looks - looks;
  });
  expect(idle).toBe(0);
});

test('a pad with four buttons and no sticks raises no error', async ({ open }) => {
  const page = await open({ path: '?seed=pads', script: FAKED });
  await plugIn(page, 4, []);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  const moves = await readFigure(page, 'Moves');
  await press(page, BACK);
  expect(await readFigure(page, 'Moves')).toBe(moves - 1);
});
