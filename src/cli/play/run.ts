/** `threefold play`: joins the table, the terminal, and pictures or lines. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import * as ai from '../../ai/index.ts';
import { formatTextRecord, recordToJson } from '../../engine/index.ts';
import { agentAmong } from '../agents.ts';
import { BEST } from '../commands/agent-help.ts';
import { EXIT } from '../exit-codes.ts';
import { chanceOf, rulesOf } from '../game-setup.ts';
import { readRecord } from '../input/read-record.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions, SeedOptions } from '../options.ts';
import { canShowPictures, openTerminal } from '../terminal/terminal.ts';
import { type Theme, themeFor } from '../terminal/theme.ts';
import { type Command, commandOf } from './commands.ts';
import { drawSession } from './screen-view.ts';
import { viewOfSession } from './session.ts';
import { stateFolder } from './state-folder.ts';
import { openStore } from './store.ts';
import { openTable, type Table } from './table.ts';
import { longWords, scoresWords } from './words.ts';

/** The options of `play`. */
export interface PlayOptions extends CommonOptions, RuleOptions, SeedOptions {
  readonly new?: boolean;
  /** Write the saved game as a record instead of playing. */
  readonly record?: boolean;
  readonly linear?: boolean;
  readonly ascii?: boolean;
  /** False after `--no-undo`. */
  readonly undo?: boolean;
}

/** How many games the list of best scores shows. */
const LISTED = 20;
/** How many of them are told in a line. */
const TOLD = 5;

/** Plays a game at the terminal until it is left; the game is saved at every half-turn. */
export async function runPlay(io: Io, options: PlayOptions): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const chance = chanceOf(options);
  if (!chance.ok) return io.misused(chance.error);
  const store = openStore(stateFolder(process.env, process.platform, homedir()));
  if (options.record === true) return writeRecord(io, store.gameFile(rules.value));
  const table = openTable(store, {
    rules: rules.value,
    generator: chance.value.generator,
    seed: options.seed === undefined ? null : chance.value.seed,
    anew: options.new === true,
    undoAllowed: options.undo !== false,
    findAdviser: () => agentAmong(ai, BEST, rules.value),
  });
  const pictures = options.linear !== true && canShowPictures();
  await (pictures
    ? playInPictures(table, themeFor(process.env, process.platform, options))
    : playInLines(table));
  return EXIT.done;
}

function writeRecord(io: Io, file: string): number {
  if (!existsSync(file)) return io.failed('No game is saved under these rules.');
  const record = readRecord(readFileSync(file, 'utf8'));
  if (!record.ok) return io.failed(record.error);
  if (io.json) io.data(recordToJson(record.value));
  else io.write(formatTextRecord(record.value));
  return EXIT.done;
}

function playInPictures(table: Table, theme: Theme): Promise<void> {
  return new Promise((resolve) => {
    let notice = table.takeProblem();
    const show = () => {
      const { columns, rows } = terminal;
      const facts = {
        best: table.best(),
        scores: table.ranking(LISTED),
        ...(notice === null ? {} : { notice }),
      };
      terminal.show(drawSession(table.session, { columns, rows }, facts, theme));
    };
    const onCommand = (command: Command) => {
      const event = table.act(command);
      if (!event) return;
      notice = table.takeProblem();
      if (event.kind === 'thinking') {
        show();
        table.hint();
      }
      if (event.kind !== 'quit') return show();
      terminal.close();
      resolve();
    };
    const terminal = openTerminal(
      {
        onKey: (key) => onCommand(commandOf(key) ?? { kind: 'other' }),
        onRedraw: show,
        onLeave: table.save,
      },
      true,
    );
    show();
  });
}

/** One line for each event and no control of the cursor: for screen readers, pipes and logs. */
function playInLines(table: Table): Promise<void> {
  return new Promise((resolve) => {
    const tell = () => {
      const { last } = table.session;
      if (last?.kind === 'scores') terminal.line(scoresWords(table.ranking(TOLD)));
      else if (last) terminal.line(longWords(last, viewOfSession(table.session)));
    };
    const tellProblem = () => {
      const problem = table.takeProblem();
      if (problem) terminal.line(problem);
    };
    const onCommand = (command: Command) => {
      const event = table.act(command);
      if (!event) return;
      tellProblem();
      if (event.kind === 'new-game') terminal.line(longWords(event, viewOfSession(table.session)));
      if (event.kind === 'thinking') table.hint();
      tell();
      // A page is over as soon as it is told.
      if (event.kind === 'help' || event.kind === 'scores') table.act({ kind: 'other' });
      if (event.kind !== 'quit') return;
      terminal.close();
      resolve();
    };
    const terminal = openTerminal(
      {
        onKey: (key) => onCommand(commandOf(key) ?? { kind: 'other' }),
        onRedraw: tell,
        onLeave: table.save,
      },
      false,
    );
    tellProblem();
    tell();
  });
}
