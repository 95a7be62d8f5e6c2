/** Sets up a position: rules and size, board, what comes next, what is left in the deck. */
import { Component } from 'preact';
import {
  BOARD_SIDE,
  DECK_TILES,
  type Fault,
  findRuleSet,
  formatLinkRecord,
  formatTextRecord,
  gameAt,
  type StartPosition,
  statusOf,
  type Tile,
} from '../../../engine/index.ts';
import { recordLink } from '../../app/record-link.ts';
import { faultDetail, faultSentence } from '../../app/voice.ts';
import { cellName } from '../../text/cells.ts';
import type { EditorText } from '../../text/editor-words.ts';
import { Detail } from '../../view/notices.tsx';
import { Paper } from '../../view/paper.tsx';
import { handCopy, type WayOut, WaysOut } from '../../view/ways-out.tsx';
import { ruleSegments } from '../board/rule-segments.ts';
import { Segments } from '../board/segments.tsx';
import type { ScreenProps } from '../screen.ts';
import { CellGrid } from './cell-grid.tsx';
import {
  checkDraft,
  draftOf,
  emptyDraft,
  faultyCard,
  faultyCell,
  type PositionDraft,
  previewChoices,
  previewName,
  readDraft,
  recordAt,
  resized,
  textOf,
  withCards,
  withCell,
  withFreshDeck,
  withPreview,
  withRules,
} from './position-draft.ts';
import { PositionHint } from './position-hint.tsx';
import { PreviewPapers } from './preview-choice.tsx';

/** What the editor is given. */
interface PositionEditorProps extends ScreenProps {
  readonly draft: PositionDraft;
  readonly words: EditorText;
  readonly onDraft: (draft: PositionDraft) => void;
  readonly onCopy: (start: StartPosition) => void;
}

/** What is chosen, pasted and asked for. */
interface EditorState {
  readonly chosen: Tile;
  readonly pasted: string;
  /** What is wrong with the pasted text; `null` once it was used. */
  readonly refused: Fault | null | undefined;
  /** The position that a hint was asked for, as text. */
  readonly hinted: string | null;
}

/** The sheets to lay where no top tile ends the game: typed ones may be larger. */
const LARGEST_OFFERED = 12288;

/** The editor. */
export class PositionEditor extends Component<PositionEditorProps, EditorState> {
  override state: EditorState = { chosen: 3, pasted: '', refused: undefined, hinted: null };

