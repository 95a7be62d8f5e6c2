import { Component } from 'preact';
import { findRuleSet, type PlayerView, RULE_SETS, type RuleSet } from '../../engine/index.ts';
import { sized, sizesOf } from '../app/link.ts';
import type { FullText } from '../text/english.ts';

/** What the picker is given. */
export interface ChooseProps {
  readonly view: PlayerView;
  /** What becomes of the game that is under way; nothing when there is none. */
  readonly leaving: string | null;
  readonly text: FullText;
  readonly onStart: (rules: RuleSet, seed: string | undefined) => void;
  readonly onClose: () => void;
}

/** What has been picked so far. */
interface Choice {
  readonly id: string;
  readonly size: number;
  readonly seed: string;
}

/** Picks a rule set, a size where there are several, and a seed; says what would be given up. */
export class ChooseContent extends Component<ChooseProps, Choice> {
  override state: Choice = {
    id: this.props.view.rules.id,
    size: this.props.view.rules.width,
    seed: '',
  };

  override render({ leaving, text, onClose }: ChooseProps, { seed }: Choice) {
    return (
      <form onSubmit={(event) => this.#start(event)}>
        <fieldset class="choices">
          <legend class="visually-hidden">{text.chooseTitle}</legend>
          {RULE_SETS.map((rules) => this.#choice(rules))}
        </fieldset>
        <label class="field">
          <span class="label">{text.seed}</span>
          <input
            type="text"
            autocomplete="off"
            spellcheck={false}
            value={seed}
            aria-describedby="seed-hint"
            onInput={(event) => this.setState({ seed: event.currentTarget.value })}
          />
          <small id="seed-hint" class="hint">
            {text.seedHint}
          </small>
        </label>
        {leaving && <p class="warning">{leaving}</p>}
        <div class="actions">
          <button type="submit" class="primary">
            {text.start}
          </button>
          <button type="button" onClick={onClose}>
            {text.cancel}
          </button>
        </div>
      </form>
    );
  }

  #choice(rules: RuleSet) {
    const { text } = this.props;
    const { id, size } = this.state;
    const chosen = id === rules.id;
    const sizes = sizesOf(rules);
    return (
      <div class="choice" key={rules.id}>
        <label>
          <input
            type="radio"
            name="rules"
            checked={chosen}
            autofocus={chosen}
            onChange={() => this.setState({ id: rules.id })}
          />
          <span>
            <strong>{text.rules[rules.id] ?? rules.name}</strong>
            <small>{text.summaries[rules.id] ?? rules.summary}</small>
          </span>
        </label>
        {chosen && sizes.length > 1 && (
          <fieldset class="sizes">
            <legend>{text.size}</legend>
            {sizes.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="size"
                  checked={size === one}
                  onChange={() => this.setState({ size: one })}
                />
                <span>{text.sizeName(one)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
    );
  }

  #start(event: Event): void {
    event.preventDefault();
    const { id, size, seed } = this.state;
    const rules = findRuleSet(id) ?? this.props.view.rules;
    const board = sized(rules, sizesOf(rules).includes(size) ? size : rules.width);
    this.props.onStart(board.ok ? board.value : rules, seed.trim() || undefined);
  }
}
