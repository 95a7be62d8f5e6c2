import { Component } from 'preact';
import type { Fault } from '../../engine/index.ts';
import {
  type BackupPart,
  type BackupTarget,
  backupOf,
  bringIn,
  type Effect,
  effectOf,
  gameInBackup,
  gamesInBackup,
  type Part,
  readBackup,
} from '../app/backup.ts';
import { dateOf } from '../app/records.ts';
import { rulesName } from '../app/sentences.ts';
import { refusalSentence } from '../app/voice.ts';
import { importMany } from '../study/games/import.ts';
import { KeptGames } from '../study/games/kept-games.ts';
import type { StoredRecord } from '../study/games/stored-record.ts';
import type { FullText } from '../text/english.ts';
import { FilePicker } from './file-picker.tsx';
import { saveText } from './hand-out.ts';

/** What the panel for a player's data is given. */
export interface DataProps {
  /** Where everything is kept, and the board that a game is put on. */
  readonly target: Omit<BackupTarget, 'keepGames'>;
  /** Something was brought in: the page has to look at the store again. */
  readonly onBrought: () => void;
  readonly text: FullText;
  readonly onClose: () => void;
}

/** A part of the file that was read, and what bringing it in would do. */
interface Offer {
  readonly part: Part;
  readonly content: string;
  readonly effect: Effect;
}

interface DataState {
  readonly said: string;
  /** The parts of the file that can be brought in; nothing before one was read. */
  readonly offers: readonly Offer[] | undefined;
  readonly faults: readonly { readonly part: Part; readonly fault: Fault }[];
  readonly chosen: ReadonlySet<Part>;
  readonly byHand: string | null;
}

const EMPTY: DataState = {
  said: '',
  offers: undefined,
  faults: [],
  chosen: new Set(),
  byHand: null,
};

/** Saves everything in one file, and brings it back part by part. */
export class DataContent extends Component<DataProps, DataState> {
  override state = EMPTY;

  override render({ text, onClose }: DataProps, { said, byHand }: DataState) {
    return (
      <>
        <p class="hint">{text.dataHint}</p>
        <button type="button" class="primary wide" autofocus onClick={() => this.#save()}>
          {text.saveAll}
        </button>
        {byHand !== null && (
          <div class="field">
            <textarea readonly rows={3} aria-label={text.byHand} value={byHand} />
          </div>
        )}
        <h3>{text.bringTitle}</h3>
        <p class="hint">{text.bringHint}</p>
        <FilePicker
          label={text.chooseFile}
          accept=".json,application/json"
          onFile={(file) => this.#read(file)}
        />
        <p class="outcome" role="status">
          {said}
        </p>
        {this.#offers()}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {text.close}
          </button>
        </div>
      </>
    );
  }

  #offers() {
    const { text } = this.props;
    const { offers, faults, chosen } = this.state;
    if (!offers) return null;
    return (
      <form onSubmit={(event) => this.#bring(event)}>
        {offers.map(({ part, content, effect }) => (
          <label class="setting toggle" key={part}>
            <span>
              <strong>{text.parts[part]}:</strong> {this.#described(part, content, effect)}
            </span>
            <input
              type="checkbox"
              name={part}
              disabled={effect === 'same'}
              checked={chosen.has(part)}
              onChange={(event) => this.#choose(part, event.currentTarget.checked)}
            />
          </label>
        ))}
        {faults.map(({ part, fault }) => (
          <p class="outcome fault" key={part}>
            {text.parts[part]}: {text.partDamaged(refusalSentence(fault, text))}
          </p>
        ))}
        <button type="submit" class="wide" disabled={chosen.size === 0}>
          {text.bring}
        </button>
      </form>
    );
  }

  #described(part: Part, content: string, effect: Effect): string {
    const { text } = this.props;
    if (part === 'games')
      return `${text.gamesInFile(gamesInBackup(content))}; ${text.effects[effect]}`;
    const game = part === 'game' || part === 'earlier' ? gameInBackup(content) : undefined;
    const what = game && text.gameInFile(rulesName(game.rules, text), game.score, game.moves);
    const aside = part === 'game' && effect === 'replaces';
    return [what, aside ? text.gameReplaces : text.effects[effect]].filter(Boolean).join('; ');
  }

  async #save(): Promise<void> {
    const { target, text } = this.props;
    const date = dateOf(new Date());
    const name = `threefold-${date}.json`;
    const content = backupOf(target.store, date, await keptGames());
    const done = saveText(content, name);
    this.setState({ ...EMPTY, said: done ? text.savedAs(name) : text.byHand });
    if (!done) this.setState({ byHand: content });
  }

  async #read(file: File): Promise<void> {
    const { target, text } = this.props;
    const content = await file.text().catch(() => undefined);
    if (content === undefined) return this.setState({ ...EMPTY, said: text.refusedFile });
    const read = readBackup(content);
    if (!read.ok) return this.setState({ ...EMPTY, said: refusalSentence(read.error, text) });
    const offers = read.value.flatMap((one) => offerOf(one, target));
    const faults = read.value.flatMap((one) => ('fault' in one ? [one] : []));
    const free = offers.filter(({ effect }) => effect === 'fresh' || effect === 'joined');
    const said = offers.length > 0 ? '' : text.nothingInFile;
    this.setState({
      ...EMPTY,
      said,
      offers,
      faults,
      chosen: new Set(free.map(({ part }) => part)),
    });
  }

  #choose(part: Part, wanted: boolean): void {
    const chosen = new Set(this.state.chosen);
    if (wanted) chosen.add(part);
    else chosen.delete(part);
    this.setState({ chosen });
  }

  async #bring(event: Event): Promise<void> {
    event.preventDefault();
    const { target, text, onBrought } = this.props;
    const { chosen, offers = [] } = this.state;
    const wanted = offers.filter(({ part }) => chosen.has(part));
    const lost: Offer[] = [];
    for (const offer of wanted) {
      const there = { ...target, keepGames };
      if (!(await bringIn(there, offer.part, offer.content))) lost.push(offer);
    }
    const names = lost.map(({ part }) => text.parts[part]).join(', ');
    const brought = text.broughtIn(wanted.length - lost.length);
    this.setState({ ...EMPTY, said: names ? `${brought} ${text.notBroughtIn(names)}` : brought });
    onBrought();
  }
}

/** The kept games; none where the browser keeps none. */
async function keptGames(): Promise<readonly StoredRecord[]> {
  const games = new KeptGames();
  const records = await games.records();
  await games.close();
  return records.ok ? records.value : [];
}

/** Keeps games from a file; false when some of them could not be kept. */
async function keepGames(found: readonly unknown[]): Promise<boolean> {
  const games = new KeptGames();
  const { faults, store } = await importMany(games, found, true);
  await games.close();
  return faults.length === 0 && store === null;
}

function offerOf(one: BackupPart, { store }: Pick<BackupTarget, 'store'>): Offer[] {
  if ('fault' in one) return [];
  const { part, text: content } = one;
  return [{ part, content, effect: effectOf(store, part, content) }];
}
