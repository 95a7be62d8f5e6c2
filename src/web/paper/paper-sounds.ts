/** The sounds of the game, each a few strokes of paper. None has a pitch that could be sung. */
import type { PaperSound, Stroke } from './rustle.ts';

/** What can be heard. */
export type SoundName = 'slide' | 'fold' | 'place' | 'refuse' | 'undo' | 'first' | 'end';

/** A stroke as most are: a wide band, loudest early. */
const PLAIN: Omit<Stroke, 'at' | 'length' | 'from' | 'to'> = {
  peak: 0.3,
  width: 1.1,
  level: 1,
  crackles: 900,
};

/** A sheet that is laid down: a low pat, over before it can be called a tone. */
const PAT: Stroke = {
  at: 0,
  length: 0.07,
  peak: 0.06,
  from: 320,
  to: 170,
  width: 0.9,
  level: 0.8,
  crackles: 0,
};

/** A crease that is pressed: dense, bright, short. */
const CREASE: Stroke = { ...PLAIN, at: 0, length: 0.06, peak: 0.15, from: 3600, to: 2600 };

/** One opening of a figure that unfolds, a little brighter than the one before. */
const opening = (at: number, from: number): Stroke => ({
  ...PLAIN,
  at,
  length: 0.16,
  peak: 0.55,
  from,
  to: from * 1.35,
  crackles: 520,
  level: 0.55 + at,
});

/** The sounds by name. */
export const SOUNDS: Readonly<Record<SoundName, PaperSound>> = {
  // Sheets over a desk: a soft breath with a little grain.
  slide: {
    loudness: 0.2,
    strokes: [
      {
        ...PLAIN,
        at: 0,
        length: 0.15,
        peak: 0.4,
        from: 1300,
        to: 2300,
        width: 1.5,
        crackles: 2600,
      },
    ],
  },
  // The sheet turns over, and the crease is pressed along its length.
  fold: {
    loudness: 0.34,
    strokes: [
      {
        ...PLAIN,
        at: 0,
        length: 0.12,
        peak: 0.7,
        from: 1500,
        to: 2900,
        crackles: 1100,
        level: 0.6,
      },
      { ...CREASE, at: 0.1 },
      { ...PAT, at: 0.1 },
    ],
  },
  place: {
    loudness: 0.22,
    strokes: [PAT, { ...CREASE, length: 0.035, level: 0.35 }],
  },
  // Paper that gives and comes back: low and dull.
  refuse: {
    loudness: 0.2,
    strokes: [
      { ...PAT, length: 0.1, from: 240, to: 140 },
      { ...PLAIN, at: 0.01, length: 0.08, from: 700, to: 500, level: 0.3, crackles: 0 },
    ],
  },
  // The slide, drawn back.
  undo: {
    loudness: 0.2,
    strokes: [
      {
        ...PLAIN,
        at: 0,
        length: 0.17,
        peak: 0.6,
        from: 2400,
        to: 1200,
        width: 1.5,
        crackles: 2000,
      },
    ],
  },
  // A figure opens in four steps, then settles.
  first: {
    loudness: 0.36,
    strokes: [
      opening(0, 1700),
      opening(0.13, 2100),
      opening(0.25, 2600),
      opening(0.36, 3200),
      { ...PAT, at: 0.52, level: 0.5 },
    ],
  },
  // A large sheet is turned and laid over the desk.
  end: {
    loudness: 0.36,
    strokes: [
      { ...PLAIN, at: 0, length: 0.6, peak: 0.45, from: 900, to: 2400, width: 1.6, crackles: 700 },
      {
        ...PLAIN,
        at: 0.42,
        length: 0.4,
        peak: 0.2,
        from: 2000,
        to: 700,
        crackles: 500,
        level: 0.7,
      },
      { ...PAT, at: 0.56, length: 0.14, from: 260, to: 120 },
    ],
  },
};
