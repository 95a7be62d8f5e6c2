import type { Controller } from '../app/controller.ts';
import type { FullText } from '../text/english.ts';
import { Drawing } from './icons.tsx';

/** What an entry of the menu stands for. */
type Entry = keyof FullText['menuLines'];

/** The entries, each with its drawing, by groups. */
const GROUPS: readonly {
  readonly name: keyof FullText['menuGroups'];
  readonly entries: readonly (readonly [Entry, string])[];
}[] = [
  {
    name: 'play',
    entries: [
      ['daily', 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7M9.5 15l2 2 3.5-4'],
      ['tutorial', 'M3 9l9-4.5L21 9l-9 4.5zM7 11v5c2.5 2.5 7.5 2.5 10 0v-5M21 9v6'],
      ['auto', 'M5 8h14v11H5zM12 4v4M9 12.5v.1M15 12.5v.1M9.5 15.5h5M2.5 12v3M21.5 12v3'],
      [
        'help',
        'M12 6.5C10 5 7 4.5 3.5 5v14c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zv14',
      ],
    ],
  },
  {
    name: 'study',
    entries: [
      ['games', 'M8 4h11.5v12.5M4.5 7.5H16V20H4.5zM7.5 12h5M7.5 15.5h5'],
      ['statistics', 'M4 20V4M4 20h16M8.5 16.5v-4M13 16.5v-9M17.5 16.5v-6'],
      ['explain', 'M4 5h16v11h-7l-4.5 4v-4H4zM8 10.5h7M12.5 8l2.5 2.5-2.5 2.5'],
      ['editor', 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7 17 10.5'],
      ['figures', 'M12 3 3 11l9 10 9-10zM3 11h18M12 3 9 11l3 10 3-10z'],
    ],
  },
  {
    name: 'keep',
    entries: [
      ['records', 'M12 15V3.5M8 7.5l4-4 4 4M7 11H5v10h14V11h-2'],
      [
        'settings',
        'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
      ],
      ['data', 'M5 8v12h14V8M3.5 4h17v4h-17zM9.5 12h5'],
    ],
  },
];

/** What the menu is given. */
interface MenuProps {
  readonly controller: Controller;
  readonly text: FullText;
}

/** Everything that one can go to, with a line about each. */
export function MenuContent({ controller, text }: MenuProps) {
  const { assistant } = controller;
  const choose = (command: Entry) => {
    controller.close();
    controller.perform(command);
  };
  // Where nobody is there who could think, nobody is offered.
  const offered = ([name]: readonly [Entry, string]) => name !== 'auto' || assistant;
  return (
    <nav class="menu" aria-label={text.menu}>
      {GROUPS.map(({ name: group, entries }) => (
        <section key={group}>
          <h3>{text.menuGroups[group]}</h3>
          <ul>
            {entries.filter(offered).map(([name, path]) => (
              <li key={name}>
                <button
                  type="button"
                  data-command={name}
                  autofocus={name === 'daily'}
                  onClick={() => choose(name)}
                >
                  <Drawing path={path} />
                  <span>
                    <strong>{text.commands[name]}</strong>
                    <small>{text.menuLines[name]}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
