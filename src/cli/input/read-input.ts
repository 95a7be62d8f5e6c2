import { existsSync, readFileSync, statSync } from 'node:fs';

/** What was given to read, or why it could not be read. */
export type Input =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/**
 * The text that an argument stands for: that of the file of this name, else the argument itself;
 * without an argument, or with `-`, all of standard input.
 */
export async function readInput(argument: string | undefined): Promise<Input> {
  if (argument === undefined || argument === '-') {
    if (process.stdin.isTTY) {
      return { ok: false, message: 'Give it as an argument, a file or through a pipe.' };
    }
    process.stdin.setEncoding('utf8');
    let text = '';
    for await (const part of process.stdin) text += part as string;
    return { ok: true, text };
  }
  try {
    const isFile = existsSync(argument) && statSync(argument).isFile();
    return { ok: true, text: isFile ? readFileSync(argument, 'utf8') : argument };
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
}
