import {
  ascii,
  createRandom,
  legalMoves,
  newGame,
  play,
  scoreOf,
  threes,
  unwrap,
} from '../src/engine/index.ts';

let game = newGame(threes, unwrap(createRandom('sfc32', 'a seed')));
for (let [move] = legalMoves(game); move; [move] = legalMoves(game)) {
  game = play(game, move)?.game ?? game;
}
console.log(ascii(game.board));
console.log(`${scoreOf(game.board)} points in ${game.moves} moves`);
