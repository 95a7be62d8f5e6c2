/** Uniformly random games in bulk. */
import { createRandom, type Random, type Seed } from '../../engine/random/random.ts';
import { deriveSeed } from '../../engine/random/seed.ts';
import { ok, type Result, unwrap } from '../../engine/result.ts';
import type { RuleSet } from '../../engine/rules.ts';
import { TILE_OF_CODE } from '../codes.ts';
import { countBits, placeOfBit } from '../entry.ts';
import { PACKED_STATUSES, PackedGame } from '../game.ts';
import { highestCode, scoreOfWords } from '../push.ts';
import { type PackedRules, packRules } from '../rules.ts';
import { emptyResults, type GameResults, type Kernel, UNPLAYED } from './games.ts';
import { type KernelPlan, kernelPlan } from './plan.ts';
import { hashedPrefix, playerSeed } from './seeds.ts';
import { typescriptKernel } from './typescript-kernel.ts';
import { wasmKernel } from './wasm-kernel.ts';

/**
 * What can play games in bulk, the fastest first. `careful` plays every rule set, one `PackedGame`
 * after the other; the others play those of their kind (see `KernelPlan`), and `wasm` needs
 * WebAssembly with SIMD.
 */
export const KERNELS = ['wasm', 'typescript', 'careful'] as const;

/** What plays games in bulk. */
export type KernelName = (typeof KERNELS)[number];

/** The results of games, a place in each array for each game. */
export interface RandomGames extends GameResults {
  /** The scores of the final boards. */
  readonly scores: Int32Array<ArrayBuffer>;
  /** The highest tiles of the final boards. */
  readonly highest: Int32Array<ArrayBuffer>;
  /** Why each game ended, as an index of `PACKED_STATUSES`. */
  readonly statuses: Uint8Array<ArrayBuffer>;
}

/** Plays random games of one rule set. */
export interface RandomPlay {
  /** What it plays them with. */
  readonly kernel: KernelName;
  /**
   * Plays the games number `from` to `from + count - 1` under a seed. Game number `i` is dealt and
   * played with the generator sfc32 of the seed `deriveSeed(seed, i)`, and its moves are those of
   * `randomDirection`, drawn from a second sfc32 of the seed `playerSeed` of that. So it is the
   * same game for every kernel, and for the engine.
   */
  play(seed: Seed, from: number, count: number): RandomGames;
}

/**
 * Prepares random play of a rule set by the fastest kernel that can, or by none faster than the
 * given one. Fails as `packRules` does.
 */
export function randomPlay(rules: RuleSet, fastest: KernelName = 'wasm'): Result<RandomPlay> {
  const packed = packRules(rules);
  if (!packed.ok) return packed;
  const plan = kernelPlan(packed.value);
  const allowed = KERNELS.slice(KERNELS.indexOf(fastest));
  for (const name of allowed) {
    const kernel = plan && name !== 'careful' && MAKERS[name](plan);
    if (kernel) return ok(kernelPlay(packed.value, plan.rareCode, name, kernel));
  }
  return ok({
    kernel: 'careful',
    play: (seed, from, count) => carefulGames(packed.value, seed, emptyGames(from, count)),
  });
}

const MAKERS: Readonly<
  Record<Exclude<KernelName, 'careful'>, (plan: KernelPlan) => Kernel | undefined>
> = { wasm: wasmKernel, typescript: typescriptKernel };

/** Kernels count games in 32 bits. */
const MOST_NUMBERS = 2 ** 31 - 1;

function kernelPlay(
  packed: PackedRules,
  rareCode: number,
  kernel: KernelName,
  run: Kernel,
): RandomPlay {
  return {
    kernel,
    play(seed, from, count) {
      const games = emptyGames(from, count);
      if (from + count > MOST_NUMBERS) return carefulGames(packed, seed, games);
      run(hashedPrefix(seed), games);
      for (const place of complete(packed, rareCode, games)) {
        carefulGame(packed, seed, games, place);
      }
      return games;
    },
  };
}

const STUCK = PACKED_STATUSES.indexOf('stuck');

/**
 * Completes the results of a kernel, and gives the places of the games that are left to the careful
 * engine. (They aren't played here: a call that seldom comes makes V8 drop the code of the loop.)
 */
function complete({ tables }: PackedRules, rareCode: number, games: RandomGames): number[] {
  const left: number[] = [];
  for (let place = 0; place < games.moves.length; place++) {
    const low = games.low[place] as number;
    const high = games.high[place] as number;
    const code = highestCode(tables, low, high);
    if (games.moves[place] === UNPLAYED || code >= rareCode) left.push(place);
    games.scores[place] = scoreOfWords(tables, low, high);
    games.highest[place] = TILE_OF_CODE[code] as number;
    games.statuses[place] = STUCK;
  }
  return left;
}

/**
 * Room for the games. (Not by spreading: to V8 the shape of a literal with all its properties lives on
 * when the last such object is gone, and the code that was made for it does too.)
 */
function emptyGames(from: number, count: number): RandomGames {
  const { low, high, moves } = emptyResults(from, count);
  return {
    from,
    low,
    high,
    moves,
    scores: new Int32Array(count),
    highest: new Int32Array(count),
    statuses: new Uint8Array(count),
  };
}

function carefulGames(packed: PackedRules, seed: Seed, games: RandomGames): RandomGames {
  for (let place = 0; place < games.moves.length; place++) carefulGame(packed, seed, games, place);
  return games;
}

function carefulGame(packed: PackedRules, seed: Seed, games: RandomGames, place: number): void {
  const gameSeed = deriveSeed(seed, games.from + place);
  const game = PackedGame.deal(packed, unwrap(createRandom('sfc32', gameSeed)));
  const player = unwrap(createRandom('sfc32', playerSeed(gameSeed)));
  for (let legal = game.legalMoves(); legal !== 0; legal = game.legalMoves()) {
    game.play(randomDirection(legal, player));
  }
  const { low, high, moves } = game;
  games.low[place] = low;
  games.high[place] = high;
  games.moves[place] = moves;
  games.scores[place] = game.score();
  games.highest[place] = TILE_OF_CODE[highestCode(packed.tables, low, high)] as number;
  games.statuses[place] = PACKED_STATUSES.indexOf(game.status());
}

/**
 * The random player: one draw among the legal directions, given as bits, in the engine's order,
 * even when there is only one.
 */
export function randomDirection(legal: number, random: Random): number {
  return placeOfBit(legal, random.nextInt(countBits(legal)));
}
