/**
 * The deal of a day. Its seed is made of the day alone, so that everybody has the same, without asking
 * anybody: `docs/study.md` has the scheme. It must never change for days that have been.
 */
import { type RuleSet, threes } from '../../../engine/index.ts';
import { expandSeed, formatSeed } from '../../../engine/random/seed.ts';
import { dealGame, type OpenGame } from '../../app/open-game.ts';
import type { Day } from './day.ts';

/** The rules of every day. */
export const DAILY_RULES: RuleSet = threes;

/** The seed of a day: the 128 bits that the engine makes of `threefold daily 2026-11-30`. */
export function seedOfDay(day: Day): string {
  return formatSeed(expandSeed(`threefold daily ${day}`));
}

/** The game of a day before its first move: as the scored try, or to practise. */
export function dealDay(day: Day, scored: boolean): OpenGame {
  return { ...dealGame(DAILY_RULES, seedOfDay(day)), daily: { day, scored } };
}
