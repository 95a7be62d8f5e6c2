/**
 * From the characters that a terminal sends to keys: the sequences of ECMA-48 as xterm uses them,
 * with its modifiers, and the older SS3 form. Pure, except that it remembers an unfinished sequence.
 */

/** One key. `name` is a word for a named key, else the character itself in its case. */
export interface Key {
  readonly name: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
  readonly alt: boolean;
}

/** Turns what arrives into keys. */
export interface KeyDecoder {
  /** The keys that these characters complete. */
  push(text: string): Key[];
  /** The keys of what was left unfinished: a lone Esc is the Esc key. Call it after a short wait. */
  flush(): Key[];
  /** Whether something is left unfinished. */
  readonly waiting: boolean;
}

const ESC = '\u001b';
const PASTE_START = `${ESC}[200~`;
const PASTE_END = `${ESC}[201~`;

const FINALS: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
};

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007f': 'backspace',
  ' ': 'space',
};

/** A whole sequence at the start of a text; CSI parameters, intermediates, final byte. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Esc is what sequences start with.
const CSI = /^\u001b\[([0-9;:<=>?]*)[ -/]*([@-~])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const SS3 = /^\u001bO([@-~])/;
/** A text that more characters may turn into a sequence. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const UNFINISHED = /^\u001b{1,2}(O|\[[0-9;:<=>?]*[ -/]*)?$/;
/** Alt and a named key in terminals that put an Esc before its sequence. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
const ALT_SEQUENCE = /^\u001b\u001b[[O]/;

/** A decoder that has seen nothing yet. Pasted text is dropped: nobody plays by pasting. */
export function openDecoder(): KeyDecoder {
  let rest = '';
  let pasting = false;
  const decode = (final: boolean): Key[] => {
    const keys: Key[] = [];
    while (rest !== '') {
      if (pasting) {
        const end = rest.indexOf(PASTE_END);
        rest = end < 0 ? rest.slice(1 - PASTE_END.length) : rest.slice(end + PASTE_END.length);
        if (end < 0) break;
        pasting = false;
        continue;
      }
      if (!final && UNFINISHED.test(rest)) break;
      if (rest.startsWith(PASTE_START)) {
        rest = rest.slice(PASTE_START.length);
        pasting = true;
        continue;
      }
      const { key, length } = firstKey(rest);
      rest = rest.slice(length);
      if (key) keys.push(key);
    }
    return keys;
  };
  return {
    push(text) {
      rest += text;
      return decode(false);
    },
    flush: () => decode(true),
    get waiting() {
      return rest !== '' && !pasting;
    },
  };
}

/** The key at the start of a text, if it is one that we know, and how much of the text it takes. */
function firstKey(text: string): { key: Key | undefined; length: number } {
  const csi = CSI.exec(text);
  if (csi) return { key: sequenceKey(csi[1] ?? '', csi[2] ?? ''), length: csi[0].length };
  const ss3 = SS3.exec(text);
  if (ss3) return { key: sequenceKey('', ss3[1] ?? ''), length: ss3[0].length };
  if (ALT_SEQUENCE.test(text) || (text[0] === ESC && text.length > 1 && text[1] !== ESC)) {
    const { key, length } = firstKey(text.slice(1));
    return { key: key && { ...key, alt: true }, length: length + 1 };
  }
  const char = String.fromCodePoint(text.codePointAt(0) as number);
  return { key: charKey(char), length: char.length };
}

/** `1;2A`: the second parameter is 1 and the sum of shift 1, alt 2, ctrl 4, meta 8. */
function sequenceKey(parameters: string, final: string): Key | undefined {
  const [, modifier = '1'] = parameters.split(';');
  const bits = Number.parseInt(modifier, 10) - 1;
  const held = { shift: (bits & 1) > 0, ctrl: (bits & 4) > 0, alt: (bits & 10) > 0 };
  const name = FINALS[final];
  return name === undefined ? undefined : { name, ...held };
}

function charKey(char: string): Key {
  const plain = { shift: false, ctrl: false, alt: false };
  const named = char === ESC ? 'escape' : CONTROLS[char];
  if (named !== undefined) return { name: named, ...plain };
  // Ctrl with a letter arrives as the letter's place in the alphabet.
  if (char < ' ')
    return { ...plain, name: String.fromCharCode(char.charCodeAt(0) + 96), ctrl: true };
  return { ...plain, name: char, shift: char !== char.toLowerCase() };
}
