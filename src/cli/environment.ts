/**
 * What the surroundings allow, decided from the environment's variables alone. Pure: the variables
 * and the platform are arguments.
 */

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** How many colours may be used. */
export const COLOUR_DEPTHS = ['none', '16', '256', 'true'] as const;

/** How many colours may be used: none, the 16 of every terminal, 256, or 24 bits. */
export type ColourDepth = (typeof COLOUR_DEPTHS)[number];

/** Whether the terminal understands nothing but lines of text. */
export function isDumb(variables: Variables): boolean {
  return variables['TERM'] === 'dumb';
}

/**
 * The colours that a terminal offers. A NO_COLOR that is not empty (no-color.org) and a dumb
 * terminal give none; then COLORTERM decides, then TERM. Windows consoles that set neither have
 * had 24 bits since 2017.
 */
export function colourDepth(variables: Variables, platform: string): ColourDepth {
  const term = variables['TERM'] ?? '';
  if (variables['NO_COLOR'] || isDumb(variables)) return 'none';
  if (/truecolor|24bit/i.test(variables['COLORTERM'] ?? '')) return 'true';
  if (variables['WT_SESSION'] || (platform === 'win32' && term === '')) return 'true';
  if (/direct/.test(term)) return 'true';
  return /256/.test(term) ? '256' : '16';
}

/**
 * Whether text beyond ASCII can be shown: the locale is UTF-8 (LC_ALL before LC_CTYPE before LANG,
 * as POSIX orders them). On Windows, where no locale is set, the newer terminals say who they are.
 */
export function allowsUnicode(variables: Variables, platform: string): boolean {
  if (isDumb(variables)) return false;
  const locale = variables['LC_ALL'] || variables['LC_CTYPE'] || variables['LANG'] || '';
  if (locale !== '') return /utf-?8/i.test(locale);
  return platform === 'win32' && Boolean(variables['WT_SESSION'] || variables['TERM_PROGRAM']);
}
