/** The drawings on buttons: strokes in the colour of the text around them. */

const PATHS = {
  undo: 'M9 6 4 11l5 5M5 11h9a5.5 5.5 0 0 1 0 11h-2',
  redo: 'm15 6 5 5-5 5M19 11h-9a5.5 5.5 0 0 0 0 11h2',
  new: 'M5 3h9l5 5v13H5zM14 3v5h5M12 11.5v6M9 14.5h6',
  help: 'M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.6v.1M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
  close: 'M6 6l12 12M18 6 6 18',
  choose: 'm7 10 5 5 5-5',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  hint: 'M9 18h6M10 21h4M8.5 15c0-2-2.5-3-2.5-6.5a6 6 0 0 1 12 0c0 3.5-2.5 4.5-2.5 6.5z',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof PATHS;

/** A drawing that says nothing by itself: the button has its words. */
export function Icon({ name }: { readonly name: IconName }) {
  return <Drawing path={PATHS[name]} />;
}

/** A drawing from the strokes that are given, on 24 by 24. */
export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The mark of the game: a leaflet folded in three. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path class="logo-ochre" d="m3 9 9-5v19l-9 5z" />
      <path class="logo-paper" d="m12 4 9 5v19l-9-5z" />
      <path class="logo-teal" d="m21 9 8-5v19l-8 5z" />
    </svg>
  );
}
