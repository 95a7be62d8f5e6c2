import { describe, expect, it } from 'vitest';
import { createRandom, legalMoves, newGame, threes, unwrap } from '../../../engine/index.ts';
import { memoryStore } from '../../app/storage.ts';
import { COPY_KEY, keepTranscript, keptTranscript } from './kept-transcript.ts';
import {
  beginTranscript,
  presentIn,
  previewChoices,
  takeBack,
  tellPreview,
  tellPush,
  tellTile,
  tileChoices,
} from './transcript.ts';

const game = newGame(threes, unwrap(createRandom('sfc32', 'kept')));
const { board, moves, preview, supply } = game;
const begun = beginTranscript({ board, moves, preview, supply, random: null }, threes);

describe('a copy that is kept', () => {
  it('is read as it was told, half a turn included', () => {
    const texts = new Map<string, string>();
    const store = memoryStore(texts);
    expect(keptTranscript(store)).toBeUndefined();
    let told = begun;
    for (let turn = 0; turn < 3; turn++) {
      expect(keepTranscript(store, told)).toBe(true);
      expect(keptTranscript(store)).toEqual(told);
      const direction = legalMoves(presentIn(told)).find(
        (one) => tileChoices(tellPush(told, one)!).length > 1,
      );
      const pushed = tellPush(told, direction!)!;
      keepTranscript(store, pushed);
      expect(keptTranscript(store)).toEqual(pushed);
      const entered = tellTile(pushed, tileChoices(pushed).at(-1)!)!;
      keepTranscript(store, entered);
      expect(keptTranscript(store)).toEqual(entered);
      expect(takeBack(entered)).toEqual(pushed);
      told = tellPreview(entered, previewChoices(entered)[0]!)!;
    }
    keepTranscript(store, null);
    expect(keptTranscript(store)).toBeUndefined();
  });

  it.each(['{', '7', '{"format":2}', '{"format":1,"record":"[Format"}'])(
    '%s is put aside and told as damaged',
    (text) => {
      const texts = new Map([[COPY_KEY, text]]);
      expect(keptTranscript(memoryStore(texts))).toBe('damaged');
      expect(texts.get(`${COPY_KEY}.aside.1`)).toBe(text);
    },
  );

  it('leaves out a half turn that cannot be', () => {
    const texts = new Map<string, string>();
    const store = memoryStore(texts);
    keepTranscript(store, begun);
    const whole = JSON.parse(texts.get(COPY_KEY)!);
    for (const part of [{ push: 'sideways' }, { push: null, entered: { cell: 0, tile: 1 } }]) {
      texts.set(COPY_KEY, JSON.stringify({ ...whole, ...part }));
      expect(keptTranscript(store)).toEqual(begun);
    }
    const push = legalMoves(game).find((one) => !tellPush(begun, one)?.entered)!;
    texts.set(COPY_KEY, JSON.stringify({ ...whole, push, entered: { cell: 99, tile: 1 } }));
    expect(keptTranscript(store)).toEqual(tellPush(begun, push));
  });
});
