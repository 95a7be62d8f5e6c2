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
