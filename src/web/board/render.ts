/** The elements of the board: one for each sheet, kept in step with the state by identity. */
import { drawPaper } from './figures-paper.ts';
import { placeOf, transformTo } from './place.ts';
import type { BoardState, Sheet } from './state.ts';

/** The elements of a sheet: the one that travels, and the paper on it that folds. */
export interface SheetElements {
  readonly root: HTMLElement;
  readonly paper: HTMLElement;
}

/** Draws boards into an element. Sheets that are no longer there leave at `sweep`. */
export class BoardRenderer {
  readonly #layer: HTMLElement;
  readonly #elements = new Map<number, SheetElements>();

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** The elements of a sheet that is on the board, or was until the next sweep. */
  elementsOf(id: number): SheetElements | undefined {
    return this.#elements.get(id);
  }

  /** Adds what is new and puts every sheet in its place; leaves those that are gone to `sweep`. */
  draw({ sheets, width }: BoardState): void {
    for (const sheet of sheets) {
      const { root } = this.#elements.get(sheet.id) ?? this.#add(sheet);
      root.style.transform = transformTo(placeOf(sheet.cell, width));
      root.dataset['cell'] = String(sheet.cell);
    }
  }

  /** Removes the elements of sheets that the state no longer holds. */
  sweep({ sheets }: BoardState): void {
    const present = new Set(sheets.map(({ id }) => id));
    for (const [id, { root }] of this.#elements) {
      if (present.has(id)) continue;
      root.remove();
      this.#elements.delete(id);
    }
  }

  #add({ id, tile }: Sheet): SheetElements {
    const root = document.createElement('div');
    const paper = drawPaper(tile);
    root.className = 'sheet';
    root.dataset['tile'] = String(tile);
    root.append(paper);
    this.#layer.append(root);
    const elements = { root, paper };
    this.#elements.set(id, elements);
    return elements;
  }
}
