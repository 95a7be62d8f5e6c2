/** Ways out of the page: the clipboard and a file. Each says whether it was possible. */

/** Copies a text. Without permission or a secure page there is no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text to the browser as a file to keep, where the browser keeps files. */
export function saveText(text: string, fileName: string): boolean {
  return saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName);
}

/** Hands anything to the browser as a file to keep, where the browser keeps files. */
export function saveFile(content: Blob, fileName: string): boolean {
  if (!('download' in HTMLAnchorElement.prototype)) return false;
  let address: string;
  try {
    address = URL.createObjectURL(content);
  } catch {
    return false;
  }
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers read the file only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
