/**
 * The turns of the TypeScript kernel. It plays two games at once, a turn of one and then of the other:
 * a turn is one long chain of look-ups, and while the processor waits for those of one game it works
 * on the other. Everything that can be is arithmetic or a look-up instead of a branch, since random
 * play is what branch prediction is worst at. Branches are left for what is rare: bonus tiles, and
 * the end of a game, whose place the next dealt game takes at once.
 *
 * It is written for V8, which compiles arrays that are constants of this module into the code,
 * address and length, where it would look up imported ones at each use. Elements of arrays are read
 * with `as number`, which compiles to nothing: no index here is out of bounds.
 */
import * as choices from './choice-tables.ts';
import * as fields from './deals.ts';
import * as tables from './kernel-tables.ts';
import { VALUE_ROOM, WINDOW_ROOM } from './plan.ts';
import * as draws from './small-draws.ts';

/** Names of other modules as constants of this one. */
const { pushed, moves, highest, cards, windows, values, entryAt } = tables;
const { chosen, foldedColumns, foldedRows } = tables;
const { HELD_TRANSPOSED, TWELFTHS } = choices;
const { numbers, BONUS_ADD, BONUS_BELOW, BONUS_MASK, BONUS_ONE_IN } = tables;
const { deals, FIELDS, LOW, HIGH, HELD, CARD, GAME, PLAYER, DOUBT } = fields;
const { below, doubtOf, mightRefuse, scaled } = draws;
const A_TILE = WINDOW_ROOM;
const A_WINDOW = VALUE_ROOM;

/** All ones when this bit of a number is set, else zero. */
const onesIf = (number: number, bit: number): number => (number << (31 - bit)) >> 31;

/**
 * Plays the games whose fields end before `end`, two at a time, all but one to their ends. Gives
 * where the fields of this one begin. The tables of the plan must be loaded; see kernel-tables.ts.
 *
 * The turn of the second game is the text of the first with B for A: the numbers of both must be
 * variables of one function, and a function for a turn could not give back all of its own. The same
 * goes for the rounds of sfc32, whose words are 1 (a), 2 (b), 3 (c) and 4 (counter). Where a
 * word might be refused or is in doubt (see small-draws.ts), the game is marked, and the careful
 * engine plays it instead. A test compares the two texts.
 */
