/** What is said of hints and of playing by itself, for those who hear the game. */
import { DIRECTIONS, type Direction } from '../../engine/index.ts';
import type { ThinkingText } from '../text/english-thinking.ts';
import type { Advice, Told } from './assist.ts';

/** A push with its worth; null for one that moves nothing. */
export interface PushWorth {
  readonly direction: Direction;
  /** The score that the game is expected to end with. */
  readonly score: number | null;
  /** How it compares, from 0 for the worst to 1 for the best. */
  readonly share: number;
  readonly best: boolean;
}

/** Differences of less than this share of the best are drawn as small as they are. */
const LEAST_SCALE = 0.02;

/** All four pushes, in the engine's order. */
export function worthsOf({ found: { choice, values } }: Advice): PushWorth[] {
  const known = values.filter((value) => !Number.isNaN(value));
  const best = Math.max(...known);
  const scale = Math.max(1.1 * (best - Math.min(...known)), LEAST_SCALE * Math.abs(best), 1);
  return DIRECTIONS.map((direction, index) => {
    const value = values[index] ?? Number.NaN;
    if (Number.isNaN(value)) return { direction, score: null, share: 0, best: false };
    const share = 1 - (best - value) / scale;
    return { direction, score: Math.round(value), share, best: index === choice };
  });
}

/** The sentences about something that is told; `score` is that of the game now. */
export function sentencesFor(told: Told, score: number, text: ThinkingText): string {
  switch (told.kind) {
    case 'advice':
    case 'changed':
      return adviceSentences(told.advice, told.kind === 'changed', text);
    case 'off':
      return text.off;
    case 'started':
      return text.started(told.speed);
    case 'stopped':
      return text.stopped(told.moves, score);
    default:
      return text.troubles[told.kind];
  }
}

function adviceSentences(advice: Advice, changed: boolean, text: ThinkingText): string {
  const worths = worthsOf(advice);
  const best = worths.find((worth) => worth.best)?.direction ?? 'left';
  if (changed) return text.nowBest(best);
  const moving = worths
    .flatMap(({ direction, score }) => (score === null ? [] : [[direction, score] as const]))
    .sort(([, a], [, b]) => b - a);
  const unmoved = worths.filter(({ score }) => score === null).map(({ direction }) => direction);
  const sentences = [text.best(best), text.worths(moving)];
  if (unmoved.length > 0) sentences.push(text.unmoved(unmoved));
  return sentences.join(' ');
}

/** Who judged, if that is worth a word. */
export function judgeSentence({ fault, judge }: Advice, text: ThinkingText): string | null {
  if (fault && judge === 'hand-made') {
    return fault.code === 'no-room' ? text.noRoom : text.notLoaded;
  }
  return text.judges[judge];
}
