/** Showing a film on the screen: forwards by itself, or step by step. */
import { startHistory } from '../../engine/index.ts';
import { drawSession } from '../play/screen-view.ts';
import { resumeSession } from '../play/session.ts';
import type { Key } from '../terminal/keys.ts';
import { openTerminal } from '../terminal/terminal.ts';
import type { Theme } from '../terminal/theme.ts';
import type { Film, FilmFrame } from './film.ts';

/** Where a film stands. */
export interface Reel {
  readonly index: number;
  readonly running: boolean;
  /** Moves a second. */
  readonly speed: number;
}

/** The reel after a key; nothing when the key ends the show. */
export function turnReel(reel: Reel, { name }: Key): Reel | undefined {
  switch (name) {
    case 'q':
    case 'Q':
    case 'escape':
      return undefined;
    case 'space':
      return { ...reel, running: !reel.running };
    case 'right':
      return { ...reel, running: false, index: reel.index + 1 };
    case 'left':
      return { ...reel, running: false, index: Math.max(0, reel.index - 1) };
    case 'home':
      return { ...reel, running: false, index: 0 };
    case '+':
      return { ...reel, speed: Math.min(64, reel.speed * 2) };
    case '-':
      return { ...reel, speed: Math.max(0.25, reel.speed / 2) };
    default:
      return reel;
  }
}

/** Shows a film until it is left. */
export function project(film: Film, theme: Theme, speed: number): Promise<void> {
  return new Promise((resolve) => {
    let reel: Reel = { index: 0, running: true, speed };
    let timer: NodeJS.Timeout | undefined;
    const show = () => {
      const { columns, rows } = terminal;
      const frame = film.frame(reel.index) as FilmFrame;
      terminal.show(drawFrame(frame, film.player, reel, { columns, rows }, theme));
    };
    const go = (wanted: Reel) => {
      // Behind the last frame there is none: stay there, and stop.
      const there = film.frame(wanted.index) !== undefined;
      reel = there ? wanted : { ...wanted, index: reel.index, running: false };
      clearTimeout(timer);
      if (reel.running) timer = setTimeout(step, 1000 / reel.speed);
      show();
    };
    const step = () => go({ ...reel, index: reel.index + 1 });
    const onKey = (key: Key) => {
      const wanted = turnReel(reel, key);
      if (wanted) return go(wanted);
      clearTimeout(timer);
      terminal.close();
      resolve();
    };
    const terminal = openTerminal({ onKey, onRedraw: show, onLeave: () => {} }, true);
    go(reel);
  });
}

/** One frame on a screen of this size, drawn as a game is. */
export function drawFrame(
  { game, turn }: FilmFrame,
  player: string,
  { running, speed }: Reel,
  size: { readonly columns: number; readonly rows: number },
  theme: Theme,
) {
  const identity = { id: '', seed: '', undone: true, hints: 0, undoAllowed: false };
  const session = {
    ...resumeSession(startHistory(game), identity, { kind: 'taken-back' }),
    fresh: turn?.placement?.cell ?? null,
  };
  const { left, right } = theme.glyphs.arrows;
  const keys = [
    `space ${running ? 'pause' : 'go'}  ${left}${right} step  + - speed (${speed}/s)  q quit`,
    `space ${running ? 'pause' : 'go'}  ${left}${right}  + -  q quit`,
  ];
  const facts = { best: null, scores: [], keys, ...(player !== '' && { player }) };
  return drawSession(session, size, facts, theme);
}
