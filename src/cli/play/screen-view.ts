/** The whole screen of a game: a session and a size give a picture. Pure. */
import { highestTile, outcomes, type PlayerView, presentOf } from '../../engine/index.ts';
import { blankFrame, drawText, type Frame } from '../terminal/frame.ts';
import type { Theme } from '../terminal/theme.ts';
import { grouped } from '../text.ts';
import { drawDesk, type Marks } from './card-view.ts';
import { KEY_HELP } from './commands.ts';
import { type Layout, layoutFor, leastSize } from './layout.ts';
import { drawPanel, type PanelFacts } from './panel-view.ts';
import type { ScoreEntry } from './scores.ts';
import { type Session, viewOfSession } from './session.ts';
import { shortWords } from './words.ts';

/** A size in columns and rows. */
export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** What the screen shows beside the session. */
export interface ScreenFacts extends PanelFacts {
  readonly scores: readonly ScoreEntry[];
  /** Said instead of what happened last, such as why a save could not be read. */
  readonly notice?: string;
  /** The keys shown at the bottom, the longest list first. */
  readonly keys?: readonly string[];
}

/** Draws a session on a screen of this size. */
export function drawSession(
  session: Session,
  { columns, rows }: ScreenSize,
  facts: ScreenFacts,
  theme: Theme,
): Frame {
  const frame = blankFrame(columns, rows);
  const view = viewOfSession(session);
  const { height, width } = view.board;
  const contents = { width, height, digits: String(highestTile(view.board)).length };
  const layout = layoutFor(columns, rows, contents);
  if (!layout) drawTooSmall(frame, leastSize(contents));
  else if (session.mode === 'help') drawHelp(frame, view, theme);
  else if (session.mode === 'scores') drawScores(frame, facts.scores, theme);
  else drawGame(frame, layout, session, view, facts, theme);
  return frame;
}

function drawTooSmall(frame: Frame, least: ScreenSize): void {
  const lines = ['Window too small:', `it needs ${least.columns}x${least.rows}`];
  const top = Math.max(0, Math.floor((frame.rows - lines.length) / 2));
  lines.forEach((line, index) => {
    const start = Math.max(0, Math.floor((frame.columns - line.length) / 2));
    drawText(frame, start, top + index, line);
  });
}

function drawGame(
  frame: Frame,
  layout: Layout,
  session: Session,
  view: PlayerView,
  facts: ScreenFacts,
  theme: Theme,
): void {
  if (layout.titleRow !== null) {
    drawText(frame, layout.left, layout.titleRow, 'Threefold', theme.strong);
    drawText(frame, layout.left + 10, layout.titleRow, `${theme.glyphs.dot} ${view.rules.name}`);
  }
  drawDesk(frame, layout, view.board, marksOf(session), theme);
  drawPanel(frame, layout, view, facts, theme);
  const message = facts.notice ?? shortWords(session.last, view, layout.width);
  drawText(frame, layout.left, layout.messageRow, message.slice(0, layout.width), theme.strong);
  const keys = facts.keys ?? keyLines(session, view, theme);
  drawText(frame, layout.left, layout.keysRow, longestFitting(keys, layout.width));
}

function marksOf({ fresh, history }: Session): Marks {
  const present = presentOf(history);
  const entries = new Set(outcomes(present).map(({ cell }) => cell));
  return { fresh, entries: [...entries] };
}

/** The keys that matter now, from the longest line to the shortest. */
function keyLines(session: Session, view: PlayerView, { glyphs }: Theme): string[] {
  const { down, left, right, up } = glyphs.arrows;
  const arrows = `${left}${up}${down}${right}`;
  switch (session.mode) {
    case 'asking':
      return ['y yes, any other key no'];
    case 'aiming':
      return [`${arrows} where to  Esc back`];
    case 'peeking':
      return [`Enter play  Esc back  ${arrows} peek elsewhere`, 'Enter play  Esc back'];
    default: {
      const undo = session.undoAllowed ? 'u undo  ' : '';
      if (view.status !== 'playing')
        return [`${undo}n new game  t scores  q quit`, 'n new  q quit'];
      return [
        `${arrows} move  p peek  i hint  ${undo}n new  t scores  ? help  q quit`,
        `p peek  i hint  ${undo}n new  ? help  q quit`,
        `p peek  ${undo}? help`,
        '? help  q quit',
      ];
    }
  }
}

function longestFitting(lines: readonly string[], width: number): string {
  return lines.find((line) => line.length <= width) ?? '';
}

function drawHelp(frame: Frame, view: PlayerView, theme: Theme): void {
  const lines = KEY_HELP.map(([keys, meaning]) => `${keys.padEnd(15)}${meaning}`);
  const wide = Math.min(frame.columns, 60);
  const room = frame.rows - lines.length - 2;
  const summary = wrapped(view.rules.summary, wide - 1);
  const about = summary.length + 1 <= room ? ['', ...summary] : [];
  drawPage(frame, 'Keys', [...lines, ...about], theme);
}

function drawScores(frame: Frame, scores: readonly ScoreEntry[], theme: Theme): void {
  const marks = [
    ...(scores.some(({ undone }) => undone) ? ['u: with undo'] : []),
    ...(scores.some(({ hints }) => hints) ? ['i: with hints'] : []),
  ];
  const lines = scores.map(
    ({ date, highest, hints, score, undone }, index) =>
      `${String(index + 1).padStart(2)} ${grouped(score).padStart(9)}${undone ? 'u' : ' '}${hints ? 'i' : ' '}` +
      `${String(highest).padStart(6)}${frame.columns >= 40 ? `  ${date}` : ''}`,
  );
  const note = marks.length === 0 ? [] : ['', ...marks];
  const room = frame.rows - 2 - note.length;
  const shown = lines.length === 0 ? ['No game has ended yet.'] : lines.slice(0, room);
  drawPage(frame, 'Best scores', [...shown, ...note], theme);
}

/** A page instead of the game: a title and lines, in the middle of the screen. */
function drawPage(frame: Frame, title: string, lines: readonly string[], theme: Theme): void {
  const width = Math.max(title.length, ...lines.map((line) => line.length));
  const left = Math.max(0, Math.floor((frame.columns - width) / 2));
  const gap = lines.length + 2 <= frame.rows ? 2 : 1;
  const top = Math.max(0, Math.floor((frame.rows - lines.length - gap) / 2));
  drawText(frame, left, top, title, theme.strong);
  lines.forEach((line, index) => {
    drawText(frame, left, top + gap + index, line);
  });
}

/** A text in lines of at most `width` characters, cut between words. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