export function playDeals(end: number): number {
  let next = 2 * FIELDS;
  let over = 0;
  let atA = 0;
  let lowA = deals[atA + LOW] as number;
  let highA = deals[atA + HIGH] as number;
  let heldA = deals[atA + HELD] as number;
  let cardA = deals[atA + CARD] as number;
  let gameA1 = deals[atA + GAME] as number;
  let gameA2 = deals[atA + GAME + 1] as number;
  let gameA3 = deals[atA + GAME + 2] as number;
  let gameA4 = deals[atA + GAME + 3] as number;
  let playerA1 = deals[atA + PLAYER] as number;
  let playerA2 = deals[atA + PLAYER + 1] as number;
  let playerA3 = deals[atA + PLAYER + 2] as number;
  let playerA4 = deals[atA + PLAYER + 3] as number;
  let doubtA = deals[atA + DOUBT] as number;
  let atB = FIELDS;
  let lowB = deals[atB + LOW] as number;
  let highB = deals[atB + HIGH] as number;
  let heldB = deals[atB + HELD] as number;
  let cardB = deals[atB + CARD] as number;
  let gameB1 = deals[atB + GAME] as number;
  let gameB2 = deals[atB + GAME + 1] as number;
  let gameB3 = deals[atB + GAME + 2] as number;
  let gameB4 = deals[atB + GAME + 3] as number;
  let playerB1 = deals[atB + PLAYER] as number;
  let playerB2 = deals[atB + PLAYER + 1] as number;
  let playerB3 = deals[atB + PLAYER + 2] as number;
  let playerB4 = deals[atB + PLAYER + 3] as number;
  let doubtB = deals[atB + DOUBT] as number;
  for (;;) {
    {
      // The transposed board, as in board.ts, but both words at once.
      const cornersLow = (lowA ^ (lowA >>> 12)) & 0xf0f0;
      const cornersHigh = (highA ^ (highA >>> 12)) & 0xf0f0;
      let turnedLow = lowA ^ cornersLow ^ (cornersLow << 12);
      let turnedHigh = highA ^ cornersHigh ^ (cornersHigh << 12);
      const blocks = ((turnedLow >>> 8) ^ turnedHigh) & 0x00ff00ff;
      turnedHigh ^= blocks;
      turnedLow ^= blocks << 8;

      // Which pushes change something: two bits for each row of the board as it is held, and for
      // each of its columns.
      const upper = (moves[lowA & 0xffff] as number) + ((moves[lowA >>> 16] as number) << 2);
      const lower = (moves[highA & 0xffff] as number) + ((moves[highA >>> 16] as number) << 2);
      const rows = upper + (lower << 4);
      const left =
        (moves[turnedLow & 0xffff] as number) + ((moves[turnedLow >>> 16] as number) << 2);
      const right =
        (moves[turnedHigh & 0xffff] as number) + ((moves[turnedHigh >>> 16] as number) << 2);
      const columns = left + (right << 4);
      const legal = (foldedRows[rows] as number) | (foldedColumns[columns] as number);
      if (legal === 0) {
        // The game is over: keep what its result follows from, and take up the next one.
        deals[atA + LOW] = lowA;
        deals[atA + HIGH] = highA;
        deals[atA + HELD] = heldA;
        deals[atA + PLAYER + 3] = playerA4;
        deals[atA + DOUBT] = doubtA;
        over = atA;
        if (next === end) break;
        atA = next;
        next += FIELDS;
        lowA = deals[atA + LOW] as number;
        highA = deals[atA + HIGH] as number;
        heldA = deals[atA + HELD] as number;
        cardA = deals[atA + CARD] as number;
        gameA1 = deals[atA + GAME] as number;
        gameA2 = deals[atA + GAME + 1] as number;
        gameA3 = deals[atA + GAME + 2] as number;
        gameA4 = deals[atA + GAME + 3] as number;
        playerA1 = deals[atA + PLAYER] as number;
        playerA2 = deals[atA + PLAYER + 1] as number;
        playerA3 = deals[atA + PLAYER + 2] as number;
        playerA4 = deals[atA + PLAYER + 3] as number;
        doubtA = deals[atA + DOUBT] as number;
        continue;
      }

      // The tile that was next is drawn only now: nobody looked at it before. This is the word for
      // the card, or for the window of a bonus tile.
      let bonus = false;
      let tileWord = (gameA1 + gameA2 + gameA4) | 0;
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + tileWord) | 0;
      const sums =
        (lowA + (numbers[BONUS_ADD] as number)) | (highA + (numbers[BONUS_ADD] as number));
      if ((sums & (numbers[BONUS_MASK] as number)) !== 0) {
        // A bonus tile may come: the word says whether it does, and the next one is for the tile.
        bonus = tileWord >>> 0 < (numbers[BONUS_BELOW] as number) >>> 0;
        if (mightRefuse(tileWord, (numbers[BONUS_ONE_IN] as number) >>> 0)) doubtA = -1;
        tileWord = (gameA1 + gameA2 + gameA4) | 0;
        gameA4 = (gameA4 + 1) | 0;
        gameA1 = gameA2 ^ (gameA2 >>> 9);
        gameA2 = (gameA3 + (gameA3 << 3)) | 0;
        gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + tileWord) | 0;
      }

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const wish = (playerA1 + playerA2 + playerA4) | 0;
      playerA4 = (playerA4 + 1) | 0;
      playerA1 = playerA2 ^ (playerA2 >>> 9);
      playerA2 = (playerA3 + (playerA3 << 3)) | 0;
      playerA3 = (((playerA3 << 21) | (playerA3 >>> 11)) + wish) | 0;
      const choice = scaled(wish, TWELFTHS);
      doubtA |= doubtOf(choice);
      const push = chosen[heldA | (choice >>> 28) | legal] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldA ^= along & HELD_TRANSPOSED;

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      let word = (gameA1 + gameA2 + gameA4) | 0;
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
      const entry = scaled(word, TWELFTHS);
      doubtA |= doubtOf(entry);
      const changed = rows ^ ((rows ^ columns) & along);
      const place = entryAt[(entry >>> 28) | (side << 4) | (changed << 5)] as number;

      // The tile itself: a card, or one from the window of a bonus tile, drawn by a word more.
      let code = 0;
      if (bonus) {
        const inLow = Math.max(highest[lowA & 0xffff] as number, highest[lowA >>> 16] as number);
        const inHigh = Math.max(highest[highA & 0xffff] as number, highest[highA >>> 16] as number);
        const windowsAt = Math.max(inLow, inHigh) * A_TILE;
        const bound = windows[windowsAt] as number;
        if (mightRefuse(tileWord, bound)) doubtA = -1;
        const valuesAt = (windows[windowsAt + 1 + below(tileWord, bound)] as number) * A_WINDOW;
        word = (gameA1 + gameA2 + gameA4) | 0;
        gameA4 = (gameA4 + 1) | 0;
        gameA1 = gameA2 ^ (gameA2 >>> 9);
        gameA2 = (gameA3 + (gameA3 << 3)) | 0;
        gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
        const length = values[valuesAt] as number;
        if (mightRefuse(word, length)) doubtA = -1;
        code = values[valuesAt + 1 + below(word, length)] as number;
      } else {
        const drawn = scaled(tileWord, (cardA >>> 8) & 255);
        doubtA |= doubtOf(drawn);
        cardA = cards[(cardA >>> 16) + (drawn >>> 28)] as number;
        code = cardA & 255;
      }
      const tile = code << (place & 31);
      const tileInHigh = tile & onesIf(place, 5);

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowA ^ ((lowA ^ turnedLow) & along);
      const linesHigh = highA ^ ((highA ^ turnedHigh) & along);
      const table = side << 16;
      lowA =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16) |
        (tile ^ tileInHigh);
      highA =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16) |
        tileInHigh;
    }
    {
      // The transposed board, as in board.ts, but both words at once.
      const cornersLow = (lowB ^ (lowB >>> 12)) & 0xf0f0;
      const cornersHigh = (highB ^ (highB >>> 12)) & 0xf0f0;
      let turnedLow = lowB ^ cornersLow ^ (cornersLow << 12);
      let turnedHigh = highB ^ cornersHigh ^ (cornersHigh << 12);
      const blocks = ((turnedLow >>> 8) ^ turnedHigh) & 0x00ff00ff;
      turnedHigh ^= blocks;
      turnedLow ^= blocks << 8;

      // Which pushes change something: two bits for each row of the board as it is held, and for
      // each of its columns.
      const upper = (moves[lowB & 0xffff] as number) + ((moves[lowB >>> 16] as number) << 2);
      const lower = (moves[highB & 0xffff] as number) + ((moves[highB >>> 16] as number) << 2);
      const rows = upper + (lower << 4);
      const left =
        (moves[turnedLow & 0xffff] as number) + ((moves[turnedLow >>> 16] as number) << 2);
      const right =
        (moves[turnedHigh & 0xffff] as number) + ((moves[turnedHigh >>> 16] as number) << 2);
      const columns = left + (right << 4);
      const legal = (foldedRows[rows] as number) | (foldedColumns[columns] as number);
      if (legal === 0) {
        // The game is over: keep what its result follows from, and take up the next one.
        deals[atB + LOW] = lowB;
        deals[atB + HIGH] = highB;
        deals[atB + HELD] = heldB;
        deals[atB + PLAYER + 3] = playerB4;
        deals[atB + DOUBT] = doubtB;
        over = atB;
        if (next === end) break;
        atB = next;
        next += FIELDS;
        lowB = deals[atB + LOW] as number;
        highB = deals[atB + HIGH] as number;
        heldB = deals[atB + HELD] as number;
        cardB = deals[atB + CARD] as number;
        gameB1 = deals[atB + GAME] as number;
        gameB2 = deals[atB + GAME + 1] as number;
        gameB3 = deals[atB + GAME + 2] as number;
        gameB4 = deals[atB + GAME + 3] as number;
        playerB1 = deals[atB + PLAYER] as number;
        playerB2 = deals[atB + PLAYER + 1] as number;
        playerB3 = deals[atB + PLAYER + 2] as number;
        playerB4 = deals[atB + PLAYER + 3] as number;
        doubtB = deals[atB + DOUBT] as number;
        continue;
      }

      // The tile that was next is drawn only now: nobody looked at it before. This is the word for
      // the card, or for the window of a bonus tile.
      let bonus = false;
      let tileWord = (gameB1 + gameB2 + gameB4) | 0;
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + tileWord) | 0;
      const sums =
        (lowB + (numbers[BONUS_ADD] as number)) | (highB + (numbers[BONUS_ADD] as number));
      if ((sums & (numbers[BONUS_MASK] as number)) !== 0) {
        // A bonus tile may come: the word says whether it does, and the next one is for the tile.
        bonus = tileWord >>> 0 < (numbers[BONUS_BELOW] as number) >>> 0;
        if (mightRefuse(tileWord, (numbers[BONUS_ONE_IN] as number) >>> 0)) doubtB = -1;
        tileWord = (gameB1 + gameB2 + gameB4) | 0;
        gameB4 = (gameB4 + 1) | 0;
        gameB1 = gameB2 ^ (gameB2 >>> 9);
        gameB2 = (gameB3 + (gameB3 << 3)) | 0;
        gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + tileWord) | 0;
      }

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const wish = (playerB1 + playerB2 + playerB4) | 0;
      playerB4 = (playerB4 + 1) | 0;
      playerB1 = playerB2 ^ (playerB2 >>> 9);
      playerB2 = (playerB3 + (playerB3 << 3)) | 0;
      playerB3 = (((playerB3 << 21) | (playerB3 >>> 11)) + wish) | 0;
      const choice = scaled(wish, TWELFTHS);
      doubtB |= doubtOf(choice);
      const push = chosen[heldB | (choice >>> 28) | legal] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldB ^= along & HELD_TRANSPOSED;

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      let word = (gameB1 + gameB2 + gameB4) | 0;
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
      const entry = scaled(word, TWELFTHS);
      doubtB |= doubtOf(entry);
      const changed = rows ^ ((rows ^ columns) & along);
      const place = entryAt[(entry >>> 28) | (side << 4) | (changed << 5)] as number;

      // The tile itself: a card, or one from the window of a bonus tile, drawn by a word more.
      let code = 0;
      if (bonus) {
        const inLow = Math.max(highest[lowB & 0xffff] as number, highest[lowB >>> 16] as number);
        const inHigh = Math.max(highest[highB & 0xffff] as number, highest[highB >>> 16] as number);
        const windowsAt = Math.max(inLow, inHigh) * A_TILE;
        const bound = windows[windowsAt] as number;
        if (mightRefuse(tileWord, bound)) doubtB = -1;
        const valuesAt = (windows[windowsAt + 1 + below(tileWord, bound)] as number) * A_WINDOW;
        word = (gameB1 + gameB2 + gameB4) | 0;
        gameB4 = (gameB4 + 1) | 0;
        gameB1 = gameB2 ^ (gameB2 >>> 9);
        gameB2 = (gameB3 + (gameB3 << 3)) | 0;
        gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
        const length = values[valuesAt] as number;
        if (mightRefuse(word, length)) doubtB = -1;
        code = values[valuesAt + 1 + below(word, length)] as number;
      } else {
        const drawn = scaled(tileWord, (cardB >>> 8) & 255);
        doubtB |= doubtOf(drawn);
        cardB = cards[(cardB >>> 16) + (drawn >>> 28)] as number;
        code = cardB & 255;
      }
      const tile = code << (place & 31);
      const tileInHigh = tile & onesIf(place, 5);

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowB ^ ((lowB ^ turnedLow) & along);
      const linesHigh = highB ^ ((highB ^ turnedHigh) & along);
      const table = side << 16;
      lowB =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16) |
        (tile ^ tileInHigh);
      highB =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16) |
        tileInHigh;
    }
  }
  // One of the two is at its end, and has written its fields down already; again does no harm.
  deals[atA + LOW] = lowA;
  deals[atA + HIGH] = highA;
  deals[atA + HELD] = heldA;
  deals[atA + CARD] = cardA;
  deals[atA + GAME] = gameA1;
  deals[atA + GAME + 1] = gameA2;
  deals[atA + GAME + 2] = gameA3;
  deals[atA + GAME + 3] = gameA4;
  deals[atA + PLAYER] = playerA1;
  deals[atA + PLAYER + 1] = playerA2;
  deals[atA + PLAYER + 2] = playerA3;
  deals[atA + PLAYER + 3] = playerA4;
  deals[atA + DOUBT] = doubtA;
  deals[atB + LOW] = lowB;
  deals[atB + HIGH] = highB;
  deals[atB + HELD] = heldB;
  deals[atB + CARD] = cardB;
  deals[atB + GAME] = gameB1;
  deals[atB + GAME + 1] = gameB2;
  deals[atB + GAME + 2] = gameB3;
  deals[atB + GAME + 3] = gameB4;
  deals[atB + PLAYER] = playerB1;
  deals[atB + PLAYER + 1] = playerB2;
  deals[atB + PLAYER + 2] = playerB3;
  deals[atB + PLAYER + 3] = playerB4;
  deals[atB + DOUBT] = doubtB;
  return over === atA ? atB : atA;
}
