import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankFrame, drawText, type Frame, fillBox, frameText, repaint } from './frame.ts';

/** A sequence, or one character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Esc is what sequences start with.
const TOKEN = /\u001b\[([\d;]*)([HJm])|[^\u001b]/gu;

/** A terminal of the simplest kind: it knows jumps, styles and clearing, and nothing else. */
function apply(screen: Frame | undefined, columns: number, rows: number, text: string): Frame {
  let frame = screen ?? blankFrame(columns, rows);
  let [column, row, style] = [0, 0, ''];
  for (const [all, parameters = '', final] of text.matchAll(TOKEN)) {
    if (final === 'J') frame = blankFrame(columns, rows);
    else if (final === 'H')
      [row, column] = parameters.split(';').map((part) => Number(part) - 1) as [number, number];
    else if (final === 'm') style = parameters.replace(/^0;?/, '');
    else drawText(frame, column++, row, all, style);
  }
  return frame;
}

const strokes = fc.array(
  fc.record({
    column: fc.integer({ min: -3, max: 14 }),
    row: fc.integer({ min: -1, max: 5 }),
    text: fc.constantFrom('x', 'hello', '   ', '12', '·'),
    style: fc.constantFrom('', '1', '1;31', '48;5;7'),
  }),
  { maxLength: 12 },
);

function draw(
  list: readonly { column: number; row: number; text: string; style: string }[],
): Frame {
  const frame = blankFrame(12, 4);
  for (const { column, row, style, text } of list) drawText(frame, column, row, text, style);
  return frame;
}

test('repainting turns any picture into any other', () => {
  fc.assert(
    fc.property(strokes, strokes, (one, two) => {
      const first = apply(undefined, 12, 4, repaint(undefined, draw(one)));
      expect(first.spots).toEqual(draw(one).spots);
      expect(apply(first, 12, 4, repaint(draw(one), draw(two))).spots).toEqual(draw(two).spots);
    }),
  );
});

test('what did not change is not painted', () => {
  const before = draw([{ column: 0, row: 0, text: 'hello', style: '1' }]);
  expect(repaint(before, draw([{ column: 0, row: 0, text: 'hello', style: '1' }]))).toBe('');
  const after = draw([{ column: 0, row: 0, text: 'hellx', style: '1' }]);
  expect(repaint(before, after)).toBe('\u001b[1;5H\u001b[0;1mx\u001b[0m');
});

test('another size clears the screen first', () => {
  expect(repaint(blankFrame(3, 3), blankFrame(4, 3))).toBe('\u001b[0m\u001b[2J');
});

test('a picture as text has no spaces at the ends', () => {
  const frame = blankFrame(6, 3);
  fillBox(frame, { column: 1, row: 1, width: 4, height: 1 }, '1');
  drawText(frame, 2, 1, 'ab');
  expect(frameText(frame)).toEqual(['', '  ab', '']);
});
