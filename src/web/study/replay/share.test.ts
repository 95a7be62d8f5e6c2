import { expect, test } from 'vitest';
import {
  parseRecord,
  RULE_SETS,
  replayRecord,
  rowsOf,
  unwrap,
  verifyRecord,
} from '../../../engine/index.ts';
import { readGame, recordOfGame } from '../../app/records.ts';
import { bringFigures } from '../../board/figures.ts';
import { english } from '../../text/english.ts';
import { englishPanels } from '../../text/english-panels.ts';
import { englishReplay } from '../../text/english-replay.ts';
import { spanish } from '../../text/spanish.ts';
import { spanishPanels } from '../../text/spanish-panels.ts';
import { spanishReplay } from '../../text/spanish-replay.ts';
import { playedGame } from '../games/games-for-tests.ts';
import { type Paints, pictureOf, pictureSize } from './picture.ts';
import { type HandedOn, handOn } from './share.ts';

const LANGUAGES = [
  { text: { ...english, ...englishPanels }, words: englishReplay },
  { text: { ...spanish, ...spanishPanels }, words: spanishReplay },
];

const PAINTS: Paints = {
  page: '#eee',
  ink: '#222',
  soft: '#666',
  desk: '#ccc',
  cell: '#bbb',
  paper: () => ({ ground: '#fff', ink: '#000', facets: ['#111'] }),
};

/** The tiles in a picture, in the order in which they stand there. */
function tilesIn(svg: string): number[] {
  return [...svg.matchAll(/data-tile="(\d+)"[^>]*>(\d+)</g)].map(([, told, shown]) => {
    expect(shown).toBe(told);
    return Number(told);
  });
}

function gameFrom(text: string) {
  return unwrap(verifyRecord(unwrap(parseRecord(text)))).states.at(-1);
}

for (const { text, words } of LANGUAGES) {
  for (const rules of RULE_SETS) {
    test(`all forms of a game of ${rules.id} agree (${text.language})`, async () => {
      await bringFigures();
      const game = unwrap(replayRecord(recordOfGame(playedGame(rules, 'forms'), '2026-11-30')));
      const { summary } = game;
      const last = game.states.at(-1)!;
      const shared: HandedOn = handOn({
        game,
        name: 'A & <B>',
        address: 'https://host/',
        date: '2026-12-01',
        text,
        words,
      });
      expect(gameFrom(shared.text)).toEqual(last);
      const opened = unwrap(readGame(shared.link, 'unused'));
      expect(opened.game.history.settled).toEqual(last);
      expect(shared.fileName).toContain(`-${summary.score}-2026-11-30.txt`);

      const score = words.points(summary.score);
      const tiles = rowsOf(last.board);
      expect(shared.plain).toContain(shared.link);
      for (const told of [shared.plain, shared.alt]) {
        expect(told).toContain(score);
        expect(told).toContain(words.facts(summary.moves, summary.highest));
      }
      const rows = shared.plain.split('\n\n')[1]?.split('\n') ?? [];
      expect(
        rows.map((row) =>
          row
            .trim()
            .split(/ +/)
            .map((tile) => Number(tile) || 0),
        ),
      ).toEqual(tiles);

      const svg = pictureOf(last.board, shared.picture, PAINTS);
      expect(tilesIn(svg)).toEqual(tiles.flat().filter((tile) => tile > 0));
      expect(svg).toContain(`>${score}<`);
      expect(svg).toContain('A &amp; &lt;B&gt;');
      expect(svg).toContain(`height="${pictureSize(last.board).height}"`);
    });
  }
}
