/** The one path from a command to what happens: keys, buttons and swipes all end here. */
import { type Cell, type Direction, type RuleSet, scoreOf, statusOf } from '../../engine/index.ts';
import { type Command, isReadCommand, type ReadCommand } from '../board/input/commands.ts';
import type { PeekSeen } from '../board/peeking.ts';
import type { Text } from '../text/english.ts';
import type { Happening, Notice, Refusal } from './happening.ts';
import type { OpenGame } from './open-game.ts';
import { sentenceFor } from './sentences.ts';
import type { Session } from './session.ts';
import type { Voice } from './voice.ts';

/** The panels that can be in front of the game. */
export type Panel =
  | 'confirm'
  | 'choose'
  | 'help'
  | 'records'
  | 'settings'
  | 'data'
  | 'figures'
  | 'end';

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
  readonly refusal: Refusal | null;
  /** The cell that a player who explores the board is on. */
  readonly cursor: Cell | null;
}

/** What reads records; it is loaded when the first one is opened. */
export type RecordReader = Pick<typeof import('./records.ts'), 'readSource'>;

/** Whom a controller tells. */
export interface ControllerOptions {
  readonly session: Session;
  /** The words at first; see `speakIn`. */
  readonly text: Text;
  /** Whether a push is to be told in few words. Asked at each. */
  readonly brief?: () => boolean;
  readonly loadRecords: () => Promise<RecordReader>;
  /** Something happened to the game: the board has to show it. */
  readonly onHappening: (happening: Happening) => void;
  /** Something that the page shows has changed. */
  readonly onChange: () => void;
}

/** Runs commands against a session and keeps the state of the page around it. */
export class Controller {
  readonly #options: ControllerOptions;
  #text: Text;
  #voice: Voice | undefined;
  /** Notices that nothing has been said of yet, since the words were not there. */
  #unspoken: Notice[];
  #shell: Shell;

