/** A training under way: its memory, its threads, and where it stands. */
import type { Worker } from 'node:worker_threads';
import { type LoadedNetwork, writeNetwork } from '../../ai/index.ts';
import { type BrainMemory, brainMemory } from '../../ai/kernel/brain.ts';
import { setStages } from '../../ai/kernel/layout.ts';
import { addOutcome, emptyOutcome, type Outcome } from '../../ai/learning/learner.ts';
import { networkOf, type Phase, type Recipe, rateAt } from '../../ai/learning/recipe.ts';
import { clearUsed, notUsedIn } from '../../ai/learning/used.ts';
import { rowsOf } from '../../ai/network/network.ts';
import { fail, ok, type Result, type RuleSet, referenceTo, unwrap } from '../../engine/index.ts';
import { packRules } from '../../packed/index.ts';
import { type CurvePoint, type Progress, readWeights, writeCheckpoint } from './checkpoint.ts';
import { spawnLearner } from './spawn.ts';
import type { Learned } from './worker.ts';

/** The games of a lesson. */
const LESSON = 256;
/** The points of a whole curve, about. */
const POINTS = 100;
const TABLE_ENTRIES = 1 << 12;

/** How a training is set up. */
export interface TrainingOptions {
  readonly recipe: Recipe;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly threads: number;
  readonly folder: string;
  /** Moves between checkpoints. */
  readonly checkpointEvery: number;
  /** Called with each point of the curve. */
  readonly onPoint: (point: CurvePoint, training: Training) => void;
}

/** Learns from a recipe, from the start or from a checkpoint. */
export class Training {
  readonly options: TrainingOptions;
  readonly memory: BrainMemory;
  phase = 0;
  phaseMoves = 0;
  moves = 0;
  games = 0;
  readonly curve: CurvePoint[] = [];
  #secondsBefore = 0;
  readonly #cpu = process.cpuUsage();
  #outcome = emptyOutcome();
  #pointMoves = 0;
  #checkpointMoves = 0;
  #checkpoints = 0;
  #random: (readonly [number, number])[];

  constructor(options: TrainingOptions) {
    this.options = options;
    const { recipe, threads } = options;
    const packed = unwrap(packRules(options.rules));
    this.memory = brainMemory({
      packed,
      network: networkOf(recipe, recipe.phases.length - 1),
      weightBytes: 4,
      scale: 1,
      threads,
      tableEntries: TABLE_ENTRIES,
      learning: true,
      coherence: recipe.coherence,
    });
    this.#random = Array.from({ length: threads }, (_, thread) => [thread + 1, 0x9e3779b9]);
    const parts = 8 * recipe.patterns.length;
    this.weights().fill(recipe.initialValue / parts);
    this.#enter(0);
  }

