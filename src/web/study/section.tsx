import { Component, type ComponentChildren } from 'preact';
import type { FullText } from '../text/english.ts';
import type { Part } from '../view/on-demand.tsx';
import css from './section.css?inline';
import { wearStyles } from './styles.ts';

wearStyles(css);

/** What a section is given. */
interface SectionProps {
  readonly title: string;
  readonly class?: string;
  /** What is in it, asked for only while it is open. */
  readonly children: () => ComponentChildren;
}

/** A part of a screen behind its title, closed at first. */
export class Section extends Component<SectionProps, { readonly open: boolean }> {
  override state = { open: false };

  override render(
    { title, class: more = '', children }: SectionProps,
    { open }: { readonly open: boolean },
  ) {
    return (
      <details
        class={`section ${more}`}
        onToggle={(event) => this.setState({ open: event.currentTarget.open })}
      >
        <summary>{title}</summary>
        {open && <div class="section-inside">{children()}</div>}
      </details>
    );
  }
}

/** What a part that has to be loaded is given. */
interface LoadedProps<Props extends object> {
  readonly part: Part<Props>;
  readonly props: Props;
  readonly text: FullText;
}

/** A part of a section that is loaded when it is first shown. */
export class Loaded<Props extends object> extends Component<
  LoadedProps<Props>,
  { readonly failed: boolean }
> {
  override state = { failed: false };

  override componentDidMount(): void {
    this.props.part.load().then(
      () => this.setState({}),
      () => this.setState({ failed: true }),
    );
  }

  override render({ part, props, text }: LoadedProps<Props>, { failed }: { failed: boolean }) {
    const Content = part.loaded;
    if (Content) return <Content {...props} />;
    return <p>{failed ? text.loadFailed : text.loading}</p>;
  }
}
