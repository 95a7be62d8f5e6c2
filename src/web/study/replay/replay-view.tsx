import { Component, createRef } from 'preact';
import { scoreOf, type Turn } from '../../../engine/index.ts';
import { sentenceFor } from '../../app/telling.ts';
import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { gamesWords } from '../../text/games-words.ts';
import { partOf } from '../../view/on-demand.tsx';
import { StudyBoard } from '../board/study-board.tsx';
import { Loaded, Section } from '../section.tsx';
import type { Replayed } from './continue.ts';
import { ContinuePart } from './continue-part.tsx';
import { GameTitle } from './game-title.tsx';
import { MoveList } from './move-list.tsx';
import { NamePart } from './name-part.tsx';
import { Playback } from './playback.ts';
import { RemovePart } from './remove-part.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { lastPly, turnTo } from './replay-line.ts';
import { SharePart } from './share-part.tsx';

const EXPLAIN = partOf(() =>
  import('../explain/explain-view.tsx').then((part) => part.ExplainView),
);

const REVIEW = partOf(() => import('../review/review-part.tsx').then((part) => part.ReviewPart));

/** What a replay is drawn from. Give it a key that tells the game. */
export interface ReplayViewProps {
  readonly replayed: Replayed;
  /** Where it begins. */
  readonly ply: number;
  /** Whether a game is under way that another one would put aside. */
  readonly running: boolean;
  /** Whether the game is of the same deal as a scored game of the day that is under way. */
  readonly barred: boolean;
  readonly address: string;
  readonly text: FullText;
  readonly words: ReplayText;
  /** The replay has come to a ply. */
  readonly onPly: (ply: number) => void;
  readonly onContinue: (ply: number) => void;
  /** Names the game, and says why that could not be done; absent for one that is not kept. */
  readonly onName?: (name: string) => Promise<string | null>;
  /** Deletes the game, or says why that could not be done; absent for one that is not kept. */
  readonly onRemove?: () => Promise<string | null>;
}

/** What is shown. */
interface Shown {
  readonly ply: number;
  /** The turn that led there from what was shown before, to be seen in motion. */
  readonly turn: Turn | null;
  /** What is said of a step that was asked for. */
  readonly said: string;
}

/** How far a page of moves goes. */
const PAGE = 10;

/** A game to go along: board, slider, buttons, and what can be done with it. */
export class ReplayView extends Component<ReplayViewProps, Shown> {
  override state: Shown = { ply: this.props.ply, turn: null, said: '' };
  readonly #root = createRef<HTMLDivElement>();
  readonly #stage = createRef<HTMLDivElement>();
  #screen: HTMLElement | null | undefined;
  readonly #playback = new Playback(lastPly(this.props.replayed.game), this.props.ply, () =>
    this.#moved(),
  );

  readonly #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const slider = target.matches('input[type="range"]');
    if (
      target.matches('select, textarea, .explain-view *, .review *') ||
      (target.matches('input') && !slider)
    ) {
      return;
    }
    const { last, ply } = this.#playback;
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: ply - 1,
      ArrowRight: ply + 1,
      PageUp: ply - PAGE,
      PageDown: ply + PAGE,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place !== undefined) this.#step(place);
    else if (event.key === ' ' && slider) this.#playback.toggle();
    else return;
    event.preventDefault();
  };

  override componentDidMount(): void {
    const root = this.#root.current;
    // Keys count wherever the focus is on the screen.
    this.#screen = root?.closest('dialog') ?? root;
    this.#screen?.addEventListener('keydown', this.#key);
    root?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }

  override componentWillUnmount(): void {
    this.#screen?.removeEventListener('keydown', this.#key);
    this.#playback.end();
  }

  override render(props: ReplayViewProps, { ply, said, turn }: Shown) {
    const { address, barred, onName, onRemove, replayed, running, text, words } = props;
    const { game, row } = replayed;
    const state = game.states[ply]!;
    const push = { ply, game: game.states[ply - 1], move: game.record.turns[ply - 1]?.move };
    const step = (to: number) => this.#step(to);
    const show = (to: number) => {
      step(to);
      // Chosen in a list, on a phone below the board: what it leads to has to be seen.
      this.#stage.current?.scrollIntoView({ block: 'nearest' });
    };
    return (
      <div class="replay" ref={this.#root}>
        <div class="replay-stage" ref={this.#stage}>
          <StudyBoard board={state.board} turn={turn} label={words.boardAt(ply)} text={text} />
          <ReplayControls
            playback={this.#playback}
            score={scoreOf(state.board)}
            {...{ text, words }}
            onStep={step}
            onScrub={(to) => this.#playback.go(to)}
          />
          <p class="replay-told" aria-hidden="true">
            {this.#told(ply)}
          </p>
          <p class="visually-hidden" role="status">
            {said}
          </p>
        </div>
        <div class="replay-side">
          <GameTitle {...{ replayed, text, words }} />
          <ContinuePart
            {...{ barred, ply, replayed, running, text, words }}
            onContinue={() => props.onContinue(ply)}
          />
          <Section title={words.moves}>
            {() => <MoveList {...{ game, ply, words }} number={text.number} onStep={show} />}
          </Section>
          <Section title={words.why}>
            {() =>
              push.game && push.move ? (
                <Loaded
                  key={ply}
                  part={EXPLAIN}
                  text={text}
                  props={{
                    push: {
                      game: push.game,
                      direction: push.move,
                      placement: game.placements[ply - 1],
                    },
                    text,
                  }}
                />
              ) : (
                <p>{words.whyStart}</p>
              )
            }
          </Section>
          <Section title={words.review}>
            {() => (
              <Loaded
                part={REVIEW}
                text={text}
                props={{ replayed: game, ply, onPly: show, text, barred }}
              />
            )}
          </Section>
          <Section title={words.share}>
            {() => <SharePart name={row?.name ?? null} {...{ address, game, text, words }} />}
          </Section>
          {onName && (
            <Section title={words.name}>
              {() => <NamePart name={row?.name ?? null} {...{ onName, words }} />}
            </Section>
          )}
          {onRemove && (
            <Section title={words.remove}>
              {() => <RemovePart words={gamesWords[text.language]} {...{ onRemove }} />}
            </Section>
          )}
          <p class="hint replay-keys">{words.keysHint}</p>
        </div>
      </div>
    );
  }

  /** Goes where a button or a key leads, and says what happened there. */
  #step(ply: number): void {
    this.#playback.go(ply);
    this.setState({ said: this.#told(this.#playback.ply) });
  }

  #moved(): void {
    const { ply } = this.#playback;
    const { ply: before } = this.state;
    const turn = ply === before + 1 ? (turnTo(this.props.replayed.game, ply) ?? null) : null;
    // Playing by itself, the voice would fall behind: it says where it came to rest.
    const rested = before !== ply && ply === this.#playback.last;
    this.setState({ ply, turn, ...(rested && { said: this.#told(ply) }) });
    if (ply !== before) this.props.onPly(ply);
  }

  /** The move that led to a ply, in a sentence. */
  #told(ply: number): string {
    const { replayed, text, words } = this.props;
    const { game } = replayed;
    const turn = turnTo(game, ply);
    if (!turn) return `${words.boardAt(0)}.`;
    const before = game.states[ply - 1]!.board;
    return sentenceFor({ kind: 'turn', turn, before, redone: false }, turn.game, text);
  }
}
