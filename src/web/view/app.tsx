/** The page around the board. It only reads: whatever a player asks for goes to the controller. */
import { viewOf } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import { endingOf, rulesName } from '../app/sentences.ts';
import type { Session } from '../app/session.ts';
import type { Command } from '../board/input/commands.ts';
import type { Text } from '../text/english.ts';
import { BoardHost } from './board-host.tsx';
import { BoardTable } from './board-table.tsx';
import { Dialog } from './dialog.tsx';
import { Icon, type IconName, Logo } from './icons.tsx';
import { Deck, Next } from './next.tsx';
import { Notices } from './notices.tsx';
import { OnDemand } from './on-demand.tsx';
import { ConfirmPanel, EndPanel } from './panels.tsx';
import { CHOOSE, HELP, RECORDS } from './parts.ts';

/** What the page is drawn from. */
export interface AppProps {
  readonly session: Session;
  readonly controller: Controller;
  readonly text: Text;
  /** The board, drawn by hand. */
  readonly board: HTMLElement;
  /** The address of the page, without a query. */
  readonly address: string;
}

/** The whole page. */
export function App({ session, controller, text, board, address }: AppProps) {
  const { panel, announcement, gain, notices, refusal } = controller.shell;
  const game = session.present;
  const view = viewOf(game);
  const ending = endingOf(game, text);
  const close = () => controller.close();
  const figures: [string, number][] = [
    [text.score, view.score],
    [text.best, session.best],
    [text.moves, view.moves],
  ];
  return (
    <>
      <header class="header">
        <h1>
          <Logo />
          {text.title}
        </h1>
        <button
          type="button"
          class="game-name"
          aria-label={text.chooseGame(rulesName(view.rules, text))}
          onClick={() => controller.perform('choose')}
        >
          {rulesName(view.rules, text)}
          <Icon name="choose" />
        </button>
      </header>
      <div class="notices">
        <Notices
          notices={notices}
          text={text}
          onDismiss={(kind) => controller.dismiss(kind)}
          onReturn={() => controller.returnToEarlier()}
        />
      </div>
      <main class="play">
        <div class="status">
          {ending ? <p class="next ended">{ending.title}</p> : <Next view={view} text={text} />}
          <dl class="figures">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt class="label">{name}</dt>
                <dd>
                  {text.number(value)}
                  {gain > 0 && name === text.score && <span class="gain">{text.gain(gain)}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div class="table">
          <BoardHost board={board} />
          <BoardTable board={view.board} text={text} />
        </div>
        <Deck view={view} text={text} />
      </main>
      <Toolbar session={session} text={text} perform={(command) => controller.perform(command)} />
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
      {panel === 'confirm' && (
        <ConfirmPanel
          view={view}
          text={text}
          onStart={() => controller.startGame()}
          onClose={close}
        />
      )}
      {panel === 'choose' && (
        <Dialog title={text.chooseTitle} onClose={close}>
          <OnDemand
            text={text}
            onClose={close}
            part={CHOOSE}
            props={{
              view,
              running: session.running,
              onStart: (rules, seed) => controller.startGame(rules, seed),
            }}
          />
        </Dialog>
      )}
      {panel === 'help' && (
        <Dialog title={text.helpTitle} onClose={close}>
          <OnDemand
            text={text}
            onClose={close}
            part={HELP}
            props={{ view, game: session.game, address }}
          />
        </Dialog>
      )}
      {panel === 'records' && (
        <Dialog title={text.recordsTitle} onClose={close}>
          <OnDemand
            text={text}
            onClose={close}
            part={RECORDS}
            props={{
              game: session.game,
              running: session.running,
              earlier: session.earlier,
              address,
              refusal,
              onOpen: (source) => controller.openRecord(source),
              onReturn: () => controller.returnToEarlier(),
            }}
          />
        </Dialog>
      )}
      {panel === 'end' && ending && (
        <EndPanel
          view={view}
          ending={ending}
          isBest={session.isBest}
          canUndo={session.canUndo}
          text={text}
          onStart={() => controller.startGame()}
          onUndo={() => controller.undoEnd()}
          onShare={() => controller.open('records')}
          onClose={close}
        />
      )}
    </>
  );
}

/** The buttons for what is not a push. */
function Toolbar(props: {
  readonly session: Session;
  readonly text: Text;
  readonly perform: (command: Command) => void;
}) {
  const { session, text, perform } = props;
  const button = (command: Command & IconName, label: string, enabled = true) => (
    <button type="button" class="tool" aria-disabled={!enabled} onClick={() => perform(command)}>
      <Icon name={command} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="toolbar" aria-label={text.toolbar}>
      {button('undo', text.undo, session.canUndo)}
      {button('redo', text.redo, session.canRedo)}
      {button('new', text.newGame)}
      {button('records', text.records)}
      {button('help', text.help)}
    </nav>
  );
}
