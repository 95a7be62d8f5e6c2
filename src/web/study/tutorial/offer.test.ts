import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { threes } from '../../../engine/index.ts';
import type { Notice } from '../../app/happening.ts';
import { Session } from '../../app/session.ts';
import { memoryStore } from '../../app/storage.ts';
import { OFFERED_KEY, offerTutorial } from './offer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a store; what it was told and asked to open. */
function page(texts: Map<string, string> = new Map(), linked = false) {
  const store = memoryStore(texts);
  const session = new Session({ store, freshSeed: () => 'seed' });
  const notices: Notice[] = [];
  const opened: string[] = [];
  const controller = {
    shell: { panel: null } as never,
    notify: (notice: Notice) => notices.push(notice),
    dismiss: () => notices.splice(0),
    open: (panel: string) => opened.push(panel),
  };
  const changed = offerTutorial({ session, controller, linked });
  return { session, notices, opened, changed, texts };
}

it('is offered once to somebody new who does nothing for a while', () => {
  const { notices, opened, changed, texts } = page();
  changed();
  vi.advanceTimersByTime(5000);
  expect(notices).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(notices.map(({ kind }) => kind)).toEqual(['tutorial-offer']);
  const [offer] = notices;
  if (offer && 'act' in offer) offer.act();
  expect(opened).toEqual(['tutorial']);
  expect(texts.get(OFFERED_KEY)).toBe('1');
  const again = page(texts);
  vi.advanceTimersByTime(60_000);
  expect(again.notices).toEqual([]);
});

it('is taken back, or never made, once there was a push', () => {
  const { session, notices, changed } = page();
  vi.advanceTimersByTime(10_000);
  expect(notices).toHaveLength(1);
  for (const push of ['left', 'down'] as const) session.play(push);
  changed();
  expect(notices).toEqual([]);
  const quick = page();
  for (const push of ['left', 'down'] as const) quick.session.play(push);
  quick.changed();
  vi.advanceTimersByTime(10_000);
  expect(quick.notices).toEqual([]);
  expect(quick.texts.has(OFFERED_KEY)).toBe(false);
});

it('is not made to those who came by a link, who have played before, or who can’t be remembered', () => {
  const linked = page(new Map(), true);
  const known = page(new Map([['threefold.best', '{}']]));
  vi.advanceTimersByTime(10_000);
  expect([...linked.notices, ...known.notices]).toEqual([]);
  const session = new Session({ store: memoryStore(), freshSeed: () => 'seed' });
  const store = { read: () => null, write: () => false };
  const notify = vi.fn();
  const controller = { shell: { panel: null } as never, notify, dismiss: vi.fn(), open: vi.fn() };
  offerTutorial({ session: { game: session.game, store }, controller, linked: false });
  vi.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
  expect(session.present.rules).toBe(threes);
});
