import type { FullText } from '../text/english.ts';
import { Paper } from './paper.tsx';

/** A line against the wall at its left, before and after a push. */
const LINES = [
  [1, 2, 3, 0],
  [3, 3, 0, 0],
];

/** The fold as a picture: what stands beside each line says the same. */
export function FoldPicture({ text }: { readonly text: FullText }) {
  return (
    <>
      <h3>{text.foldTitle}</h3>
      <ol class="fold">
        {LINES.map((line, step) => (
          <li key={step}>
            <span class="fold-line" aria-hidden="true">
              {line.map((tile, at) => (
                <span class="fold-cell" key={at}>
                  {tile > 0 && <Paper tile={tile} />}
                </span>
              ))}
            </span>
            <span>{text.foldSteps[step]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
