import type { ReviewText } from '../../text/english-review.ts';
import { chartOf, FIELD, plyAt } from './chart.ts';
import type { JudgedMove, Review } from './review.ts';

/** What the chart is drawn from. */
interface ChartProps {
  readonly review: Review;
  /** The moves that have a number on the line. */
  readonly dearest: readonly JudgedMove[];
  /** Which state is in sight. */
  readonly ply: number;
  readonly onPly: (ply: number) => void;
  readonly words: ReviewText;
}

/**
 * The curve of a game: the score to be expected as a line, what moves cost as bars, the dearest moves
 * as numbers on the line. It can be read in grey; the table beneath has the same.
 */
export function ReviewChart({ review, dearest, ply, onPly, words }: ChartProps) {
  const { moves, total } = review;
  const chart = chartOf(moves, total);
  const choose = (event: PointerEvent & { readonly currentTarget: Element }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPly(plyAt((event.clientX - left) / width, total));
  };
  const share = (x: number, whole: number) => `${(100 * x) / whole}%`;
  return (
    <figure class="review-chart">
      <figcaption>{words.curve}</figcaption>
      <div class="review-field" onPointerDown={choose}>
        <svg
          viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.curveHint(Math.round(chart.most), Math.round(chart.least))}
        >
          {chart.bars.map(({ height, ply: at, x }) => (
            <line
              key={at}
              class="review-bar"
              x1={x}
              x2={x}
              y1={FIELD.height}
              y2={FIELD.height - height}
            />
          ))}
          <line
            class="review-now"
            x1={chart.x(Math.min(ply, total - 1))}
            x2={chart.x(Math.min(ply, total - 1))}
            y1={0}
            y2={FIELD.height}
          />
          <path class="review-line" d={chart.line} />
        </svg>
        <span class="review-most">{words.number(Math.round(chart.most))}</span>
        {dearest.map(({ ply: at }, index) => (
          <span
            key={at}
            class="review-mark"
            aria-hidden="true"
            style={{
              insetInlineStart: share(chart.x(at), FIELD.width),
              insetBlockStart: share(chart.y(at), FIELD.height),
            }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <p class="hint">{words.curveHint(Math.round(chart.most), Math.round(chart.least))}</p>
    </figure>
  );
}
