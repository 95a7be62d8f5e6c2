/**
 * A record that fits a link: the game alone, two bits a move, as base64url with a checksum. Names,
 * remarks, times and claims stay behind, and so do the new tiles where a generator brings them.
 */
import { fail, ok, type Result } from '../result.ts';
import type { SavedPreview } from '../supply-data.ts';
import { LARGEST_TILE } from '../tile.ts';
import { DIRECTIONS, type Direction, type Placement, type Tile } from '../types.ts';
import { ByteReader, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import { fnv1a32 } from './digest.ts';
import { checkLength, TOO_MANY_MOVES } from './fault.ts';
import { parseTags } from './header.ts';
import { formatPosition } from './position.ts';
import { formatParameters, formatRules } from './rules-text.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_LIMITS,
  type RecordedGame,
  type RecordedTurn,
  type RecordStart,
  type RecordText,
} from './types.ts';

/** The byte that says how the game starts. */
const STARTS = { text: 0, hex128: 1, position: 2 } as const;
const CHECKSUM_BYTES = 4;
/** In the byte of a placement: these instead of a cell, and the mark of a preview that follows. */
const NOTHING_ENTERED = 64;
const NOT_WRITTEN = 65;
const PREVIEW_FOLLOWS = 128;

/** Every tile from the smallest on; a tile is written as its place here. */
const TILES: readonly Tile[] = [1, 2, ...doublings()];

function doublings(): Tile[] {
  const tiles: Tile[] = [];
  for (let tile = 3; tile <= LARGEST_TILE; tile *= 2) tiles.push(tile);
  return tiles;
}

/** What a link keeps of a record: `parseLinkRecord(formatLinkRecord(x))` equals `linkPart(x)`. */
export function linkPart(record: RecordedGame): GameRecord {
  const traced = isTraced(record.start);
  const turns = record.turns.map(({ move, next, placement }): RecordedTurn => {
    if (!traced) return { move };
    return {
      move,
      ...(placement !== undefined && { placement }),
      ...(next !== undefined && { next }),
    };
  });
  const { rules, start } = record;
  return { rules, start, info: {}, claims: {}, tags: [], comments: [], turns };
}

/** Without a generator, the new tiles are part of the game. */
function isTraced(start: RecordStart): boolean {
  return start.kind === 'position' && start.position.random === null;
}

/** The game as text for a link: letters, digits, `-` and `_`. */
export function formatLinkRecord({ rules, start, turns }: RecordedGame): RecordText {
  const writer = new ByteWriter();
  writer.byte(RECORD_FORMAT);
  writer.text(formatRules(rules));
  writer.text(formatParameters(rules));
  writeStart(writer, start);
  writer.count(turns.length);
  for (let index = 0; index < turns.length; index += 4) {
    const codes = turns.slice(index, index + 4).map(({ move }) => DIRECTIONS.indexOf(move));
    writer.byte(codes.reduce((bits, code, place) => bits | (code << (2 * place)), 0));
  }
  if (isTraced(start)) for (const turn of turns) writeTrace(writer, turn);
  const checksum = fnv1a32(writer.bytes);
  for (let shift = 24; shift >= 0; shift -= 8) writer.byte((checksum >>> shift) & 255);
  return toBase64Url(writer.bytes);
}

function writeStart(writer: ByteWriter, start: RecordStart): void {
  if (start.kind === 'position') {
    writer.byte(STARTS.position);
    writer.text(formatPosition(start.position));
  } else if (/^[0-9a-f]{32}$/.test(start.seed)) {
    writer.byte(STARTS.hex128);
    writer.text(start.generator);
    for (let at = 0; at < 32; at += 2)
      writer.byte(Number.parseInt(start.seed.slice(at, at + 2), 16));
  } else {
    writer.byte(STARTS.text);
    writer.text(start.generator);
    writer.text(start.seed);
  }
}

function writeTrace(writer: ByteWriter, { next, placement }: RecordedTurn): void {
  const place = placement === undefined ? NOT_WRITTEN : (placement?.cell ?? NOTHING_ENTERED);
  writer.byte(place | (next === undefined ? 0 : PREVIEW_FOLLOWS));
  if (placement) writer.byte(TILES.indexOf(placement.tile));
  if (next === undefined) return;
  const tiles = typeof next === 'number' ? [next] : next;
  // 0 candidates: the value is known.
  writer.byte(typeof next === 'number' ? 0 : tiles.length);
  for (const tile of tiles) writer.byte(TILES.indexOf(tile));
}

