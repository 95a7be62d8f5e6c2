/** The parts of the page that are loaded when they are first asked for. */
import type { Screen } from '../app/panels.ts';
import type { ScreenProps } from '../study/screen.ts';
import { type Part, partOf } from './on-demand.tsx';

/** Everything in one file, and back. */
export const DATA = partOf(() => import('./data-content.tsx').then((part) => part.DataContent));

/** Saving, sharing and opening games. */
export const RECORDS = partOf(() =>
  import('./records-content.tsx').then((part) => part.RecordsContent),
);

/** The screens for study. */
export const SCREENS: Readonly<Record<Screen, Part<ScreenProps>>> = {
  tutorial: partOf(() =>
    import('../study/tutorial/tutorial-content.tsx').then((part) => part.TutorialContent),
  ),
  daily: partOf(() => import('../study/daily/daily-content.tsx').then((part) => part.DailyContent)),
  games: partOf(() => import('../study/games/games-content.tsx').then((part) => part.GamesContent)),
  replay: partOf(() =>
    import('../study/replay/replay-content.tsx').then((part) => part.ReplayContent),
  ),
  review: partOf(() =>
    import('../study/review/review-content.tsx').then((part) => part.ReviewContent),
  ),
  statistics: partOf(() =>
    import('../study/statistics/statistics-content.tsx').then((part) => part.StatisticsContent),
  ),
  explain: partOf(() =>
    import('../study/explain/explain-content.tsx').then((part) => part.ExplainContent),
  ),
  editor: partOf(() =>
    import('../study/editor/editor-content.tsx').then((part) => part.EditorContent),
  ),
};
