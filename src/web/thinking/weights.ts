/** Brings the weights of a network to where the thinking is done. */
import { readNetwork } from '../../ai/index.ts';
import type { Learned } from '../../ai/thinking.ts';
import type { RuleSet } from '../../engine/index.ts';

/** How much of the way is done when the file is there; the rest is unpacking it. */
const FETCHED = 0.7;

/**
 * Loads the network for some rules. `tell` takes how much of the way to the first thought is done, 0 to
 * 1; `fetch` is the browser's, or stands in for it.
 */
export async function loadWeights(
  address: string,
  rules: RuleSet,
  tell: (share: number) => void,
  fetch: (address: string) => Promise<Response> = (from) => globalThis.fetch(from),
): Promise<NonNullable<Learned>> {
  tell(0);
  try {
    const file = await fetched(await fetch(address), (share) => tell(FETCHED * share));
    tell(FETCHED);
    return readNetwork(file, rules);
  } catch (error) {
    return { ok: false, error: { code: 'weights-unreachable', message: String(error) } };
  }
}

/** The bytes of an answer; rejects where it is none. */
async function fetched(answer: Response, tell: (share: number) => void): Promise<Uint8Array> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.url}`);
  // The length is that of what travels, which may be packed once more.
  const length = Number(answer.headers.get('content-length'));
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value);
    size += step.value.length;
    if (length > 0) tell(Math.min(1, size / length));
  }
  const file = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
