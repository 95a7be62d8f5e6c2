import { type Board, rowsOf } from '../../engine/index.ts';
import type { Text } from '../text/english.ts';

/** The board as a table that a screen reader can walk through; not for the eye. */
export function BoardTable({ board, text }: { readonly board: Board; readonly text: Text }) {
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
