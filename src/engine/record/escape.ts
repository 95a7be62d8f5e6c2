/** Free text inside a record: what must be escaped, and how an escape is read. */

const LETTER_OF: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't' };
const MEANING: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '}': '}',
  '\\': '\\',
};

/**
 * Characters that no file or eye keeps: controls, line separators, marks of byte and writing
 * order, and halves of surrogate pairs.
 */
const FRAGILE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is escaped
  /["\\}\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * The text with a backslash before `close` (the mark that would end it) and backslashes, `\n`,
 * `\r` and `\t` for those, and `\uXXXX` for every other fragile character.
 */
export function escapeText(text: string, close: '"' | '}'): string {
  return text.replace(FRAGILE, (found) => {
    if (found === '\\' || found === close) return `\\${found}`;
    if (found === '"' || found === '}') return found;
    const letter = LETTER_OF[found];
    return `\\${letter ?? `u${found.charCodeAt(0).toString(16).padStart(4, '0')}`}`;
  });
}

/** An escape that was read: the character that it means, and how many characters it took. */
export interface Escape {
  readonly meaning: string;
  readonly length: number;
}

/** The escape that begins with the backslash at this place; nothing when it is none of ours. */
export function readEscape(text: string, at: number): Escape | undefined {
  const letter = text.charAt(at + 1);
  if (letter === 'u') {
    const digits = text.slice(at + 2, at + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) return undefined;
    return { meaning: String.fromCharCode(Number.parseInt(digits, 16)), length: 6 };
  }
  const meaning = Object.hasOwn(MEANING, letter) ? MEANING[letter] : undefined;
  return meaning === undefined ? undefined : { meaning, length: 2 };
}
