import fc from 'fast-check';
import {
  type Board,
  createRandom,
  DIRECTIONS,
  type Direction,
  type GameState,
  legalMoves,
  newGame,
  type Parameters,
  play,
  type Random,
  RULE_SETS,
  type RuleSet,
  type Seed,
  type Tile,
  unwrap,
  withParameters,
} from '../../src/engine/index.ts';

/** A generator at the start of a seed that is known to be good. */
export function random(seed: Seed, generator: 'sfc32' | 'java' = 'sfc32'): Random {
  return unwrap(createRandom(generator, seed));
}

/** A rule set with parameters that are known to be good. */
export function variant(rules: RuleSet, parameters: Parameters): RuleSet {
  return unwrap(withParameters(rules, parameters));
}

/** The parameters of the 2×3 game that is small enough to be solved exactly. */
export const TWO_BY_THREE = {
  width: 3,
  height: 2,
  startingTiles: 1,
  deckCopies: 1,
  bonus: false,
  hint: 'exact',
} as const satisfies Parameters;

/** Every rule set, and variants of each that between them use every parameter. */
export const VARIANTS: readonly { readonly label: string; readonly rules: RuleSet }[] = [
  ...RULE_SETS.map((rules) => ({ label: rules.id, rules })),
  ...(
    [
      ['threes', TWO_BY_THREE],
      [
        'threes',
        { width: 5, height: 3, entry: 'edge', hint: 'plus', bonusFrom: 96, bonusDivisor: 16 },
      ],
      [
        'threes',
        { bonusTiming: 'one-per-21', bonusModel: 'value-first', bonusFrom: 6, bonusDivisor: 1 },
      ],
      ['threes', { bonusModel: 'top-first', bonusFrom: 6, bonusDivisor: 1, hint: 'exact' }],
      [
        'threes',
        { bonusModel: 'uniform', bonusFrom: 6, bonusDivisor: 1, hint: 'colour', topTile: 96 },
      ],
      ['threes', { entry: 'anywhere', entryDraw: 'retry', ending: 'full', topTile: null }],
      ['cs227', { width: 2, height: 2 }],
      ['cs227', { width: 6, height: 6, hint: 'colour' }],
      ['cs227', { entry: 'moved-lines', entryDraw: 'index', travel: 'step', hint: 'plus' }],
      ['tres', { travel: 'slide', width: 3, height: 5 }],
      ['tres', { travel: 'fold', ending: 'stuck', hint: 'colour' }],
      ['tres', { width: 8, height: 8, topTile: 24, entry: 'edge' }],
    ] as const
  ).map(([id, parameters]) => ({
    label: `${id} ${JSON.stringify(parameters)}`,
    rules: variant(RULE_SETS.find((rules) => rules.id === id) as RuleSet, parameters),
  })),
];

/** A tile that occurs on boards, small ones more often; 0 is an empty cell. */
const anyTile: fc.Arbitrary<Tile> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.constantFrom(1, 2) },
  { weight: 5, arbitrary: fc.constantFrom(3, 6, 12) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }).map((k) => 3 * 2 ** k) },
);

/** A board of any shape from 2×2 to 8×8. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .record({ width: fc.integer({ min: 2, max: 8 }), height: fc.integer({ min: 2, max: 8 }) })
  .chain(({ width, height }) =>
    fc
      .array(anyTile, { minLength: width * height, maxLength: width * height })
      .map((cells) => ({ width, height, cells })),
  );

/** Any direction. */
export const anyDirection: fc.Arbitrary<Direction> = fc.constantFrom(...DIRECTIONS);

/** A whole random game of these rules: its states from the deal on, at most `most` turns. */
export function randomGame(
  rules: RuleSet,
  seed: Seed,
  most = Number.POSITIVE_INFINITY,
): GameState[] {
  const player = random(`player ${seed}`);
  const states = [newGame(rules, random(seed))];
  for (let turns = 0; turns < most; turns++) {
    const present = states[states.length - 1] as GameState;
    const moves = legalMoves(present);
    if (moves.length === 0) break;
    const move = moves[player.nextInt(moves.length)] as Direction;
    states.push((play(present, move) as { game: GameState }).game);
  }
  return states;
}

/** A state somewhere in a random game of these rules. */
export function anyState(rules: RuleSet): fc.Arbitrary<GameState> {
  return fc
    .record({ seed: fc.nat(), at: fc.double({ min: 0, max: 1, noNaN: true }) })
    .map(({ seed, at }) => {
      const states = randomGame(rules, seed, 400);
      return states[Math.floor(at * (states.length - 1))] as GameState;
    });
}

/** Whether `count` hits in `draws` draws agree with a probability within `sigmas` deviations. */
export function agrees(count: number, draws: number, probability: number, sigmas = 4): boolean {
  const deviation = Math.sqrt(draws * probability * (1 - probability));
  return Math.abs(count - draws * probability) <= sigmas * deviation + 1e-9;
}