  override render({ draft, text, words }: PositionEditorProps, { chosen }: EditorState) {
    const checked = checkDraft(draft);
    const fault = checked.ok ? undefined : checked.error;
    return (
      <div class="position-editor">
        <div class="position-board">
          <CellGrid
            board={draft.board}
            faulty={fault && faultyCell(fault)}
            chosen={chosen}
            words={words}
            text={text}
            onSet={(cell, tile) => this.#change(withCell(draft, cell, tile))}
          />
          <p class="hint">{words.gridHint}</p>
        </div>
        <div class="position-parts">
          {this.#rules()}
          {this.#palette()}
          {this.#preview()}
          {this.#deck(fault)}
          {this.#verdict(checked.ok ? checked.value : checked.error)}
        </div>
        {this.#begin()}
      </div>
    );
  }

  #rules() {
    const { draft, text, words } = this.props;
    const { height, id, square, width } = draft.rules;
    const sides = Array.from(
      { length: BOARD_SIDE.max - BOARD_SIDE.min + 1 },
      (_, more) => BOARD_SIDE.min + more,
    );
    const side = (label: string, value: number, size: (chosen: number) => [number, number]) => (
      <label class="side">
        <span class="label">{label}</span>
        <select
          value={value}
          onChange={(event) => this.#resize(...size(Number(event.currentTarget.value)))}
        >
          {sides.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
    );
    return (
      <div class="position-rules">
        <Segments
          legend={words.whichGame}
          name="rules"
          segments={ruleSegments(text)}
          chosen={id}
          onChoose={(chosen) => this.#rule(chosen)}
        />
        {side(words.columns, width, (chosen) => [chosen, square ? chosen : height])}
        {side(words.rows, height, (chosen) => [square ? chosen : width, chosen])}
      </div>
    );
  }

  #palette() {
    const { draft, words } = this.props;
    const top = draft.rules.topTile ?? LARGEST_OFFERED;
    const tiles: Tile[] = [0, 1, 2];
    for (let tile = 3; tile <= top; tile *= 2) tiles.push(tile);
    return (
      <section class="palette">
        <h4>{words.palette}</h4>
        <Segments
          legend={words.palette}
          name="palette"
          segments={tiles.map((tile) => ({
            value: String(tile),
            content:
              tile === 0 ? (
                words.nothing
              ) : (
                <>
                  <span class="visually-hidden">{tile}</span>
                  <Paper tile={tile} />
                </>
              ),
          }))}
          chosen={String(this.state.chosen)}
          onChoose={(tile) => this.setState({ chosen: Number(tile) })}
        />
      </section>
    );
  }

  #preview() {
    const { draft, words } = this.props;
    const choices = new Map(previewChoices(draft).map((one) => [previewName(one), one]));
    return (
      <section class="palette">
        <h4>{words.comesNext}</h4>
        <Segments
          legend={words.comesNext}
          name="preview"
          segments={[...choices].map(([value, preview]) => ({
            value,
            content: <PreviewPapers preview={preview} words={words} />,
          }))}
          chosen={previewName(draft.preview)}
          onChoose={(name) => {
            const preview = choices.get(name);
            if (preview) this.#change(withPreview(draft, preview));
          }}
        />
      </section>
    );
  }

  #deck(fault: Fault | undefined) {
    const { draft, words } = this.props;
    const { deckTold, rules, supply } = draft;
    if (rules.source !== 'deck') return null;
    const faulty = fault && faultyCard(fault);
    return (
      <section>
        <h4>{words.deck}</h4>
        <div class="deck-counts">
          {supply.deck.map((left, card) => {
            const tile = DECK_TILES[card] ?? 0;
            return (
              <label key={tile}>
                <span class={`card card-${tile}`} aria-hidden="true">
                  {tile}
                </span>
                <span class="visually-hidden">{words.card(tile)}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={rules.deckCopies}
                  value={left}
                  aria-invalid={card === faulty}
                  onInput={(event) => {
                    const { valueAsNumber } = event.currentTarget;
                    if (valueAsNumber >= 0) this.#change(withCards(draft, card, valueAsNumber));
                  }}
                />
              </label>
            );
          })}
          {deckTold && (
            <button type="button" onClick={() => this.#change(withFreshDeck(draft))}>
              {words.freshDeck}
            </button>
          )}
        </div>
        {!deckTold && <p class="hint">{words.deckAssumed}</p>}
      </section>
    );
  }

  /** Whether the position can be, and what to do with it; or what is wrong, and where. */
  #verdict(position: StartPosition | Fault) {
    const { draft, onCopy, session, text, words } = this.props;
    if ('code' in position) {
      return (
        <p class="outcome fault" role="status">
          {faultSentence({ ...position, at: this.#placeOf(position) }, text)}
          <Detail words={faultDetail(position, text)} />
        </p>
      );
    }
    const game = gameAt(draft.rules, position);
    const status = statusOf(game);
    const notation = textOf(draft);
    const { hinted } = this.state;
    return (
      <>
        <p class="outcome" role="status">
          {status === 'playing' ? words.possible : words.over[status]}
        </p>
        {status === 'playing' && session.running && <p class="hint">{text.putAsideHint}</p>}
        <div class="choose-one">
          {status === 'playing' && (
            <>
              <button type="button" class="primary" onClick={() => this.#play(position)}>
                {words.play}
              </button>
              <button
                type="button"
                aria-pressed={hinted === notation}
                onClick={() => this.setState({ hinted: hinted === notation ? null : notation })}
              >
                {hinted === notation ? words.stopHint : words.askHint}
              </button>
            </>
          )}
          <button type="button" onClick={() => onCopy(position)}>
            {words.copy}
          </button>
        </div>
        {hinted === notation && (
          <PositionHint key={notation} game={game} words={words} text={text} />
        )}
        <WaysOut ways={this.#ways(position)} text={text} />
      </>
    );
  }

  #ways(position: StartPosition): WayOut[] {
    const { address, draft, text, words } = this.props;
    return [
      {
        label: text.copyLink,
        hand: () =>
          handCopy(
            recordLink(address, formatLinkRecord(recordAt(position, draft.rules))),
            words.linkCopied,
          ),
      },
      { label: words.copyText, hand: () => handCopy(textOf(draft), words.textCopied) },
    ];
  }

  #begin() {
    const { draft, session, text, words } = this.props;
    const { pasted, refused } = this.state;
    return (
      <form class="position-begin" onSubmit={(event) => this.#read(event)}>
        <h4>{words.from}</h4>
        <div class="choose-one">
          <button type="button" onClick={() => this.#change(draftOf(session.present))}>
            {words.fromGame}
          </button>
          <button type="button" onClick={() => this.#change(emptyDraft(draft.rules))}>
            {words.fromEmpty}
          </button>
        </div>
        <div class="field paste">
          <label class="label" for="paste-position">
            {words.paste}
          </label>
          <textarea
            id="paste-position"
            rows={2}
            autocomplete="off"
            spellcheck={false}
            value={pasted}
            onInput={(event) => this.setState({ pasted: event.currentTarget.value })}
          />
          <button type="submit">{words.read}</button>
        </div>
        <p class={`outcome ${refused ? 'fault' : ''}`} role="status">
          {refused && faultSentence({ ...refused, at: this.#placeOf(refused) }, text)}
          {refused && <Detail words={faultDetail(refused, text)} />}
          {refused === null && words.readDone}
        </p>
        <p class="hint">{words.pasteHint}</p>
      </form>
    );
  }

  /** Where a fault is, in words. */
  #placeOf(fault: Fault): string {
    const { draft, words } = this.props;
    const [cell, card] = [faultyCell(fault), faultyCard(fault)];
    if (cell !== undefined) return words.cellPlace(cellName(cell, draft.board.width));
    if (card !== undefined) return words.cardPlace(DECK_TILES[card] ?? 0);
    return fault.at.startsWith('supply') ? words.deck : '';
  }

  #change(draft: PositionDraft): void {
    this.props.onDraft(draft);
  }

  #rule(id: string): void {
    const { draft } = this.props;
    const rules = findRuleSet(id);
    if (!rules) return;
    const { height, width } = draft.rules;
    const sized = resized(rules, width, rules.square ? width : height);
    this.#change(withRules(draft, sized.ok ? sized.value : rules));
  }

  #resize(width: number, height: number): void {
    const { draft } = this.props;
    const sized = resized(draft.rules, width, height);
    if (sized.ok) this.#change(withRules(draft, sized.value));
  }

  #read(event: Event): void {
    event.preventDefault();
    const { draft } = this.props;
    if (this.state.pasted.trim() === '') return;
    const read = readDraft(this.state.pasted, draft.rules);
    this.setState({ refused: read.ok ? null : read.error });
    if (read.ok) this.#change(read.value);
  }

  #play(position: StartPosition): void {
    const { controller, draft } = this.props;
    void controller.openRecord(formatTextRecord(recordAt(position, draft.rules)));
  }
}
