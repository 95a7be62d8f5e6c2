import { Component } from 'preact';
import { COMMANDS, type Command } from '../board/input/commands.ts';
import { bindKey, freeKey, isBindable, keysOf, withoutKeys } from '../board/input/key-changes.ts';
import { type KeyChanges, keyName } from '../board/input/key-map.ts';
import type { FullText } from '../text/english.ts';
import { Icon } from './icons.tsx';
import { keyWords } from './key-words.ts';

/** What the list of keys is given. */
interface KeySettingsProps {
  readonly keys: KeyChanges;
  readonly text: FullText;
  readonly onChange: (keys: KeyChanges) => void;
}

/** The command that waits for a key, and what became of the last change. */
interface Changing {
  readonly adding: Command | null;
  readonly said: string;
}

/** Every command with its keys, each of which can be taken away, and room for another one. */
export class KeySettings extends Component<KeySettingsProps, Changing> {
  override state: Changing = { adding: null, said: '' };

  override render({ keys, text }: KeySettingsProps, { adding, said }: Changing) {
    const missing = withoutKeys(keys).map((command) => text.commands[command]);
    return (
      <>
        <p class="hint">{text.keysHint}</p>
        <dl class="key-list">
          {COMMANDS.map((command) => (
            <div key={command}>
              <dt>{text.commands[command]}</dt>
              <dd>
                {keysOf(command, keys).map((key) => this.#bound(key, command))}
                {adding === command ? this.#waiting() : this.#add(command)}
              </dd>
            </div>
          ))}
        </dl>
        <p class="hint" role="status">
          {said}
        </p>
        {missing.length > 0 && <p class="warning">{text.keyMissing(missing.join(', '))}</p>}
      </>
    );
  }

  #bound(key: string, command: Command) {
    const { keys, text, onChange } = this.props;
    const words = keyWords(key, text);
    const remove = () => {
      onChange(freeKey(keys, key));
      this.setState({ said: text.keyRemoved(words), adding: null });
    };
    return (
      <button
        key={key}
        type="button"
        class="key"
        aria-label={text.removeKey(words, text.commands[command])}
        onClick={remove}
      >
        <kbd>{words}</kbd>
        <Icon name="close" />
      </button>
    );
  }

  #add(command: Command) {
    const { text } = this.props;
    return (
      <button
        type="button"
        class="key"
        aria-label={text.addKey(text.commands[command])}
        onClick={() => this.setState({ adding: command, said: text.pressKey })}
      >
        +
      </button>
    );
  }

  /** The button of a command that waits for a key: it has the focus, and gives up without it. */
  #waiting() {
    return (
      <button
        type="button"
        class="key waiting"
        ref={(button) => button?.focus()}
        onKeyDown={(event) => this.#press(event)}
        onBlur={() => this.setState({ adding: null })}
      >
        {this.props.text.pressKey}
      </button>
    );
  }

  #press(event: KeyboardEvent): void {
    const { keys, text, onChange } = this.props;
    const { adding } = this.state;
    if (!adding || event.key === 'Tab' || isModifier(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      this.setState({ adding: null, said: '' });
      return;
    }
    const key = keyName(event);
    const words = keyWords(key, text);
    if (!isBindable(key, keys)) {
      this.setState({ said: text.keyRefused(words) });
      return;
    }
    const { changes, taken } = bindKey(keys, key, adding);
    const meaning = text.commands[adding];
    const said = taken
      ? text.keyTaken(words, meaning, text.commands[taken])
      : text.keyAdded(words, meaning);
    this.setState({ adding: null, said });
    onChange(changes);
  }
}

function isModifier(key: string): boolean {
  return ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key);
}
