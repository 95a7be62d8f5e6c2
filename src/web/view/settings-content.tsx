import { type Settings, type SettingsKeeper, STANDARD_SETTINGS } from '../app/settings.ts';
import type { FullText } from '../text/english.ts';
import type { ChoiceName, SwitchName } from '../text/english-settings.ts';
import { LANGUAGES } from '../text/languages.ts';
import { KeySettings } from './key-settings.tsx';

/** What the panel for settings is given. */
export interface SettingsProps {
  readonly settings: SettingsKeeper;
  readonly text: FullText;
  readonly onData: () => void;
  readonly onClose: () => void;
}

/** Every setting. Each change holds at once; there is nothing to confirm. */
export function SettingsContent({ settings, text, onData, onClose }: SettingsProps) {
  const { current } = settings;
  const { settingGroups: groups } = text;
  const choice = (name: ChoiceName, first = false) => (
    <Choice
      name={name}
      value={current[name]}
      first={first}
      text={text}
      onChange={(value) => settings.change({ [name]: value } as Partial<Settings>)}
    />
  );
  const toggle = (name: SwitchName) => (
    <label class="setting toggle">
      <span>{text.switches[name]}</span>
      <input
        type="checkbox"
        name={name}
        checked={current[name]}
        onChange={(event) => settings.change({ [name]: event.currentTarget.checked })}
      />
    </label>
  );
  return (
    <>
      <fieldset class="settings">
        <legend>{groups.words}</legend>
        {choice('language', true)}
        {choice('speech')}
        {toggle('explain')}
      </fieldset>
      <fieldset class="settings">
        <legend>{groups.look}</legend>
        {choice('theme')}
        {choice('contrast')}
        {choice('palette')}
        {choice('motion')}
        {choice('hand')}
      </fieldset>
      <fieldset class="settings">
        <legend>{groups.sound}</legend>
        <label class="setting">
          <span>
            {text.volume}: {text.volumeIs(current.volume)}
          </span>
          <input
            type="range"
            name="volume"
            min="0"
            max="100"
            step="10"
            value={current.volume}
            aria-valuetext={text.volumeIs(current.volume)}
            onInput={(event) => settings.change({ volume: event.currentTarget.valueAsNumber })}
          />
        </label>
        {toggle('haptics')}
        {toggle('peek')}
        {toggle('gamepad')}
      </fieldset>
      <fieldset class="settings">
        <legend>{groups.keys}</legend>
        <KeySettings
          keys={current.keys}
          text={text}
          onChange={(keys) => settings.change({ keys })}
        />
      </fieldset>
      <button type="button" class="wide" onClick={onData}>
        {text.dataTitle}…
      </button>
      <div class="actions">
        <button type="button" class="primary" onClick={onClose}>
          {text.done}
        </button>
        <button type="button" onClick={() => settings.change(STANDARD_SETTINGS)}>
          {text.allStandard}
        </button>
      </div>
    </>
  );
}

/** A setting that is one of several values. */
function Choice(props: {
  readonly name: ChoiceName;
  readonly value: string;
  readonly first: boolean;
  readonly text: FullText;
  readonly onChange: (value: string) => void;
}) {
  const { name, value, first, text, onChange } = props;
  const { label, values } = text.choices[name];
  return (
    <label class="setting">
      <span>{label}</span>
      <select
        name={name}
        autofocus={first}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {Object.entries(values).map(([key, words]) => (
          <option
            key={key}
            value={key}
            selected={key === value}
            lang={Object.hasOwn(LANGUAGES, key) ? key : undefined}
          >
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
