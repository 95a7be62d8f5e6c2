/** The English words of hints and of playing by itself; loaded with them. */

import type { Judge } from '../../ai/thinking.ts';
import type { Direction } from '../../engine/index.ts';
import type { Speed } from '../thinking/paces.ts';
import { count, number } from './english-numbers.ts';

const directions: Readonly<Record<Direction, string>> = {
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
};

const speeds: Readonly<Record<Speed, string>> = {
  slow: 'slow',
  normal: 'normal',
  fast: 'fast',
  full: 'as fast as it can',
};

const list = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

const value = (direction: Direction, score: number) => `${directions[direction]} ${number(score)}`;

/** The table; see the type `ThinkingText`. */
export const englishThinking = {
  adviceTitle: 'What each push is worth',
  worthHint: 'The score that the game is expected to end with',
  number,
  directions,
  /** A push with its worth, for those who hear it. */
  push: (direction: Direction, score: number | null, best: boolean) => {
    if (score === null) return `${directions[direction]}: nothing moves`;
    return `${value(direction, score)}${best ? ', the best' : ''}`;
  },
  best: (direction: Direction) => `Best: ${directions[direction]}.`,
  nowBest: (direction: Direction) => `Now better: ${directions[direction]}.`,
  worths: (pushes: readonly (readonly [Direction, number])[]) =>
    `${list(pushes.map(([direction, score]) => value(direction, score))).replace(/^./, (letter) => letter.toUpperCase())}.`,
  unmoved: (pushes: readonly Direction[]) =>
    `Nothing moves ${list(pushes.map((direction) => directions[direction]))}.`,

  ahead: (moves: number) => `${count(moves, 'push', 'pushes')} ahead.`,
  thinking: 'Thinking…',
  loading: (percent: number) => `Loading the network: ${percent}%`,
  judges: {
    network: null,
    'hand-made': 'By rules of thumb: no network has learned this game.',
    plain: 'A short look ahead: the fast search has no such boards.',
  } as Readonly<Record<Judge, string | null>>,
  notLoaded: 'The network could not be loaded: by rules of thumb.',
  noRoom: 'Too little memory for the network: by rules of thumb.',
  notBest: 'Not counted as your best.',
  troubles: {
    barred: 'No hints in the day’s scored try.',
    over: 'The game is over.',
    failed: 'This browser can’t think. The game goes on without hints.',
  },
  off: 'Hints off.',

  auto: 'Auto-play',
  stop: 'Stop',
  speed: 'Speed',
  speeds,
  started: (speed: Speed) => `Auto-play, ${speeds[speed]}. Any push or Escape stops it.`,
  stopped: (moves: number, score: number) =>
    `Stopped after ${count(moves, 'push', 'pushes')}; score ${number(score)}.`,
};

/** The words of hints and of playing by itself in one language. */
export type ThinkingText = typeof englishThinking;
