/** Copies a game from elsewhere, move by move: the push, the sheet that entered, what is shown next. */
import { Component, createRef } from 'preact';
import {
  type Cell,
  DIRECTIONS,
  formatTextRecord,
  type Preview,
  shiftGame,
  statusOf,
  type Turn,
  viewOf,
} from '../../../engine/index.ts';
import { dateOf, shareRecord } from '../../app/records.ts';
import type { Command } from '../../board/input/commands.ts';
import { placeOf } from '../../board/place.ts';
import { cellName } from '../../text/cells.ts';
import type { EditorText } from '../../text/editor-words.ts';
import { Next } from '../../view/next.tsx';
import { Paper } from '../../view/paper.tsx';
import { handCopy, handFile, type WayOut, WaysOut } from '../../view/ways-out.tsx';
import { focusBoard, StudyBoard } from '../board/study-board.tsx';
import { importOne } from '../games/import.ts';
import { KeptGames } from '../games/kept-games.ts';
import type { ScreenProps } from '../screen.ts';
import { previewName } from './position-draft.ts';
import { PreviewPapers } from './preview-choice.tsx';
import {
  askedFor,
  cellChoices,
  otherPreviews,
  presentIn,
  previewChoices,
  shownIn,
  type Transcript,
  takeBack,
  tellOtherPreview,
  tellPreview,
  tellPush,
  tellTile,
  valueChoices,
  verifiedOf,
} from './transcript.ts';

/** What is given to the copy. */
interface CopyGameProps extends ScreenProps {
  readonly transcript: Transcript;
  readonly words: EditorText;
  /** Whether the browser keeps the copy. */
  readonly saved: boolean;
  readonly onTold: (transcript: Transcript | null) => void;
}

/** What is half chosen. */
interface CopyState {
  /** The cell of a bonus whose value is asked for. */
  readonly cell: Cell | null;
  /** Whether previews are offered that the deck doesn't allow. */
  readonly others: boolean;
  /** Something that happened beside the telling. */
  readonly said: string;
  /** Whether throwing the copy away has been asked for once. */
  readonly sure: boolean;
}

const FRESH: CopyState = { cell: null, others: false, said: '', sure: false };