  constructor(options: ControllerOptions, notices: readonly Notice[] = []) {
    this.#options = options;
    const all = [...notices, ...options.session.takeNotices()];
    this.#text = options.text;
    this.#unspoken = [...all];
    this.#shell = {
      panel: null,
      announcement: '',
      gain: 0,
      notices: all,
      refusal: null,
      cursor: null,
    };
  }

  /** What the page shows beside the game. */
  get shell(): Shell {
    return this.#shell;
  }

  /** The words of the page. */
  get text(): Text {
    return this.#text;
  }

  /** What says the rest, once it has been loaded. */
  get voice(): Voice | undefined {
    return this.#voice;
  }

  /** Goes on in these words; all that is shown changes at once. */
  speakIn(text: Text, voice: Voice | undefined): void {
    this.#text = text;
    this.#voice = voice;
    this.#change({});
  }

  /** Says something that is not about the game. */
  say(announcement: string): void {
    this.#change({ announcement });
  }

  /** Runs a command. While a panel is in front, the board does not move. */
  perform(command: Command): void {
    if (this.#shell.panel) return;
    if (isReadCommand(command)) this.#read(command);
    else if (command === 'explore') this.#explore();
    else if (command === 'undo' || command === 'redo') this.#happened(this.#run(command));
    else if (command === 'new') this.#newGame();
    else if (isPanelCommand(command)) this.open(command);
    else if (this.#shell.cursor !== null) this.#moveCursor(this.#shell.cursor, command);
    else this.#happened(this.#run(command));
  }

  /** A push is peeked at, or none any more; `spoken` for those who may not see the board. */
  peeked(seen: PeekSeen | null, spoken: boolean): void {
    const { board } = this.#options.session.present;
    const after = seen?.shift?.afterstate;
    const gain = after ? scoreOf(after) - scoreOf(board) : 0;
    const said = spoken && this.#voice?.peek(seen, board);
    const announcement = said ? { announcement: said } : {};
    if (said || gain !== this.#shell.gain) this.#change({ gain, ...announcement });
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
    const { loadRecords, session } = this.#options;
    const loaded = await loadRecords().catch(() => undefined);
    if (!loaded) return this.#refuse('not-loaded');
    const read = await loaded.readSource(source, session.freshSeed());
    if ('refusal' in read) return this.#refuse(read.refusal);
    this.close();
    this.#happened(session.open(read));
  }

  /** Puts a game of the player's own on the board that was saved elsewhere. */
  openOwn(game: OpenGame): void {
    this.#happened(this.#options.session.open({ game, whole: true }));
  }

  /** Goes back to the game that was put aside. */
  returnToEarlier(): void {
    this.close();
    this.dismiss('earlier-game');
    this.#happened(this.#options.session.swapEarlier());
  }

  /** Puts a panel in front. */
  open(panel: Panel): void {
    this.#change({ panel, refusal: null, cursor: null });
  }

  /** Takes away the panel in front. */
  close(): void {
    if (this.#shell.panel) this.#change({ panel: null });
  }

  /** Shows and speaks a notice, in the place of one of its kind. */
  notify(notice: Notice): void {
    const others = this.#shell.notices.filter(({ kind }) => kind !== notice.kind);
    this.#unspoken.push(notice);
    this.#change({ notices: [...others, notice] });
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

  #refuse(refusal: Refusal): void {
    if (this.#shell.panel === 'records') this.#change({ refusal });
    else this.notify({ kind: 'record-refused', refusal });
  }

  /** How the game has ended, in a sentence or two; empty while it goes on. */
  #endSentence(): string {
    const { title, reason } = this.#voice?.ending(this.#options.session.present) ?? {};
    return title ? `${title.replace(/\w$/, '$&.')} ${reason}` : '';
  }

  #read(command: ReadCommand): void {
    const { session } = this.#options;
    this.say(this.#voice?.read(command, session.present, session.best) ?? '');
  }

  /** Begins to explore the board where a reader begins, or goes back to playing. */
  #explore(): void {
    const ended = this.#shell.cursor !== null;
    const { text } = this.#voice ?? {};
    const announcement = (ended ? text?.explored : text?.exploring) ?? '';
    this.#change({ cursor: ended ? null : 0, announcement });
  }

  #moveCursor(cursor: Cell, direction: Direction): void {
    const { board } = this.#options.session.present;
    const next = this.#voice?.explore(board, cursor, direction);
    if (next) this.#change({ cursor: next.cell, announcement: next.said });
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
    const { session, brief, onHappening } = this.#options;
    const another = happening.kind === 'started' || happening.kind === 'opened';
    const notices = this.#shell.notices.filter(
      ({ kind }) => !(another && ABOUT_ONE_RECORD.includes(kind)),
    );
    const said = sentenceFor(happening, session.present, this.#text, brief?.());
    const end = happening.kind === 'turn' || happening.kind === 'opened' ? this.#endSentence() : '';
    const announcement = `${said} ${end}`.trim();
    this.#change({ notices, announcement, cursor: null });
    onHappening(happening);
  }

  /** Changes parts of the shell; whatever the session has to tell is shown and spoken by the way. */
  #change(parts: Partial<Shell>): void {
    const { session, onChange } = this.#options;
    const told = parts.notices ?? this.#shell.notices;
    const fresh = session
      .takeNotices()
      .filter(({ kind }) => !told.some((old) => old.kind === kind));
    this.#unspoken.push(...fresh);
    const voice = this.#voice;
    const spoken = voice ? this.#unspoken.splice(0).map(voice.notice) : [];
    if (parts.announcement) spoken.unshift(parts.announcement);
    const last = this.#shell.announcement;
    const words = spoken.length > 0 ? spoken.join(' ') : last;
    // The same words twice would not be spoken again: a space makes them other words.
    const announcement = spoken.length > 0 && words === last ? `${words}\u00a0` : words;
    this.#shell = { ...this.#shell, ...parts, notices: [...told, ...fresh], announcement };
    onChange();
  }
}

function isPanelCommand(command: Command): command is Command & Panel {
  return ['help', 'choose', 'records', 'settings', 'figures'].includes(command);
}
