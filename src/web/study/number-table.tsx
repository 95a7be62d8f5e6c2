import type { ComponentChildren } from 'preact';
import css from './number-table.css?inline';
import { wearStyles } from './styles.ts';

wearStyles(css);

/** What a table of numbers is given. */
export interface NumberTableProps {
  /** What the table says, for those who meet it without what stands above it. */
  readonly caption?: string;
  /** The names of the columns; the first is that of the rows. */
  readonly head: readonly string[];
  readonly rows: readonly NumberRow[];
}

/** One row: its name, and a cell for each further column. */
export interface NumberRow {
  readonly key: string | number;
  readonly cells: readonly ComponentChildren[];
}

/** A table of numbers, each row with its name first. */
export function NumberTable({ caption, head, rows }: NumberTableProps) {
  return (
    <table class="number-table">
      {caption !== undefined && <caption class="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
