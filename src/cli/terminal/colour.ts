/**
 * Colours in the three ways that terminals know, and how well two of them are told apart. The
 * contrast is that of WCAG 2.2 (relative luminance of sRGB), from 1 to 21.
 */
import type { ColourDepth } from '../environment.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour for every depth: exact, and what stands in for it where there are fewer. */
export interface Ink {
  readonly rgb: Rgb;
  /** 16 to 255. */
  readonly of256: number;
  /** 0 to 15, in the order of ANSI: black, red, green, yellow, blue, magenta, cyan, white. */
  readonly ansi: number;
}

/** An ink from `#rrggbb`, its stand-in among the 16, and one among the 256 if not the nearest. */
export function ink(hex: string, ansi: number, of256?: number): Ink {
  const number = Number.parseInt(hex.slice(1), 16);
  const rgb: Rgb = [number >> 16, (number >> 8) & 255, number & 255];
  return { rgb, of256: of256 ?? nearest256(rgb), ansi };
}

/** The levels of each channel in the 6×6×6 cube of the 256 colours. */
const CUBE = [0, 95, 135, 175, 215, 255] as const;

/** The RGB of one of the 256 colours from 16 on: first the cube, then 24 greys. */
export function rgbOf256(index: number): Rgb {
  if (index >= 232) {
    const grey = 8 + 10 * (index - 232);
    return [grey, grey, grey];
  }
  const at = index - 16;
  const level = (step: number) => CUBE[step] as number;
  return [level(Math.floor(at / 36)), level(Math.floor(at / 6) % 6), level(at % 6)];
}

/** The nearest of the 256 colours, from 16 on: those are the same in every terminal. */
export function nearest256(rgb: Rgb): number {
  let best = 16;
  let least = Infinity;
  for (let index = 16; index < 256; index++) {
    const distance = squaredDistance(rgb, rgbOf256(index));
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

function squaredDistance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** The parameters of SGR that set text and background; empty where there is no colour. */
export function sgr(depth: ColourDepth, text: Ink | null, ground: Ink | null): string {
  const parts = [text && one(depth, text, false), ground && one(depth, ground, true)];
  return parts.filter((part) => part).join(';');
}

function one(depth: ColourDepth, { ansi, of256, rgb }: Ink, ground: boolean): string {
  const base = ground ? 48 : 38;
  switch (depth) {
    case 'none':
      return '';
    case '16':
      return String((ansi < 8 ? 30 + ansi : 82 + ansi) + (ground ? 10 : 0));
    case '256':
      return `${base};5;${of256}`;
    case 'true':
      return `${base};2;${rgb.join(';')}`;
  }
}

/** How well two colours are told apart: 1 for equal ones, 21 for black and white. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
