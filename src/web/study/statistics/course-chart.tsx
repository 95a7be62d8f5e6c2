import type { StatisticsText } from '../../text/english-statistics.ts';
import { NumberTable } from '../number-table.tsx';
import { roundTop } from './scale.ts';
import type { Stretch } from './statistics.ts';

/** What the chart of the scores over time is given. */
interface CourseChartProps {
  readonly course: readonly Stretch[];
  readonly words: StatisticsText;
}

/** A stretch on the chart, all in percent: from the left, and from the top. */
interface Mark {
  readonly x: number;
  readonly mean: number;
  readonly best: number;
  readonly least: number;
}

/** The course of the scores: a dot for each mean, a stroke from the least to the best; and as a table. */
export function CourseChart({ course, words }: CourseChartProps) {
  const { date, number } = words;
  const top = roundTop(Math.max(...course.map(({ best }) => best ?? 0)));
  const down = (value: number | null) => 100 - (100 * (value ?? 0)) / top;
  const marks = course.map(
    ({ best, least, mean }, index): Mark => ({
      x: (100 * (index + 0.5)) / course.length,
      mean: down(mean),
      best: down(best),
      least: down(least),
    }),
  );
  const [first, last] = [course[0], course.at(-1)].map((one) => date(one?.to ?? 0));
  const single = course.every(({ games }) => games === 1);
  return (
    <>
      <div
        class="course"
        role="img"
        aria-label={words.courseSaid(course.length, first ?? '', last ?? '')}
      >
        <div class="course-scale">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </div>
        <svg aria-hidden="true" class="course-plot">
          {[0, 50, 100].map((y) => (
            <line key={y} class="course-grid" x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
          ))}
          {marks.map(({ x, best, least }) => (
            <line key={x} class="course-range" {...ends(x, least, x, best)} />
          ))}
          {marks.slice(1).map(({ x, mean }, index) => {
            const before = marks[index] ?? { x, mean };
            return <line key={x} class="course-line" {...ends(before.x, before.mean, x, mean)} />;
          })}
          {marks.map(({ x, mean }) => (
            <circle key={x} cx={`${x}%`} cy={`${mean}%`} r="4" />
          ))}
        </svg>
        <div class="course-days">
          <span>{first}</span>
          {course.length > 1 && <span>{last}</span>}
        </div>
      </div>
      <p class="hint">{single ? words.courseKeySingle : words.courseKey}</p>
      <details>
        <summary>{words.asTable}</summary>
        <CourseTable course={course} single={single} words={words} />
      </details>
    </>
  );
}

/** The same in numbers, the latest first. */
function CourseTable({ course, single, words }: CourseChartProps & { readonly single: boolean }) {
  const { columns, number } = words;
  const head = single
    ? [words.when, words.score]
    : [words.when, words.games, columns.mean, columns.lowest, columns.best];
  const rows = course.map(({ from, to, games, mean, least, best }, index) => {
    const more = single ? [] : [number(games), words.mean(mean ?? 0), number(least)];
    return { key: index, cells: [words.range(from, to), ...more, number(best ?? 0)] };
  });
  return <NumberTable caption={words.courseTitle} head={head} rows={rows.reverse()} />;
}

/** The ends of a line, in percent. */
function ends(x1: number, y1: number, x2: number, y2: number) {
  return { x1: `${x1}%`, y1: `${y1}%`, x2: `${x2}%`, y2: `${y2}%` };
}
