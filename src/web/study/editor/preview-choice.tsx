import { type Preview, tileOdds } from '../../../engine/index.ts';
import type { EditorText } from '../../text/editor-words.ts';
import { Paper } from '../../view/paper.tsx';

/** A preview as it is shown: its sheet, or those that a bonus may be; with its name for the ear. */
export function PreviewPapers(props: { readonly preview: Preview; readonly words: EditorText }) {
  const { preview, words } = props;
  const tiles = tileOdds(preview).map(({ tile }) => tile);
  return (
    <span class="preview-papers">
      <span class="visually-hidden">
        {preview.kind === 'bonus' ? words.bonus(tiles) : tiles[0]}
      </span>
      {tiles.map((tile) => (
        <Paper key={tile} tile={tile} />
      ))}
    </span>
  );
}
