/** The elements of the board: one for each sheet, kept in step with the state by identity. */
import type { Direction } from '../../engine/index.ts';
import type { paperTransform, SheetElements } from './animate-push.ts';
import { drawPaper } from './figures-paper.ts';
import { hingeOf, placeOf, transformTo } from './geometry.ts';
import type { Pose } from './pose.ts';
import type { BoardState, Sheet } from './state.ts';

/** Draws boards into an element. Sheets that are no longer there leave at `sweep`. */
export class BoardRenderer {
  readonly #layer: HTMLElement;
  readonly #elements = new Map<number, SheetElements>();
  /** The sheets that `pose` put elsewhere than the state has them. */
  #posed: readonly SheetElements[] = [];

  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  /** The elements of a sheet that is on the board, or was until the next sweep. */
  elementsOf(id: number): SheetElements | undefined {
    return this.#elements.get(id);
  }

  /** Adds what is new and puts every sheet in its place; leaves those that are gone to `sweep`. */
  draw({ sheets, width }: BoardState): void {
    this.#unpose();
    for (const sheet of sheets) {
      const { root } = this.#elements.get(sheet.id) ?? this.#add(sheet);
      root.style.transform = transformTo(placeOf(sheet.cell, width));
      root.dataset['cell'] = String(sheet.cell);
    }
  }

  /** Puts sheets where they are in the middle of a push, until `draw` puts them back. */
  pose(
    poses: ReadonlyMap<number, Pose>,
    push: Direction,
    transformOf: typeof paperTransform,
  ): void {
    this.#unpose();
    const posed: SheetElements[] = [];
    for (const [id, pose] of poses) {
      const elements = this.#elements.get(id);
      if (!elements) continue;
      const { root, paper } = elements;
      root.style.transform = transformTo(pose.place);
      // What stands up is seen above its neighbours.
      root.style.zIndex = pose.lift > 0 ? '1' : '';
      paper.style.transform = transformOf(pose, push);
      paper.style.transformOrigin = hingeOf(push, 'leading');
      posed.push(elements);
    }
    this.#posed = posed;
  }

  #unpose(): void {
    for (const { root, paper } of this.#posed) {
      root.style.zIndex = '';
      paper.style.transform = '';
      paper.style.transformOrigin = '';
    }
    this.#posed = [];
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
