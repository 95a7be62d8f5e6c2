import type { StatisticsText } from '../../text/english-statistics.ts';
import { Paper } from '../../view/paper.tsx';
import { NumberTable } from '../number-table.tsx';
import type { TileCount } from './statistics.ts';

/** What the chart of the highest tiles is given. */
interface TilesChartProps {
  readonly tiles: readonly TileCount[];
  /** How many games there are in all. */
  readonly games: number;
  readonly words: StatisticsText;
}

/** How often each tile was the highest, as bars with their numbers, and as a table. */
export function TilesChart({ tiles, games, words }: TilesChartProps) {
  const { number, percent } = words;
  const most = tiles.reduce((a, b) => (b.games > a.games ? b : a), tiles[0] ?? NO_TILE);
  return (
    <>
      <div class="bars" role="img" aria-label={words.tilesSaid(most.tile, most.games)}>
        {tiles.map(({ tile, games: count }) => (
          <div class="bar" key={tile}>
            {tile >= 3 ? <Paper tile={tile} /> : <span />}
            <span>{tile}</span>
            <svg aria-hidden="true">
              <rect width={`${(100 * count) / most.games}%`} height="100%" rx="2" />
            </svg>
            <span>{number(count)}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>{words.asTable}</summary>
        <NumberTable
          caption={words.tilesTitle}
          head={[words.tile, words.games, words.share, words.reached]}
          rows={tiles.toReversed().map(({ tile, games: count, reached }) => ({
            key: tile,
            cells: [tile, number(count), percent(count / games), percent(reached / games)],
          }))}
        />
      </details>
    </>
  );
}

const NO_TILE: TileCount = { tile: 0, games: 0, reached: 0 };
