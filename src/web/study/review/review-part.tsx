import { Component } from 'preact';
import type { PlayerView, ReplayedGame } from '../../../engine/index.ts';
import type { FullText } from '../../text/english.ts';
import type { ReviewText } from '../../text/english-review.ts';
import { reviewWords } from '../../text/review-words.ts';
import { REVIEW_SEARCH } from '../../thinking/paces.ts';
import { thinkAbout } from '../../thinking/think-about.ts';
import { thinkThrough } from '../../thinking/think-through.ts';
import { wearStyles } from '../styles.ts';
import { DearestMoves } from './dearest-moves.tsx';
import css from './review.css?inline';
import { type Review, type ReviewSummary, reviewGame, summaryOf } from './review.ts';
import { ReviewChart } from './review-chart.tsx';
import { ReviewTable } from './review-table.tsx';

wearStyles(css);

/** What a review is drawn from. Give it a key that tells the game. */
export interface ReviewPartProps {
  readonly replayed: ReplayedGame;
  /** Which of the states is in sight. */
  readonly ply: number;
  /** Shows another state. */
  readonly onPly: (ply: number) => void;
  readonly text: FullText;
  /** Whether a review would help in a scored try that is under way. */
  readonly barred: boolean;
}

/** What is shown. */
interface Shown {
  readonly review: Review | null;
  readonly running: boolean;
  /** How much of what is needed to think is there; null when nothing is waited for. */
  readonly loading: number | null;
  readonly failed: boolean;
  /** What is said to those who hear it. */
  readonly said: string;
}

/** What has been found of a game lasts as long as the game is held anywhere. */
const found = new WeakMap<ReplayedGame, Review>();

/** The least time between two pictures of a review that runs, in milliseconds. */
const FRAME = 120;

/** A game judged move by move: a curve, the moves that cost most and why, and a table. */
export class ReviewPart extends Component<ReviewPartProps, Shown> {
  override state: Shown = {
    review: found.get(this.props.replayed) ?? null,
    running: false,
    loading: null,
    failed: false,
    said: '',
  };
  #work: AbortController | undefined;

  override componentWillUnmount(): void {
    this.#work?.abort();
  }

  override render({ barred, ply, onPly, replayed, text }: ReviewPartProps, shown: Shown) {
    const words: ReviewText = reviewWords[text.language];
    const { failed, review, running, said } = shown;
    if (barred) return <p class="review">{words.barred}</p>;
    if (replayed.record.turns.length === 0) return <p class="review">{words.nothing}</p>;
    const whole = review !== null && review.moves.length === review.total;
    const summary = review && review.moves.length > 0 ? summaryOf(review) : null;
    return (
      <div class="review">
        {!review && !running && <p>{words.intro}</p>}
        {failed && <p role="alert">{words.failed}</p>}
        <div class="review-run">
          {running ? (
            <button type="button" onClick={() => this.#stop(words)}>
              {words.stop}
            </button>
          ) : (
            !whole && (
              <button type="button" class="primary" onClick={() => void this.#run(words)}>
                {review ? words.again : words.start}
              </button>
            )
          )}
          {running && this.#progress(words, shown)}
        </div>
        <p class="visually-hidden" role="status">
          {said}
        </p>
        {review && summary && (
          <>
            <Judged {...{ review, summary, words }} />
            <ReviewChart {...{ review, ply, onPly, words }} dearest={summary.dearest} />
            <DearestMoves
              {...{ replayed, onPly, words }}
              moves={summary.dearest}
              settled={!running}
            />
            <ReviewTable {...{ review, onPly, words }} />
          </>
        )}
      </div>
    );
  }

  #progress(words: ReviewText, { loading, review }: Shown) {
    const total = this.props.replayed.record.turns.length;
    const done = review?.moves.length ?? 0;
    return (
      <label>
        <progress aria-label={words.progressName} max={1} value={loading ?? done / total} />
        <span>
          {loading === null
            ? words.progress(done, total)
            : words.loading(Math.round(100 * loading))}
        </span>
      </label>
    );
  }

  #stop(words: ReviewText): void {
    this.#work?.abort();
    this.setState({ running: false, loading: null, said: words.stopped });
  }

  async #run(words: ReviewText): Promise<void> {
    const { replayed } = this.props;
    const work = new AbortController();
    this.#work = work;
    this.setState({ running: true, loading: null, failed: false, review: null, said: '' });
    let review: Review | null = null;
    let painted = 0;
    const think = async (view: PlayerView) => {
      const advice = await thinkThrough(view, {
        think: thinkAbout,
        settings: REVIEW_SEARCH,
        signal: work.signal,
        loading: (loading) => this.setState({ loading }),
      });
      return advice && { ...advice.found, judge: advice.judge, fault: advice.fault };
    };
    for await (const next of reviewGame(replayed, think)) {
      review = next;
      if (performance.now() - painted < FRAME) continue;
      painted = performance.now();
      this.setState({ review: { ...next, moves: [...next.moves] }, loading: null });
    }
    // Whoever stopped it has seen to the rest.
    if (work.signal.aborted) return;
    const whole = review !== null && review.moves.length === review.total;
    if (review && whole) found.set(replayed, review);
    this.setState({
      review,
      running: false,
      loading: null,
      failed: !whole,
      said: whole ? words.done(review?.total ?? 0) : '',
    });
  }
}

/** What it comes to, and who judged where that was not the network. */
function Judged(props: {
  readonly review: Review;
  readonly summary: ReviewSummary;
  readonly words: ReviewText;
}) {
  const { review, summary, words } = props;
  const { bestShare, meanCost } = summary;
  const { fault, judge = 'network' } = review.by ?? {};
  const note = fault
    ? fault.code === 'no-room'
      ? words.noRoom
      : words.notLoaded
    : words.judges[judge];
  return (
    <p>
      {words.summary(bestShare, meanCost)} {note}
    </p>
  );
}
