import { scoreOfTile, type Tile } from '../../engine/index.ts';
import { FIGURE_COUNT } from '../board/figures.ts';
import type { FullText } from '../text/english.ts';
import { Paper } from './paper.tsx';

/** What the page of figures is given. */
export interface FiguresProps {
  /** The tiles that the player has made in any game. */
  readonly made: ReadonlySet<Tile>;
  readonly text: FullText;
  readonly onClose: () => void;
}

/** The tiles that a figure is folded from. */
const TILES = Array.from({ length: FIGURE_COUNT }, (_, doublings) => 3 * 2 ** doublings);

/** All figures with their numbers, names and scores, and which of them the player has made. */
export function FiguresContent({ made, text, onClose }: FiguresProps) {
  const count = TILES.filter((tile) => made.has(tile)).length;
  return (
    <>
      <p>{text.figuresIntro}</p>
      <p class="gallery-count">{text.figuresMade(count, TILES.length)}</p>
      <ul class="gallery">
        {TILES.map((tile, index) => (
          <li key={tile} data-made={made.has(tile)}>
            <Paper tile={tile} />
            <strong>
              <span class="visually-hidden">{`${tile}: `}</span>
              {text.figureNames[index]}
            </strong>
            <small>{text.figurePoints(scoreOfTile(tile))}</small>
            <small class="gallery-made">
              {made.has(tile) ? text.figureMade : text.figureNotYet}
            </small>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.close}
        </button>
      </div>
    </>
  );
}
