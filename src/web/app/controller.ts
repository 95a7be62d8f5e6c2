/** The one path from a command to what happens: keys, buttons and swipes all end here. */
import { type Direction, type RuleSet, scoreOf, statusOf } from '../../engine/index.ts';
import type { Command } from '../board/input/commands.ts';
import type { PeekSeen } from '../board/peeking.ts';
import type { Text } from '../text/english.ts';
import type { Happening, Notice } from './happening.ts';
import { noticeSentence, peekSentence, sentenceFor } from './sentences.ts';
import type { Session } from './session.ts';

/** The panels that can be in front of the game. */
export type Panel = 'confirm' | 'choose' | 'help' | 'records' | 'end';

/** What is told about one record, and means nothing once another game is on the board. */
const ABOUT_ONE_RECORD: readonly Notice['kind'][] = ['opened-without-past', 'record-refused'];

/** What the page shows beside the game itself. */
export interface Shell {
  readonly panel: Panel | null;
  readonly announcement: string;
  /** What the push that is peeked at would add to the score. */
  readonly gain: number;
  readonly notices: readonly Notice[];
  /** Why the panel for records could not open what it was given. */
  readonly refusal: string | null;
}

/** What reads records; it is loaded when the first one is opened. */
export type RecordReader = Pick<typeof import('./records.ts'), 'readSource'>;

/** Whom a controller tells. */
export interface ControllerOptions {
  readonly session: Session;
  readonly text: Text;
  readonly loadRecords: () => Promise<RecordReader>;
  /** Something happened to the game: the board has to show it. */
  readonly onHappening: (happening: Happening) => void;
  /** Something that the page shows has changed. */
  readonly onChange: () => void;
}

/** Runs commands against a session and keeps the state of the page around it. */
export class Controller {
  readonly #options: ControllerOptions;
  #shell: Shell;

  constructor(options: ControllerOptions, notices: readonly Notice[] = []) {
    this.#options = options;
    const all = [...notices, ...options.session.takeNotices()];
    const announcement = all.map((notice) => noticeSentence(notice, options.text)).join(' ');
    this.#shell = { panel: null, announcement, gain: 0, notices: all, refusal: null };
  }

  /** What the page shows beside the game. */
  get shell(): Shell {
    return this.#shell;
  }

  /** Runs a command. While a panel is in front, the board does not move. */
  perform(command: Command): void {
    if (this.#shell.panel) return;
    if (command === 'help' || command === 'choose' || command === 'records') this.open(command);
    else if (command === 'new') this.#newGame();
    else this.#happened(this.#run(command));
  }

  /** A push is peeked at, or none any more; `spoken` for those who may not see the board. */
  peeked(seen: PeekSeen | null, spoken: boolean): void {
    const { session, text } = this.#options;
    const { board } = session.present;
    const after = seen?.shift?.afterstate;
    const gain = after ? scoreOf(after) - scoreOf(board) : 0;
    const announcement = spoken ? { announcement: peekSentence(seen, board, text) } : {};
    if (spoken || gain !== this.#shell.gain) this.#change({ gain, ...announcement });
  }

  /** Starts a game, with the present rules and a fresh seed unless told otherwise. */
  startGame(rules?: RuleSet, seed?: string): void {
    this.close();
    this.#happened(this.#options.session.start(rules, seed));
  }

  /** Takes the last turn back from within the panel that says that the game has ended. */
  undoEnd(): void {
    this.close();
    this.perform('undo');
  }

  /**
   * Opens the game of a record: a text in any form, a link, or a file. What can't be opened is told
   * where it was asked for, and the game on the board stays.
   */
  async openRecord(source: string | Blob): Promise<void> {
    const { loadRecords, session, text } = this.#options;
    const loaded = await Promise.all([loadRecords(), text.panels()]).catch(() => undefined);
    if (!loaded) return this.#refuse(text.loadFailed);
    const [{ readSource }, words] = loaded;
    const read = await readSource(source, session.freshSeed(), words);
    if (typeof read === 'string') return this.#refuse(read);
    this.close();
    this.#happened(session.open(read));
  }

  /** Goes back to the game that was put aside. */
  returnToEarlier(): void {
    this.close();
    this.dismiss('earlier-game');
    this.#happened(this.#options.session.swapEarlier());
  }

  /** Puts a panel in front. */
  open(panel: Panel): void {
    this.#change({ panel, refusal: null });
  }

  /** Takes away the panel in front. */
  close(): void {
    if (this.#shell.panel) this.#change({ panel: null });
  }

  /** Shows and speaks a notice, in the place of one of its kind. */
  notify(notice: Notice): void {
    const others = this.#shell.notices.filter(({ kind }) => kind !== notice.kind);
    const announcement = noticeSentence(notice, this.#options.text);
    this.#change({ notices: [...others, notice], announcement });
  }

  /** Takes away the notices of a kind. */
  dismiss(kind: Notice['kind']): void {
    this.#change({ notices: this.#shell.notices.filter((notice) => notice.kind !== kind) });
  }

  /** Looks whether another page went on with the game. */
  refresh(): void {
    if (this.#options.session.refresh()) this.#happened({ kind: 'followed' });
    else this.#change({});
  }

  /** The board has come to rest: the end of a game is shown only now. */
  settled(): void {
    const ended = statusOf(this.#options.session.present) !== 'playing';
    if (ended && !this.#shell.panel) this.open('end');
  }

  #refuse(reason: string): void {
    if (this.#shell.panel === 'records') {
      this.#change({ refusal: reason });
      return;
    }
    this.notify({ kind: 'record-refused', reason });
  }

  #newGame(): void {
    if (this.#options.session.running) this.open('confirm');
    else this.startGame();
  }

  #run(command: Direction | 'undo' | 'redo'): Happening {
    const { session } = this.#options;
    switch (command) {
      case 'undo':
        return session.undo();
      case 'redo':
        return session.redo();
      default:
        return session.play(command);
    }
  }

  #happened(happening: Happening): void {
    const { session, text, onHappening } = this.#options;
    const another = happening.kind === 'started' || happening.kind === 'opened';
    const notices = this.#shell.notices.filter(
      ({ kind }) => !(another && ABOUT_ONE_RECORD.includes(kind)),
    );
    this.#change({ notices, announcement: sentenceFor(happening, session.present, text) });
    onHappening(happening);
  }

  /** Changes parts of the shell; whatever the session has to tell is shown and spoken by the way. */
  #change(parts: Partial<Shell>): void {
    const { session, text, onChange } = this.#options;
    const told = parts.notices ?? this.#shell.notices;
    const fresh = session
      .takeNotices()
      .filter(({ kind }) => !told.some((old) => old.kind === kind));
    const spoken = fresh.map((notice) => noticeSentence(notice, text));
    if (parts.announcement) spoken.unshift(parts.announcement);
    const last = this.#shell.announcement;
    const words = spoken.length > 0 ? spoken.join(' ') : last;
    // The same words twice would not be spoken again: a space makes them other words.
    const announcement = spoken.length > 0 && words === last ? `${words}\u00a0` : words;
    this.#shell = { ...this.#shell, ...parts, notices: [...told, ...fresh], announcement };
    onChange();
  }
}
