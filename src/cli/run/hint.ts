import { bestMove, type Judgement } from '../../ai/index.ts';
import { ascii, createRandom, referenceTo, unwrap, viewOf } from '../../engine/index.ts';
import { findAgent } from '../agents.ts';
import { EXIT } from '../exit-codes.ts';
import { rulesOf } from '../game-setup.ts';
import { readInput } from '../input/read-input.ts';
import { readPosition } from '../input/read-position.ts';
import type { CommonOptions, Io } from '../io.ts';
import type { RuleOptions } from '../options.ts';
import { previewWords } from '../play/words.ts';
import { table } from '../text.ts';

/** The options of `hint`. */
export interface HintOptions extends CommonOptions, RuleOptions {
  readonly agent: string;
  readonly seed?: string;
}

/** Tells what an agent would play in a position, and what it thinks of every legal move. */
export async function runHint(io: Io, options: HintOptions, [given]: string[]): Promise<number> {
  const rules = rulesOf(options);
  if (!rules.ok) return io.misused(rules.error);
  const found = await findAgent(options.agent, rules.value);
  if (!found.ok) return io.misused(found.error);
  const agent = found.value;
  const input = await readInput(given);
  if (!input.ok) return io.misused(input.message);
  const position = readPosition(input.text, rules.value);
  if (!position.ok) return io.failed(position.error);
  const { assumed, game } = position.value;
  if (assumed) io.note(assumed);
  const view = viewOf(game);
  const judgements = agent.judge(view);
  const random = unwrap(createRandom('sfc32', options.seed ?? ''));
  const choice = bestMove(judgements, random) ?? null;
  const variation = agent.variation?.(view) ?? [];
  if (io.json) {
    const { board, moves, score, status } = view;
    const facts = { rules: referenceTo(game.rules), board: board.cells, score, moves, status };
    io.data({ command: 'hint', agent: agent.id, ...facts, choice, judgements, variation });
    return EXIT.done;
  }
  io.line(`${ascii(view.board)}\nnext ${previewWords(view.preview)}\n`);
  if (choice === null) {
    io.line('No move is legal: the game is over.');
    return EXIT.done;
  }
  io.line(adviceText(agent.id, judgements, choice));
  if (variation.length > 1) io.line(`It expects ${variation.join(', ')}.`);
  return EXIT.done;
}

function adviceText(agent: string, judgements: readonly Judgement[], choice: string): string {
  const judged = judgements.map(({ direction, reason, value }) => {
    return [
      direction === choice ? `> ${direction}` : `  ${direction}`,
      value.toFixed(Number.isInteger(value) ? 0 : 1),
      reason,
    ];
  });
  const numbers = table(judged.map(([name = '', value = '']) => [name, value]));
  const lines = numbers.map((line, index) => `${line}  ${judged[index]?.[2] ?? ''}`);
  return `${agent} plays ${choice}\n${lines.join('\n')}`;
}
