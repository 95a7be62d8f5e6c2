import type { ComponentChildren } from 'preact';

/** What a button with a drawing is given. */
interface IconButtonProps {
  /** Its name, for those who can't see the drawing or don't know it. */
  readonly label: string;
  readonly onClick: () => void;
  /** The drawing. */
  readonly children: ComponentChildren;
}

/** A button with a drawing in the place of words. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button type="button" class="quiet" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
