import { Component, type ComponentChildren, createRef } from 'preact';

/** What a dialog is given. */
interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A native modal dialog, open for as long as it is on the page: the browser keeps the focus inside,
 * closes it on Escape, and gives the focus back. An element with `autofocus` has the focus first.
 */
export class Dialog extends Component<DialogProps> {
  readonly #dialog = createRef<HTMLDialogElement>();
  /** The browser reports a closing later, when another dialog may be open already. */
  #leaving = false;

  override componentDidMount(): void {
    this.#dialog.current?.showModal();
  }

  override componentWillUnmount(): void {
    this.#leaving = true;
    this.#dialog.current?.close();
  }

  override render({ title, class: name = '', onClose, children }: DialogProps) {
    const closed = () => {
      if (!this.#leaving) onClose();
    };
    return (
      <dialog ref={this.#dialog} class={name} aria-labelledby="dialog-title" onClose={closed}>
        <h2 id="dialog-title">{title}</h2>
        {children}
      </dialog>
    );
  }
}
