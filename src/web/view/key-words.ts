import { keyParts } from '../board/input/key-changes.ts';
import type { FullText } from '../text/english.ts';

/** The name of a key for people, such as `Shift U` or `←`. */
export function keyWords(key: string, text: FullText): string {
  const { shift, sign } = keyParts(key);
  return shift ? text.shiftKey(sign) : sign;
}
