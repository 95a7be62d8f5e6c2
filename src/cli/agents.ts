/** Agents by what a user writes: a name, and for those that search, what they may use. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  AGENTS,
  type Agent,
  expectimaxAgent,
  expertAgent,
  type LoadedNetwork,
  networkAgent,
  readNetwork,
  type SearchSettings,
  USUAL_SEARCH,
} from '../ai/index.ts';
import { threes } from '../engine/index.ts';

/** The agents that need weights. */
const LEARNED = ['network', 'expert'] as const;

/** The networks that come with the program. */
const SHIPPED = ['large', 'small'] as const;

/** Every name of an agent, for help and errors. */
const AGENT_NAMES = [...AGENTS.map(({ id }) => id), ...LEARNED];

/** An agent, or what was wrong with how it was asked for. */
export type FoundAgent =
  | { readonly ok: true; readonly value: Agent }
  | { readonly ok: false; readonly error: { readonly at: string; readonly message: string } };

/**
 * Finds an agent: `name`, or `name:key=value,…` with the keys `depth` (moves ahead), `budget`
 * (evaluations a move), `cutoff` (a probability) and `weights` (`large`, `small`, or a file).
 */
export async function loadAgent(text: string): Promise<FoundAgent> {
  const [name = '', ...rest] = text.split(':');
  const agent = AGENTS.find(({ id }) => id === name);
  const options = parseOptions(rest.join(':'));
  if (typeof options === 'string') return misused(options);
  if (agent && agent.id !== 'expectimax') {
    if (rest.length > 0) return misused(`${name} takes no options.`);
    return { ok: true, value: agent };
  }
  const settings = { ...USUAL_SEARCH, ...options.settings };
  if (agent) {
    if (options.weights) return misused('expectimax takes no weights.');
    return { ok: true, value: expectimaxAgent(settings) };
  }
  if (name !== 'network' && name !== 'expert') {
    return misused(`Known agents: ${AGENT_NAMES.join(', ')}; not ${name}.`);
  }
  const network = await loadNetwork(options.weights ?? 'large');
  if (typeof network === 'string') return misused(network);
  const value = name === 'network' ? networkAgent(network) : expertAgent(network, settings);
  return { ok: true, value };
}

/** Reads a network that comes with the program, or a file; a text says what was wrong. */
async function loadNetwork(name: string): Promise<LoadedNetwork | string> {
  const shipped = SHIPPED.find((id) => id === name);
  const path = shipped
    ? fileURLToPath(new URL(`../../networks/${shipped}.weights`, import.meta.url))
    : name;
  let file: Uint8Array;
  try {
    file = readFileSync(path);
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`;
  }
  const network = await readNetwork(file, threes, gunzipSync);
  return network.ok ? network.value : `${path}: ${network.error.message}`;
}

interface AgentOptions {
  readonly settings: Partial<SearchSettings>;
  readonly weights?: string;
}

/** The options after the colon; a text says what was wrong. */
function parseOptions(text: string): AgentOptions | string {
  const settings: Record<string, number> = {};
  let weights: string | undefined;
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const [key = '', value = ''] = part.split('=');
    if (key === 'weights') {
      weights = value;
      continue;
    }
    const number = Number(value);
    const valid =
      key === 'cutoff'
        ? number >= 0 && number <= 1
        : (key === 'depth' || key === 'budget') && Number.isSafeInteger(number) && number >= 0;
    if (value === '' || !valid) {
      return `${part}: write depth=3, budget=50000, cutoff=0.001 or weights=file.`;
    }
    settings[key] = key === 'depth' ? Math.max(1, number) : number;
  }
  return { settings, ...(weights !== undefined && { weights }) };
}

function misused(message: string): FoundAgent {
  return { ok: false, error: { at: '--agent', message } };
}
