/** Joins hints and playing by itself with the page. */
import { render } from 'preact';
import { DIRECTIONS, type GameState, type PlayerView, viewOf } from '../../engine/index.ts';
import type { Assistant, Controller } from '../app/controller.ts';
import type { Session } from '../app/session.ts';
import type { BoardView } from '../board/board-view.ts';
import { dailyRunning } from '../study/daily/daily-running.ts';
import { wearStyles } from '../study/styles.ts';
import { thinkingWords } from '../text/thinking-words.ts';
import css from './advice.css?inline';
import { AdviceStrip, ARROWS } from './advice.tsx';
import { Assist } from './assist.ts';
import { markOn } from './board-mark.ts';
import { sentencesFor } from './telling.ts';
import { thinkAbout } from './think-about.ts';

wearStyles(css);

/** The parts of the page that help works with. */
export interface HelpParts {
  readonly board: BoardView;
  readonly session: Session;
  readonly controller: Controller;
}

/** Joins them, and takes over from what only offered help. */
export function joinHelp({ board, session, controller }: HelpParts): Assistant {
  const strip = document.createElement('section');
  strip.className = 'advice';
  const mark = markOn(board.element, ARROWS);
  const words = () => thinkingWords[controller.text.language];
  let seen: GameState | undefined;
  let view: PlayerView | undefined;

  const assist: Assist = new Assist({
    view: () => {
      const { present } = session;
      if (!view || seen !== present) view = viewOf(present);
      seen = present;
      return view;
    },
    barred: () => dailyRunning(session),
    think: thinkAbout,
    play: (direction, quiet) => controller.playFor(direction, quiet),
    note: () => session.noteHint(),
    tell: (told) => controller.say(sentencesFor(told, viewOf(session.present).score, words())),
    reducedMotion: () => document.documentElement.dataset['motion'] === 'reduced',
    now: () => performance.now(),
    onChange: draw,
  });

  function draw(): void {
    const { state } = assist;
    mark.show(state.open ? DIRECTIONS[state.advice?.found.choice ?? -1] : undefined);
    if (!state.open || !controller.voice) {
      strip.remove();
      return;
    }
    strip.setAttribute('aria-label', words().adviceTitle);
    render(
      <AdviceStrip
        state={state}
        words={words()}
        text={controller.voice.text}
        counted={!session.game.opened}
        onAuto={() => assist.auto()}
        onSpeed={(speed) => assist.setSpeed(speed)}
        onClose={() => {
          assist.close();
          board.element.focus();
        }}
      />,
      strip,
    );
    if (!strip.isConnected) document.querySelector('.play')?.append(strip);
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') assist.stopAuto();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && assist.stopAuto());

  const assistant: Assistant = {
    hint: () => assist.hint(),
    auto: () => assist.auto(),
    input: () => assist.input(),
    update: () => {
      // A panel in front stops what plays, and what is said may have to be said in other words.
      if (controller.shell.panel) assist.stopAuto();
      assist.update();
      if (assist.state.open) draw();
    },
  };
  controller.assist(assistant);
  return assistant;
}
