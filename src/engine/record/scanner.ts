/** A place in a text, and the few steps that readers of records take through it. */
import { type ErrorCode, ok, type Result } from '../result.ts';
import { readEscape } from './escape.ts';
import { failIn } from './fault.ts';

const [TAB, LINE_FEED, RETURN, SPACE, BACKSLASH] = [9, 10, 13, 32, 92];

/** Walks through a text once, from front to back. */
export class Scanner {
  readonly text: string;
  at: number;

  /** Stands at the first character, behind a byte order mark. */
  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** The character here; empty at the end. */
  get here(): string {
    return this.text.charAt(this.at);
  }

  /** The code of the character here; NaN at the end. */
  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  /** Steps over spaces, tabs and line ends. */
  skipSpace(): void {
    for (;;) {
      const { code } = this;
      if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB) return;
      this.at++;
    }
  }

  /** Steps over this text if it stands here; says whether it did. */
  take(expected: string): boolean {
    const found = this.text.startsWith(expected, this.at);
    if (found) this.at += expected.length;
    return found;
  }

  /** Takes what a sticky pattern matches here; empty when it does not match. */
  match(sticky: RegExp): string {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** A failure here, or at the given place. */
  fail(code: ErrorCode, message: string, at = this.at): Result<never> {
    return failIn(this.text, at, code, message);
  }

  /**
   * Takes free text up to the mark `close`, and the mark; its escapes become what they mean. Line
   * ends in it become `\n`, or are refused.
   */
  takeFreeText(close: '"' | '}', lines: 'keep' | 'refuse'): Result<string> {
    const opening = this.at - 1;
    let value = '';
    let from = this.at;
    const closing = close.charCodeAt(0);
    for (; this.at < this.text.length; this.at++) {
      const { code } = this;
      if (code === closing) {
        value += this.text.slice(from, this.at++);
        return ok(value);
      }
      if (code === BACKSLASH) {
        const found = readEscape(this.text, this.at);
        if (!found) return this.fail('record-syntax', 'This backslash begins no known escape.');
        value += this.text.slice(from, this.at) + found.meaning;
        from = this.at + found.length;
        this.at = from - 1;
      } else if (code === LINE_FEED || code === RETURN) {
        if (lines === 'refuse') {
          return this.fail('record-syntax', `The line ends before the closing ${close}.`);
        }
        value += `${this.text.slice(from, this.at)}\n`;
        if (code === RETURN && this.text.charAt(this.at + 1) === '\n') this.at++;
        from = this.at + 1;
      }
    }
    return this.fail('record-syntax', `The closing ${close} is missing.`, opening);
  }
}
