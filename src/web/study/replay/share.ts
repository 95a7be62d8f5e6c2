/** A game as it can be handed on: record, link, plain words, and what stands on its picture. */
import { ascii, type ReplayedGame, rowsOf, withClaims } from '../../../engine/index.ts';
import { type SharedGame, shareRecord } from '../../app/records.ts';
import { rulesName } from '../../app/sentences.ts';
import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import type { PictureWords } from './picture.ts';

/** A game in every form. */
export interface HandedOn extends SharedGame {
  /** What people read: what was played, the score, the last board, the link. */
  readonly plain: string;
  /** What the picture shows, in words. */
  readonly alt: string;
  readonly picture: PictureWords;
  readonly pictureName: string;
}

/** What is needed to hand a game on. */
export interface HandOnOptions {
  readonly game: ReplayedGame;
  /** What the player calls it. */
  readonly name: string | null;
  /** The address of the page. */
  readonly address: string;
  /** The day for a record that names none. */
  readonly date: string;
  readonly text: FullText;
  readonly words: ReplayText;
}

/** The forms of a game; all of them are of the same moves. */
export function handOn({ address, date, game, name, text, words }: HandOnOptions): HandedOn {
  const record = withClaims(game);
  const shared = shareRecord(record, address, record.info.date ?? date);
  const { summary } = game;
  const { board, rules } = game.states[game.states.length - 1]!;
  const what = rulesName(rules, text);
  const title = name === null ? `${text.title}: ${what}` : `${text.title}: ${name} (${what})`;
  const score = words.points(summary.score);
  const rows = rowsOf(board).map((row) => row.map((tile) => tile || text.emptyCell).join(', '));
  const facts = words.facts(summary.moves, summary.highest);
  return {
    ...shared,
    plain: `${title}\n${score}. ${facts}.\n\n${ascii(board)}\n\n${shared.link}\n`,
    alt: words.pictureAlt(what, score, facts, rows),
    picture: { title: name ?? text.title, subtitle: what, score, facts },
    pictureName: shared.fileName.replace(/\.txt$/, '.png'),
  };
}
