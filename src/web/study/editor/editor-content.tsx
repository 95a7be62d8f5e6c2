/** The screen that sets up boards and copies games from elsewhere. */
import { Component } from 'preact';
import { presentOf, type StartPosition } from '../../../engine/index.ts';
import { type EditorText, editorWords } from '../../text/editor-words.ts';
import { Segments } from '../board/segments.tsx';
import type { ScreenProps } from '../screen.ts';
import { wearStyles } from '../styles.ts';
import { CopyGame } from './copy-game.tsx';
import css from './editor.css?inline';
import { keepTranscript, keptTranscript } from './kept-transcript.ts';
import { draftOf, type PositionDraft } from './position-draft.ts';
import { PositionEditor } from './position-editor.tsx';
import { beginTranscript, type Transcript } from './transcript.ts';

wearStyles(css);

/** What is done on this screen. */
type Mode = 'edit' | 'copy';

/** The draft and the copy, side by side: neither is lost when the other is looked at. */
interface Shown {
  readonly mode: Mode;
  readonly draft: PositionDraft;
  readonly transcript: Transcript | null;
  readonly saved: boolean;
  readonly damaged: boolean;
}

/** The screen. */
export class EditorContent extends Component<ScreenProps, Shown> {
  override state = this.#first();

  override render(props: ScreenProps, { damaged, draft, mode, saved, transcript }: Shown) {
    const words: EditorText = editorWords[props.text.language];
    return (
      <div class="editor">
        <Segments
          legend={words.question}
          name="mode"
          segments={[
            { value: 'edit' as Mode, content: words.setUp },
            { value: 'copy' as Mode, content: words.copy },
          ]}
          chosen={mode}
          onChoose={(chosen) => this.setState({ mode: chosen })}
        />
        {damaged && (
          <p class="outcome fault" role="alert">
            {words.damaged}
          </p>
        )}
        {mode === 'edit' ? (
          <PositionEditor
            {...props}
            draft={draft}
            words={words}
            onDraft={(changed) => this.setState({ draft: changed })}
            onCopy={(start) => this.#begin(start)}
          />
        ) : transcript ? (
          <CopyGame
            {...props}
            transcript={transcript}
            saved={saved}
            words={words}
            onTold={(told) => this.#told(told)}
          />
        ) : (
          <div class="copy-intro">
            <p>{words.copyIntro}</p>
            <button type="button" class="primary" onClick={() => this.setState({ mode: 'edit' })}>
              {words.setUp}
            </button>
          </div>
        )}
      </div>
    );
  }

  #first(): Shown {
    const { session } = this.props;
    const kept = keptTranscript(session.store);
    const transcript = kept === 'damaged' ? null : (kept ?? null);
    return {
      mode: transcript ? 'copy' : 'edit',
      draft: draftOf(presentOf(session.game.history)),
      transcript,
      saved: true,
      damaged: kept === 'damaged',
    };
  }

  /** A copy begins where the board was set up, unless one is under way already. */
  #begin(start: StartPosition): void {
    const { draft, transcript } = this.state;
    this.setState({ mode: 'copy' });
    if (!transcript) this.#told(beginTranscript(start, draft.rules));
  }

  #told(transcript: Transcript | null): void {
    const saved = keepTranscript(this.props.session.store, transcript);
    this.setState({ transcript, saved });
  }
}
