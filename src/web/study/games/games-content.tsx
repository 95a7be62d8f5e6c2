import { Component, createRef } from 'preact';
import type { Fault } from '../../../engine/index.ts';
import { dateOf } from '../../app/records.ts';
import { faultSentence } from '../../app/voice.ts';
import { listenToDropsFirst } from '../../board/input/drop.ts';
import type { GamesText } from '../../text/english-games.ts';
import { gamesWords } from '../../text/games-words.ts';
import { saveText } from '../../view/hand-out.ts';
import type { ScreenProps } from '../screen.ts';
import { Section } from '../section.tsx';
import { wearStyles } from '../styles.ts';
import { archiveText } from './archive.ts';
import { BringPart } from './bring-part.tsx';
import type { Kept, StoreFault } from './database.ts';
import { GameFilters } from './game-filters.tsx';
import { GameRow } from './game-row.tsx';
import { nameOf } from './game-tags.ts';
import css from './games.css?inline';
import { findGames, type Imported, importMany, importOne } from './import.ts';
import { type KeptGame, KeptGames } from './kept-games.ts';
import type { KeptRow } from './kept-row.ts';
import { ALL_GAMES, type Choice, type Choices, choicesIn, listed, pageOf } from './listing.ts';

wearStyles(css);

/** How many games stand on a page. */
const PAGE = 20;

/** Where the list was left, for as long as the page is there. */
let left: { choice: Choice; page: number; opened: string | null } = {
  choice: ALL_GAMES,
  page: 0,
  opened: null,
};

interface GamesState {
  readonly rows: readonly KeptRow[] | null;
  readonly fault: StoreFault | null;
  readonly choice: Choice;
  readonly page: number;
  /** How many games were put aside. */
  readonly asides: number;
  readonly said: string;
  readonly refused: string;
  /** Whether that is about bringing in or saving, which may be far from the list on a phone. */
  readonly aside: boolean;
  /** The game that was deleted last, to be brought back. */
  readonly removed: KeptGame | null;
  readonly offered: readonly unknown[] | null;
}

/** What something said is about. */
type Told = Pick<GamesState, 'aside' | 'removed'>;

/** The list of kept games: to open, name, delete, bring in and save. */
export class GamesContent extends Component<ScreenProps, GamesState> {
  override state: GamesState = {
    rows: null,
    fault: null,
    ...left,
    asides: 0,
    said: '',
    refused: '',
    aside: false,
    removed: null,
    offered: null,
  };
  readonly #games = new KeptGames();
  readonly #list = createRef<HTMLUListElement>();
  readonly #restore = createRef<HTMLButtonElement>();
  #stopDrops = () => {};
  #known: { readonly rows: readonly KeptRow[]; readonly choices: Choices } | undefined;

  override componentDidMount(): void {
    this.#stopDrops = listenToDropsFirst(document, (file) => this.#bring(file));
    void this.#load().then(() => this.#focusLeft());
  }

  override componentWillUnmount(): void {
    this.#stopDrops();
    const { choice, page } = this.state;
    left = { ...left, choice, page };
    void this.#games.close();
  }

  override componentDidUpdate(_: ScreenProps, before: GamesState): void {
    if (this.state.removed && this.state.removed !== before.removed) this.#restore.current?.focus();
  }

