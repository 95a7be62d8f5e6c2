/** Explanations in words and pictures. Everything that is language stands in one table. */
import { ascii } from './ascii.ts';
import type { ExplainedStep, Explanation, LineExplanation, Pair, WaitReason } from './explain.ts';
import type { Travel } from './line.ts';
import type { Direction, Tile } from './types.ts';

type StepOf<Kind extends ExplainedStep['kind']> = Extract<ExplainedStep, { kind: Kind }>;

/** Every text of an explanation; another language is another table. Cells come counted from 0. */
export interface ExplanationTexts {
  /** The first line, such as "Push left: …". */
  readonly title: (direction: Direction, travel: Travel) => string;
  /** Said when no line changed. */
  readonly illegal: string;
  /** The head of a line, such as "Row 2". */
  readonly line: (direction: Direction, index: number) => string;
  readonly wall: string;
  readonly stays: Readonly<Record<StepOf<'stays'>['reason'], string>>;
  readonly merge: (step: StepOf<'merge'>) => string;
  readonly follow: (step: StepOf<'follow'>) => string;
  readonly gap: (step: StepOf<'gap'>) => string;
  readonly between: (picture: string) => string;
  readonly travel: (step: StepOf<'travel'>) => string;
  readonly waits: Readonly<Record<WaitReason, (pair: Pair) => string>>;
  readonly ready: (pair: Pair) => string;
}

const RULES: Readonly<Record<Travel, string>> = {
  fold: 'each line closes its first gap or merges its first pair, whichever is nearer the wall',
  step: 'in each line every pair merges, then all that has room moves one cell',
  slide: 'in each line every pair merges, then all tiles slide to the wall',
};

/** The explanations in English. Cell 1 is the one at the wall. */
export const ENGLISH_EXPLANATION: ExplanationTexts = {
  title: (direction, travel) => `Push ${direction}: ${RULES[travel]}.`,
  illegal: 'No line changes, so this move is not legal.',
  line: (direction, index) =>
    `${direction === 'left' || direction === 'right' ? 'Row' : 'Column'} ${index + 1}`,
  wall: 'wall',
  stays: {
    empty: 'The line is empty.',
    packed: 'It stays: the tiles already stand at the wall, and no pair can merge.',
    full: 'It stays: there is no gap, and no pair can merge.',
  },
  merge: ({ tiles: [near, far], becomes, cells }) =>
    `${near} and ${far} in ${cellList(cells)} merge to ${becomes} in cell ${cells[0] + 1}.`,
  follow: ({ cells }) => `Behind it, ${cellList(cells)} ${moves(cells)} up one cell.`,
  gap: ({ cell, cells }) =>
    `The first gap, cell ${cell + 1}, closes: ${cellList(cells)} ${moves(cells)} up one cell.`,
  between: (picture) => `After the first pass: ${picture}`,
  travel: ({ moves: moved }) =>
    moved.length === 0
      ? 'Second pass: nothing has room to move.'
      : `Second pass: ${moved.map(({ from, to }) => `cell ${from + 1} moves to cell ${to + 1}`).join(', ')}.`,
  waits: {
    'gap-first': (pair) => `${tilePair(pair)} could merge, but the gap is nearer the wall.`,
    'pair-first': (pair) => `${tilePair(pair)} could merge, but a line merges only one pair.`,
    taken: (pair) => `${tilePair(pair)} could merge, but not with a tile this pass has merged.`,
    never: (pair) => `${tilePair(pair)} never merge.`,
  },
  ready: ({ tiles: [near, far], cells }) =>
    `${near} and ${far} now stand side by side in ${cellList(cells)}: a later push may merge them.`,
};

function tilePair({ tiles: [near, far], cells }: Pair): string {
  return `${near} and ${far} in ${cellList(cells)}`;
}

function cellList(cells: readonly number[]): string {
  const names = cells.map((cell) => String(cell + 1));
  const last = names.pop() as string;
  return names.length === 0 ? `cell ${last}` : `cells ${names.join(', ')} and ${last}`;
}

function moves(cells: readonly number[]): string {
  return cells.length === 1 ? 'moves' : 'move';
}

/** An explanation as text: the board before and after side by side, then every line. */
export function formatExplanation(
  { direction, travel, before, after, lines }: Explanation,
  texts: ExplanationTexts = ENGLISH_EXPLANATION,
): string {
  const right = ascii(after).split('\n');
  const middle = Math.floor((right.length - 1) / 2);
  const picture = ascii(before)
    .split('\n')
    .map((row, index) => `  ${row}  ${index === middle ? '→' : ' '}  ${right[index]}`);
  const changed = lines.some(({ steps }) => steps[0]?.kind !== 'stays');
  const told = lines.flatMap((line) => [
    `${texts.line(direction, line.index)}: ${lineHead(line, texts)}`,
    ...lineSteps(line, texts),
  ]);
  const blocks = [[texts.title(direction, travel)], picture, told];
  if (!changed) blocks.push([texts.illegal]);
  return blocks.map((block) => block.join('\n')).join('\n\n');
}

/** The explanation of a line on its own as text. */
export function formatLine(
  line: LineExplanation,
  texts: ExplanationTexts = ENGLISH_EXPLANATION,
): string {
  return [lineHead(line, texts), ...lineSteps(line, texts)].join('\n');
}

function lineHead({ before, after }: LineExplanation, texts: ExplanationTexts): string {
  return `${picture(before, texts)}  →  ${picture(after, texts)}`;
}

function lineSteps({ steps }: LineExplanation, texts: ExplanationTexts): string[] {
  return steps.map((step) => `  ${formatStep(step, texts)}`);
}

function picture(tiles: readonly Tile[], texts: ExplanationTexts): string {
  return `${texts.wall} | ${tiles.map((tile) => (tile === 0 ? '.' : tile)).join(' ')}`;
}

/** One step of an explanation as a sentence. */
export function formatStep(
  step: ExplainedStep,
  texts: ExplanationTexts = ENGLISH_EXPLANATION,
): string {
  switch (step.kind) {
    case 'stays':
      return texts.stays[step.reason];
    case 'merge':
      return texts.merge(step);
    case 'follow':
      return texts.follow(step);
    case 'gap':
      return texts.gap(step);
    case 'between':
      return texts.between(picture(step.tiles, texts));
    case 'travel':
      return texts.travel(step);
    case 'waits':
      return texts.waits[step.reason](step);
    case 'ready':
      return texts.ready(step);
  }
}
