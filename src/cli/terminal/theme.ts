/** How things look on one terminal: strings of SGR parameters, and which characters there are. */
import type { Tile } from '../../engine/index.ts';
import { allowsUnicode, type ColourDepth, colourDepth, type Variables } from '../environment.ts';
import { sgr } from './colour.ts';
import { cardInks, DESK, EMPTY_PLACE, MARK } from './palette.ts';

/** Characters that differ between ASCII and the rest. */
export interface Glyphs {
  readonly arrows: Readonly<Record<'left' | 'right' | 'up' | 'down', string>>;
  /** The frame of a card without colours: corners, then the sides. */
  readonly frame: {
    readonly top: readonly [string, string, string];
    readonly side: string;
    readonly bottom: readonly [string, string, string];
  };
  readonly empty: string;
  readonly entry: string;
  readonly fresh: string;
  readonly dot: string;
}

const UNICODE: Glyphs = {
  arrows: { left: '←', right: '→', up: '↑', down: '↓' },
  frame: { top: ['╭', '─', '╮'], side: '│', bottom: ['╰', '─', '╯'] },
  empty: '·',
  entry: '○',
  fresh: '•',
  dot: '·',
};

const ASCII: Glyphs = {
  arrows: { left: '<', right: '>', up: '^', down: 'v' },
  frame: { top: ['+', '-', '+'], side: '|', bottom: ['+', '-', '+'] },
  empty: '.',
  entry: 'o',
  fresh: '*',
  dot: '|',
};

/** The look of a terminal. Styles are parameters of SGR, empty for the terminal's own look. */
export interface Theme {
  readonly depth: ColourDepth;
  readonly glyphs: Glyphs;
  readonly desk: string;
  readonly place: string;
  readonly mark: string;
  readonly strong: string;
  card(tile: Tile): string;
}

/** The look under a number of colours, with or without characters beyond ASCII. */
export function makeTheme(depth: ColourDepth, unicode: boolean): Theme {
  const styles = new Map<Tile, string>();
  const style = (tile: Tile): string => {
    const { ground, text } = cardInks(tile);
    return depth === 'none' ? '1' : `1;${sgr(depth, text, ground)}`;
  };
  return {
    depth,
    glyphs: unicode ? UNICODE : ASCII,
    desk: sgr(depth, null, DESK),
    place: sgr(depth, MARK, EMPTY_PLACE),
    mark: sgr(depth, MARK, DESK),
    strong: '1',
    card(tile) {
      const known = styles.get(tile) ?? style(tile);
      styles.set(tile, known);
      return known;
    },
  };
}

/** The look that the surroundings allow and the options ask for. */
export function themeFor(
  variables: Variables,
  platform: string,
  wishes: { readonly ascii?: boolean; readonly color?: boolean },
): Theme {
  const depth = wishes.color === false ? 'none' : colourDepth(variables, platform);
  return makeTheme(depth, wishes.ascii !== true && allowsUnicode(variables, platform));
}
