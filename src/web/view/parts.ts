/** The parts of the page that are loaded on demand. */
import { partOf } from './on-demand.tsx';

/** How to play. */
export const HELP = partOf(() => import('./help-content.tsx').then((part) => part.HelpContent));

/** Picking another game. */
export const CHOOSE = partOf(() =>
  import('./choose-content.tsx').then((part) => part.ChooseContent),
);

/** Saving, sharing and opening games. */
export const RECORDS = partOf(() =>
  import('./records-content.tsx').then((part) => part.RecordsContent),
);