  /** Takes a training up again. */
  static resume(options: TrainingOptions, progress: Progress): Result<Training> {
    const training = new Training(options);
    const read = readWeights(options.folder, progress, training.#kept());
    if (!read.ok) return read;
    training.phase = progress.phase;
    training.phaseMoves = progress.phaseMoves;
    training.moves = progress.moves;
    training.games = progress.games;
    training.curve.push(...progress.curve);
    training.#secondsBefore = progress.seconds;
    training.#outcome = progress.outcome;
    training.#pointMoves = progress.pointMoves;
    training.#checkpointMoves = progress.moves;
    training.#checkpoints = Number(/\d+/.exec(progress.weights)?.[0] ?? 0);
    training.#random.splice(0, progress.random.length, ...progress.random);
    training.#random.length = options.threads;
    training.#setStages();
    return ok(training);
  }

  /**
   * Begins at the last part of the recipe that learns with the weights of a network that looks at the same.
   * Stages that it doesn't have begin as those that they are split off from.
   */
  static continueFrom(options: TrainingOptions, learned: LoadedNetwork): Result<Training> {
    const training = new Training(options);
    const phase = options.recipe.phases.findLastIndex(({ findsUsed }) => !findsUsed);
    const { id, coherence } = options.recipe;
    const { patterns, deck } = networkOf(options.recipe, phase);
    const { network, scale, moves } = learned;
    if (JSON.stringify([patterns, deck]) !== JSON.stringify([network.patterns, network.deck])) {
      return fail('network-mismatch', '--from', `It has other patterns than recipe ${id}.`);
    }
    if (coherence) {
      const why = `Recipe ${id} has a rate for each weight, which no file of a network keeps`;
      return fail('network-mismatch', '--from', `${why}: resume a checkpoint instead.`);
    }
    const weights = training.weights();
    const units = new Int16Array(weights.length);
    learned.write(units);
    for (let at = 0; at < units.length; at++) weights[at] = scale * (units[at] as number);
    training.phase = phase;
    training.moves = moves;
    training.#pointMoves = moves;
    training.#checkpointMoves = moves;
    training.#split(network.stageOfCode);
    training.#setStages();
    return ok(training);
  }

  /** Seconds of processor time since the start, of all threads. */
  get seconds(): number {
    const { user, system } = process.cpuUsage(this.#cpu);
    return this.#secondsBefore + (user + system) / 1e6;
  }

  /** All weights, all stages. */
  weights(): Float32Array {
    const { layout, memory } = this.memory;
    return new Float32Array(memory.buffer, layout.weights, layout.weightsSize / 4);
  }

  /** Learns until the recipe is done, or the signal is aborted; then leaves a checkpoint. */
  async run(signal: AbortSignal): Promise<void> {
    const { threads } = this.options;
    const workers = Array.from({ length: threads }, (_, thread) => this.#spawn(thread));
    try {
      await Promise.all(workers.map((worker, thread) => this.#drive(worker, thread, signal)));
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
    this.checkpoint();
  }

  /** Writes where the training stands. */
  checkpoint(): void {
    const { recipe, seed, threads, folder } = this.options;
    const memory = this.#kept();
    this.#checkpoints += 1;
    const progress: Progress = {
      version: 1,
      recipe: recipe.id,
      rules: this.options.rules.id,
      seed,
      threads,
      phase: this.phase,
      phaseMoves: this.phaseMoves,
      moves: this.moves,
      games: this.games,
      seconds: this.seconds,
      random: this.#random,
      curve: this.curve,
      outcome: this.#outcome,
      pointMoves: this.#pointMoves,
      weights: `weights-${this.#checkpoints}.bin`,
      bytes: memory.length,
    };
    writeCheckpoint(folder, progress, memory);
    this.#checkpointMoves = this.moves;
  }

  /** The network as a file, quantised. */
  network(): Uint8Array {
    const { recipe, seed } = this.options;
    const { id, version } = this.options.rules;
    const { scale, steps } = recipe;
    const network = networkOf(recipe, recipe.phases.length - 1);
    const { moves } = this;
    const info = { recipe: recipe.id, seed, moves, rules: { id, version }, network, scale, steps };
    const weights = this.weights();
    const found = this.done && recipe.phases.at(-1)?.findsUsed;
    return writeNetwork(info, weights, found ? notUsedIn(weights) : undefined);
  }

  /** Whether nothing is left to learn. */
  get done(): boolean {
    return this.phase >= this.options.recipe.phases.length;
  }

  #spawn(thread: number): Worker {
    const { packed: _, ...shape } = this.memory.options;
    return spawnLearner({
      rules: referenceTo(this.options.rules),
      shape,
      memory: this.memory.memory,
      thread,
      random: this.#random[thread] as readonly [number, number],
    });
  }

  #drive(worker: Worker, thread: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const ask = () => {
        if (this.done || signal.aborted) return resolve();
        const { lambda, snapshotShare, deepGames, depth } = this.#present();
        const firstGame = this.games;
        this.games += LESSON;
        const rate = rateAt(this.#present(), this.phaseMoves / 1e6);
        const { seed } = this.options;
        const games = { seed, firstGame, games: LESSON };
        worker.postMessage({ ...games, rate, lambda, snapshotShare, deepGames, depth });
      };
      worker.on('error', reject);
      worker.on('message', (learned: Learned) => {
        this.#random[thread] = learned.random;
        this.#take(learned.moves, learned.outcome);
        ask();
      });
      ask();
    });
  }

  #take(moves: number, outcome: Outcome): void {
    const { onPoint, checkpointEvery, recipe } = this.options;
    if (this.done) return;
    this.moves += moves;
    this.phaseMoves += moves;
    addOutcome(this.#outcome, outcome);
    if (this.moves - this.#pointMoves >= this.#pointEvery()) {
      this.#pointMoves = this.moves;
      const { phase, moves, seconds } = this;
      const rate = rateAt(this.#present(), this.phaseMoves / 1e6);
      const point = { moves, seconds, phase, rate, outcome: this.#outcome };
      this.curve.push(point);
      this.#outcome = emptyOutcome();
      onPoint(point, this);
    }
    if (this.phaseMoves >= 1e6 * this.#present().millions) {
      this.phase += 1;
      this.phaseMoves = 0;
      if (this.phase < recipe.phases.length) this.#enter(this.phase);
    }
    if (this.moves - this.#checkpointMoves >= checkpointEvery) this.checkpoint();
  }

  #present(): Phase {
    return this.options.recipe.phases[this.phase] as Phase;
  }

  #enter(phase: number): void {
    const before = this.options.recipe.phases[phase - 1]?.stageOfCode;
    if (before) this.#split(before);
    if (this.#present().findsUsed) clearUsed(this.weights());
    this.#setStages();
  }

  /** A stage that this phase splits off begins with the weights of where it came from. */
  #split(before: readonly number[]): void {
    const weights = this.weights();
    const size = 4 * rowsOf(this.memory.options.network);
    const { stageOfCode } = this.#present();
    // From the last stage on, so that none is overwritten that others are still to begin from.
    for (let code = 15; code >= 0; code--) {
      const [from, to] = [before[code] as number, stageOfCode[code] as number];
      if (to !== from) weights.copyWithin(to * size, from * size, (from + 1) * size);
    }
  }

  #pointEvery(): number {
    const { phases } = this.options.recipe;
    return phases.reduce((sum, { millions }) => sum + 1e6 * millions, 0) / POINTS;
  }

  #setStages(): void {
    const { recipe } = this.options;
    const phase = Math.min(this.phase, recipe.phases.length - 1);
    setStages(this.memory.memory.buffer, networkOf(recipe, phase));
  }

  /** What a checkpoint keeps: the kept positions, then all weights and what belongs to them. */
  #kept(): Uint8Array {
    const { layout, memory } = this.memory;
    return new Uint8Array(memory.buffer, layout.snapshots, layout.size - layout.snapshots);
  }
}
