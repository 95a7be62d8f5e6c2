/** A game together with the files it is kept in: a session that saves itself. */
import { type GeneratorId, highestTile, type RuleSet, unwrap } from '../../engine/index.ts';
import type { FoundAgent } from '../agents.ts';
import { dealGame, freshSeed } from '../game-setup.ts';
import type { Command } from './commands.ts';
import { bestScore, bestScores, enterScore, type ScoreEntry } from './scores.ts';
import {
  type GameEvent,
  happen,
  perform,
  resumeSession,
  type Session,
  startSession,
  takeHint,
  viewOfSession,
} from './session.ts';
import { rulesKey, type Store } from './store.ts';

/** What a player wants when sitting down. */
export interface Wishes {
  readonly rules: RuleSet;
  readonly generator: GeneratorId;
  /** The seed of the next game to be dealt; null for a fresh one. The generator can take it. */
  readonly seed: string | null;
  /** Whether a new game is wanted even where one is saved. */
  readonly anew: boolean;
  readonly undoAllowed: boolean;
  /** Finds who gives the hints, when the first one is asked for: a network is read then. */
  readonly findAdviser: () => FoundAgent;
}

/** A game at the terminal, saved at every half-turn. */
export interface Table {
  readonly session: Session;
  /** What went wrong with the files since this was last asked; null when all is well. */
  takeProblem(): string | null;
  /** Does a command, the dealing of a new game included, and saves; gives what happened. */
  act(command: Command): GameEvent | null;
  /** Gives the hint that was asked for: the first takes a while. */
  hint(): void;
  save(): void;
  /** The best score without undo and hints so far, the present game's included. */
  best(): number;
  /** The best games under these rules, best first. */
  ranking(count: number): readonly ScoreEntry[];
}

/** The table with the saved game or a new one; a saved game is given up only after a question. */
export function openTable(store: Store, wishes: Wishes): Table {
  const { rules } = wishes;
  const key = rulesKey(rules);
  const { problem: found, session: saved, writable } = store.load(rules);
  let problem = found;
  let { seed } = wishes;
  let adviser: FoundAgent | undefined;
  let scores = writable ? store.scores() : [];
  /** Writes, where that is possible; the game goes on where it is not. */
  const keep = (write: () => void) => {
    if (!writable) return;
    try {
      write();
    } catch (error) {
      problem = `Not saved: ${(error as Error).message}`;
    }
  };

  const deal = (): Session => {
    const chance = { seed: seed ?? freshSeed(), generator: wishes.generator };
    seed = null;
    const game = unwrap(dealGame(rules, chance));
    const { undoAllowed } = wishes;
    return startSession(game, { id: freshSeed(), seed: chance.seed, undoAllowed });
  };
  const record = () => {
    const view = viewOfSession(session);
    if (view.moves === 0) return;
    const { hints, id, undone } = session;
    const [highest, date] = [highestTile(view.board), new Date().toISOString().slice(0, 10)];
    const { moves, score, status: end } = view;
    const facts = { id, rules: key, seed: session.seed, score, highest, moves, end, undone, date };
    const entry = hints > 0 ? { ...facts, hints } : facts;
    scores = enterScore(scores, entry);
    keep(() => store.saveScores(scores));
  };
  const act = (command: Command): GameEvent | null => {
    const step = perform(session, command);
    session = step.session;
    if (step.event?.kind === 'new-game') {
      record();
      session = deal();
    } else if (step.event?.kind === 'moved' && step.event.status !== 'playing') {
      record();
    }
    if (step.event) save();
    return step.event;
  };
  const hint = () => {
    adviser ??= wishes.findAdviser();
    const step = adviser.ok
      ? takeHint(session, adviser.value.judge(viewOfSession(session)))
      : happen(session, { kind: 'no-hint', message: adviser.error.message });
    session = step.session;
    save();
  };
  const save = () => keep(() => store.save(session, rules));

  let session = saved ? resumeSession(saved.history, saved) : deal();
  const other = seed !== null && saved?.seed !== seed;
  if (saved && (wishes.anew || other)) act({ kind: 'new' });
  save();
  return {
    get session() {
      return session;
    },
    takeProblem() {
      const taken = problem;
      problem = null;
      return taken;
    },
    act,
    hint,
    save,
    best() {
      const before = bestScore(scores, key);
      return session.undone || session.hints > 0
        ? before
        : Math.max(before, viewOfSession(session).score);
    },
    ranking: (count) => bestScores(scores, key, count),
  };
}
