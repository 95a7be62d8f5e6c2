/** A game on its way, as the record that is kept of it. */
import { gameFromText } from '../../app/open-game.ts';
import { dateOf, recordOfGame } from '../../app/records.ts';
import { withDetails } from './game-tags.ts';
import type { GameToKeep } from './kept-games.ts';
import type { Outgoing } from './outbox.ts';

/** What is to be kept of a game, under this name; nothing when it can't be understood. */
export function toKeep({ game: text, log }: Outgoing, name: string | null): GameToKeep | undefined {
  const game = gameFromText(text);
  if (!game.ok) return undefined;
  const { id, own, started, ended, playedMs, undone } = log;
  const { daily = null } = game.value;
  // Of a game that was under way before notes were taken nobody knows how long it took.
  const whole = log.times[0] !== null;
  const details = {
    name,
    started: whole ? started : null,
    ended,
    playedMs: whole ? playedMs : null,
    undone,
    daily,
  };
  const times = log.times.map((time) => time ?? undefined);
  const date = dateOf(ended === null ? new Date() : new Date(ended));
  const record = recordOfGame(game.value, date, { tags: withDetails([], details), times });
  return { id, own, record };
}
