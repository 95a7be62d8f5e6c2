/** Files dropped on the page. Without this, a browser would leave the game and show the file. */

/** Reports each file that is dropped anywhere on a page. */
export function listenToDrops(target: Document, dropped: (file: File) => void): void {
  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
  target.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  target.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) dropped(file);
  });
}

/** As above, for a screen in front of the page: no other listener hears of the file. Ends when called. */
export function listenToDropsFirst(target: Document, dropped: (file: File) => void): () => void {
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    dropped(file);
  };
  target.addEventListener('drop', drop, { capture: true });
  return () => target.removeEventListener('drop', drop, { capture: true });
}
