import { Component } from 'preact';
import type { ReviewText } from '../../text/english-review.ts';
import { NumberTable } from '../number-table.tsx';
import type { Review } from './review.ts';

/** What the table is drawn from. */
interface TableProps {
  readonly review: Review;
  readonly onPly: (ply: number) => void;
  readonly words: ReviewText;
}

/** Every move in a table, which is drawn only while it is open: a game may have thousands. */
export class ReviewTable extends Component<TableProps, { readonly open: boolean }> {
  override state = { open: false };

  override render({ review, onPly, words }: TableProps, { open }: { readonly open: boolean }) {
    return (
      <details onToggle={(event) => this.setState({ open: event.currentTarget.open })}>
        <summary>{words.table}</summary>
        {open && (
          <div class="review-table">
            <NumberTable
              head={Object.values(words.columns)}
              rows={review.moves.map(({ best, cost, played, ply, value }) => ({
                key: ply,
                cells: [
                  <button
                    key={ply}
                    type="button"
                    class="quiet"
                    aria-label={words.show(ply + 1)}
                    onClick={() => onPly(ply)}
                  >
                    {words.number(ply + 1)}
                  </button>,
                  words.directions[played],
                  words.directions[best],
                  words.number(Math.round(value)),
                  words.number(Math.round(cost)),
                ],
              }))}
            />
          </div>
        )}
      </details>
    );
  }
}
