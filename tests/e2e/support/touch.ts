/** Real touches, sent through the browser's debugging protocol. */
import type { Page } from 'playwright-core';
import type { Direction } from '../../../src/engine/index.ts';

/** A point on the page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on a page. */
export interface Finger {
  /** Touches down and moves along the points, and stays there. */
  hold(...points: [Point, ...Point[]]): Promise<void>;
  /** Lets go. */
  release(): Promise<void>;
  /** Touches down, moves along the points and lets go. */
  drag(...points: [Point, ...Point[]]): Promise<void>;
  /** A straight swipe of 90 px from a point. */
  swipe(from: Point, direction: Direction): Promise<void>;
}

const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -45, y: 0 },
  right: { x: 45, y: 0 },
  up: { x: 0, y: -45 },
  down: { x: 0, y: 45 },
};

/** A finger for a page whose profile has touch. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const hold: Finger['hold'] = async (start, ...points) => {
    await send('touchStart', [start]);
    for (const point of points) await send('touchMove', [point]);
  };
  const release: Finger['release'] = async () => {
    await send('touchEnd', []);
  };
  const drag: Finger['drag'] = async (...points) => {
    await hold(...points);
    await release();
  };
  const swipe: Finger['swipe'] = (from, direction) => {
    const { x, y } = STEPS[direction];
    const at = (step: number) => ({ x: from.x + x * step, y: from.y + y * step });
    return drag(from, at(1), at(2));
  };
  return { hold, release, drag, swipe };
}

/** The middle of an element. */
export async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
