/** Writes the one-line record of the course framework; see nycu.ts. */
import { emptyBoard, withTile } from '../board.ts';
import type { GameState } from '../game.ts';
import { movesToText } from '../history.ts';
import { referenceTo } from '../parameters.ts';
import { fail, ok, type Result } from '../result.ts';
import type { RuleSet } from '../rules.ts';
import { savePreview } from '../supply-data.ts';
import { scoreOfTile } from '../tile.ts';
import type { Board, Placement, Tile } from '../types.ts';
import {
  type Action,
  formatAction,
  NYCU_RULES,
  OPENING,
  rewardsOf,
  TAGS,
  tileOfDigit,
  tooLarge,
} from './nycu.ts';
import type { ReplayedGame } from './replay.ts';
import type { GameRecord, RecordText } from './types.ts';

/**
 * A game as such a line; fails with `nycu-inexpressible` where its rules are not the framework's,
 * it does not start with a deal, or two 6144 were merged. Remarks, claims, tags and the agent's
 * name beyond `NycuOpen` are left out; without that tag the line is opened by the agent at time 0.
 */
export function formatNycuRecord(game: ReplayedGame): Result<RecordText> {
  const { record, states } = game;
  if (!hasNycuRules(record.rules)) {
    return fail('nycu-inexpressible', 'rules', 'The rules are not those of the framework.');
  }
  const beyond = tooLarge(game);
  if (beyond) return beyond;
  const opening = openingOf(game);
  if (!opening) {
    return fail('nycu-inexpressible', 'start', 'The game does not start with nine dealt tiles.');
  }
  const rewards = rewardsOf(game);
  const slides = record.turns.map(({ move, time = 0 }, index) => {
    const { cell, tile } = game.placements[index] as Placement;
    const next = savePreview((states[index + 1] as GameState).preview) as Tile;
    const notes = note('[', rewards[index] as number, ']') + note('(', time, ')');
    return `#${movesToText([move])}${notes}${formatRewarded({ cell, tile, next })}`;
  });
  const open = tagValue(record, TAGS.open) ?? `${agentName(record)}@0`;
  const close = tagValue(record, TAGS.close) ?? `${agentName(record)}@0`;
  return ok([open, [...opening.map(formatRewarded), ...slides].join(''), close].join('|'));
}

function hasNycuRules(rules: RuleSet): boolean {
  // A player who sees more or less of the next card plays the same game.
  const { hint: _, ...parameters } = referenceTo(rules).parameters;
  const { id, parameters: wanted } = referenceTo(NYCU_RULES);
  return rules.id === id && JSON.stringify(parameters) === JSON.stringify(wanted);
}

function note(open: string, value: number, close: string): string {
  return value === 0 ? '' : `${open}${value}${close}`;
}

function formatRewarded(action: Action): string {
  return formatAction(action) + note('[', scoreOfTile(action.tile), ']');
}

function tagValue({ tags }: GameRecord, name: string): string | undefined {
  const value = tags.find((tag) => tag.name === name)?.value;
  return value !== undefined && /^[^|@\r\n]*@[0-9]{1,15}$/.test(value) ? value : undefined;
}

function agentName({ info }: GameRecord): string {
  const name = info.agent ?? '';
  return /^[^|@\r\n]+$/.test(name) ? name : 'N/A';
}

/** The nine placements of the deal: as the tag has them, else in an order that the deck allows. */
function openingOf({ record, states }: ReplayedGame): readonly Action[] | undefined {
  const first = states[0] as GameState;
  const { board, moves } = first;
  const next = savePreview(first.preview) as Tile;
  const kept = keptOpening(record);
  if (kept && String(boardOf(kept).cells) === String(board.cells) && kept.at(-1)?.next === next) {
    return kept;
  }
  // Each run of three draws brings 1, 2 and 3 once.
  const byTile = [1, 2, 3].map((tile) =>
    board.cells.flatMap((found, cell) => (found === tile ? [{ cell, tile }] : [])),
  );
  const dealt = [0, 1, 2].flatMap((run) => byTile.map((placements) => placements[run]));
  const held = board.cells.filter((tile) => tile > 0).length;
  if (moves > 0 || held !== OPENING || dealt.includes(undefined)) return undefined;
  return (dealt as Placement[]).map((placement, index) => ({
    ...placement,
    next: dealt[index + 1]?.tile ?? next,
  }));
}

function keptOpening({ tags }: GameRecord): readonly Action[] | undefined {
  const text = tags.find(({ name }) => name === TAGS.opening)?.value ?? '';
  if (!/^(?:[0-9A-F][1-3][1-3]){9}$/.test(text)) return undefined;
  return Array.from({ length: OPENING }, (_, index) => {
    const [cell = '', tile = '', next = ''] = text.slice(3 * index, 3 * index + 3);
    return { cell: Number.parseInt(cell, 16), tile: tileOfDigit(tile), next: tileOfDigit(next) };
  });
}

function boardOf(opening: readonly Action[]): Board {
  return opening.reduce((board, { cell, tile }) => withTile(board, cell, tile), emptyBoard(4, 4));
}
