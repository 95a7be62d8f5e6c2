import type { PlayerView } from '../../engine/index.ts';
import { dealQuery } from '../app/deal-link.ts';
import type { OpenGame } from '../app/open-game.ts';
import { rulesName } from '../app/sentences.ts';
import type { FullText } from '../text/english.ts';
import { Seed } from './seed.tsx';

/** What help is given. */
export interface HelpProps {
  readonly view: PlayerView;
  readonly game: OpenGame;
  /** The address of the page. */
  readonly address: string;
  readonly text: FullText;
  readonly onClose: () => void;
}

/** How to play, the keys, and which game this is. */
export function HelpContent({ view, game, address, text, onClose }: HelpProps) {
  const { rules } = view;
  const query = dealQuery(game);
  return (
    <>
      <p>{text.helpIntro}</p>
      <h3>{text.keysTitle}</h3>
      <dl class="keys">
        {text.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{text.touch}</p>
      <h3>
        {text.thisGame}: {rulesName(rules, text)}
      </h3>
      <p>{text.summaries[rules.id] ?? rules.summary}</p>
      {query && <Seed seed={game.seed ?? ''} link={address + query} text={text} />}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.close}
        </button>
      </div>
    </>
  );
}
