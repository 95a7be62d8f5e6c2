/** The page around the board. It only reads: whatever a player asks for goes to the controller. */
import { statusOf, type Tile, viewOf } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import { rulesName } from '../app/sentences.ts';
import type { Session } from '../app/session.ts';
import type { SettingsKeeper } from '../app/settings.ts';
import type { Command } from '../board/input/commands.ts';
import type { Text } from '../text/english.ts';
import { BoardHost } from './board-host.tsx';
import { Icon, type IconName, Logo } from './icons.tsx';
import type { Later } from './later.ts';
import { Deck, Next } from './next.tsx';

/** What the page is drawn from. */
export interface AppProps {
  readonly session: Session;
  readonly controller: Controller;
  readonly settings: SettingsKeeper;
  /** The board, drawn by hand. */
  readonly board: HTMLElement;
  /** The address of the page, without a query. */
  readonly address: string;
  /** The tiles that the player has made in any game. */
  readonly made: () => ReadonlySet<Tile>;
  /** What comes after the first paint. */
  readonly later: Later | undefined;
}

/** The whole page. */
export function App({ session, controller, settings, board, address, made, later }: AppProps) {
  const { text, voice } = controller;
  const { panel, announcement, cursor, gain, notices } = controller.shell;
  const game = session.present;
  const view = viewOf(game);
  const ended = statusOf(game) !== 'playing';
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
        <button
          type="button"
          class="quiet open-settings"
          aria-label={text.settings}
          title={text.settings}
          onClick={() => controller.perform('settings')}
        >
          <Icon name="settings" />
        </button>
      </header>
      <div class="notices">
        {later && voice && (
          <later.Notices
            notices={notices}
            text={voice.text}
            onDismiss={(kind) => controller.dismiss(kind)}
            onReturn={() => controller.returnToEarlier()}
          />
        )}
      </div>
      <main class="play">
        <div class="status">
          {ended ? (
            <p class="next ended">{voice?.ending(game)?.title}</p>
          ) : (
            <Next view={view} text={text} />
          )}
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
          <BoardHost board={board} cursor={cursor} />
          {later && <later.BoardTable board={view.board} text={text} />}
        </div>
        <Deck view={view} text={text} />
      </main>
      <Toolbar session={session} text={text} perform={(command) => controller.perform(command)} />
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
      {later && voice && panel && (
        <later.Panels
          panel={panel}
          {...{ session, controller, settings, address, made }}
          text={voice.text}
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
