/** Where a command writes: data on standard output, everything else on standard error. */
import { allowsUnicode, colourDepth } from './environment.ts';
import { EXIT } from './exit-codes.ts';

/** The options that every command has. */
export interface CommonOptions {
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** False after `--no-color`. */
  readonly color?: boolean;
}

/** The way in which one command writes. */
export interface Io {
  readonly json: boolean;
  readonly quiet: boolean;
  /** Whether data on standard output may be coloured. */
  readonly colour: boolean;
  /** Whether text beyond ASCII can be shown. */
  readonly unicode: boolean;
  /** Columns of standard output; undefined where it is no terminal. */
  readonly columns: number | undefined;
  /** Writes data as it is. */
  write(text: string): void;
  /** Writes one line of data. */
  line(text: string): void;
  /** Writes a value as JSON. */
  data(value: unknown): void;
  /** Tells people something beside the data, unless they asked for quiet. */
  note(text: string): void;
  /** Says why the data could not be used; gives the exit code for that. */
  failed(reason: string | { readonly at: string; readonly message: string }): number;
  /** Says how the command should have been called; gives the exit code for that. */
  misused(reason: string | { readonly at: string; readonly message: string }): number;
}

/** The Io of this process under some options. */
export function openIo(options: CommonOptions): Io {
  const { env, platform, stdout, stderr } = process;
  const say = (reason: string | { at: string; message: string }) => {
    const { at, message } = typeof reason === 'string' ? { at: '', message: reason } : reason;
    stderr.write(`error: ${at && `${at}: `}${message}\n`);
  };
  return {
    json: options.json === true,
    quiet: options.quiet === true,
    colour:
      options.color !== false && stdout.isTTY === true && colourDepth(env, platform) !== 'none',
    unicode: allowsUnicode(env, platform),
    columns: stdout.isTTY ? stdout.columns : undefined,
    write: (text) => void stdout.write(text),
    line: (text) => void stdout.write(`${text}\n`),
    data: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    note: (text) => {
      if (options.quiet !== true) stderr.write(`${text}\n`);
    },
    failed: (reason) => {
      say(reason);
      return EXIT.failed;
    },
    misused: (reason) => {
      say(reason);
      return EXIT.misused;
    },
  };
}
