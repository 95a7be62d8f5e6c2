/** Offers hints and playing by itself; what does it is loaded when it is first asked for. */
import type { Assistant } from '../app/controller.ts';
import type { HelpParts } from './join.tsx';

/** Offers them from now on. */
export function offerHelp(parts: HelpParts): void {
  const { controller } = parts;
  let coming: Promise<Assistant> | undefined;
  const use = async (command: 'hint' | 'auto') => {
    try {
      coming ??= import('./join.tsx').then((part) => part.joinHelp(parts));
      (await coming)[command]();
    } catch {
      coming = undefined;
      controller.say(controller.text.loadFailed);
    }
  };
  controller.assist({
    hint: () => void use('hint'),
    auto: () => void use('auto'),
    input: () => {},
    update: () => {},
  });
}
