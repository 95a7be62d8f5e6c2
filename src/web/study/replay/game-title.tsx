import { bestName } from '../../app/best.ts';
import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { kindName } from '../kind-name.ts';
import type { Replayed } from './continue.ts';

/** What a game is: its name or rules, score, moves, when and by whom it was played. */
export function GameTitle(props: {
  readonly replayed: Replayed;
  readonly text: FullText;
  readonly words: ReplayText;
}) {
  const { replayed, text, words } = props;
  const { game, row } = replayed;
  const { record, summary } = game;
  const { height, id, width } = record.rules;
  const rules = kindName({ height, kind: bestName(record.rules), rules: id, width }, text);
  const { agent, player } = record.info;
  const parts = [
    row?.name ? rules : '',
    words.facts(summary.moves, summary.highest),
    row ? words.dates.date(row.ended) : words.onBoard,
    row && !row.own ? words.elsewhere : '',
    agent ?? player ?? '',
  ];
  return (
    <div class="game-title">
      <h3>{row?.name ?? rules}</h3>
      <p class="game-score">{words.points(summary.score)}</p>
      <p class="hint">{parts.filter((part) => part !== '').join(' · ')}</p>
    </div>
  );
}
