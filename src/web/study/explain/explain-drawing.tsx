import type { Direction } from '../../../engine/index.ts';
import { placeOf } from '../../board/place.ts';
import { arrowsOf, wallOf } from './arrows.ts';
import type { Scene } from './scenes.ts';

/** What is drawn over the board in a scene: the line with its cells counted, the wall, the arrows. */
export function ExplainDrawing({
  scene,
  push,
}: {
  readonly scene: Scene;
  readonly push: Direction;
}) {
  const { board, cells, line, motions } = scene;
  const { height, width } = board;
  return (
    <svg
      class="study-board-over explain-drawing"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {cells.map((cell) => {
        const { column, row } = placeOf(cell, width);
        const place = { x: column + 0.03, y: row + 0.03, width: 0.94, height: 0.94, rx: 0.06 };
        return <rect key={cell} class="explain-cell" {...place} />;
      })}
      {line && <path class="explain-wall" d={wallOf(cells[0] ?? 0, push, width)} />}
      {arrowsOf(motions, push, width).map(({ merged, path }) => (
        <g key={path} class={merged ? 'explain-arrow merged' : 'explain-arrow'}>
          <path class="halo" d={path} />
          <path d={path} />
        </g>
      ))}
      {line &&
        cells.map((cell, step) => {
          const { column, row } = placeOf(cell, width);
          return (
            <g key={cell} class="explain-count">
              <circle cx={column + 0.15} cy={row + 0.15} r={0.11} />
              <text x={column + 0.15} y={row + 0.2}>
                {step + 1}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
