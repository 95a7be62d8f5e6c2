/**
 * Paper as sound: noise through a resonant filter whose pitch wanders, under an envelope, broken up
 * into crackles as creases give way one by one. Pure arithmetic on samples: no audio device needed.
 */

/** One stroke of paper. Times in seconds, frequencies in hertz. */
export interface Stroke {
  /** When it begins, from the start of the sound. */
  readonly at: number;
  readonly length: number;
  /** The share of its length after which it is loudest. */
  readonly peak: number;
  /** The middle of the band that is heard, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** How wide the band is: 0.5 is narrow, 2 is wide. */
  readonly width: number;
  /** How loud, beside the other strokes of the sound. */
  readonly level: number;
  /** Crackles in a second; 0 is a smooth breath. */
  readonly crackles: number;
}

/** A sound: strokes, and its loudest sample from 0 to 1. */
export interface PaperSound {
  readonly strokes: readonly Stroke[];
  readonly loudness: number;
}

/** How long a crackle rings, in seconds. */
const RING = 0.0016;

/** How much of a stroke is heard between its crackles. */
const BREATH = 0.22;

/** Noise from -1 to 1 by Marsaglia's xorshift with 32 bits; a sound needs no better. */
function noiseFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}

/** How loud a stroke is at a share of its length: it swells, then fades to nothing. */
function swell(share: number, peak: number): number {
  return share < peak ? (share / peak) ** 1.5 : ((1 - share) / (1 - peak)) ** 2.2;
}

/** Adds a stroke to samples, through a state-variable filter (H. Chamberlin, 1980). */
function addStroke(samples: Float32Array, stroke: Stroke, rate: number, noise: () => number): void {
  const { at, length, peak, from, to, width, level, crackles } = stroke;
  const start = Math.round(at * rate);
  const count = Math.round(length * rate);
  const decay = Math.exp(-1 / (RING * rate));
  let [low, band, crackle] = [0, 0, 0];
  for (let index = 0; index < count; index++) {
    const share = index / count;
    const frequency = from * (to / from) ** share;
    // Above a sixth of the rate the filter is unstable.
    const step = 2 * Math.sin((Math.PI * Math.min(frequency, rate / 7)) / rate);
    crackle *= decay;
    // Few crackles are strong, most are weak: the cube of an even chance.
    if (Math.abs(noise()) < crackles / rate) crackle += Math.abs(noise()) ** 3 * 3;
    const texture = crackles === 0 ? 1 : BREATH + crackle;
    low += step * band;
    band += step * (noise() * texture - low - width * band);
    const place = start + index;
    if (place < samples.length) samples[place]! += band * level * swell(share, peak);
  }
}

/** How long a sound is, in seconds. */
export function lengthOf({ strokes }: PaperSound): number {
  return Math.max(...strokes.map(({ at, length }) => at + length));
}

/**
 * The samples of a sound, `rate` of them in a second, from -1 to 1. Another seed is another sheet
 * of the same paper; the same seed gives the same samples.
 */
export function renderSound(
  sound: PaperSound,
  rate: number,
  seed: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(sound) * rate) + 1);
  const noise = noiseFrom(seed + 1);
  for (const stroke of sound.strokes) addStroke(samples, stroke, rate, noise);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const factor = loudest > 0 ? sound.loudness / loudest : 0;
  return samples.map((sample) => sample * factor);
}
