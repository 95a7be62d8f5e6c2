const focused = new WeakSet<HTMLElement>();

/** Gives an element the focus when it has come to the page, and never again; for use as a `ref`. */
export function focusOnce(element: HTMLElement | null): void {
  if (!element || focused.has(element)) return;
  focused.add(element);
  element.focus();
  if (element instanceof HTMLInputElement) element.select();
}
