/**
 * A picture of the whole screen, drawn in memory, and the smallest text that turns one picture
 * into the next. Every character is one column wide.
 */

/** One character and its SGR parameters. */
interface Spot {
  readonly char: string;
  readonly style: string;
}

const BLANK: Spot = { char: ' ', style: '' };

/** A picture of `rows` times `columns` spots; what is drawn outside of it is lost. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  readonly spots: Spot[];
}

/** An empty picture. */
export function blankFrame(columns: number, rows: number): Frame {
  return { columns, rows, spots: new Array<Spot>(columns * rows).fill(BLANK) };
}

/** Writes a text from a spot to the right. */
export function drawText(
  frame: Frame,
  column: number,
  row: number,
  text: string,
  style = '',
): void {
  let at = column;
  for (const char of text) {
    if (row >= 0 && row < frame.rows && at >= 0 && at < frame.columns) {
      frame.spots[row * frame.columns + at] = { char, style };
    }
    at++;
  }
}

/** Fills a rectangle with spaces of one style. */
export function fillBox(
  frame: Frame,
  box: {
    readonly column: number;
    readonly row: number;
    readonly width: number;
    readonly height: number;
  },
  style: string,
): void {
  for (let line = 0; line < box.height; line++) {
    drawText(frame, box.column, box.row + line, ' '.repeat(box.width), style);
  }
}

/** The characters of a picture without their looks, one string a row, no spaces at the end. */
export function frameText(frame: Frame): string[] {
  return Array.from({ length: frame.rows }, (_, row) =>
    frame.spots
      .slice(row * frame.columns, (row + 1) * frame.columns)
      .map(({ char }) => char)
      .join('')
      .trimEnd(),
  );
}

/** Equal spots shorter than this between changes are written again, which is less than a jump. */
const SHORT_GAP = 4;

/**
 * The text that turns the screen showing `before` into `after`: jumps to what changed and writes
 * it. A `before` of another size, or none, clears the screen first.
 */
export function repaint(before: Frame | undefined, after: Frame): string {
  const same = before?.columns === after.columns && before.rows === after.rows;
  const known = same ? before : blankFrame(after.columns, after.rows);
  let text = same ? '' : '\u001b[0m\u001b[2J';
  let style: string | undefined;
  for (let row = 0; row < after.rows; row++) {
    for (const { from, to } of changes(known, after, row)) {
      text += `\u001b[${row + 1};${from + 1}H`;
      for (let column = from; column < to; column++) {
        const spot = after.spots[row * after.columns + column] as Spot;
        if (spot.style !== style) text += `\u001b[0${spot.style && `;${spot.style}`}m`;
        style = spot.style;
        text += spot.char;
      }
    }
  }
  return style ? `${text}\u001b[0m` : text;
}

/** The runs of columns in which a row differs, those close together joined. */
function changes(before: Frame, after: Frame, row: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let column = 0; column < after.columns; column++) {
    const at = row * after.columns + column;
    if (equal(before.spots[at] as Spot, after.spots[at] as Spot)) continue;
    const last = runs[runs.length - 1];
    if (last && column - last.to < SHORT_GAP) last.to = column + 1;
    else runs.push({ from: column, to: column + 1 });
  }
  return runs;
}

function equal(a: Spot, b: Spot): boolean {
  return a.char === b.char && a.style === b.style;
}
