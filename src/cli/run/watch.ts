import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRandom,
  type Direction,
  type GameRecord,
  recordToJson,
  replayRecord,
  unwrap,
  withClaims,
} from '../../engine/index.ts';
import { playerSeed } from '../../packed/index.ts';
import { findAgent } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { chanceOf, dealGame, rulesOf } from '../game-setup.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions, SeedOptions } from '../options.ts';
import { agentFilm, type Film } from '../show/film.ts';
import { filmLines } from '../show/lines.ts';
import { project } from '../show/projector.ts';
import { canShowPictures } from '../terminal/terminal.ts';
import { themeFor } from '../terminal/theme.ts';

/** The options of `watch`. */
export interface WatchOptions extends CommonOptions, RuleOptions, SeedOptions {
  readonly agent: string;
  readonly speed?: number;
  readonly linear?: boolean;
  readonly ascii?: boolean;
}

/** Moves a second on the screen, where nothing else is asked for. */
const USUAL_SPEED = 4;

/** Shows a game that an agent plays: on the screen, as lines, or as a record in JSON. */
export async function runWatch(io: Io, options: WatchOptions): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const chance = chanceOf(options);
  if (!chance.ok) return io.misused(chance.error);
  const found = await findAgent(options.agent, rules.value);
  if (!found.ok) return io.misused(found.error);
  const agent = found.value;
  const game = dealGame(rules.value, chance.value);
  if (!game.ok) return io.misused(game.error);
  const random = unwrap(createRandom('sfc32', playerSeed(chance.value.seed)));
  const film = agentFilm(game.value, agent, random);
  const { generator, seed } = chance.value;
  if (io.json) {
    const record: GameRecord = {
      rules: rules.value,
      start: { kind: 'seed', generator, seed },
      turns: movesOf(film).map((move) => ({ move })),
      info: { agent: agent.id },
      claims: {},
      tags: [],
      comments: [],
    };
    io.data(recordToJson(withClaims(unwrap(replayRecord(record)))));
  } else if (options.linear !== true && canShowPictures()) {
    const theme = themeFor(process.env, process.platform, options);
    await project(film, theme, options.speed ?? USUAL_SPEED);
  } else {
    io.note(`Seed ${seed}`);
    for (const line of filmLines(film)) {
      io.line(line);
      if (options.speed !== undefined) await sleep(1000 / options.speed);
    }
  }
  return EXIT.done;
}

function movesOf(film: Film): Direction[] {
  const moves: Direction[] = [];
  for (let frame = film.frame(1); frame?.turn; frame = film.frame(moves.length + 1)) {
    moves.push(frame.turn.shift.direction);
  }
  return moves;
}
