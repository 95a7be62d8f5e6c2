import { describe, expect, test } from 'vitest';
import { contrast, type Ink, nearest256, type Rgb, rgbOf256, sgr } from './colour.ts';
import { CARDS, cardInks, DESK, EMPTY_PLACE, MARK } from './palette.ts';
import { makeTheme } from './theme.ts';

/** What terminals show for the 16 colours, whatever their settings: three well-known tables. */
const SIXTEEN: Readonly<Record<string, readonly string[]>> = {
  xterm:
    '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff'.split(
      ' ',
    ),
  vga: '000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa 555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff'.split(
    ' ',
  ),
  windows:
    '0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc 767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2'.split(
      ' ',
    ),
};

function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

/** Every way in which an ink can be shown. */
const SHOWN: readonly (readonly [name: string, show: (ink: Ink) => Rgb])[] = [
  ['24 bits', (ink) => ink.rgb],
  ['256 colours', (ink) => rgbOf256(ink.of256)],
  ...Object.entries(SIXTEEN).map(
    ([name, table]) => [`16 colours of ${name}`, (ink: Ink) => rgb(table[ink.ansi]!)] as const,
  ),
];

const TILES = [1, 2, ...Array.from({ length: 14 }, (_, doubling) => 3 * 2 ** doubling)];

describe.each(SHOWN)('in %s', (name, show) => {
  test.each(TILES)('the number on %i can be read', (tile) => {
    const { ground, text } = cardInks(tile);
    // The dark yellow of VGA is brown: the one card that stays below AA, in that table alone.
    const least = name.endsWith('vga') && tile === 24 ? 3.9 : 4.5;
    expect(contrast(show(text), show(ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(TILES)('the card of %i stands out from the desk', (tile) => {
    expect(contrast(show(cardInks(tile).ground), show(DESK))).toBeGreaterThanOrEqual(1.5);
  });

  test('marks on the desk and on empty places can be read', () => {
    expect(contrast(show(MARK), show(DESK))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(show(MARK), show(EMPTY_PLACE))).toBeGreaterThanOrEqual(4.5);
  });

  test('the first two tiles and the next are told apart by colour', () => {
    const grounds = CARDS.slice(0, 3).map(({ ground }) => String(show(ground)));
    expect(new Set(grounds).size).toBe(3);
  });
});

test('text never takes the colour of the terminal, dark or light: every card brings its own', () => {
  for (const depth of ['16', '256', 'true'] as const) {
    const theme = makeTheme(depth, true);
    for (const tile of TILES) {
      const { ground, text } = cardInks(tile);
      expect(theme.card(tile)).toBe(`1;${sgr(depth, text, ground)}`);
      expect(theme.card(tile).split(';').length).toBeGreaterThan(2);
    }
  }
});

test('without colours no style has one', () => {
  const theme = makeTheme('none', true);
  for (const style of [theme.card(3), theme.desk, theme.mark, theme.place, theme.strong]) {
    expect(['', '1']).toContain(style);
  }
});

test('every larger tile looks like the last', () => {
  expect(cardInks(3 * 2 ** 32)).toBe(cardInks(12288));
  expect(cardInks(12288)).toBe(CARDS.at(-1));
});

test('colours are written as the depth asks', () => {
  const { ground, text } = cardInks(1);
  expect(sgr('true', text, ground)).toBe('38;2;255;255;255;48;2;47;111;181');
  expect(sgr('256', text, ground)).toBe(`38;5;231;48;5;${nearest256([47, 111, 181])}`);
  expect(sgr('16', text, ground)).toBe('97;44');
  expect(sgr('none', text, ground)).toBe('');
  expect(sgr('16', null, ground)).toBe('44');
});

test('contrast is 1 for equal colours and 21 for black and white', () => {
  expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
});
