import { expect, test } from 'vitest';
import { LOCK_NAME, type Locks, LockWriter } from './writer.ts';

/** The locks of a browser, as far as one name goes: exclusive, in turn, with theft. */
function fakeLocks() {
  let holder: { fail: (error: Error) => void } | undefined;
  const queue: (() => void)[] = [];
  const next = () => {
    holder = undefined;
    queue.shift()?.();
  };
  const request = (
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      expect(name).toBe(LOCK_NAME);
      const grant = () => {
        const own = { fail: reject };
        holder = own;
        Promise.resolve(callback({ name, mode: 'exclusive' })).then((value) => {
          if (holder === own) next();
          resolve(value);
        });
      };
      if (options.steal) {
        const robbed = holder;
        grant();
        robbed?.fail(new DOMException('stolen', 'AbortError'));
      } else if (!holder) grant();
      else if (options.ifAvailable) resolve(callback(null));
      else {
        queue.push(grant);
        options.signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(grant), 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
      }
    });
  return { request: request as Locks['request'], waiting: () => queue.length };
}

/** Lets all promises settle. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function pageOn(locks: Locks) {
  const told: boolean[] = [];
  return { writer: new LockWriter(locks, (mine) => told.push(mine)), told };
}

test('the first page plays, the second follows, and plays when the first has ended', async () => {
  const locks = fakeLocks();
  const [one, two] = [pageOn(locks), pageOn(locks)];
  one.writer.start();
  await settle();
  two.writer.start();
  await settle();
  expect([one.writer.mine, two.writer.mine]).toEqual([true, false]);
  expect([one.told, two.told]).toEqual([[], [false]]);
  one.writer.stop();
  await settle();
  expect(two.writer.mine).toBe(true);
  expect(two.told).toEqual([false, true]);
});

test('a page that takes over plays at once, and the other follows and waits', async () => {
  const locks = fakeLocks();
  const [one, two] = [pageOn(locks), pageOn(locks)];
  for (const { writer } of [one, two]) {
    writer.start();
    await settle();
  }
  two.writer.take();
  expect(two.writer.mine).toBe(true);
  await settle();
  expect(one.writer.mine).toBe(false);
  expect(locks.waiting()).toBe(1);
  one.writer.take();
  await settle();
  expect([one.writer.mine, two.writer.mine]).toEqual([true, false]);
  expect(one.told).toEqual([false, true]);
});

test('a page that was put to sleep holds nothing and waits for nothing', async () => {
  const locks = fakeLocks();
  const [one, two] = [pageOn(locks), pageOn(locks)];
  for (const { writer } of [one, two]) {
    writer.start();
    await settle();
  }
  two.writer.stop();
  await settle();
  expect(locks.waiting()).toBe(0);
  one.writer.stop();
  await settle();
  two.writer.start();
  await settle();
  expect(two.writer.mine).toBe(true);
  one.writer.start();
  await settle();
  expect(one.writer.mine).toBe(false);
});

test('a page that nobody sees takes nothing, and plays when it is seen and nobody else plays', async () => {
  const locks = fakeLocks();
  const one = pageOn(locks);
  let seen = false;
  const two = new LockWriter(
    locks,
    () => {},
    () => seen,
  );
  one.writer.start();
  await settle();
  two.start();
  await settle();
  expect([two.mine, locks.waiting()]).toEqual([false, 0]);
  seen = true;
  two.look();
  await settle();
  expect([two.mine, locks.waiting()]).toEqual([false, 1]);
  seen = false;
  two.look();
  await settle();
  expect(locks.waiting()).toBe(0);
  one.writer.stop();
  await settle();
  expect(two.mine).toBe(false);
  seen = true;
  two.look();
  await settle();
  expect(two.mine).toBe(true);
});

test('a page that may have no locks plays without them', async () => {
  let asked = 0;
  const request = () => {
    asked++;
    return Promise.reject(new DOMException('no origin', 'SecurityError'));
  };
  const { writer, told } = pageOn({ request: request as Locks['request'] });
  writer.start();
  await settle();
  expect([writer.mine, told, asked]).toEqual([true, [], 1]);
});

test('whoever tries to play on a page that follows is told again', async () => {
  const locks = fakeLocks();
  const [one, two] = [pageOn(locks), pageOn(locks)];
  for (const { writer } of [one, two]) {
    writer.start();
    await settle();
  }
  two.writer.refused();
  expect(two.told).toEqual([false, false]);
});
