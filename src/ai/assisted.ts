/** The mark of a game in which the computer helped, as a tag of its record: `hints 3, auto 120`. */
import type { RecordTag } from '../engine/index.ts';

/** How the computer helped: positions that it gave a hint for, and pushes that it made by itself. */
export interface Assisted {
  readonly hints: number;
  readonly auto: number;
}

/** The name of the tag. */
export const ASSISTED = 'Assisted';

/** The tags that say how a game was helped with; none for a game that the player made alone. */
export function assistedTags(assisted: Assisted | undefined): RecordTag[] {
  if (!assisted) return [];
  const { auto, hints } = assisted;
  return [{ name: ASSISTED, value: `hints ${hints}, auto ${auto}` }];
}

/** How a game was helped with, by the tags of its record; nothing where they don't say. */
export function readAssisted(tags: readonly RecordTag[]): Assisted | undefined {
  const value = tags.find(({ name }) => name === ASSISTED)?.value ?? '';
  const [, hints, auto] = /^hints (\d{1,9}), auto (\d{1,9})$/.exec(value) ?? [];
  return hints === undefined ? undefined : { hints: Number(hints), auto: Number(auto) };
}
