import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cell,
  DIRECTIONS,
  type Direction,
  type GameState,
  highestTile,
  legalMoves,
  loadGame,
  loadHistory,
  newGame,
  outcomes,
  place,
  play,
  playPresent,
  presentOf,
  RULE_SETS,
  redoTurn,
  saveGame,
  saveHistory,
  shiftGame,
  shownBoard,
  startHistory,
  stateAt,
  statusOf,
  successors,
  type Turn,
  undo,
  undoTurn,
  unwrap,
  viewOf,
} from '../../src/engine/index.ts';
import { savePreview } from '../../src/engine/supply-data.ts';
import { agrees, anyState, random, randomGame, VARIANTS } from '../support/games.ts';

const RUNS = { numRuns: 1000 };

describe.each(VARIANTS)('$label', ({ rules }) => {
  const state = anyState(rules);

  it('adds one tile a turn and counts it', () => {
    fc.assert(
      fc.property(state, (game) => {
        for (const direction of DIRECTIONS) {
          const turn = play(game, direction);
          expect(turn !== undefined).toBe(legalMoves(game).includes(direction));
          if (!turn) continue;
          const tiles = (of: GameState) => of.board.cells.filter((tile) => tile !== 0).length;
          const merges = turn.shift.motions.filter(({ merged }) => merged).length;
          const entered = turn.placement ? 1 : 0;
          expect(tiles(turn.game)).toBe(tiles(game) - merges + entered);
          expect(turn.game.moves).toBe(game.moves + 1);
          expect(turn.game.pending).toBeNull();
        }
      }),
      RUNS,
    );
  });

  it('lists outcomes that sum to 1, on empty cells, the drawn one among them', () => {
    fc.assert(
      fc.property(state, (game) => {
        for (const direction of legalMoves(game)) {
          const shifted = shiftGame(game, direction) as GameState;
          const listed = outcomes(shifted);
          const { placement } = place(shifted) as { placement: object | null };
          if (placement === null) {
            expect(listed).toEqual([]);
            continue;
          }
          expect(listed.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
          for (const { cell } of listed) expect(shownBoard(shifted).cells[cell]).toBe(0);
          expect(listed.map(({ cell, tile }) => ({ cell, tile }))).toContainEqual(placement);
        }
      }),
      RUNS,
    );
  });

  it('lists successors that sum to 1, the played one among them', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...DIRECTIONS), (game, direction) => {
        const listed = successors(game, direction);
        const turn = play(game, direction);
        expect(listed.length > 0).toBe(turn !== undefined);
        if (!turn) return;
        expect(listed.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
        const played = { ...turn.game, random: game.random };
        expect(listed.some((one) => JSON.stringify(one.game) === JSON.stringify(played))).toBe(
          true,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('goes on in the same way after a save at any half-turn', () => {
    fc.assert(
      fc.property(state, fc.nat(3), fc.nat(), (game, pick, seed) => {
        const moves = legalMoves(game);
        const pending = shiftGame(game, moves[pick % Math.max(1, moves.length)] ?? 'left');
        for (const moment of pending ? [game, pending] : [game]) {
          const text = JSON.stringify(saveGame(moment));
          const loaded = unwrap(loadGame(JSON.parse(text)));
          expect(loaded).toEqual(moment);
          expect(playOut(loaded, seed)).toEqual(playOut(moment, seed));
        }
      }),
      RUNS,
    );
  });

  it('peeks without touching anything, and undo restores everything', () => {
    fc.assert(
      fc.property(state, (game) => {
        const before = structuredClone(game);
        for (const direction of DIRECTIONS) {
          const shifted = shiftGame(game, direction);
          expect(game).toEqual(before);
          if (!shifted) continue;
          expect(shifted.random).toEqual(before.random);
          expect(undo(shifted)).toEqual(before);
          expect(shiftGame(shifted, direction)).toBeUndefined();
          expect(legalMoves(shifted)).toEqual([]);
        }
        expect(undo(game)).toBeUndefined();
        expect(place(game)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('undoes and redoes a whole game to the same states', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const states = randomGame(rules, seed, 60);
        let history = startHistory(states[0] as GameState);
        const player = random(`player ${seed}`);
        while (history.at < states.length - 1) {
          const moves = legalMoves(presentOf(history));
          const move = moves[player.nextInt(moves.length)] as Direction;
          history = (playPresent(history, move) as { history: typeof history }).history;
        }
        expect(states.map((_, at) => stateAt(history, at))).toEqual(states);
        const saved = JSON.parse(JSON.stringify(saveHistory(history)));
        expect(unwrap(loadHistory(saved))).toEqual(history);
        for (let at = states.length - 1; at > 0; at--) {
          history = undoTurn(history) as typeof history;
          expect(presentOf(history)).toEqual(states[at - 1]);
        }
        expect(undoTurn(history)).toBeUndefined();
        for (let at = 1; at < states.length; at++) {
          history = (redoTurn(history) as { history: typeof history }).history;
          expect(presentOf(history)).toEqual(states[at]);
        }
        expect(redoTurn(history)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  it('ends as its rules say, and only then', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const states = randomGame(rules, seed);
        const last = states[states.length - 1] as GameState;
        const finished = rules.topTile !== null && highestTile(last.board) >= rules.topTile;
        const full = rules.ending === 'full' && !last.board.cells.includes(0);
        expect(statusOf(last)).toBe(finished ? 'finished' : full ? 'full' : 'stuck');
        expect(legalMoves(last)).toEqual([]);
        for (const earlier of states.slice(0, -1)) expect(statusOf(earlier)).toBe('playing');
      }),
      { numRuns: 20 },
    );
  });

  it('shows its player nothing of the generator', () => {
    fc.assert(
      fc.property(state, fc.nat(), (game, seed) => {
        const other = { ...game, random: random(seed).save() };
        expect(viewOf(other)).toEqual(viewOf(game));
        const { odds } = viewOf(game).preview;
        expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
      }),
      RUNS,
    );
  });

  it('deals the same game from the same seed, and others from others', () => {
    const deal = (seed: number) => JSON.stringify(saveGame(newGame(rules, random(seed))));
    expect(deal(1)).toBe(deal(1));
    expect(new Set([...Array(50).keys()].map(deal)).size).toBeGreaterThan(45);
  });

  it('draws placements and previews as often as it lists them', () => {
    const draws = CORE.has(rules) ? 1_000_000 : 50_000;
    // A state in which a bonus tile may come, where the rules have any.
    const game = randomGame(rules, 5, 40).findLast(
      (one) =>
        legalMoves(one).length > 0 && one.board.cells.filter((tile) => tile === 0).length > 1,
    ) as GameState;
    const direction = legalMoves(game)[0] as Direction;
    const shifted = shiftGame(game, direction) as GameState;
    const key = (cell: Cell | undefined, { board, preview }: GameState) =>
      `${cell} ${board.cells[cell ?? 0]} ${JSON.stringify(savePreview(preview))}`;
    const counts = new Map<string, number>();
    let { random } = game;
    for (let draw = 0; draw < draws; draw++) {
      const turn = place({ ...shifted, random }) as Turn;
      random = turn.game.random;
      const drawn = key(turn.placement?.cell, turn.game);
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    for (const { game: next, probability } of successors(game, direction)) {
      const entered = next.board.cells.findIndex(
        (tile, cell) => tile !== shownBoard(shifted).cells[cell],
      );
      const listed = key(entered, next);
      expect(agrees(counts.get(listed) ?? 0, draws, probability), listed).toBe(true);
      counts.delete(listed);
    }
    expect([...counts.keys()]).toEqual([]);
  });
});

/** The rule sets as they are, which get the longest counts. */
const CORE = new Set(RULE_SETS);

function playOut(game: GameState, seed: number): GameState {
  const player = random(seed);
  let present = place(game)?.game ?? game;
  for (let turns = 0; turns < 10; turns++) {
    const moves = legalMoves(present);
    if (moves.length === 0) break;
    const move = moves[player.nextInt(moves.length)] as Direction;
    present = (play(present, move) as { game: GameState }).game;
  }
  return present;
}
