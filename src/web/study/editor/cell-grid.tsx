/** The board that is set up: a grid of cells to walk through, type into and lay sheets on. */
import { Component, createRef } from 'preact';
import { type Cell, type Direction, rowsOf, type Tile } from '../../../engine/index.ts';
import { stepCursor } from '../../app/cursor.ts';
import { cellName } from '../../text/cells.ts';
import type { EditorText } from '../../text/editor-words.ts';
import type { FullText } from '../../text/english.ts';
import { Paper } from '../../view/paper.tsx';
import type { PositionDraft } from './position-draft.ts';
import { typeTile } from './typed-tile.ts';

/** What the grid is given. */
interface CellGridProps {
  readonly board: PositionDraft['board'];
  /** The cell that something is wrong with. */
  readonly faulty: Cell | undefined;
  readonly words: EditorText;
  readonly text: FullText;
  /** The tile that a tap or Enter lays. */
  readonly chosen: Tile;
  readonly onSet: (cell: Cell, tile: Tile) => void;
}

/** Where the keys are, and what was typed there. */
interface Cursor {
  readonly cell: Cell;
  readonly digits: string;
}

const STEPS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The grid; one cell of it is in the order of the Tab key. */
export class CellGrid extends Component<CellGridProps, Cursor> {
  override state: Cursor = { cell: 0, digits: '' };
  readonly #grid = createRef<HTMLTableElement>();

  override render({ board, faulty, text, words }: CellGridProps, { cell: at, digits }: Cursor) {
    const { height, width } = board;
    const cursor = Math.min(at, width * height - 1);
    return (
      <table
        class="cell-grid"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys go through it
        role="grid"
        aria-label={words.grid(width, height)}
        style={{ '--columns': width, '--rows': height }}
        ref={this.#grid}
      >
        <tbody>
          {rowsOf(board).map((row, index) => (
            <tr key={index}>
              {row.map((tile, column) => {
                const cell = index * width + column;
                const pending = cell === cursor && digits !== '' && Number(digits) !== tile;
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the grid
                  <td role="gridcell" key={cell}>
                    <button
                      type="button"
                      tabIndex={cell === cursor ? 0 : -1}
                      aria-label={text.readCell(
                        cellName(cell, width),
                        tile === 0 ? text.emptyCell : String(tile),
                      )}
                      aria-invalid={cell === faulty}
                      onFocus={() => cell !== at && this.setState({ cell, digits: '' })}
                      onClick={() => this.#lay(cell)}
                      onKeyDown={(event) => this.#key(event, cell)}
                    >
                      {tile > 0 && <Paper key={tile} tile={tile} />}
                      {pending && <span class="cell-typing">{words.typing(digits)}</span>}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }

  /** Lays the chosen sheet; where it lies already, it is taken away. */
  #lay(cell: Cell): void {
    const { board, chosen, onSet } = this.props;
    this.setState({ cell, digits: '' });
    onSet(cell, board.cells[cell] === chosen ? 0 : chosen);
  }

  #key(event: KeyboardEvent, cell: Cell): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = STEPS[event.key];
    const typed = typeTile(this.state.digits, event.key);
    if (step) this.#go(stepCursor(cell, step, this.props.board));
    else if (typed) {
      this.setState({ cell, digits: typed.digits });
      if (typed.tile !== undefined) this.props.onSet(cell, typed.tile);
    } else return;
    event.preventDefault();
  }

  #go(cell: Cell): void {
    this.setState({ cell, digits: '' });
    this.#grid.current?.querySelectorAll('button')[cell]?.focus();
  }
}
