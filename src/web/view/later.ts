/**
 * What of the page is loaded after the first paint: inputs, panels, notices and what they say, and
 * whatever the first picture can do without.
 */

import { listen } from '../app/listen.ts';
import { MadeFigures } from '../app/made.ts';
import { voiceIn } from '../app/voice.ts';
import { motion } from '../board/motion.ts';
import { BoardTable } from './board-table.tsx';
import { Notices } from './notices.tsx';
import { Panels } from './panels.tsx';

/** The parts, in one, so that they are loaded in one. */
export const later = {
  BoardTable,
  MadeFigures,
  Notices,
  Panels,
  listen,
  motion,
  voiceIn,
};

/** What is loaded after the first paint. */
export type Later = typeof later;
