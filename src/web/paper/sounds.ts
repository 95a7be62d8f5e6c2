/** Plays paper sounds through Web Audio. Loaded only once a player has turned sounds on. */
import { statusOf } from '../../engine/index.ts';
import type { Happening } from '../app/happening.ts';
import { SOUNDS, type SoundName } from './paper-sounds.ts';
import { renderSound } from './rustle.ts';

/** A sound and how many seconds after the happening it is heard. */
export interface Cue {
  readonly sound: SoundName;
  readonly after: number;
}

/** How many sheets of paper there are: the same sound twice in a row is not the same samples. */
const SHEETS = 4;

/** When the parts of a turn are heard, beside its motion; see the board's animation. */
const MOMENTS = { fold: 0.11, place: 0.15, first: 0.3, end: 0.45 } as const;

/** What is heard when something happens; `first` says that a figure was made for the first time. */
export function cuesOf(happening: Happening, first: boolean): readonly Cue[] {
  switch (happening.kind) {
    case 'turn': {
      const { shift, placement, game } = happening.turn;
      const cues: Cue[] = [{ sound: 'slide', after: 0 }];
      if (shift.motions.some(({ merged }) => merged))
        cues.push({ sound: 'fold', after: MOMENTS.fold });
      else if (placement) cues.push({ sound: 'place', after: MOMENTS.place });
      if (first) cues.push({ sound: 'first', after: MOMENTS.first });
      if (statusOf(game) !== 'playing') cues.push({ sound: 'end', after: MOMENTS.end });
      return cues;
    }
    case 'illegal':
    case 'blocked':
    case 'no-undo':
    case 'undo-barred':
    case 'no-redo':
      return [{ sound: 'refuse', after: 0 }];
    case 'undone':
      return [{ sound: 'undo', after: 0 }];
    case 'started':
    case 'opened':
      return [{ sound: 'place', after: 0 }];
    default:
      return [];
  }
}

/**
 * How late a sound may be, in milliseconds. A browser that waits for a first gesture would else play
 * all that happened before it at once.
 */
const LATEST = 250;

/** The paper of one page. Browsers let it be heard from the first key or touch on. */
export class PaperSounds {
  readonly #context: AudioContext;
  readonly #gain: GainNode;
  readonly #buffers = new Map<string, AudioBuffer>();
  #played = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#gain = context.createGain();
    this.#gain.connect(context.destination);
  }

  /** How loud everything is, from 0 to 1. Ears hear loudness in ratios, so it is squared. */
  set volume(volume: number) {
    this.#gain.gain.value = volume ** 2;
  }

  /** Plays what is heard when something happens. */
  hear(happening: Happening, first: boolean): void {
    for (const { sound, after } of cuesOf(happening, first)) this.play(sound, after);
  }

  /** Plays one sound, some seconds from now. */
  play(sound: SoundName, after = 0): void {
    const context = this.#context;
    if (context.state === 'running') {
      this.#start(sound, after);
      return;
    }
    const asked = performance.now();
    const heard = () => performance.now() - asked < LATEST && this.#start(sound, after);
    context.resume().then(heard, () => undefined);
  }

  #start(sound: SoundName, after: number): void {
    const context = this.#context;
    const source = context.createBufferSource();
    source.buffer = this.#bufferOf(sound, this.#played++ % SHEETS);
    source.connect(this.#gain);
    source.start(context.currentTime + after);
  }

  #bufferOf(sound: SoundName, sheet: number): AudioBuffer {
    const key = `${sound} ${sheet}`;
    const known = this.#buffers.get(key);
    if (known) return known;
    const { sampleRate } = this.#context;
    const samples = renderSound(SOUNDS[sound], sampleRate, sheet);
    const buffer = this.#context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(key, buffer);
    return buffer;
  }
}

/** The sounds of this page, or nothing where the browser has no Web Audio. */
export function openSounds(): PaperSounds | undefined {
  return 'AudioContext' in globalThis ? new PaperSounds(new AudioContext()) : undefined;
}
