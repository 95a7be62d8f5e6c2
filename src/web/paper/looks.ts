/** How the page looks, from what the player chose and what the system asks for. */
import type { Settings } from '../app/settings.ts';

/** The settings that decide how the page looks. */
export type LooksSettings = Pick<Settings, 'theme' | 'contrast' | 'palette' | 'motion' | 'hand'>;

/** What a system asks all its pages for. */
export interface SystemWishes {
  readonly contrast: boolean;
  readonly calm: boolean;
}

/** The data attributes of the page's root, which the style sheets read. */
export type Looks = Readonly<Record<'theme' | 'contrast' | 'palette' | 'motion' | 'hand', string>>;

/** Decides what was left to the system, but for the theme, which style sheets leave to it too. */
export function looksOf(settings: LooksSettings, system: SystemWishes): Looks {
  const { theme, contrast, palette, motion, hand } = settings;
  return {
    theme,
    palette,
    hand,
    contrast: contrast === 'system' ? (system.contrast ? 'high' : 'standard') : contrast,
    motion: motion === 'system' ? (system.calm ? 'reduced' : 'full') : motion,
  };
}

/** What the keeper of the settings offers here. */
interface Keeper {
  readonly current: LooksSettings;
  subscribe(listener: () => void): unknown;
}

/** Puts the looks on the page, now and whenever the player or the system changes them. */
export function wearLooks(keeper: Keeper): void {
  const { documentElement: root, body } = document;
  const [contrast, calm, dark] = [
    'contrast: more',
    'reduced-motion: reduce',
    'color-scheme: dark',
  ].map((wish) => matchMedia(`(prefers-${wish})`)) as [
    MediaQueryList,
    MediaQueryList,
    MediaQueryList,
  ];
  const wear = () => {
    const system = { contrast: contrast.matches, calm: calm.matches };
    Object.assign(root.dataset, looksOf(keeper.current, system));
    // The browser's own frame takes the colour of the page, whichever theme the system has.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.content = getComputedStyle(body).backgroundColor;
    }
  };
  keeper.subscribe(wear);
  for (const query of [contrast, calm, dark]) query.addEventListener('change', wear);
  wear();
}
