/** How the sheets of a board move: loaded after the first picture, which stands still. */
import type { Direction, Tile, Turn } from '../../engine/index.ts';
import { animateTurn } from './animate.ts';
import {
  animateGive,
  animatePeek,
  giveTransform,
  paperTransform,
  type Stage,
} from './animate-push.ts';
import { Animator } from './animator.ts';
import type { BoardPeek, Sheets } from './board-view.ts';
import { afterChanges, changesOf, type Push, pushOf } from './changes.ts';
import { hingeOf } from './geometry.ts';
import { transformTo } from './place.ts';
import { posesAt } from './pose.ts';
import type { SheetElements } from './render.ts';

/** A peek as it is shown. */
interface Shown extends BoardPeek {
  readonly push: Push | undefined;
}

/** What moves the sheets of one board. */
export class Motion {
  readonly #sheets: Sheets;
  readonly #animator = new Animator();
  #peek: Shown | null = null;
  /** The sheets that a peek put elsewhere than the state has them. */
  #posed: readonly SheetElements[] = [];
  /** Whether a turn or a board is shown that has not come to rest yet. */
  #turning = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sheets: Sheets) {
    this.#sheets = sheets;
  }

  /** Shows the state as it is, at once. */
  settle(): void {
    this.#turning = true;
    this.#rest();
  }

  /** Shows a turn; see `BoardView.play`. */
  play(turn: Turn, firsts: readonly Tile[]): void {
    const sheets = this.#sheets;
    const from = this.#peek?.direction === turn.shift.direction ? this.#peek.share : 0;
    // The turn before it, if still in motion, never comes to rest: this one will.
    this.#turning = false;
    this.#finish();
    const changes = changesOf(sheets.state, turn);
    sheets.state = afterChanges(sheets.state, changes);
    this.#turning = true;
    this.#draw();
    const fresh = firsts.flatMap(
      (tile) => changes.merges.find((merge) => merge.tile === tile) ?? [],
    );
    const options = { from, firsts: new Set(fresh.map(({ id }) => id)) };
    this.#run((stage) => animateTurn(changes, stage, options));
  }

  /** Shows a push half-way, or takes the one that is shown back. */
  peek(peek: BoardPeek | null): void {
    const before = this.#peek;
    if (!peek) {
      if (before) this.#takeBack(before);
      return;
    }
    const { board, layer } = this.#sheets;
    const { direction, shift, share, gliding } = peek;
    const same = before?.direction === direction ? before : undefined;
    // Sheets may still be in motion from the last turn: a peek begins with all of them at rest.
    if (!same) this.#rest();
    const { state } = this.#sheets;
    const push = shift && (same?.push ?? pushOf(state, shift));
    this.#peek = { ...peek, push };
    board.dataset['peek'] = direction;
    if (!push) layer.style.transform = giveTransform(direction, share, state);
    else this.#pose(push, share);
    if (!push || !gliding) return;
    this.#run((stage) => animatePeek(push, stage, [same?.share ?? 0, share]));
  }

  /** Shows that a push moves nothing. */
  nudge(direction: Direction): void {
    this.#rest();
    const { layer, state } = this.#sheets;
    this.#run((stage) => animateGive(layer, stage, ['none', giveTransform(direction, 0.3, state)]));
  }

  #takeBack({ direction, push, share }: Shown): void {
    this.#rest();
    const { layer, state } = this.#sheets;
    this.#run((stage) =>
      push
        ? animatePeek(push, stage, [share, 0])
        : animateGive(layer, stage, [giveTransform(direction, share, state)]),
    );
  }

  /** Starts animations, unless the player wants none; settles when the last has ended. */
  #run(animate: (stage: Stage) => number): void {
    const { reducedMotion, renderer, state } = this.#sheets;
    if (reducedMotion()) {
      this.#finish();
      return;
    }
    const elementsOf = (id: number) => renderer.elementsOf(id);
    const stage = { animator: this.#animator, width: state.width, elementsOf };
    // A timer, and not the animations' own events: those never come where nothing is animated.
    this.#timer = setTimeout(() => this.#finish(), animate(stage));
  }

  /** Puts every sheet where the state has it, at once. */
  #rest(): void {
    this.#draw();
    this.#finish();
  }

  #draw(): void {
    const { board, layer, renderer, state } = this.#sheets;
    this.#peek = null;
    delete board.dataset['peek'];
    layer.style.transform = '';
    this.#unpose();
    renderer.draw(state);
  }

  /** Ends all motion. What was played has come to rest then, if it had not before. */
  #finish(): void {
    const { onSettled, renderer, state } = this.#sheets;
    clearTimeout(this.#timer);
    this.#animator.stop();
    renderer.sweep(state);
    if (!this.#turning) return;
    this.#turning = false;
    onSettled();
  }

  /** Puts sheets where they are in the middle of a push: always the same ones until the next `#draw`. */
  #pose(push: Push, share: number): void {
    const { renderer, state } = this.#sheets;
    const { direction } = push;
    const posed: SheetElements[] = [];
    for (const [id, pose] of posesAt(push, share, state.width)) {
      const elements = renderer.elementsOf(id);
      if (!elements) continue;
      const { root, paper } = elements;
      root.style.transform = transformTo(pose.place);
      // What stands up is seen above its neighbours.
      root.style.zIndex = pose.lift > 0 ? '1' : '';
      paper.style.transform = paperTransform(pose, direction);
      paper.style.transformOrigin = hingeOf(direction, 'leading');
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
}

/** Begins to move the sheets of a board. */
export function motion(sheets: Sheets): Motion {
  return new Motion(sheets);
}
