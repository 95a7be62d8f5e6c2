import type { PlayerView } from '../../engine/index.ts';
import { dealQuery } from '../app/deal-link.ts';
import type { OpenGame } from '../app/open-game.ts';
import { rulesName } from '../app/sentences.ts';
import { COMMANDS } from '../board/input/commands.ts';
import { keysOf } from '../board/input/key-changes.ts';
import type { KeyChanges } from '../board/input/key-map.ts';
import type { FullText } from '../text/english.ts';
import { FoldPicture } from './fold-picture.tsx';
import { keyWords } from './key-words.ts';
import { Seed } from './seed.tsx';

/** What help is given. */
export interface HelpProps {
  readonly view: PlayerView;
  /** The game whose seed may be shown. */
  readonly deal: OpenGame | null;
  /** The address of the page. */
  readonly address: string;
  readonly keys: KeyChanges;
  readonly text: FullText;
  readonly onFigures: () => void;
  readonly onTutorial: () => void;
  readonly onClose: () => void;
}

/** How to play, the keys, and which game this is. */
export function HelpContent(props: HelpProps) {
  const { view, deal, address, keys, text, onClose, onFigures, onTutorial } = props;
  const { rules } = view;
  const query = deal && dealQuery(deal);
  return (
    <>
      <p>{text.helpIntro}</p>
      <FoldPicture text={text} />
      <p>{text.foldMore}</p>
      <div class="choose-one">
        <button type="button" onClick={onTutorial}>
          {text.commands.tutorial}
        </button>
        <button type="button" onClick={onFigures}>
          {text.commands.figures}
        </button>
      </div>
      <h3>{text.keysTitle}</h3>
      <dl class="keys">
        {COMMANDS.map((command) => (
          <div key={command}>
            <dt>{text.commands[command]}</dt>
            <dd>
              {keysOf(command, keys).map((key) => (
                <kbd key={key}>{keyWords(key, text)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{text.touch}</p>
      <h3>
        {text.thisGame}: {rulesName(rules, text)}
      </h3>
      <p>{text.summaries[rules.id] ?? rules.summary}</p>
      {query && <Seed seed={deal?.seed ?? ''} link={address + query} text={text} />}
      <div class="actions">
        <button type="button" class="primary" autofocus onClick={onClose}>
          {text.close}
        </button>
      </div>
    </>
  );
}
