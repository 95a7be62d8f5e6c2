/** The one path from a command to what happens: keys, buttons and swipes all end here. */
import { type Cell, type Direction, type RuleSet, scoreOf, statusOf } from '../../engine/index.ts';
import type { Command, ReadCommand } from '../board/input/commands.ts';
import type { PeekSeen } from '../board/peeking.ts';
import type { Text } from '../text/english.ts';
import type { Happening, Notice, Refusal } from './happening.ts';
import type { OpenGame } from './open-game.ts';
import { type Front, isScreen, type Panel, type ScreenArgument } from './panels.ts';
import type { Session } from './session.ts';
import type { Voice } from './voice.ts';

/** What is told about one record, and means nothing once another game is on the board. */
const ABOUT_ONE_RECORD: readonly Notice['kind'][] = ['opened-without-past', 'record-refused'];

/** What the page shows beside the game itself. */
export interface Shell {
  readonly panel: Panel | null;
  /** What the panel was opened for. */
  readonly argument: ScreenArgument;
  /** The screens to which one can go back, the last one left last. */
  readonly trail: readonly Front[];
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

/** What the computer can do for a player; there once it has been loaded. */
export interface Assistant {
  /** Shows and says a good move, or takes that back. */
  readonly hint: () => void;
  /** Lets the computer play on, or stops it. */
  readonly auto: () => void;
  /** The player does something about the game: nobody else plays then. */
  readonly input: () => void;
  /** Something about the game or the page may have changed. */
  readonly update: () => void;
}

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
  /** Something that the page shows has changed; the board answers first, and the rest may wait so long. */
  readonly onChange: (wait: number) => void;
}

/** How long what stands beside the board waits for it after a push, in milliseconds: less than is noticed. */
export const BOARD_FIRST = 80;
/** And during a drag, which is mostly over by then. */
const DRAG_FIRST = 140;

/** Runs commands against a session and keeps the state of the page around it. */
export class Controller {
  readonly #options: ControllerOptions;
  #text: Text;
  #voice: Voice | undefined;
  /** What has not been said yet, since the words were not there. */
  #unspoken: ((voice: Voice) => string)[];
  #shell: Shell;
  #assistant: Assistant | undefined;

