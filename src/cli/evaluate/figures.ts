/** The figures of an evaluation: means with intervals, and how often each tile was made. */
import { ascending, type Counts } from '../sim/tally.ts';
import { grouped, table } from '../text.ts';

/** A mean, and how far the true one may be from it with 95% confidence. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
}

/** The mean of some numbers with its interval: 1.96 standard errors to either side. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, values.length - 1));
  return { mean, margin: (1.96 * deviation) / Math.sqrt(values.length) };
}

/** What one agent reached. */
export interface Figures {
  readonly agent: string;
  readonly games: number;
  readonly score: Mean;
  readonly moves: number;
  /** Milliseconds of processor time for a move, everything included, of one thread. */
  readonly millisecondsPerMove: number;
  /** The share of games that made each tile, or a higher one. */
  readonly reached: readonly { readonly tile: number; readonly share: number }[];
}

/** The shares of games that reached each of the tiles that are told, the smallest first. */
export function reachedShares(highest: Counts): { tile: number; share: number }[] {
  const counts = ascending(highest);
  const gamesFrom = (least: number) =>
    counts.reduce((sum, [tile, times]) => sum + (tile >= least ? times : 0), 0);
  const most = counts.at(-1)?.[0] ?? 0;
  const told = [384, 768, 1536, 3072, 6144, 12288].filter((tile) => tile <= Math.max(most, 384));
  return told.map((tile) => ({ tile, share: gamesFrom(tile) / gamesFrom(0) }));
}

/** The figures of some agents as text. */
export function figuresText(all: readonly Figures[], difference: Mean | undefined): string {
  const tiles = [...new Set(all.flatMap(({ reached }) => reached.map(({ tile }) => tile)))];
  const rows = all.map(({ agent, games, score, moves, millisecondsPerMove, reached }) => [
    agent,
    grouped(games),
    `${grouped(Math.round(score.mean))} ± ${grouped(Math.round(score.margin))}`,
    moves.toFixed(0),
    millisecondsPerMove.toFixed(millisecondsPerMove < 1 ? 4 : 2),
    ...tiles.map((tile) => {
      const share = reached.find((entry) => entry.tile === tile)?.share ?? 0;
      return `${(100 * share).toFixed(1)}%`;
    }),
  ]);
  const head = ['agent', 'games', 'mean score', 'moves', 'ms a move', ...tiles.map(String)];
  const lines = table([head, ...rows]);
  if (difference) {
    const { mean, margin } = difference;
    const sign = mean < 0 ? '−' : '+';
    const size = grouped(Math.round(Math.abs(mean)));
    lines.push('', `first − second, game by game: ${sign}${size} ± ${grouped(Math.round(margin))}`);
  }
  return lines.join('\n');
}
