import type { FullText } from '../../text/english.ts';
import type { GamesText } from '../../text/english-games.ts';
import { ALL_GAMES, type Choice, type Choices, ENDED, ORDERS, OWNERS, SPANS } from './listing.ts';

/** What the choices are drawn from. */
interface GameFiltersProps {
  /** What there is to choose among the games that there are. */
  readonly choices: Choices;
  readonly choice: Choice;
  readonly text: FullText;
  readonly words: GamesText;
  readonly onChoose: (choice: Choice) => void;
}

/** One thing to choose: its values with their words. */
interface Select {
  readonly name: keyof Choice;
  readonly label: string;
  readonly values: readonly (readonly [value: Choice[keyof Choice], words: string])[];
}

/** Which games are listed, and in which order. */
export function GameFilters({ choices, choice, text, words, onChoose }: GameFiltersProps) {
  const { rules, sizes, tiles } = choices;
  const selects: readonly Select[] = [
    { name: 'order', label: words.order, values: ORDERS.map((one) => [one, words.orders[one]]) },
    {
      name: 'rules',
      label: words.filterRules,
      values: [[null, words.any], ...rules.map((id) => [id, text.rules[id] ?? id] as const)],
    },
    {
      name: 'size',
      label: words.filterSize,
      values: [[null, words.any], ...sizes.map((size) => [size, size] as const)],
    },
    {
      name: 'ended',
      label: words.filterEnded,
      values: ENDED.map((one) => [one, words.ended[one]]),
    },
    { name: 'span', label: words.filterSpan, values: SPANS.map((one) => [one, words.spans[one]]) },
    {
      name: 'tile',
      label: words.filterTile,
      values: [[0, words.any], ...tiles.map((tile) => [tile, words.atLeast(tile)] as const)],
    },
    {
      name: 'owner',
      label: words.filterOwner,
      values: OWNERS.map((one) => [one, words.owners[one]]),
    },
  ];
  const chosen = { ...choice, order: ALL_GAMES.order };
  const all = JSON.stringify(chosen) === JSON.stringify(ALL_GAMES);
  return (
    <div class="games-filters">
      {selects.map(({ label, name, values }) => (
        <label key={name}>
          <span class="label">{label}</span>
          <select
            name={name}
            value={String(choice[name])}
            onChange={(event) => {
              const value = values.find(([one]) => String(one) === event.currentTarget.value);
              if (value) onChoose({ ...choice, [name]: value[0] });
            }}
          >
            {values.map(([value, said]) => (
              <option key={String(value)} value={String(value)}>
                {said}
              </option>
            ))}
          </select>
        </label>
      ))}
      {!all && (
        <button type="button" onClick={() => onChoose({ ...ALL_GAMES, order: choice.order })}>
          {words.allAgain}
        </button>
      )}
    </div>
  );
}
