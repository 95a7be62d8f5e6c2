import { Component } from 'preact';
import type { ReplayedGame } from '../../../engine/index.ts';
import { dateOf } from '../../app/records.ts';
import type { FullText } from '../../text/english.ts';
import type { ReplayText } from '../../text/english-replay.ts';
import { saveFile } from '../../view/hand-out.ts';
import { type HandedOut, handCopy, handFile, WaysOut } from '../../view/ways-out.tsx';
import { pngOf } from './page-paints.ts';
import { type HandedOn, handOn } from './share.ts';

/** What sharing needs. */
interface SharePartProps {
  readonly game: ReplayedGame;
  readonly name: string | null;
  readonly address: string;
  readonly text: FullText;
  readonly words: ReplayText;
}

/** Hands the whole game out: as a record, a link, words and a picture, which is shown as well. */
export class SharePart extends Component<SharePartProps, { readonly picture: string | null }> {
  override state = { picture: null };

  override componentWillUnmount(): void {
    this.#forget();
  }

  override render({ text, words }: SharePartProps, { picture }: { picture: string | null }) {
    const shared = this.#shared();
    const { fileName, link, plain, text: record } = shared;
    const ways = [
      { label: words.saveFile, hand: () => handFile(record, fileName, text) },
      { label: words.copyLink, hand: () => handCopy(link, words.linkCopied) },
      { label: words.copyPlain, hand: () => handCopy(plain, words.plainCopied) },
      { label: words.savePicture, hand: () => this.#savePicture(shared) },
      ...('share' in navigator ? [{ label: words.send, hand: () => send(shared) }] : []),
    ];
    return (
      <>
        <WaysOut ways={ways} text={text} />
        {picture !== null && (
          <figure class="share-picture">
            <img src={picture} alt={shared.alt} />
          </figure>
        )}
      </>
    );
  }

  #shared(): HandedOn {
    return handOn({ ...this.props, date: dateOf(new Date()) });
  }

  async #savePicture({ picture, pictureName }: HandedOn): Promise<HandedOut> {
    const { game, text, words } = this.props;
    const { board } = game.states[game.states.length - 1]!;
    const png = await pngOf(board, picture);
    if (!png) return { done: false, said: words.noPicture };
    this.#forget();
    this.setState({ picture: URL.createObjectURL(png) });
    return { done: saveFile(png, pictureName), said: text.savedAs(pictureName) };
  }

  #forget(): void {
    const { picture } = this.state;
    if (picture !== null) URL.revokeObjectURL(picture);
  }
}

/** Hands words and link to whatever the device sends things with. */
async function send({ plain }: HandedOn): Promise<HandedOut> {
  try {
    await navigator.share({ text: plain });
    return { done: true, said: '' };
  } catch (error) {
    // Calling it off is no fault.
    const off = error instanceof DOMException && error.name === 'AbortError';
    return off ? { done: true, said: '' } : { done: false, said: '', byHand: plain };
  }
}
