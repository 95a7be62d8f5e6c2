import { Component } from 'preact';
import type { ReplayedGame } from '../../../engine/index.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { PUSH_ARROWS } from '../push-arrows.ts';
import { lastPly, type MoveNote, movesFrom } from './replay-line.ts';

/** What the list of moves is drawn from. */
interface MoveListProps {
  readonly game: ReplayedGame;
  readonly ply: number;
  readonly words: ReplayText;
  readonly number: (value: number) => string;
  readonly onStep: (ply: number) => void;
}

/** How many moves are listed at once: a list of thousands would be slow to draw and to hear. */
const PAGE = 25;

/** The moves around the one that is shown, each a button that leads there. */
export class MoveList extends Component<MoveListProps> {
  #page: { readonly from: number; readonly notes: readonly MoveNote[] } | undefined;

  override render({ game, number, ply, words, onStep }: MoveListProps) {
    const last = lastPly(game);
    const from = ply === 0 ? 1 : Math.floor((ply - 1) / PAGE) * PAGE + 1;
    const to = Math.min(from + PAGE - 1, last);
    if (this.#page?.from !== from) this.#page = { from, notes: movesFrom(game, from, to) };
    return (
      <>
        <div class="pages">
          <button
            type="button"
            aria-disabled={from === 1}
            onClick={() => from > 1 && onStep(from - 1)}
          >
            {words.earlier}
          </button>
          <p class="label">{words.movesFrom(from, to, last)}</p>
          <button
            type="button"
            aria-disabled={to === last}
            onClick={() => to < last && onStep(to + 1)}
          >
            {words.later}
          </button>
        </div>
        <ol class="move-list">
          {this.#page.notes.map((note) => (
            <li key={note.ply}>
              <button
                type="button"
                aria-current={note.ply === ply ? 'step' : undefined}
                onClick={() => onStep(note.ply)}
              >
                <span class="move-number">{number(note.ply)}.</span>
                <span class="move-push">
                  <span aria-hidden="true">{PUSH_ARROWS[note.direction]}</span>{' '}
                  {words.direction[note.direction]}
                </span>
                <span>{told(note, words)}</span>
                {note.gain > 0 && <span class="move-gain">+{number(note.gain)}</span>}
              </button>
            </li>
          ))}
        </ol>
      </>
    );
  }
}

function told({ entered, made, time }: MoveNote, words: ReplayText): string {
  const parts = [words.made(made)];
  if (entered !== null) parts.push(words.entered(entered));
  if (time !== null) parts.push(words.seconds(Math.round(time / 100) / 10));
  return parts.join(', ');
}
