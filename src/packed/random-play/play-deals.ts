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
import { type KernelPlan, VALUE_ROOM, WINDOW_ROOM } from './plan.ts';
import * as draws from './small-draws.ts';

/** Names of other modules as constants of this one. */
const { pushed, moves, highest, cards, windows, values, entryCount, entryAt, legalCount } = tables;
const { CHOSEN: chosen, FOLDED: folded, HELD_TRANSPOSED } = choices;
const { deals, FIELDS, LOW, HIGH, HELD, CARD, GAME, PLAYER, DOUBT } = fields;
const { below, inDoubt, mightRefuse, scaled } = draws;
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
export function playDeals(plan: KernelPlan, end: number): number {
  const bonusAdd = plan.bonusAdd | 0;
  const bonusMask = plan.bonusMask | 0;
  const bonusOneIn = plan.bonusOneIn >>> 0;
  const bonusBelow = plan.bonusBelow >>> 0;
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
      const rows =
        (moves[lowA & 0xffff] as number) +
        ((moves[lowA >>> 16] as number) << 2) +
        ((moves[highA & 0xffff] as number) << 4) +
        ((moves[highA >>> 16] as number) << 6);
      const columns =
        (moves[turnedLow & 0xffff] as number) +
        ((moves[turnedLow >>> 16] as number) << 2) +
        ((moves[turnedHigh & 0xffff] as number) << 4) +
        ((moves[turnedHigh >>> 16] as number) << 6);
      const legal = (folded[rows] as number) | ((folded[columns] as number) << 2);
      const count = legalCount[legal] as number;
      if (count === 0) {
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

      // The tile that was next. It is drawn only now: nobody looked at it before. For a bonus tile
      // only the window is drawn yet: `list` is where its values begin.
      let list = 0;
      let word = (gameA1 + gameA2 + gameA4) | 0;
      if ((((lowA + bonusAdd) | (highA + bonusAdd)) & bonusMask) !== 0) {
        gameA4 = (gameA4 + 1) | 0;
        gameA1 = gameA2 ^ (gameA2 >>> 9);
        gameA2 = (gameA3 + (gameA3 << 3)) | 0;
        gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
        if (mightRefuse(word, bonusOneIn)) doubtA = 1;
        const bonus = word >>> 0 < bonusBelow;
        word = (gameA1 + gameA2 + gameA4) | 0;
        if (bonus) {
          const inLow = Math.max(highest[lowA & 0xffff] as number, highest[lowA >>> 16] as number);
          const inHigh = Math.max(
            highest[highA & 0xffff] as number,
            highest[highA >>> 16] as number,
          );
          const choices = Math.max(inLow, inHigh) * A_TILE;
          const bound = windows[choices] as number;
          if (mightRefuse(word, bound)) doubtA = 1;
          list = (windows[choices + 1 + below(word, bound)] as number) * A_WINDOW + 1;
        }
      }
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
      if (list === 0) {
        const drawn = scaled(word, (cardA >>> 8) & 255);
        if (inDoubt(drawn)) doubtA = 1;
        cardA = cards[(cardA >>> 16) + (drawn >>> 28)] as number;
      }

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const wish = (playerA1 + playerA2 + playerA4) | 0;
      playerA4 = (playerA4 + 1) | 0;
      playerA1 = playerA2 ^ (playerA2 >>> 9);
      playerA2 = (playerA3 + (playerA3 << 3)) | 0;
      playerA3 = (((playerA3 << 21) | (playerA3 >>> 11)) + wish) | 0;
      const choice = scaled(wish, count);
      if (inDoubt(choice)) doubtA = 1;
      const push = chosen[heldA | (legal << 2) | (choice >>> 28)] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldA ^= along & HELD_TRANSPOSED;

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowA ^ ((lowA ^ turnedLow) & along);
      const linesHigh = highA ^ ((highA ^ turnedHigh) & along);
      const table = side << 16;
      lowA =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16);
      highA =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16);

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      word = (gameA1 + gameA2 + gameA4) | 0;
      gameA4 = (gameA4 + 1) | 0;
      gameA1 = gameA2 ^ (gameA2 >>> 9);
      gameA2 = (gameA3 + (gameA3 << 3)) | 0;
      gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
      const key = ((rows ^ ((rows ^ columns) & along)) << 1) | side;
      const entry = scaled(word, entryCount[key] as number);
      if (inDoubt(entry)) doubtA = 1;
      const place = entryAt[(key << 2) | (entry >>> 28)] as number;

      // A bonus tile gets its value now.
      let code = cardA & 255;
      if (list !== 0) {
        word = (gameA1 + gameA2 + gameA4) | 0;
        gameA4 = (gameA4 + 1) | 0;
        gameA1 = gameA2 ^ (gameA2 >>> 9);
        gameA2 = (gameA3 + (gameA3 << 3)) | 0;
        gameA3 = (((gameA3 << 21) | (gameA3 >>> 11)) + word) | 0;
        const bound = values[list - 1] as number;
        if (mightRefuse(word, bound)) doubtA = 1;
        code = values[list + below(word, bound)] as number;
      }
      const tile = code << (place & 31);
      const intoHigh = onesIf(place, 5);
      lowA |= tile & ~intoHigh;
      highA |= tile & intoHigh;
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
      const rows =
        (moves[lowB & 0xffff] as number) +
        ((moves[lowB >>> 16] as number) << 2) +
        ((moves[highB & 0xffff] as number) << 4) +
        ((moves[highB >>> 16] as number) << 6);
      const columns =
        (moves[turnedLow & 0xffff] as number) +
        ((moves[turnedLow >>> 16] as number) << 2) +
        ((moves[turnedHigh & 0xffff] as number) << 4) +
        ((moves[turnedHigh >>> 16] as number) << 6);
      const legal = (folded[rows] as number) | ((folded[columns] as number) << 2);
      const count = legalCount[legal] as number;
      if (count === 0) {
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

      // The tile that was next. It is drawn only now: nobody looked at it before. For a bonus tile
      // only the window is drawn yet: `list` is where its values begin.
      let list = 0;
      let word = (gameB1 + gameB2 + gameB4) | 0;
      if ((((lowB + bonusAdd) | (highB + bonusAdd)) & bonusMask) !== 0) {
        gameB4 = (gameB4 + 1) | 0;
        gameB1 = gameB2 ^ (gameB2 >>> 9);
        gameB2 = (gameB3 + (gameB3 << 3)) | 0;
        gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
        if (mightRefuse(word, bonusOneIn)) doubtB = 1;
        const bonus = word >>> 0 < bonusBelow;
        word = (gameB1 + gameB2 + gameB4) | 0;
        if (bonus) {
          const inLow = Math.max(highest[lowB & 0xffff] as number, highest[lowB >>> 16] as number);
          const inHigh = Math.max(
            highest[highB & 0xffff] as number,
            highest[highB >>> 16] as number,
          );
          const choices = Math.max(inLow, inHigh) * A_TILE;
          const bound = windows[choices] as number;
          if (mightRefuse(word, bound)) doubtB = 1;
          list = (windows[choices + 1 + below(word, bound)] as number) * A_WINDOW + 1;
        }
      }
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
      if (list === 0) {
        const drawn = scaled(word, (cardB >>> 8) & 255);
        if (inDoubt(drawn)) doubtB = 1;
        cardB = cards[(cardB >>> 16) + (drawn >>> 28)] as number;
      }

      // The player's choice. `along` is all ones for a push along columns, else zero.
      const wish = (playerB1 + playerB2 + playerB4) | 0;
      playerB4 = (playerB4 + 1) | 0;
      playerB1 = playerB2 ^ (playerB2 >>> 9);
      playerB2 = (playerB3 + (playerB3 << 3)) | 0;
      playerB3 = (((playerB3 << 21) | (playerB3 >>> 11)) + wish) | 0;
      const choice = scaled(wish, count);
      if (inDoubt(choice)) doubtB = 1;
      const push = chosen[heldB | (legal << 2) | (choice >>> 28)] as number;
      const along = onesIf(push, 3);
      const side = push & 1;
      heldB ^= along & HELD_TRANSPOSED;

      // The push, along the rows of the board or of the transposed board.
      const linesLow = lowB ^ ((lowB ^ turnedLow) & along);
      const linesHigh = highB ^ ((highB ^ turnedHigh) & along);
      const table = side << 16;
      lowB =
        (pushed[table | (linesLow & 0xffff)] as number) |
        ((pushed[table | (linesLow >>> 16)] as number) << 16);
      highB =
        (pushed[table | (linesHigh & 0xffff)] as number) |
        ((pushed[table | (linesHigh >>> 16)] as number) << 16);

      // The cell of the tile, as the place of its nibble in the board's 64 bits.
      word = (gameB1 + gameB2 + gameB4) | 0;
      gameB4 = (gameB4 + 1) | 0;
      gameB1 = gameB2 ^ (gameB2 >>> 9);
      gameB2 = (gameB3 + (gameB3 << 3)) | 0;
      gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
      const key = ((rows ^ ((rows ^ columns) & along)) << 1) | side;
      const entry = scaled(word, entryCount[key] as number);
      if (inDoubt(entry)) doubtB = 1;
      const place = entryAt[(key << 2) | (entry >>> 28)] as number;

      // A bonus tile gets its value now.
      let code = cardB & 255;
      if (list !== 0) {
        word = (gameB1 + gameB2 + gameB4) | 0;
        gameB4 = (gameB4 + 1) | 0;
        gameB1 = gameB2 ^ (gameB2 >>> 9);
        gameB2 = (gameB3 + (gameB3 << 3)) | 0;
        gameB3 = (((gameB3 << 21) | (gameB3 >>> 11)) + word) | 0;
        const bound = values[list - 1] as number;
        if (mightRefuse(word, bound)) doubtB = 1;
        code = values[list + below(word, bound)] as number;
      }
      const tile = code << (place & 31);
      const intoHigh = onesIf(place, 5);
      lowB |= tile & ~intoHigh;
      highB |= tile & intoHigh;
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
