/** A program in a real pseudo-terminal, its screen kept by a terminal emulator without a window. */
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { MAIN, surroundings } from './process.ts';

/** How long a test waits for a picture before it fails. */
const PATIENCE = 15_000;

/** A program in a terminal. */
export class Screen {
  /** Everything that the program wrote. */
  raw = '';
  readonly exited: Promise<number>;
  readonly #pty: IPty;
  readonly #terminal: headless.Terminal;
  #changed: () => void = () => {};

  constructor(
    command: string,
    args: readonly string[],
    options: {
      readonly columns?: number;
      readonly rows?: number;
      readonly env?: Record<string, string>;
    } = {},
  ) {
    const { columns: cols = 80, rows = 24 } = options;
    const env = surroundings(options.env);
    this.#terminal = new headless.Terminal({ cols, rows, allowProposedApi: true });
    this.#pty = spawn(command, [...args], { cols, rows, env, name: env['TERM'] ?? 'xterm' });
    // The emulator answers questions such as where the cursor is; the program must get them.
    this.#terminal.onData((answer) => this.#pty.write(answer));
    this.#pty.onData((text) => {
      this.raw += text;
      this.#terminal.write(text, () => this.#changed());
    });
    this.exited = new Promise((resolve) => {
      this.#pty.onExit(({ exitCode, signal }) => {
        // The emulator takes what it is given in its own time: what came last counts as well.
        this.#terminal.write('', () => resolve(signal ? 128 + signal : exitCode));
      });
    });
  }

  /** Sends characters as if typed. */
  type(text: string): void {
    this.#pty.write(text);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  /** Sends a signal to the program. */
  kill(signal: string): void {
    this.#pty.kill(signal);
  }

  /** The rows of the screen without spaces at their ends. */
  lines(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.#terminal.rows }, (_, row) => {
      const line = active.getLine(active.viewportY + row);
      return line?.translateToString(true).trimEnd() ?? '';
    });
  }

  text(): string {
    return this.lines().join('\n');
  }

  /** Whether the alternate screen is shown. */
  isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  /** The kinds of colours that stand anywhere on the screen: none, 16 or 256, or RGB. */
  colours(): Set<'default' | 'palette' | 'rgb'> {
    const found = new Set<'default' | 'palette' | 'rgb'>();
    const { active } = this.#terminal.buffer;
    for (let row = 0; row < this.#terminal.rows; row++) {
      for (let column = 0; column < this.#terminal.cols; column++) {
        const cell = active.getLine(active.viewportY + row)?.getCell(column);
        if (cell?.isBgRGB()) found.add('rgb');
        else if (cell?.isBgPalette()) found.add('palette');
        else found.add('default');
      }
    }
    return found;
  }

  /** Waits until the screen shows a text, or a test of its whole text holds. */
  async shows(wanted: string | ((text: string) => boolean)): Promise<void> {
    const holds = typeof wanted === 'string' ? (text: string) => text.includes(wanted) : wanted;
    if (holds(this.text())) return;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error(`The screen never showed ${wanted}:\n${this.text()}`));
      }, PATIENCE);
      this.#changed = () => {
        if (!holds(this.text())) return;
        clearTimeout(late);
        this.#changed = () => {};
        resolve();
      };
    });
  }

  /** Ends the program, whatever state it is in. */
  close(): void {
    try {
      this.#pty.kill('SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** The command line in a terminal. */
export function openScreen(
  args: readonly string[],
  options: ConstructorParameters<typeof Screen>[2] = {},
): Screen {
  return new Screen(process.execPath, [MAIN, ...args], options);
}

/** A shell command in a terminal; `$THREEFOLD` runs the command line. */
export function openShell(args: readonly string[], env: Record<string, string> = {}): Screen {
  const program = `${process.execPath} ${MAIN}`;
  return new Screen('/bin/sh', args, { env: { THREEFOLD: program, PS1: 'shell> ', ...env } });
}
