/** A dialog played by a gamepad: moving through what it holds, choosing, and leaving. */
import type { Direction } from '../../../engine/index.ts';

const STOPS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/** How far a dialog scrolls where there is nothing more to move to, as a share of its height. */
const SCROLL = 0.4;

/** The dialog in front of the page, if there is one. */
export function openDialog(page: Document): HTMLDialogElement | undefined {
  return [...page.querySelectorAll('dialog')].findLast(({ open }) => open);
}

/**
 * Moves the focus; left and right change a slider or a list instead. Where there is nothing more
 * to move to, the dialog scrolls, so that all of a text can be read.
 */
export function steerDialog(dialog: HTMLDialogElement, direction: Direction): void {
  const { activeElement } = dialog.ownerDocument;
  if (pushBoard(activeElement, direction)) return;
  const forward = direction === 'right' || direction === 'down';
  if ((direction === 'left' || direction === 'right') && change(activeElement, forward)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility() && !stop.matches(':disabled'),
  );
  const at = stops.indexOf(activeElement as HTMLElement);
  const next = stops[at < 0 ? (forward ? 0 : stops.length - 1) : at + (forward ? 1 : -1)];
  if (next) next.focus({ focusVisible: true } as FocusOptions);
  else dialog.scrollBy({ top: dialog.clientHeight * (forward ? SCROLL : -SCROLL) });
}

/** Pushes a board that has the focus, as its arrow keys do; false for anything else. */
function pushBoard(element: Element | null, direction: Direction): boolean {
  if (!element?.matches('.board')) return false;
  const key = `Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`;
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return true;
}

/** Presses what has the focus. */
export function acceptInDialog(dialog: HTMLDialogElement): void {
  const { activeElement } = dialog.ownerDocument;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.click();
}

/** Moves a slider or a list by one; false for anything else. */
function change(element: Element | null, forward: boolean): boolean {
  if (element instanceof HTMLInputElement && element.type === 'range') {
    if (forward) element.stepUp();
    else element.stepDown();
  } else if (element instanceof HTMLSelectElement) {
    const index = element.selectedIndex + (forward ? 1 : -1);
    if (index < 0 || index >= element.options.length) return true;
    element.selectedIndex = index;
  } else return false;
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}
