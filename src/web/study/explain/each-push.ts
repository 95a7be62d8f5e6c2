/** Explains each push beside the board, for those who want it; loaded when somebody does. */
import type { Controller } from '../../app/controller.ts';
import type { Session } from '../../app/session.ts';
import type { SettingsKeeper } from '../../app/settings.ts';

/** The parts of a page that an explanation beside the board needs. */
export interface EachPushParts {
  readonly session: Session;
  readonly controller: Controller;
  readonly settings: SettingsKeeper;
}

/** Gives what has to be called whenever the game, the words or the settings have changed. */
export function explainEachPush(parts: EachPushParts): () => void {
  const { controller, settings } = parts;
  let update: (() => void) | undefined;
  let asked = false;
  return () => {
    if (update) {
      update();
      return;
    }
    if (asked || !settings.current.explain) return;
    asked = true;
    import('./push-strip.tsx').then(
      ({ pushStrip }) => {
        update = pushStrip(parts);
        update();
      },
      () => {
        asked = false;
        controller.say(controller.text.loadFailed);
      },
    );
  };
}