const CUT = 'This link is damaged: a part is missing or a character was changed. Copy it again.';

/** The game that a link holds, or why it holds none; white space around it is ignored. */
export function parseLinkRecord(text: RecordText): Result<GameRecord> {
  const length = checkLength(text);
  if (!length.ok) return length;
  const link = text.trim();
  const bytes = fromBase64Url(link);
  if (!bytes || bytes.length <= CHECKSUM_BYTES) return fail('link-damaged', '', CUT);
  const body = bytes.slice(0, -CHECKSUM_BYTES);
  const checksum = bytes.slice(-CHECKSUM_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
  if (fnv1a32(body) !== checksum) return fail('link-damaged', '', CUT);
  const record = readRecord(new ByteReader(body));
  // Whatever the bytes say, they are the only way to write this game: nothing is left over.
  if (record.ok && formatLinkRecord(record.value) !== link) return fail('link-damaged', '', CUT);
  return record;
}

function readRecord(reader: ByteReader): Result<GameRecord> {
  const format = reader.byte();
  const rules = reader.text() ?? '';
  const parameters = reader.text() ?? '';
  const start = readStart(reader);
  const tags = [
    { name: 'Format', value: String(format) },
    { name: 'Rules', value: rules },
    { name: 'Parameters', value: parameters },
    ...start,
  ];
  const head = parseTags(tags);
  if (!head.ok) return head;
  const count = reader.count();
  if (!(count <= RECORD_LIMITS.moves)) return fail('record-too-large', '', TOO_MANY_MOVES);
  const moves = readMoves(reader, count);
  const traced = isTraced(head.value.start);
  const cells = head.value.rules.width * head.value.rules.height;
  const turns = moves.map((move) => (traced ? readTrace(reader, move, cells) : { move }));
  if (reader.left < 0 || turns.includes(undefined)) return fail('link-damaged', '', CUT);
  return ok({ ...head.value, comments: [], turns: turns as RecordedTurn[] });
}

function readStart(reader: ByteReader): { name: string; value: string }[] {
  const kind = reader.byte();
  if (kind === STARTS.position) return [{ name: 'Start', value: reader.text() ?? '' }];
  const generator = { name: 'Generator', value: reader.text() ?? '' };
  if (kind !== STARTS.hex128) return [generator, { name: 'Seed', value: reader.text() ?? '' }];
  const digits = Array.from({ length: 16 }, () => reader.byte().toString(16).padStart(2, '0'));
  return [generator, { name: 'Seed', value: digits.join('') }];
}

function readMoves(reader: ByteReader, count: number): Direction[] {
  const moves: Direction[] = [];
  let bits = 0;
  for (let index = 0; index < count; index++) {
    bits = index % 4 === 0 ? reader.byte() : bits >>> 2;
    moves.push(DIRECTIONS[bits & 3] as Direction);
  }
  return moves;
}

function readTrace(reader: ByteReader, move: Direction, cells: number): RecordedTurn | undefined {
  const first = reader.byte();
  const place = first % PREVIEW_FOLLOWS;
  if (place > NOT_WRITTEN) return undefined;
  let turn: RecordedTurn = { move };
  if (place === NOTHING_ENTERED) turn = { move, placement: null };
  if (place < NOTHING_ENTERED) {
    const tile = TILES[reader.byte()];
    if (tile === undefined || place >= cells) return undefined;
    const placement: Placement = { cell: place, tile };
    turn = { move, placement };
  }
  if (first < PREVIEW_FOLLOWS) return turn;
  const next = readPreview(reader);
  return next === undefined ? undefined : { ...turn, next };
}

function readPreview(reader: ByteReader): SavedPreview | undefined {
  const candidates = reader.byte();
  if (candidates > TILES.length) return undefined;
  const tiles = Array.from({ length: Math.max(1, candidates) }, () => TILES[reader.byte()]);
  if (tiles.includes(undefined)) return undefined;
  return candidates === 0 ? (tiles[0] as Tile) : (tiles as Tile[]);
}
