import { DECK_TILES, type PlayerView } from '../../engine/index.ts';
import { previewClause, sentenceOf } from '../app/sentences.ts';
import type { Text } from '../text/english.ts';
import { Paper } from './paper.tsx';

/** What is needed to show what comes. */
interface NextProps {
  readonly view: PlayerView;
  readonly text: Text;
}

/** What the player may know of the next tile: up to three sheets, or a covered one. */
export function Next({ view, text }: NextProps) {
  const { kind, odds } = view.preview;
  const shown = kind !== 'large' && odds.length <= 3;
  return (
    <div class="next">
      <span class="label" aria-hidden="true">
        {text.next}
      </span>
      <span class="visually-hidden">{sentenceOf([previewClause(view.preview, text)])}</span>
      <span class="next-papers">
        {shown ? (
          odds.map(({ tile }) => <Paper key={tile} tile={tile} />)
        ) : (
          <span class="paper-frame covered" aria-hidden="true">
            {kind === 'large' ? '3+' : '+'}
          </span>
        )}
      </span>
    </div>
  );
}

/** How many cards are left in the deck, small and quiet; nothing where there is no deck. */
export function Deck({ view, text }: NextProps) {
  if (view.cardsLeft.length === 0) return null;
  return (
    <div class="deck">
      <span>{text.deck}</span>
      <ul>
        {view.cardsLeft.map((left, index) => {
          const tile = DECK_TILES[index] ?? 0;
          return (
            <li key={tile}>
              <span class="visually-hidden">{text.deckCount(tile, left)}</span>
              <span class={`card card-${tile}`} aria-hidden="true">
                {tile}
              </span>
              <span aria-hidden="true">×{text.number(left)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
