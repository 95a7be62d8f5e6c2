import type { FullText } from '../text/english.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icons.tsx';

/** A cross that closes a dialog. */
export function CloseButton({
  text,
  onClose,
}: {
  readonly text: FullText;
  readonly onClose: () => void;
}) {
  return (
    <IconButton label={text.close} onClick={onClose}>
      <Icon name="close" />
    </IconButton>
  );
}
