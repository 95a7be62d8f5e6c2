/** Agents by what a user writes: a name, and for those that search, what they may use. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  AGENTS,
  type Agent,
  expectimaxAgent,
  expertAgent,
  networkAgent,
  openNetwork,
  readNetwork,
  type SearchSettings,
  USUAL_SEARCH,
} from '../ai/index.ts';
import { type RuleSet, unwrap } from '../engine/index.ts';

/** The agents that need weights. */
const LEARNED = ['network', 'expert'] as const;

/** The network that comes with the program. */
const SHIPPED = fileURLToPath(new URL('../../networks/large.weights', import.meta.url));

/** Every name of an agent, for help and errors. */
const AGENT_NAMES = [...AGENTS.map(({ id }) => id), ...LEARNED];

/** What was asked for, or what was wrong with how. */
type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: { readonly at: string; readonly message: string } };

/** An agent that was asked for; its network, if it needs one, is checked but not unpacked yet. */
interface Wanted {
  readonly make: () => Promise<Agent>;
}

/**
 * Finds an agent for a rule set: `name`, or `name:key=value,…` with the keys `depth` (moves ahead),
 * `budget` (evaluations a move), `cutoff` (a probability) and `weights` (`large`, or a file).
 */
export async function loadAgent(text: string, rules: RuleSet): Promise<Found<Agent>> {
  const wanted = checkAgent(text, rules);
  return wanted.ok ? { ok: true, value: await wanted.value.make() } : wanted;
}

/** Checks how an agent is asked for, without the time that its network takes. */
export function checkAgent(text: string, rules: RuleSet): Found<Wanted> {
  const [name = '', ...rest] = text.split(':');
  const agent = AGENTS.find(({ id }) => id === name);
  const options = parseOptions(rest.join(':'));
  if (typeof options === 'string') return misused(options);
  if (agent && agent.id !== 'expectimax') {
    if (rest.length > 0) return misused(`${name} takes no options.`);
    return made(async () => agent);
  }
  const settings = { ...USUAL_SEARCH, ...options.settings };
  if (agent) {
    if (options.weights) return misused('expectimax takes no weights.');
    return made(async () => expectimaxAgent(settings));
  }
  if (name !== 'network' && name !== 'expert') {
    return misused(`Known agents: ${AGENT_NAMES.join(', ')}; not ${name}.`);
  }
  const file = readWeights(options.weights ?? 'large');
  if (typeof file === 'string') return misused(file);
  const opened = openNetwork(file.bytes, rules);
  if (!opened.ok) return misused(`${file.path}: ${opened.error.message}`);
  return made(async () => {
    const network = unwrap(await readNetwork(file.bytes, rules, gunzipSync));
    return name === 'network' ? networkAgent(network) : expertAgent(network, settings);
  });
}

/** Reads the network that comes with the program, or a file; a text says what was wrong. */
function readWeights(name: string): { readonly path: string; readonly bytes: Uint8Array } | string {
  const path = name === 'large' ? SHIPPED : name;
  try {
    return { path, bytes: readFileSync(path) };
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`;
  }
}

function made(make: Wanted['make']): Found<Wanted> {
  return { ok: true, value: { make } };
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

function misused(message: string): Found<never> {
  return { ok: false, error: { at: '--agent', message } };
}
