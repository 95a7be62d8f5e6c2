/** The page around the board. It only reads: whatever a player asks for goes to the controller. */
import { viewOf } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import { linkQuery } from '../app/link.ts';
import { endingOf, rulesName } from '../app/sentences.ts';
import type { Session } from '../app/session.ts';
import type { Command } from '../board/input/commands.ts';
import type { Text } from '../text/english.ts';
import { BoardHost } from './board-host.tsx';
import { BoardTable } from './board-table.tsx';
import { ChoosePanel } from './choose-panel.tsx';
import { Icon, type IconName, Logo } from './icons.tsx';
import { Deck, Next } from './next.tsx';
import { Notices } from './notices.tsx';
import { ConfirmPanel, EndPanel, HelpPanel } from './panels.tsx';

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
  const { panel, announcement, notices } = controller.shell;
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
                <dd>{text.number(value)}</dd>
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
        <ChoosePanel
          view={view}
          running={session.running}
          text={text}
          onStart={(rules, seed) => controller.startGame(rules, seed)}
          onClose={close}
        />
      )}
      {panel === 'help' && (
        <HelpPanel
          view={view}
          seed={session.game.seed}
          link={address + linkQuery(view.rules, session.game.seed)}
          text={text}
          onClose={close}
        />
      )}
      {panel === 'end' && ending && (
        <EndPanel
          view={view}
          ending={ending}
          best={session.best}
          canUndo={session.canUndo}
          text={text}
          onStart={() => controller.startGame()}
          onUndo={() => controller.undoEnd()}
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
      {button('help', text.help)}
    </nav>
  );
}
