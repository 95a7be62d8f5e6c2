import { ascii, divide, type GameState, perft, referenceTo } from '../../engine/index.ts';
import { EXIT } from '../exit-codes.ts';
import { chanceOf, dealGame, rulesOf } from '../game-setup.ts';
import { readInput } from '../input/read-input.ts';
import { readPosition } from '../input/read-position.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions, SeedOptions } from '../options.ts';
import { grouped, table } from '../text.ts';

/** The options of `perft`. */
export interface PerftOptions extends CommonOptions, RuleOptions, SeedOptions {
  readonly depth: number;
  readonly divide?: boolean;
}

/** Counts every line of play to a depth, from a position or from the deal of a seed. */
export async function runPerft(io: Io, options: PerftOptions, [given]: string[]): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const chance = chanceOf(options);
  if (!chance.ok) return io.misused(chance.error);
  let game: GameState;
  if (given === undefined) {
    const dealt = dealGame(rules.value, chance.value);
    if (!dealt.ok) return io.misused(dealt.error);
    game = dealt.value;
  } else {
    const input = await readInput(given);
    if (!input.ok) return io.misused(input.message);
    const position = readPosition(input.text, rules.value);
    if (!position.ok) return io.failed(position.error);
    game = { ...position.value.game, pending: null };
    if (position.value.assumed) io.note(position.value.assumed);
  }
  const seed = given === undefined ? chance.value.seed : null;
  const counts = Array.from({ length: options.depth }, (_, index) => ({
    depth: index + 1,
    count: perft(game, index + 1),
  }));
  const parts = options.divide ? divide(game, options.depth) : null;
  if (io.json) {
    const facts = { rules: referenceTo(game.rules), seed, board: game.board.cells };
    io.data({ command: 'perft', ...facts, counts, ...(parts && { divide: parts }) });
    return EXIT.done;
  }
  io.line(`${game.rules.id}${seed === null ? '' : `, seed ${seed}`}\n${ascii(game.board)}\n`);
  io.line(table(counts.map(({ count, depth }) => [`depth ${depth}`, grouped(count)])).join('\n'));
  if (parts) {
    const rows = parts.map(({ count, direction }) => [direction, grouped(count)]);
    io.line(`\n${table(rows).join('\n')}`);
  }
  return EXIT.done;
}
