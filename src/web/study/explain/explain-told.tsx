/** What is said in a scene of an explanation. */
import {
  type Direction,
  type ExplainedTile,
  explainTiles,
  formatStep,
  type GameState,
  type LineExplanation,
} from '../../../engine/index.ts';
import { cellName } from '../../text/cells.ts';
import type { ExplainText } from '../../text/explain-words.ts';
import { Paper } from '../../view/paper.tsx';
import type { ExplainedPush, Scene } from './scenes.ts';

/** The title of a scene. */
export function sceneTitle({ line, pass }: Scene, push: Direction, words: ExplainText): string {
  const name = line ? words.steps.line(push, line.index) : '';
  switch (pass) {
    case 'push':
      return words.wholePush;
    case 'fold':
      return words.fold(name);
    case 'merge':
      return line ? words.merging(name) : words.steps.title(push, 'step');
    case 'move':
      return words.moving(name);
    case 'entry':
      return words.entry;
  }
}

/** The sentences of a scene: the engine's steps in words, or the rule behind it. */
export function sceneSentences(
  { cells, line, motions, pass, steps }: Scene,
  { direction, game, placement }: ExplainedPush,
  words: ExplainText,
): string[] {
  if (line) return steps.map((step) => formatStep(step, words.steps));
  if (pass === 'merge') return [words.noMerge];
  if (pass === 'push') {
    const title = words.steps.title(direction, game.rules.travel);
    return motions.length > 0 ? [title] : [title, words.steps.illegal];
  }
  return entrySentences(game, cells.length, placement, words);
}

function entrySentences(
  { board, rules }: GameState,
  cells: number,
  placement: ExplainedPush['placement'],
  words: ExplainText,
): string[] {
  if (cells === 0) return [words.nothingEntered];
  const entered = placement
    ? [words.entered(placement.tile, cellName(placement.cell, board.width))]
    : [];
  return [words.entries[rules.entry], words.entryCells(cells), ...entered];
}

/** What became of a tile, and why. */
function tileSentence({ cell, fate, tile }: ExplainedTile, words: ExplainText): string {
  const { merges, moves, stays } = words.tiles;
  switch (fate.kind) {
    case 'stays':
      return stays[fate.reason](tile, cell);
    case 'merges':
      return merges(tile, cell, fate);
    case 'moves':
      return moves[fate.reason](tile, cell, fate.to);
  }
}

/** Every tile of a line with what became of it; nothing for an empty line. */
export function TileList(props: { readonly line: LineExplanation; readonly words: ExplainText }) {
  const { line, words } = props;
  const tiles = explainTiles(line);
  if (tiles.length === 0) return null;
  return (
    <section class="explain-tiles">
      <h4>{words.sheetBySheet}</h4>
      <ol>
        {tiles.map((one) => (
          <li key={one.cell}>
            <Paper key={one.tile} tile={one.tile} />
            <span>{tileSentence(one, words)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
