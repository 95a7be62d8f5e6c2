import { createRef } from 'preact';

/** What a button that asks for a file is given. */
interface FilePickerProps {
  readonly label: string;
  /** The kinds of files that are offered first; all without it. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file; the input that the browser has for it stays out of sight. */
export function FilePicker({ label, accept, onFile }: FilePickerProps) {
  const input = createRef<HTMLInputElement>();
  const chosen = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again after it was mended.
    field.value = '';
  };
  return (
    <>
      <button type="button" class="wide" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        ref={input}
        onChange={(event) => chosen(event.currentTarget)}
      />
    </>
  );
}