  override render({ controller, session, text }: ScreenProps, state: GamesState) {
    const words = this.#words();
    const { aside, asides, fault, offered, refused, removed, rows, said } = state;
    if (!rows) {
      return (
        <div>
          <p role={fault ? 'alert' : 'status'}>{fault ? words.faults[fault] : text.loading}</p>
          {fault && fault !== 'missing' && (
            <div class="choose-one">
              <button type="button" onClick={() => this.#load()}>
                {words.tryAgain}
              </button>
            </div>
          )}
        </div>
      );
    }
    return (
      <div class="games">
        <div class="games-main">
          {session.canUndo && (
            <button type="button" class="wide" onClick={() => controller.open('replay')}>
              {words.onBoard}
            </button>
          )}
          {rows.length > 0 && (
            <Section title={words.filter} class="games-choice">
              {() => (
                <GameFilters
                  {...{ text, words }}
                  choices={this.#choices(rows)}
                  choice={state.choice}
                  onChoose={(choice) => this.setState({ choice, page: 0 })}
                />
              )}
            </Section>
          )}
          <div class="games-outcome">
            <p class="outcome" role="status">
              {aside ? '' : said}
            </p>
            {removed && (
              <button type="button" ref={this.#restore} onClick={() => this.#bringBack(removed)}>
                {words.restore}
              </button>
            )}
          </div>
          <p class="outcome fault" role="alert">
            {aside ? '' : refused}
          </p>
          {this.#listed(rows)}
        </div>
        <div class="games-side">
          <BringPart
            amount={rows.length}
            {...{ asides, offered, text, words }}
            said={aside ? said : ''}
            refused={aside ? refused : ''}
            onBring={(source) => this.#bring(source)}
            onWhose={(mine) => this.#bringMany(mine)}
            onSaveAll={() => this.#saveAll()}
            onSaveAsides={() => this.#saveAsides()}
          />
        </div>
      </div>
    );
  }

  #listed(rows: readonly KeptRow[]) {
    const { text } = this.props;
    const words = this.#words();
    const chosen = listed(rows, this.state.choice, Date.now());
    const { items, page, pages } = pageOf(chosen, this.state.page, PAGE);
    if (rows.length === 0) return <p class="games-none">{words.none}</p>;
    const turn = (to: number) => {
      this.setState({ page: to });
      this.#list.current?.scrollIntoView({ block: 'nearest' });
    };
    return (
      <>
        <p class="label" role="status">
          {words.amount(chosen.length, rows.length)}
        </p>
        {chosen.length === 0 && <p class="games-none">{words.noneFit}</p>}
        <ul class="game-list" aria-label={words.list} ref={this.#list}>
          {items.map((row) => (
            <GameRow
              key={row.id}
              {...{ row, text, words }}
              onOpen={() => this.#open(row)}
              onName={(_, name) => this.#rename(row, name)}
              onRemove={() => this.#remove(row)}
            />
          ))}
        </ul>
        {pages > 1 && (
          <nav class="pages" aria-label={words.pages}>
            <button
              type="button"
              aria-disabled={page === 0}
              onClick={() => page > 0 && turn(page - 1)}
            >
              {words.previous}
            </button>
            <p class="label">{words.pageOf(page + 1, pages)}</p>
            <button
              type="button"
              aria-disabled={page === pages - 1}
              onClick={() => page < pages - 1 && turn(page + 1)}
            >
              {words.following}
            </button>
          </nav>
        )}
      </>
    );
  }

  /** What there is to choose: the same for as long as the games are. */
  #choices(rows: readonly KeptRow[]): Choices {
    if (this.#known?.rows !== rows) this.#known = { rows, choices: choicesIn(rows) };
    return this.#known.choices;
  }

  #words(): GamesText {
    return gamesWords[this.props.text.language];
  }

  async #load(): Promise<void> {
    const [rows, asides] = await Promise.all([this.#games.rows(), this.#games.asides()]);
    if (!rows.ok) return this.setState({ rows: null, fault: rows.fault });
    const put = asides.ok ? asides.value.length : 0;
    this.setState({ rows: rows.value, fault: null, asides: put });
  }

  /** Where a game was opened from, the focus comes back to; else it begins at the first. */
  #focusLeft(): void {
    const list = this.#list.current;
    const opened = left.opened && list?.querySelector<HTMLElement>(`[data-game="${left.opened}"]`);
    (opened || list?.querySelector<HTMLElement>('.game-open'))?.focus();
  }

  #open({ id }: KeptRow): void {
    left = { ...left, opened: id };
    this.props.controller.open('replay', { id });
  }

  /** Does something with the database; what it can't do is told. */
  async #done<T>(work: Promise<Kept<T>>): Promise<{ readonly value: T } | undefined> {
    const kept = await work;
    if (kept.ok) return { value: kept.value };
    this.setState({ refused: this.#words().faults[kept.fault], said: '', aside: false });
    return undefined;
  }

  async #rename(row: KeptRow, typed: string): Promise<void> {
    const words = this.#words();
    const done = await this.#done(this.#games.rename(row.id, typed));
    if (!done) return;
    await this.#load();
    const name = nameOf(typed);
    this.#tell(name === null ? words.nameTaken : words.named(name));
    this.#list.current?.querySelector<HTMLElement>(`[data-game="${row.id}"]`)?.focus();
  }

  async #remove(row: KeptRow): Promise<void> {
    const kept = await this.#done(this.#games.game(row.id));
    const game = kept?.value;
    if (game && 'row' in game && (await this.#done(this.#games.remove([row.id])))) {
      await this.#load();
      this.#tell(this.#words().removed, { removed: game });
    } else if (kept) {
      // What can't be read was put aside, and is not deleted.
      await this.#load();
      if (game && 'code' in game) this.#refuse(game, this.#words().damaged);
    }
  }

  async #bringBack(removed: KeptGame): Promise<void> {
    if (!(await this.#done(this.#games.restore(removed)))) return;
    left = { ...left, opened: removed.row.id };
    await this.#load();
    this.#tell(this.#words().restored);
    this.#focusLeft();
  }

  /** Brings games in; false when nothing came of it. */
  async #bring(source: string | Blob): Promise<boolean> {
    const words = this.#words();
    const found = await findGames(source);
    if (found.kind === 'refused') {
      const { fault } = found;
      if (fault !== 'unreadable') this.#refuse(fault, words.refused);
      else this.setState({ refused: words.refused(words.refusedFile), said: '', offered: null });
      this.setState({ aside: true });
      return false;
    }
    if (found.kind === 'many') {
      this.#tell(found.games.length === 0 ? words.imported(0) : '', { aside: true });
      if (found.games.length > 0) this.setState({ offered: found.games });
      return found.games.length > 0;
    }
    const done = await this.#done(importOne(this.#games, found.game, this.state.rows ?? []));
    if (done?.value) await this.#brought([done.value]);
    return done?.value !== undefined;
  }

  async #bringMany(mine: boolean): Promise<void> {
    const { offered } = this.state;
    if (!offered) return;
    const words = this.#words();
    let told = Number.NEGATIVE_INFINITY;
    // Said too often, it would never be heard.
    const progress = (done: number) => {
      if (performance.now() - told < 1000) return;
      told = performance.now();
      this.#tell(words.progress(done, offered.length), { aside: true });
    };
    const imported = await importMany(this.#games, offered, mine, progress);
    await this.#brought(imported.rows);
    this.#tellFaults(imported);
  }

  /** Games have come in: the first is shown, whatever was chosen before. */
  async #brought(rows: readonly KeptRow[]): Promise<void> {
    await this.#load();
    const at = listed(this.state.rows ?? [], ALL_GAMES, Date.now()).findIndex(
      ({ id }) => id === rows[0]?.id,
    );
    left = { ...left, opened: rows[0]?.id ?? null };
    this.#tell(this.#words().imported(rows.length));
    this.setState({ choice: ALL_GAMES, page: Math.floor(Math.max(0, at) / PAGE) }, () =>
      this.#focusLeft(),
    );
  }

  #tell(said: string, { removed = null, aside = false }: Partial<Told> = {}): void {
    this.setState({ said, removed, aside, refused: '', offered: null });
  }

  #refuse(fault: Fault, words: (reason: string) => string): void {
    const refused = words(faultSentence(fault, this.props.text));
    this.setState({ refused, said: '', aside: false, removed: null, offered: null });
  }

  #tellFaults({ faults, store }: Imported): void {
    const { text } = this.props;
    const words = this.#words();
    const [first] = faults;
    const left = first
      ? words.refusedSome(
          faults.length,
          `${words.gameInFile(first.index + 1)}: ${faultSentence(first.fault, text)}`,
        )
      : '';
    const refused = [store ? words.faults[store] : '', left].filter((said) => said !== '');
    this.setState({ refused: refused.join(' ') });
  }

  async #saveAll(): Promise<void> {
    const done = await this.#done(this.#games.records());
    if (done) this.#save(archiveText(done.value, dateOf(new Date())), 'threefold-games');
  }

  async #saveAsides(): Promise<void> {
    const done = await this.#done(this.#games.asides());
    if (done) this.#save(JSON.stringify(done.value, null, 1), 'threefold-aside');
  }

  #save(content: string, name: string): void {
    const file = `${name}-${dateOf(new Date())}.json`;
    const saved = saveText(content, file);
    this.#tell(saved ? this.props.text.savedAs(file) : this.#words().byHand, { aside: true });
  }
}
