/** Random games and records for tests: every rule set, with parameters, generators and notes. */
import fc from 'fast-check';
import {
  createRandom,
  type Direction,
  type GameHistory,
  type GameRecord,
  GENERATORS,
  legalMoves,
  NYCU_RULES,
  newGame,
  type Parameters,
  playPresent,
  presentOf,
  type RecordDetails,
  type ReplayedGame,
  RULE_SETS,
  type RuleSet,
  recordOf,
  replayRecord,
  startHistory,
  unwrap,
  withoutTrace,
  withParameters,
  withTrace,
} from '../../src/engine/index.ts';

/** Rule sets to play by: each member as it is, and with parameters that change what happens. */
const PLAYED_RULES: readonly RuleSet[] = [
  ...RULE_SETS,
  ...RULE_SETS.map((rules) => changed(rules, { width: 3, height: 3 })),
  ...RULE_SETS.filter(({ square }) => !square).flatMap((rules) => [
    changed(rules, { width: 5, height: 4, travel: 'slide' }),
    changed(rules, { width: 3, height: 2, entry: 'anywhere', topTile: 24 }),
  ]),
  ...RULE_SETS.filter(({ source }) => source === 'deck').flatMap((rules) => [
    changed(rules, { bonusTiming: 'one-per-21', bonusDivisor: 2, bonusFrom: 12 }),
    changed(rules, { hint: 'exact', bonusDivisor: 1, bonusFrom: 6, bonusModel: 'value-first' }),
    changed(rules, { hint: 'colour', bonusDivisor: 2, bonusFrom: 12, bonusModel: 'top-first' }),
    changed(rules, { width: 8, height: 8, startingTiles: 30, bonusModel: 'uniform' }),
  ]),
  NYCU_RULES,
].map((rules) => (rules.source === 'deck' ? fitting(rules) : rules));

/** A 3×2 board has no room for nine starting tiles. */
function fitting(rules: RuleSet): RuleSet {
  return rules.width * rules.height < 9 ? changed(rules, { startingTiles: 2 }) : rules;
}

function changed(rules: RuleSet, parameters: Parameters): RuleSet {
  const room = (parameters.width ?? rules.width) * (parameters.height ?? rules.height) < 9;
  const few = room && rules.source === 'deck' ? { startingTiles: 2 } : {};
  return unwrap(withParameters(rules, { ...parameters, ...few }));
}

/** Plays legal moves, chosen by the numbers in turn, until they or the game end. */
export function playOn(history: GameHistory, choices: Iterable<number>): GameHistory {
  let played = history;
  for (const choice of choices) {
    const legal = legalMoves(presentOf(played));
    if (legal.length === 0) break;
    played = playPresent(played, legal[choice % legal.length] as Direction)?.history ?? played;
  }
  return played;
}

/** The history of a new game, and the details that its record needs. */
export const anyGame: fc.Arbitrary<{ history: GameHistory; details: RecordDetails }> = fc
  .record({
    rules: fc.constantFrom(...PLAYED_RULES),
    generator: fc.constantFrom(...GENERATORS),
    seed: fc.oneof(
      fc.nat().map(String),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[0-9a-f]{32}$/),
    ),
    choices: fc.array(fc.nat({ max: 11 }), { maxLength: 120, size: 'max' }),
    seeded: fc.boolean(),
  })
  .map(({ choices, generator, rules, seed, seeded }) => {
    // For java, a whole number must be a long; a prefix makes it any other text.
    const text = generator === 'java' && /^[+-]?[0-9]{18,}$/.test(seed) ? `x${seed}` : seed;
    const random = unwrap(createRandom(generator, text));
    const history = playOn(startHistory(newGame(rules, random)), choices);
    return { history, details: seeded ? { seed: { generator, seed: text } } : {} };
  });

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);

const anyTags = fc.array(
  fc.record(
    {
      name: fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,20}$/),
      value: anyText,
    },
    { noNullPrototype: true },
  ),
  { maxLength: 4 },
);

const anyNotes = fc.record(
  {
    agent: anyText,
    player: anyText,
    date: anyText,
    event: anyText,
    tags: anyTags,
    comments: fc.array(anyText, { maxLength: 3 }),
    times: fc.array(fc.option(fc.nat(), { nil: undefined }), { maxLength: 30 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** The same game without its generator: as copied from a phone. */
export function withoutGenerator(game: ReplayedGame): GameRecord {
  const [first] = game.states;
  if (!first) throw new Error('A game has a first state.');
  const { board, moves, preview, supply } = first;
  const position = { board, preview, supply, moves, random: null };
  return { ...withTrace(game), start: { kind: 'position', position } };
}

/** A record of a random game with any notes: bare, traced, or traced without a generator. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    game: anyGame,
    notes: anyNotes,
    remarks: fc.array(fc.array(anyText, { minLength: 1, maxLength: 2 }), { maxLength: 5 }),
    form: fc.constantFrom('bare', 'traced', 'phone'),
    claims: fc.boolean(),
  })
  .map(({ claims, form, game, notes, remarks }) => {
    const record = unwrap(recordOf(game.history, { ...notes, ...game.details }));
    const turns = record.turns.map((turn, index) => {
      const comments = remarks[index];
      return comments ? { ...turn, comments } : turn;
    });
    const bare = { ...withoutTrace(record), turns, claims: claims ? record.claims : {} };
    if (form === 'bare') return bare;
    const replayed = unwrap(replayRecord(bare));
    return form === 'traced' ? withTrace(replayed) : withoutGenerator(replayed);
  });
