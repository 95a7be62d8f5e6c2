/** The learning curve as a picture: the mean score above, how often each tile was made below. */
import { TILE_OF_CODE } from '../../packed/index.ts';
import type { CurvePoint } from './checkpoint.ts';
import { TOLD_CODES } from './curve.ts';

const WIDTH = 760;
const LEFT = 70;
const RIGHT = 70;
const PANEL = 200;
const TOP = 40;
const GAP = 50;
/** The height of a label. */
const LABEL = 14;

/** Lines are told apart by their dashes as well as by their shade. */
const DASHES = ['none', '8 3', '4 3', '2 3', '1 4'];
const SHADES = ['#1f3a5f', '#2f5d8a', '#4a7a3f', '#a3632c', '#8a2f3f'];

/** Draws a curve as SVG. */
export function curvePicture(title: string, points: readonly CurvePoint[]): string {
  const most = points.at(-1)?.moves ?? 1;
  const x = (moves: number) => LEFT + ((WIDTH - LEFT - RIGHT) * moves) / most;
  const means = points.map(({ outcome }) => outcome.score / outcome.games);
  const highest = niceCeiling(Math.max(...means, 1));
  const scoreY = (score: number) => TOP + PANEL * (1 - score / highest);
  const shareY = (share: number) => TOP + PANEL + GAP + PANEL * (1 - share);
  const bottom = TOP + 2 * PANEL + GAP;
  const shares = TOLD_CODES.map((code) =>
    points.map(({ outcome }) => (outcome.reached[code] as number) / outcome.games),
  );
  const line = (values: readonly number[], y: (value: number) => number, style: string) => {
    const path = points.map(
      ({ moves }, at) => `${round(x(moves))},${round(y(values[at] as number))}`,
    );
    return `<polyline fill="none" stroke-width="2" ${style} points="${path.join(' ')}"/>`;
  };
  const label = (at: number, y: number, text: string, anchor = 'end') =>
    `<text x="${round(at)}" y="${round(y)}" text-anchor="${anchor}">${text}</text>`;
  const rule = (y: number) =>
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y)}" y2="${round(y)}" stroke="#ccc"/>`;
  const begins = points.filter(({ phase }, at) => at > 0 && phase !== points[at - 1]?.phase);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 50}" font-family="sans-serif" font-size="13">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    label(LEFT, 22, `${title}: mean score`, 'start'),
    label(LEFT, TOP + PANEL + GAP - 12, 'share of games that made a tile', 'start'),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
      rule(scoreY(part * highest)),
      label(LEFT - 8, scoreY(part * highest) + 4, (part * highest).toLocaleString('en')),
      rule(shareY(part)),
      label(LEFT - 8, shareY(part) + 4, `${100 * part}%`),
      label(x(part * most), bottom + 20, `${Math.round((part * most) / 1e6)}`, 'middle'),
    ]),
    label(WIDTH / 2, bottom + 40, 'million moves learned from', 'middle'),
    ...begins.map(({ moves }) => {
      const at = round(x(moves));
      return `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}" stroke="#999" stroke-dasharray="3 3"/>`;
    }),
    line(means, scoreY, `stroke="${SHADES[0]}"`),
    ...shares.map((values, at) => {
      return line(values, shareY, `stroke="${SHADES[at]}" stroke-dasharray="${DASHES[at]}"`);
    }),
    ...apart(shares.map((values) => shareY(values.at(-1) ?? 0))).map((y, at) => {
      const text = `${TILE_OF_CODE[TOLD_CODES[at] as number]}`;
      return label(WIDTH - RIGHT + 6, y + 4, text, 'start');
    }),
    '</svg>',
    '',
  ].join('\n');
}

/** Heights, each below the one before, moved up as far as their labels need. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights];
  for (let at = moved.length - 2; at >= 0; at--) {
    moved[at] = Math.min(moved[at] as number, (moved[at + 1] as number) - LABEL);
  }
  return moved;
}

/** The next of 1, 2, 4, 6, 8 and 10 times a power of ten. */
function niceCeiling(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 4, 6, 8, 10].find((times) => times * unit >= value) ?? 10);
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