  constructor(options: ControllerOptions, notices: readonly Notice[] = []) {
    this.#options = options;
    const all = [...notices, ...options.session.takeNotices()];
    this.#text = options.text;
    this.#unspoken = all.map(told);
    this.#shell = {
      panel: null,
      argument: {},
      trail: [],
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

  /** Who thinks for the player, where somebody does. */
  get assistant(): Assistant | undefined {
    return this.#assistant;
  }

  /** Hands hints and playing by itself to somebody who can. */
  assist(assistant: Assistant): void {
    this.#assistant = assistant;
    this.#change({});
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
    if (!/^(hint|auto|read)/.test(command)) this.#assistant?.input();
    switch (command) {
      case 'left':
      case 'right':
      case 'up':
      case 'down':
        this.#push(command);
        break;
      case 'undo':
      case 'redo':
        this.#happened(this.#options.session[command]());
        break;
      case 'new':
        this.#newGame();
        break;
      case 'hint':
      case 'auto':
        this.#assistant?.[command]();
        break;
      case 'explore':
        this.#explore();
        break;
      case 'read-board':
      case 'read-next':
      case 'read-score':
        this.#read(command);
        break;
      default:
        this.open(command);
    }
  }

  /**
   * Makes a push for the player; false where it can't be made now. `quiet` when pushes come too fast
   * for each of them to be told.
   */
  playFor(direction: Direction, quiet: boolean): boolean {
    if (this.#shell.panel) return false;
    const happening = this.#options.session.play(direction, 'computer');
    const turned = happening.kind === 'turn';
    this.#happened(turned ? { ...happening, quiet } : happening);
    return turned;
  }

  /** A push is peeked at, or none any more; `spoken` for those who may not see the board. */
  peeked(seen: PeekSeen | null, spoken: boolean): void {
    if (seen) this.#assistant?.input();
    const { board } = this.#options.session.present;
    const after = seen?.shift?.afterstate;
    const gain = after ? scoreOf(after) - scoreOf(board) : 0;
    const said = spoken && this.#voice?.peek(seen, board);
    const announcement = said ? { announcement: said } : {};
    if (said || gain !== this.#shell.gain) {
      this.#change({ gain, ...announcement }, spoken ? BOARD_FIRST : DRAG_FIRST);
    }
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

  /** Puts a panel in front. From a screen one can come back to it; other panels are left for good. */
  open(panel: Panel, argument: ScreenArgument = {}): void {
    const { panel: left, argument: before, trail } = this.#shell;
    const kept = left && isScreen(left) ? [...trail, { panel: left, argument: before }] : [];
    this.#change({ panel, argument, trail: kept, refusal: null, cursor: null });
  }

  /** Notes what the screen in front would have to be opened for, to be found as it is left now. */
  remember(argument: ScreenArgument): void {
    this.#shell = { ...this.#shell, argument };
  }

  /** Goes back to the screen from which the panel in front was opened, or to the game. */
  back(): void {
    const trail = [...this.#shell.trail];
    const last = trail.pop();
    if (last) this.#change({ ...last, trail, refusal: null });
    else this.close();
  }

  /** Takes away the panel in front, and all to which it could go back. */
  close(): void {
    if (this.#shell.panel) this.#change({ panel: null, argument: {}, trail: [] });
  }

  /** Shows and speaks a notice, in the place of one of its kind. */
  notify(notice: Notice): void {
    const others = this.#shell.notices.filter(({ kind }) => kind !== notice.kind);
    this.#unspoken.push(told(notice));
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

  #push(direction: Direction): void {
    const { cursor } = this.#shell;
    if (cursor === null) this.#happened(this.#options.session.play(direction));
    else this.#moveCursor(cursor, direction);
  }

  #happened(happening: Happening): void {
    const { session, brief, onHappening } = this.#options;
    const another = happening.kind === 'started' || happening.kind === 'opened';
    const notices = this.#shell.notices.filter(
      ({ kind }) => !(another && ABOUT_ONE_RECORD.includes(kind)),
    );
    const { present } = session;
    const tell = (voice: Voice) => voice.happening(happening, present, brief?.());
    if (!this.#voice) this.#unspoken.push(tell);
    const announcement = this.#voice && { announcement: tell(this.#voice) };
    this.#change({ notices, cursor: null, ...announcement }, BOARD_FIRST);
    onHappening(happening);
  }

  /** Changes parts of the shell; whatever the session has to tell is shown and spoken by the way. */
  #change(parts: Partial<Shell>, wait = 0): void {
    const { session, onChange } = this.#options;
    const shown = parts.notices ?? this.#shell.notices;
    const fresh = session
      .takeNotices()
      .filter(({ kind }) => !shown.some((old) => old.kind === kind));
    this.#unspoken.push(...fresh.map(told));
    const voice = this.#voice;
    const spoken = voice ? this.#unspoken.splice(0).map((tell) => tell(voice)) : [];
    if (parts.announcement) spoken.unshift(parts.announcement);
    const last = this.#shell.announcement;
    const words = spoken.length > 0 ? spoken.join(' ') : last;
    // The same words twice would not be spoken again: a space makes them other words.
    const announcement = spoken.length > 0 && words === last ? `${words}\u00a0` : words;
    this.#shell = { ...this.#shell, ...parts, notices: [...shown, ...fresh], announcement };
    onChange(wait);
    this.#assistant?.update();
  }
}

/** What has to be said of a notice. */
function told(notice: Notice): (voice: Voice) => string {
  return (voice) => voice.notice(notice);
}
