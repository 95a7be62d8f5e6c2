import { statusOf, viewOf } from '../../engine/index.ts';
import { longWords } from '../play/words.ts';
import type { Film } from './film.ts';

/** A film as sentences, one for the start and one for each turn. */
export function* filmLines(film: Film): Generator<string> {
  for (let index = 0, frame = film.frame(0); frame; frame = film.frame(++index)) {
    const { game, turn } = frame;
    const view = viewOf(game);
    yield turn
      ? `${index}. ${longWords({ kind: 'moved', turn, status: statusOf(game) }, view)}`
      : longWords({ kind: 'started' }, view);
  }
}
