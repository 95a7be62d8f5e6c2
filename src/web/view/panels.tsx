/** The panels that come in front of the game. */
import type { ComponentChildren } from 'preact';
import { type PlayerView, type Tile, viewOf } from '../../engine/index.ts';
import type { Controller, Panel } from '../app/controller.ts';
import { type Ending, endingOf } from '../app/ending.ts';
import type { Session } from '../app/session.ts';
import type { SettingsKeeper } from '../app/settings.ts';
import type { FullText } from '../text/english.ts';
import { ChooseContent } from './choose-content.tsx';
import { Dialog } from './dialog.tsx';
import { FiguresContent } from './figures-content.tsx';
import { HelpContent } from './help-content.tsx';
import { Icon } from './icons.tsx';
import { OnDemand } from './on-demand.tsx';
import { DATA, RECORDS } from './parts.ts';
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
  const dialog = (title: string, children: ComponentChildren) => (
    <Dialog key={panel} title={title} onClose={close}>
      {children}
    </Dialog>
  );
  switch (panel) {
    case 'confirm':
      return <ConfirmPanel {...common} view={view} onStart={() => controller.startGame()} />;
    case 'choose':
      return dialog(
        text.chooseTitle,
        <ChooseContent
          {...common}
          view={view}
          running={session.running}
          onStart={(rules, seed) => controller.startGame(rules, seed)}
        />,
      );
    case 'help':
      return dialog(
        text.helpTitle,
        <HelpContent
          {...common}
          view={view}
          game={session.game}
          address={address}
          keys={settings.current.keys}
          onFigures={() => controller.open('figures')}
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
          canUndo={session.canUndo}
          onStart={() => controller.startGame()}
          onUndo={() => controller.undoEnd()}
          onShare={() => controller.open('records')}
        />
      ) : null;
    }
  }
}

/** Asks before a game that is under way is given up. */
function ConfirmPanel(props: {
  readonly view: PlayerView;
  readonly text: FullText;
  readonly onStart: () => void;
  readonly onClose: () => void;
}) {
  const { view, text, onStart, onClose } = props;
  return (
    <Dialog key="confirm" title={text.confirmTitle} onClose={onClose}>
      <p>{text.confirmText(view.moves, view.score)}</p>
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
  readonly canUndo: boolean;
  readonly text: FullText;
  readonly onStart: () => void;
  readonly onUndo: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}) {
  const { view, ending, isBest, canUndo, text, onStart, onUndo, onShare, onClose } = props;
  return (
    <Dialog key="end" title={ending.title} class="end" onClose={onClose}>
      <p>{ending.reason}</p>
      <p class="end-score">{text.endScore(view.score, view.moves)}</p>
      {isBest && <p class="end-best">{text.endBest}</p>}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onStart}>
          {text.playAgain}
        </button>
        {canUndo && (
          <button type="button" onClick={onUndo}>
            {text.undo}
          </button>
        )}
        <button type="button" onClick={onShare}>
          {text.records}
        </button>
      </div>
      <button type="button" class="quiet" aria-label={text.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}
