/**
 * Marks the page with `data-scrolls` while it is higher than the window, as with very large text:
 * the styles then let a finger outside the board scroll instead of play.
 */
export function watchOverflow(root: HTMLElement): void {
  const check = () => {
    root.toggleAttribute('data-scrolls', root.scrollHeight > root.clientHeight);
  };
  const observer = new ResizeObserver(check);
  observer.observe(root);
  observer.observe(root.ownerDocument.body);
}
