import type { Screen } from '../app/panels.ts';
import type { ScreenProps } from '../study/screen.ts';
import { CloseButton } from './close-button.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { Drawing } from './icons.tsx';
import { OnDemand } from './on-demand.tsx';
import { SCREENS } from './parts.ts';

const BACK = 'M19 12H5M11 6l-6 6 6 6';

/**
 * A screen for study: a wide dialog, as high as the window on a phone, with a way back to the screen
 * that it was opened from. Escape goes one back, and from the first one to the game.
 */
export function ScreenPanel({
  screen,
  ...props
}: Omit<ScreenProps, 'argument' | 'onClose'> & { readonly screen: Screen }) {
  const { controller, text } = props;
  const { argument, trail } = controller.shell;
  const close = () => controller.close();
  const back = () => controller.back();
  return (
    <Dialog
      key={`${screen} ${trail.length}`}
      title={text.screens[screen]}
      class="screen"
      buttons={
        <>
          {trail.length > 0 && (
            <IconButton label={text.back} onClick={back}>
              <Drawing path={BACK} />
            </IconButton>
          )}
          <CloseButton text={text} onClose={close} />
        </>
      }
      onEscape={back}
      onClose={close}
    >
      <OnDemand text={text} onClose={close} part={SCREENS[screen]} props={{ ...props, argument }} />
    </Dialog>
  );
}
