/** The parts of the page that are loaded when they are first asked for. */
import { partOf } from './on-demand.tsx';

/** Everything in one file, and back. */
export const DATA = partOf(() => import('./data-content.tsx').then((part) => part.DataContent));

/** Saving, sharing and opening games. */
export const RECORDS = partOf(() =>
  import('./records-content.tsx').then((part) => part.RecordsContent),
);
