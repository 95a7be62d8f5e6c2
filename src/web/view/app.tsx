/** The page around the board. It only reads: whatever a player asks for goes to the controller. */
import { statusOf, type Tile, viewOf } from '../../engine/index.ts';
import type { Controller } from '../app/controller.ts';
import { rulesName } from '../app/sentences.ts';
import type { Session } from '../app/session.ts';
import type { SettingsKeeper } from '../app/settings.ts';
import type { Command } from '../board/input/commands.ts';
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
  const { daily } = session.game;
  const name = (daily && voice?.text.dayGame(daily.scored)) ?? rulesName(view.rules, text);
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
          <span>{text.title}</span>
        </h1>
        <button
          type="button"
          class="game-name"
          aria-label={text.chooseGame(name)}
          onClick={() => controller.perform('choose')}
        >
          {name}
          <Icon name="choose" />
        </button>
        <button
          type="button"
          class="quiet open-help"
          aria-label={text.help}
          title={text.help}
          onClick={() => controller.perform('help')}
        >
          <Icon name="help" />
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
          {later && voice && <later.BoardTable board={view.board} text={voice.text} />}
        </div>
        <Deck view={view} text={text} />
      </main>
      <Toolbar session={session} controller={controller} />
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
function Toolbar(props: { readonly session: Session; readonly controller: Controller }) {
  const { session, controller } = props;
  const { assistant, text } = controller;
  const button = (command: Command & IconName, label: string, enabled = true) => (
    <button
      type="button"
      class="tool"
      aria-disabled={!enabled}
      onClick={() => controller.perform(command)}
    >
      <Icon name={command} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="toolbar" aria-label={text.toolbar}>
      {button('undo', text.undo, session.canUndo)}
      {button('redo', text.redo, session.canRedo)}
      {button('new', text.newGame)}
      {button('hint', text.hint, assistant !== undefined)}
      {button('menu', text.menu)}
    </nav>
  );
}