/** The copy under way. */
export class CopyGame extends Component<CopyGameProps, CopyState> {
  override state = FRESH;
  readonly #root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    this.#focus();
  }

  override componentDidUpdate(before: CopyGameProps, had: CopyState): void {
    const { transcript } = this.props;
    const { cell, others } = this.state;
    if (transcript !== before.transcript || cell !== had.cell || others !== had.others) {
      this.#focus();
    }
  }

  override render({ saved, settings, text, transcript, words }: CopyGameProps, state: CopyState) {
    const asked = askedFor(transcript);
    const present = presentIn(transcript);
    const shown = shownIn(transcript);
    const board = shown.pending?.afterstate ?? shown.board;
    const over = statusOf(present) !== 'playing';
    const view = viewOf(present);
    return (
      <div class="copy-game" ref={this.#root}>
        <StudyBoard
          board={board}
          turn={this.#turn()}
          label={words.copyBoard(board.width, board.height)}
          text={text}
          pushes={{
            settings,
            look: (direction) =>
              asked === 'push' ? (shiftGame(present, direction)?.pending ?? undefined) : undefined,
            onCommand: (command) => this.#perform(command),
          }}
        >
          {asked === 'tile' && state.cell === null && this.#cells()}
        </StudyBoard>
        <div class="copy-told">
          <p class="label">{words.told(transcript.turns.length)}</p>
          <p class="copy-asked" role="status">
            {state.said} {over && asked === 'push' ? words.finished : this.#question()}
          </p>
          {asked === 'push' && !over && <Next view={view} text={text} />}
          {asked === 'tile' && state.cell !== null && this.#values(state.cell)}
          {asked === 'preview' && this.#previews()}
          <div class="choose-one">
            <button type="button" aria-disabled={!this.#canGoBack} onClick={() => this.#back()}>
              {words.back}
            </button>
            <button type="button" onClick={() => this.#discard()}>
              {state.sure ? words.discardSure : words.discard}
            </button>
          </div>
          {!saved && <p class="outcome fault">{words.notSaved}</p>}
          {transcript.turns.length > 0 && asked === 'push' && (
            <>
              <h4>{text.endScore(view.score, view.moves)}</h4>
              <WaysOut ways={this.#ways()} text={text} />
            </>
          )}
        </div>
      </div>
    );
  }

  #question(): string {
    const { transcript, words } = this.props;
    const { cell, others } = this.state;
    switch (askedFor(transcript)) {
      case 'push':
        return words.askPush;
      case 'tile':
        return cell === null ? words.askCell : words.askValue;
      case 'preview':
        return others ? words.askOther : words.askPreview;
    }
  }

  /** The cells that the new sheet may have entered, as buttons over the board. */
  #cells() {
    const { text, transcript } = this.props;
    const { width } = presentIn(transcript).board;
    return (
      <div class="study-board-over cell-choices">
        {cellChoices(transcript)
          .sort((a, b) => a - b)
          .map((cell) => {
            const { column, row } = placeOf(cell, width);
            const [value, ...more] = valueChoices(transcript, cell);
            return (
              <button
                key={cell}
                type="button"
                data-choice={more.length > 0 ? 'open' : ''}
                aria-label={text.readCell(
                  cellName(cell, width),
                  more.length > 0 ? text.emptyCell : String(value),
                )}
                style={{ gridColumn: column + 1, gridRow: row + 1 }}
                onClick={() => {
                  if (more.length > 0) this.setState({ ...FRESH, cell });
                  else if (value !== undefined)
                    this.#tell(tellTile(transcript, { cell, tile: value }));
                }}
              >
                {more.length === 0 && <Paper tile={value ?? 0} />}
              </button>
            );
          })}
      </div>
    );
  }

  /** What a bonus may have been. */
  #values(cell: Cell) {
    const { transcript } = this.props;
    return (
      <div class="copy-choices">
        {valueChoices(transcript, cell).map((tile) => (
          <button
            key={tile}
            type="button"
            data-choice
            onClick={() => this.#tell(tellTile(transcript, { cell, tile }))}
          >
            <span class="visually-hidden">{tile}</span>
            <Paper tile={tile} />
          </button>
        ))}
      </div>
    );
  }

  /** What may be shown next; or, where the deck was counted otherwise, what else there is. */
  #previews() {
    const { transcript, words } = this.props;
    const { others } = this.state;
    const choices = others ? otherPreviews(transcript) : previewChoices(transcript);
    const more = !others && otherPreviews(transcript).length > 0;
    return (
      <>
        <div class="copy-choices">
          {choices.map((preview) => (
            <button
              key={previewName(preview)}
              type="button"
              data-choice
              onClick={() => this.#preview(preview)}
            >
              <PreviewPapers preview={preview} words={words} />
            </button>
          ))}
          {more && (
            <button
              type="button"
              data-choice
              onClick={() => this.setState({ ...FRESH, others: true })}
            >
              {words.other}
            </button>
          )}
        </div>
        {others && <p class="hint">{words.otherHint}</p>}
      </>
    );
  }

  #preview(preview: Preview): void {
    const { transcript, words } = this.props;
    if (!this.state.others) {
      this.#tell(tellPreview(transcript, preview));
      return;
    }
    const told = tellOtherPreview(transcript, preview);
    this.#tell(told, told ? words.deckCorrected : words.noDeck);
  }

  #tell(transcript: Transcript | undefined, said = ''): void {
    this.setState({ ...FRESH, said });
    if (transcript) this.props.onTold(transcript);
  }

  #perform(command: Command): void {
    const { transcript } = this.props;
    const direction = DIRECTIONS.find((one) => one === command);
    if (command === 'undo') this.#back();
    else if (!direction) return;
    else if (askedFor(transcript) !== 'push')
      this.#step(direction === 'left' || direction === 'up');
    else {
      const told = tellPush(transcript, direction);
      if (told) this.#tell(told);
      else this.setState({ ...FRESH, said: this.props.text.illegal(direction) });
    }
  }

  /** Where arrows don't push, they go from choice to choice. */
  #step(backwards: boolean): void {
    const choices = this.#choices();
    const at = choices.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? 0 : (at + (backwards ? -1 : 1) + choices.length) % choices.length;
    choices[next]?.focus();
  }

  #choices(): HTMLElement[] {
    return [...(this.#root.current?.querySelectorAll<HTMLElement>('[data-choice]') ?? [])];
  }

  /** What is asked for has the focus. */
  #focus(): void {
    const [first] = this.#choices();
    if (first) first.focus();
    else focusBoard(this.#root.current);
  }

  get #canGoBack(): boolean {
    const { cell, others } = this.state;
    return cell !== null || others || takeBack(this.props.transcript) !== undefined;
  }

  #back(): void {
    const { cell, others } = this.state;
    const before = takeBack(this.props.transcript);
    this.setState(FRESH);
    if (cell === null && !others && before) this.props.onTold(before);
  }

  #discard(): void {
    const { onTold, transcript } = this.props;
    if (this.state.sure || transcript.turns.length === 0) onTold(null);
    else this.setState({ sure: true });
  }

  /** The push that was told last, for the board to show it in motion. */
  #turn(): Turn | null {
    const { transcript } = this.props;
    const shift = shownIn(transcript).pending;
    if (!shift) return null;
    return this.#moved(transcript, () => {
      const game = { ...presentIn(transcript), board: shift.afterstate };
      return { game, shift, placement: null };
    });
  }

  #last: { readonly transcript: Transcript; readonly turn: Turn } | undefined;

  /** The same turn for the same transcript: it moves once. */
  #moved(transcript: Transcript, make: () => Turn): Turn {
    if (this.#last?.transcript !== transcript) this.#last = { transcript, turn: make() };
    return this.#last.turn;
  }

  #ways(): WayOut[] {
    const { address, controller, text, transcript, words } = this.props;
    const date = dateOf(new Date());
    const verified = verifiedOf(transcript, { date, event: words.event });
    const { record } = verified;
    const shared = shareRecord(record, address, date);
    return [
      {
        label: words.keep,
        hand: async () => {
          const games = new KeptGames();
          const rows = await games.rows();
          const kept = rows.ok ? await importOne(games, verified, rows.value) : rows;
          await games.close();
          return { done: kept.ok, said: kept.ok ? words.kept : words.notKept };
        },
      },
      {
        label: text.saveFile,
        hand: () => handFile(shared.text, shared.fileName, text),
      },
      { label: text.copyLink, hand: () => handCopy(shared.link, text.linkCopied) },
      { label: text.copyRecord, hand: () => handCopy(shared.text, text.recordCopied) },
      {
        label: words.goOn,
        hand: async () => {
          await controller.openRecord(formatTextRecord(record));
          return { done: true, said: '' };
        },
      },
    ];
  }
}
