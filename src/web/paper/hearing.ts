/** Brings the sounds when a player turns them on: until then nothing of them is loaded. */
import type { Happening } from '../app/happening.ts';
import type { Settings } from '../app/settings.ts';
import type { PaperSounds } from './sounds.ts';

/** What the keeper of the settings offers here. */
interface Keeper {
  readonly current: Pick<Settings, 'volume'>;
  subscribe(listener: () => void): unknown;
}

/** Gives what is to be told of each happening, and whether a figure was made for the first time. */
export function hearing(keeper: Keeper): (happening: Happening, first: boolean) => void {
  let bringing: Promise<PaperSounds | undefined> | undefined;
  let sounds: PaperSounds | undefined;
  const tune = async () => {
    if (keeper.current.volume === 0 && !bringing) return;
    // A failure, as without a network, is forgotten: the next change tries once more.
    bringing ??= import('./sounds.ts').then((part) => part.openSounds());
    sounds = await bringing.catch(() => (bringing = undefined));
    if (sounds) sounds.volume = keeper.current.volume / 100;
  };
  keeper.subscribe(tune);
  void tune();
  return (happening, first) => {
    if (keeper.current.volume > 0) sounds?.hear(happening, first);
  };
}
