/** The best push, marked on the board: a bar along the edge that it goes to, and an arrow. */
import type { Direction } from '../../engine/index.ts';

/** A mark on a board. */
export interface BoardMark {
  /** Marks a direction, or none. */
  readonly show: (direction: Direction | undefined) => void;
}

/** Puts a mark on a board; `paths` are the arrows, on 24 by 24. */
export function markOn(board: HTMLElement, paths: Readonly<Record<Direction, string>>): BoardMark {
  const element = document.createElement('div');
  element.className = 'hint-mark';
  element.setAttribute('aria-hidden', 'true');
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.append(arrow);
  element.append(picture);
  return {
    show: (direction) => {
      if (!direction) return element.remove();
      if (element.dataset['direction'] !== direction) arrow.setAttribute('d', paths[direction]);
      element.dataset['direction'] = direction;
      if (!element.isConnected) board.append(element);
    },
  };
}
