/** The panels that come in front of the game. */
import type { ComponentChildren } from 'preact';
import { type PlayerView, type Tile, viewOf } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import { type Ending, endingOf } from '../app/ending.ts';
import { isScreen, type Panel } from '../app/panels.ts';
import type { Session } from '../app/session.ts';
import type { SettingsKeeper } from '../app/settings.ts';
import { dailyRunning } from '../study/daily/daily-running.ts';
import type { FullText } from '../text/english.ts';
import { ChooseContent } from './choose-content.tsx';
import { CloseButton } from './close-button.tsx';
import { Dialog } from './dialog.tsx';
import { FiguresContent } from './figures-content.tsx';
import { HelpContent } from './help-content.tsx';
import { MenuContent } from './menu-content.tsx';
import { OnDemand } from './on-demand.tsx';
import { DATA, RECORDS } from './parts.ts';
import { ScreenPanel } from './screen-panel.tsx';
import { SettingsContent } from './settings-content.tsx';

/** What the panels are drawn from. */
export interface PanelsProps {
  readonly panel: Panel;
  readonly session: Session;
  readonly controller: Controller;
  readonly settings: SettingsKeeper;
  /** The address of the page, without a query. */
  readonly address: string;
  readonly made: () => ReadonlySet<Tile>;
  readonly text: FullText;
}

/** The panel in front of the game. */
export function Panels(props: PanelsProps) {
  const { panel, session, controller, settings, address, made, text } = props;
  const view = viewOf(session.present);
  const close = () => controller.close();
  const common = { text, onClose: close };
  const scored = session.game.daily?.scored === true;
  const leaving = scored ? text.confirmDaily : text.confirmText(view.moves, view.score);
  const dialog = (title: string, children: ComponentChildren) => (
    <Dialog key={panel} title={title} onClose={close}>
      {children}
    </Dialog>
  );
  if (isScreen(panel)) return <ScreenPanel {...props} screen={panel} />;
  switch (panel) {
    case 'menu':
      return (
        <Dialog
          key={panel}
          title={text.menuTitle}
          buttons={<CloseButton {...common} />}
          onClose={close}
        >
          <MenuContent controller={controller} text={text} />
        </Dialog>
      );
    case 'confirm':
      return <ConfirmPanel {...common} leaving={leaving} onStart={() => controller.startGame()} />;
    case 'choose':
      return dialog(
        text.chooseTitle,
        <ChooseContent
          {...common}
          view={view}
          leaving={session.running ? leaving : null}
          onStart={(rules, seed) => controller.startGame(rules, seed)}
        />,
      );
    case 'help':
      return dialog(
        text.helpTitle,
        <HelpContent
          {...common}
          view={view}
          // During a day's scored try its seed would let one try out the deal first.
          deal={dailyRunning(session) ? null : session.game}
          address={address}
          keys={settings.current.keys}
          onFigures={() => controller.open('figures')}
          onTutorial={() => controller.open('tutorial')}
        />,
      );
    case 'settings':
      return dialog(
        text.settingsTitle,
        <SettingsContent {...common} settings={settings} onData={() => controller.open('data')} />,
      );
    case 'data':
      return dialog(
        text.dataTitle,
        <OnDemand
          {...common}
          part={DATA}
          props={{
            target: { store: session.store, openGame: (game) => controller.openOwn(game) },
            onBrought: () => {
              settings.refresh();
              session.rereadBest();
              controller.refresh();
            },
          }}
        />,
      );
    case 'figures':
      return dialog(text.commands.figures, <FiguresContent {...common} made={made()} />);
    case 'records':
      return dialog(
        text.recordsTitle,
        <OnDemand
          {...common}
          part={RECORDS}
          props={{
            game: session.game,
            running: session.running,
            earlier: session.earlier,
            address,
            refusal: controller.shell.refusal,
            onOpen: (source) => controller.openRecord(source),
            onReturn: () => controller.returnToEarlier(),
          }}
        />,
      );
    case 'end': {
      const ending = endingOf(session.present, text);
      return ending ? (
        <EndPanel
          {...common}
          view={view}
          ending={ending}
          isBest={session.isBest}
          assisted={session.game.assisted !== undefined}
          canUndo={session.canUndo}
          isDaily={scored}
          onStart={() => controller.startGame()}
          onUndo={() => controller.undoEnd()}
          onOpen={(next) => controller.open(next)}
        />
      ) : null;
    }
  }
}

/** Asks before a game that is under way is given up. */
function ConfirmPanel(props: {
  /** What becomes of the game that is left. */
  readonly leaving: string;
  readonly text: FullText;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const { leaving, text, onStart, onClose } = props;
  return (
    <Dialog key="confirm" title={text.confirmTitle} onClose={onClose}>
      <p>{leaving}</p>
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.keepPlaying}
        </button>
        <button type="button" onClick={onStart}>
          {text.confirmStart}
        </button>
      </div>
    </Dialog>
  );
}

/** Says that the game has ended, why, and with what. */
function EndPanel(props: {
  readonly view: PlayerView;
  readonly ending: Ending;
  /** Whether it is the player's best game of its kind. */
  readonly isBest: boolean;
  /** Whether the computer helped. */
  readonly assisted: boolean;
  readonly canUndo: boolean;
  /** Whether it is a day's scored try, whose result is the first thing to go to. */
  readonly isDaily: boolean;
  readonly text: FullText;
  readonly onStart: () => void;
  readonly onUndo: () => void;
  readonly onOpen: (panel: 'daily' | 'records' | 'replay' | 'review') => void;
  readonly onClose: () => void;
}) {
  const { view, ending, isBest, assisted, canUndo, isDaily, text } = props;
  const { onStart, onUndo, onOpen, onClose } = props;
  return (
    <Dialog key="end" title={ending.title} class="end" onClose={onClose}>
      <p>{ending.reason}</p>
      <p class="end-score">{text.endScore(view.score, view.moves)}</p>
      {isBest && <p class="end-best">{text.endBest}</p>}
      {assisted && <p>{text.endAssisted}</p>}
      <div class="actions">
        {isDaily && (
          <button type="button" class="primary" autofocus onClick={() => onOpen('daily')}>
            {text.screens.daily}
          </button>
        )}
        <button
          type="button"
          class={isDaily ? '' : 'primary'}
          autofocus={!isDaily}
          onClick={onStart}
        >
          {text.playAgain}
        </button>
        {canUndo && (
          <button type="button" onClick={onUndo}>
            {text.undo}
          </button>
        )}
        <button type="button" onClick={() => onOpen('records')}>
          {text.share}
        </button>
        {(['replay', 'review'] as const).map((screen) => (
          <button key={screen} type="button" onClick={() => onOpen(screen)}>
            {text.screens[screen]}
          </button>
        ))}
      </div>
      <CloseButton text={text} onClose={onClose} />
    </Dialog>
  );
}
