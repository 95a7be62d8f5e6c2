import { Component } from 'preact';
import type { Fault } from '../../../engine/index.ts';
import { faultSentence } from '../../app/voice.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { gamesWords } from '../../text/games-words.ts';
import { replayWords } from '../../text/replay-words.ts';
import { dealRunning } from '../daily/daily-running.ts';
import type { StoreFault } from '../games/database.ts';
import { expectGame } from '../games/expected-game.ts';
import { type KeptGame, KeptGames } from '../games/kept-games.ts';
import type { ScreenProps } from '../screen.ts';
import { wearStyles } from '../styles.ts';
import { continueAt, type Replayed } from './continue.ts';
import { gameOnBoard } from './on-board.ts';
import { Removed } from './remove-part.tsx';
import css from './replay.css?inline';
import { lastPly, plyIn } from './replay-line.ts';
import { ReplayView } from './replay-view.tsx';

wearStyles(css);

/** Why there is nothing to replay: the game is gone or damaged, or games can't be read at all. */
type Missing = 'gone' | StoreFault | Fault;

interface ReplayState {
  readonly replayed: Replayed | null;
  readonly missing: Missing | null;
  /** The game that was deleted here, to be brought back. */
  readonly removed: KeptGame | null;
  readonly refused: string;
}

/** The replay of a kept game, or of the game on the board where none is asked for. */
export class ReplayContent extends Component<ScreenProps, ReplayState> {
  override state: ReplayState = { replayed: null, missing: null, removed: null, refused: '' };
  readonly #games = new KeptGames();
  /** The game that is shown, where it is a kept one. */
  #kept: KeptGame | undefined;

  override componentDidMount(): void {
    const { argument, session } = this.props;
    const { id } = argument;
    if (id !== undefined) void this.#load(id);
    else this.setState({ replayed: { row: undefined, game: gameOnBoard(session.game) } });
  }

  override componentWillUnmount(): void {
    void this.#games.close();
  }

  override render(props: ScreenProps, { missing, refused, removed, replayed }: ReplayState) {
    const { address, argument, controller, session, text } = props;
    const words: ReplayText = replayWords[text.language];
    if (missing) return this.#missing(missing, words);
    if (removed) {
      return (
        <Removed
          words={gamesWords[text.language]}
          toGames={words.toGames}
          refused={refused}
          onRestore={() => this.#restore(removed)}
          onGames={() => this.#toGames()}
        />
      );
    }
    if (!replayed) return <p role="status">{text.loading}</p>;
    const { game, row } = replayed;
    const seed = game.record.start.kind === 'seed' ? game.record.start.seed : null;
    const { move } = argument;
    return (
      <ReplayView
        ply={move === undefined ? (row ? 0 : lastPly(game)) : plyIn(game, move)}
        running={session.running}
        barred={dealRunning(session, seed)}
        {...{ address, replayed, text, words }}
        onPly={(ply) => controller.remember({ ...argument, move: ply })}
        onContinue={(ply) => this.#continue(replayed, ply)}
        {...(row && {
          onName: (name: string) => this.#rename(row.id, name),
          onRemove: () => this.#remove(),
        })}
      />
    );
  }

  #missing(missing: Missing, words: ReplayText) {
    const { text } = this.props;
    const { damaged, faults } = gamesWords[text.language];
    const why =
      missing === 'gone'
        ? words.missing
        : typeof missing === 'string'
          ? faults[missing]
          : damaged(faultSentence(missing, text));
    return (
      <div>
        <p role="alert">{why}</p>
        <div class="choose-one">
          <button type="button" onClick={() => this.#toGames()}>
            {words.toGames}
          </button>
        </div>
      </div>
    );
  }

  async #load(id: string): Promise<void> {
    const kept = await this.#games.game(id);
    if (!kept.ok) this.setState({ missing: kept.fault });
    else if (!kept.value) this.setState({ missing: 'gone' });
    else if ('row' in kept.value) this.#show(kept.value);
    else this.setState({ missing: kept.value });
  }

  async #rename(id: string, name: string): Promise<string | null> {
    const named = await this.#games.rename(id, name);
    if (!named.ok) return this.#fault(named.fault);
    if (named.value) await this.#load(id);
    return null;
  }

  #show(kept: KeptGame): void {
    this.#kept = kept;
    this.setState({ replayed: kept, removed: null, refused: '' });
  }

  async #remove(): Promise<string | null> {
    const kept = this.#kept;
    if (!kept) return null;
    const done = await this.#games.remove([kept.row.id]);
    if (!done.ok) return this.#fault(done.fault);
    this.setState({ removed: kept, refused: '' });
    return null;
  }

  async #restore(removed: KeptGame): Promise<void> {
    const done = await this.#games.restore(removed);
    if (done.ok) this.#show(removed);
    else this.setState({ refused: this.#fault(done.fault) });
  }

  /** To the list, where the replay was opened from it as one goes back. */
  #toGames(): void {
    const { controller } = this.props;
    if (controller.shell.trail.at(-1)?.panel === 'games') controller.back();
    else controller.open('games');
  }

  #fault(fault: StoreFault): string {
    return gamesWords[this.props.text.language].faults[fault];
  }

  #continue(replayed: Replayed, ply: number): void {
    const { controller, session } = this.props;
    controller.close();
    // The game on the board goes on there.
    if (!replayed.row && ply === lastPly(replayed.game)) return;
    const { log, opened } = continueAt(replayed, ply, session.freshSeed());
    expectGame(log);
    controller.openOwn(opened.game);
    if (!opened.whole) controller.notify({ kind: 'opened-without-past' });
  }
}
