import { presentOf, scoreOf } from '../../engine/index.ts';
import type { OpenGame } from '../app/open-game.ts';
import { dateOf, type SharedGame, shareGame } from '../app/records.ts';
import { rulesName } from '../app/sentences.ts';
import { OpenRecord, type OpenRecordProps } from './open-record.tsx';
import { handCopy, handFile, WaysOut } from './ways-out.tsx';

/** What the panel for records is given. */
export interface RecordsProps extends OpenRecordProps {
  readonly game: OpenGame;
  /** The address of the page. */
  readonly address: string;
  readonly onClose: () => void;
}

/** Saves the game, copies it as a link or a text, and opens another. */
export function RecordsContent(props: RecordsProps) {
  const { address, game, text, onClose } = props;
  const { board, moves, rules } = presentOf(game.history);
  const undone = game.history.moves.length - game.history.at;
  // The game as it stands when a button is pressed: another page may have gone on with it.
  const shared = (): SharedGame => shareGame(game, address, dateOf(new Date()));
  const copied = (form: 'link' | 'text', said: string) => () => handCopy(shared()[form], said);
  const saved = () => {
    const { fileName, text: record } = shared();
    return handFile(record, fileName, text);
  };
  const ways = [
    { label: text.saveFile, hand: saved },
    { label: text.copyLink, hand: copied('link', text.linkCopied) },
    { label: text.copyRecord, hand: copied('text', text.recordCopied) },
  ];
  return (
    <>
      <p>
        <strong>{rulesName(rules, text)}:</strong> {text.endScore(scoreOf(board), moves)}
      </p>
      <p class="hint">
        {text.recordHint} {undone > 0 && text.recordUndone(undone)}
      </p>
      <WaysOut ways={ways} leading text={text} />
      <OpenRecord {...props} />
      <div class="actions">
        <button type="button" onClick={onClose}>
          {text.close}
        </button>
      </div>
    </>
  );
}
