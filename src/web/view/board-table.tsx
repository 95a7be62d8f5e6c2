import { Component } from 'preact';
import { type Board, rowsOf } from '../../engine/index.ts';
import type { FullText } from '../text/english.ts';

/** What the table shows. */
interface BoardTableProps {
  readonly board: Board;
  readonly text: FullText;
}

/** The board as a table that a screen reader can walk through; not for the eye. */
export class BoardTable extends Component<BoardTableProps> {
  /** The page is often drawn with the same board: for what a drag would gain, for a notice, for a hint. */
  override shouldComponentUpdate({ board, text }: BoardTableProps): boolean {
    return board !== this.props.board || text !== this.props.text;
  }

  override render({ board, text }: BoardTableProps) {
    const rows = rowsOf(board);
    const columns = Array.from({ length: board.width }, (_, index) => index + 1);
    return (
      <div class="visually-hidden">
        <table>
          <caption>{text.boardTable}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {text.columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={text.rowName(index + 1)}>
                <th scope="row">{text.rowName(index + 1)}</th>
                {row.map((tile, at) => (
                  <td key={columns[at]}>{tile === 0 ? text.emptyCell : tile}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
}
