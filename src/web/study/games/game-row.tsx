import { Component } from 'preact';
import type { FullText } from '../../text/english.ts';
import type { GamesText } from '../../text/english-games.ts';
import { IconButton } from '../../view/icon-button.tsx';
import { Drawing } from '../../view/icons.tsx';
import { Paper } from '../../view/paper.tsx';
import { focusOnce } from '../focus-once.ts';
import { kindName } from '../kind-name.ts';
import { LONGEST_NAME } from './game-tags.ts';
import type { KeptRow } from './kept-row.ts';

/** What a row of the list does when it is asked to. */
export interface RowActions {
  readonly onOpen: (row: KeptRow) => void;
  readonly onName: (row: KeptRow, name: string) => void;
  readonly onRemove: (row: KeptRow) => void;
}

/** What a row is drawn from. */
interface GameRowProps extends RowActions {
  readonly row: KeptRow;
  readonly text: FullText;
  readonly words: GamesText;
}

const PENCIL = 'm4 20 1-4L16.5 4.5l3 3L8 19zM14 7l3 3';
const BIN = 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6';

/** One kept game: a button that opens it, and two to name and to delete it. */
export class GameRow extends Component<
  GameRowProps,
  { readonly asking: 'name' | 'remove' | null }
> {
  override state = { asking: null as 'name' | 'remove' | null };

  override render({ row, text, words, onOpen }: GameRowProps, { asking }: typeof this.state) {
    const title = `${gameTitle(row, text)}, ${words.points(row.score)}`;
    const ask = (what: 'name' | 'remove') => () => this.setState({ asking: what });
    return (
      <li class="game-row">
        <button type="button" class="game-open" data-game={row.id} onClick={() => onOpen(row)}>
          <Paper key={row.highest} tile={row.highest} />
          <span class="game-told">
            <strong>{gameTitle(row, text)}</strong>
            <small>
              {facts(row, text, words).map((fact, index, all) => (
                <span key={fact} class="game-fact">
                  {fact}
                  {index < all.length - 1 && ' ·'}{' '}
                </span>
              ))}
              <span class="visually-hidden">· {words.highest(row.highest)}</span>
            </small>
          </span>
          <span class="game-points">
            <span aria-hidden="true">{text.number(row.score)}</span>
            <span class="visually-hidden">{words.points(row.score)}</span>
          </span>
        </button>
        <IconButton label={words.rename(title)} onClick={ask('name')}>
          <Drawing path={PENCIL} />
        </IconButton>
        <IconButton label={words.remove(title)} onClick={ask('remove')}>
          <Drawing path={BIN} />
        </IconButton>
        {asking === 'name' && this.#nameForm()}
        {asking === 'remove' && this.#removeForm()}
      </li>
    );
  }

  #nameForm() {
    const { row, words, onName } = this.props;
    const save = (event: Event) => {
      event.preventDefault();
      const field = (event.currentTarget as HTMLFormElement).elements.namedItem('name');
      this.setState({ asking: null });
      onName(row, (field as HTMLInputElement).value);
    };
    return (
      <form class="game-asked" onSubmit={save}>
        <input
          name="name"
          aria-label={words.nameField}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          defaultValue={row.name ?? ''}
          ref={(field: HTMLInputElement | null) => focusOnce(field)}
        />
        <button type="submit" class="primary">
          {words.nameSave}
        </button>
        <button type="button" onClick={(event) => this.#leave(event)}>
          {words.cancel}
        </button>
      </form>
    );
  }

  #removeForm() {
    const { row, words, onRemove } = this.props;
    return (
      <div class="game-asked">
        <p>{words.removeAsk}</p>
        <button
          type="button"
          class="primary"
          ref={(button: HTMLButtonElement | null) => focusOnce(button)}
          onClick={(event) => this.#leave(event)}
        >
          {words.removeNo}
        </button>
        <button type="button" onClick={() => onRemove(row)}>
          {words.removeYes}
        </button>
      </div>
    );
  }

  /** Asks no more, and gives the focus back to the game. */
  #leave(event: Event): void {
    const row = (event.currentTarget as HTMLElement).closest('li');
    this.setState({ asking: null });
    row?.querySelector('button')?.focus();
  }
}

/** What a game is called: its name, or that of its rules. */
function gameTitle(row: KeptRow, text: FullText): string {
  return row.name ?? kindName(row, text);
}

/** What is told of a game; the picture beside it shows the highest tile. */
function facts(row: KeptRow, text: FullText, words: GamesText): string[] {
  const told = [
    words.dates.date(row.ended),
    row.name === null ? '' : kindName(row, text),
    words.moves(row.moves),
    row.result === 'playing' ? words.unfinished : '',
    row.daily ? words.daily : '',
    row.own ? '' : words.elsewhere,
    row.assisted ? words.assisted : '',
  ];
  return told.filter((part) => part !== '');
}
