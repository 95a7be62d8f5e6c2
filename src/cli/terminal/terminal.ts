/**
 * The terminal itself: raw keys in, pictures out, and everything put back as it was, however the
 * program ends. The one file of the game that touches streams, signals and the process.
 */
import { isDumb } from '../environment.ts';
import { EXIT } from '../exit-codes.ts';
import { type Frame, repaint } from './frame.ts';
import { type Key, openDecoder } from './keys.ts';

/** What the terminal tells the program. */
export interface TerminalEvents {
  onKey(key: Key): void;
  /** The size changed, or the screen was lost: draw anew. */
  onRedraw(): void;
  /** The program is about to end or to sleep, whatever the reason: save now. */
  onLeave(): void;
}

/** An opened terminal. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  /** Shows a picture, writing only what changed. */
  show(frame: Frame): void;
  /** Writes a line, where pictures are not used. */
  line(text: string): void;
  /** Puts everything back; the process ends when nothing else is left to do. */
  close(): void;
}

/** Alternate screen, no cursor, no wrapping, pastes marked as such. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l\u001b[?2004h';
const LEAVE = '\u001b[0m\u001b[?2004l\u001b[?7h\u001b[?25h\u001b[?1049l';

/** After a lone Esc, the rest of a sequence comes within this many milliseconds, or never. */
const ESC_WAIT = 40;
/** A stop that we asked for comes within this many milliseconds, or never (no shell to return to). */
const STOP_WAIT = 100;

const CTRL_C = 'c';
const CTRL_L = 'l';
const CTRL_Z = 'z';

/** Opens the terminal of this process; `pictures` is false for lines only, without any control. */
export function openTerminal(events: TerminalEvents, pictures: boolean): Terminal {
  const { stdin, stdout } = process;
  const decoder = openDecoder();
  let shown: Frame | undefined;
  let open = false;
  let wait: NodeJS.Timeout | undefined;
  let stop: NodeJS.Timeout | undefined;

  const enter = () => {
    if (open) return;
    open = true;
    shown = undefined;
    if (stdin.isTTY) stdin.setRawMode(true);
    if (pictures) stdout.write(ENTER);
    stdin.resume();
  };
  const leave = () => {
    if (!open) return;
    open = false;
    if (pictures) stdout.write(LEAVE);
    if (stdin.isTTY) stdin.setRawMode(false);
    stdin.pause();
  };
  const end = (code: number) => {
    leave();
    events.onLeave();
    process.exit(code);
  };
  const wake = () => {
    leave();
    enter();
    events.onRedraw();
  };
  const sleep = () => {
    if (process.platform === 'win32') return;
    leave();
    events.onLeave();
    process.off('SIGTSTP', sleep);
    // The whole group stops, as it does when the terminal sends the signal itself: whoever
    // started this program in the foreground must stop too.
    process.kill(0, 'SIGTSTP');
    stop = setTimeout(() => {
      process.on('SIGTSTP', sleep);
      if (!open) wake();
    }, STOP_WAIT);
  };
  const take = (keys: readonly Key[]) => {
    for (const key of keys) {
      if (key.ctrl && key.name === CTRL_C) end(EXIT.interrupted);
      else if (key.ctrl && key.name === CTRL_Z) sleep();
      else if (key.ctrl && key.name === CTRL_L) wake();
      else events.onKey(key);
    }
  };
  const read = (text: string) => {
    clearTimeout(wait);
    take(decoder.push(text));
    if (decoder.waiting) wait = setTimeout(() => take(decoder.flush()), ESC_WAIT);
  };

  stdin.setEncoding('utf8');
  stdin.on('data', read);
  stdin.once('end', () => end(stdin.isTTY ? EXIT.hungUp : EXIT.done));
  stdin.once('error', () => end(EXIT.hungUp));
  stdout.on('resize', () => {
    shown = undefined;
    if (open) events.onRedraw();
  });
  process.once('exit', leave);
  process.once('SIGINT', () => end(EXIT.interrupted));
  process.once('SIGTERM', () => end(EXIT.terminated));
  process.once('SIGHUP', () => end(EXIT.hungUp));
  process.on('SIGTSTP', sleep);
  process.on('SIGCONT', wake);
  process.once('uncaughtException', (error) => {
    leave();
    process.stderr.write(`${error.stack ?? error}\n`);
    process.exit(EXIT.failed);
  });
  enter();

  return {
    get columns() {
      return stdout.columns || 80;
    },
    get rows() {
      return stdout.rows || 24;
    },
    show(frame) {
      if (!open) return;
      stdout.write(repaint(shown, frame));
      shown = frame;
    },
    line: (text) => void stdout.write(`${text}\n`),
    close() {
      leave();
      stdin.off('data', read);
      clearTimeout(wait);
      clearTimeout(stop);
      process.off('SIGTSTP', sleep);
      process.off('SIGCONT', wake);
    },
  };
}

/** Whether this process has a terminal that can move its cursor. */
export function canShowPictures(): boolean {
  const { env, stdin, stdout } = process;
  return stdin.isTTY === true && stdout.isTTY === true && !isDumb(env);
}
