import type { ComponentChildren } from 'preact';

/** One of the things to choose from. */
export interface Segment<Value extends string> {
  readonly value: Value;
  /** What stands on it, and its name for those who hear it. */
  readonly content: ComponentChildren;
}

/** What the choice is given. */
interface SegmentsProps<Value extends string> {
  /** The name of the choice, for those who hear it. */
  readonly legend: string;
  /** A name that no other choice on the page has. */
  readonly name: string;
  readonly segments: readonly Segment<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A choice of one among a few, side by side: radio buttons that look like a row of buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { chosen, legend, name, onChoose, segments } = props;
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">{legend}</legend>
      {segments.map(({ content, value }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{content}</span>
        </label>
      ))}
    </fieldset>
  );
}
