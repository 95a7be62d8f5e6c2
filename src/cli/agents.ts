/** Agents by what a user writes: a name, and for those that search, what they may use. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Ai from '../ai/index.ts';
import type { Agent, LoadedNetwork, SearchSettings } from '../ai/index.ts';
import { randomAgent } from '../ai/random-agent.ts';
import type { RuleSet } from '../engine/rules.ts';
import { BEST } from './commands/agent-help.ts';

/** The rule sets that the networks that come with the program have learned. */
const LEARNED_RULES: readonly string[] = ['threes'];

/** The agents that need weights. */
const LEARNED = ['network', 'expert'] as const;

/** The networks that come with the program. */
const SHIPPED = ['large', 'small'];

/** An agent, or what was wrong with how it was asked for. */
export type FoundAgent =
  | { readonly ok: true; readonly value: Agent }
  | { readonly ok: false; readonly error: { readonly at: string; readonly message: string } };

/**
 * Finds an agent for a rule set: `name`, or `name:key=value,…` with the keys `depth` (moves ahead),
 * `budget` (evaluations a move), `cutoff` (a probability), `ms` (a time) and `weights` (`large`,
 * `small`, or a file). A network is checked now and unpacked when the agent first judges. Random play,
 * which is over soonest, does not wait for the agents that think to be loaded.
 */
export async function findAgent(text: string, rules: RuleSet): Promise<FoundAgent> {
  if (text === randomAgent.id) return ok(randomAgent);
  return agentAmong(await import('../ai/index.ts'), text, rules);
}

/** As `findAgent` does, of agents that are loaded already: at once. */
export function agentAmong(ai: typeof Ai, text: string, rules: RuleSet): FoundAgent {
  const [given = '', ...rest] = text.split(':');
  const best = LEARNED_RULES.includes(rules.id) ? 'expert' : 'expectimax';
  const name = given === BEST ? best : given;
  const agent = ai.AGENTS.find(({ id }) => id === name);
  const options = parseOptions(rest.join(':'));
  if (typeof options === 'string') return misused(options);
  if (agent && agent.id !== 'expectimax') {
    if (rest.length > 0) return misused(`${name} takes no options.`);
    return ok(agent);
  }
  const settings = { ...ai.USUAL_SEARCH, ...options.settings };
  if (agent) {
    if (options.weights) return misused('expectimax takes no weights.');
    return ok(ai.expectimaxAgent(settings));
  }
  if (name !== 'network' && name !== 'expert') {
    const known = [...ai.AGENTS.map(({ id }) => id), ...LEARNED, BEST];
    return misused(`Known agents: ${known.join(', ')}; not ${name}.`);
  }
  // By itself the large network plays better; under search the small one does: docs/ai.md.
  const usual = name === 'expert' ? 'small' : 'large';
  const network = networkIn(ai, options.weights ?? usual, rules);
  if (!network.ok) return misused(network.message);
  return ok(
    name === 'network' ? ai.networkAgent(network.value) : ai.expertAgent(network.value, settings),
  );
}

/** A network, or what was wrong with it. */
type FoundNetwork =
  | { readonly ok: true; readonly value: LoadedNetwork }
  | { readonly ok: false; readonly message: string };

/** Finds the network of a rule set that comes with the program (`large`, `small`), or is in a file. */
export async function findNetwork(name: string, rules: RuleSet): Promise<FoundNetwork> {
  return networkIn(await import('../ai/index.ts'), name, rules);
}

function networkIn({ readNetwork }: typeof Ai, name: string, rules: RuleSet): FoundNetwork {
  const file = readWeights(name);
  if (typeof file === 'string') return { ok: false, message: file };
  const network = readNetwork(file.bytes, rules);
  return network.ok ? network : { ok: false, message: `${file.path}: ${network.error.message}` };
}

/** Reads a network that comes with the program, or a file; a text says what was wrong. */
function readWeights(name: string): { readonly path: string; readonly bytes: Uint8Array } | string {
  const shipped = new URL(`../../networks/${name}.weights`, import.meta.url);
  const path = SHIPPED.includes(name) ? fileURLToPath(shipped) : name;
  try {
    return { path, bytes: readFileSync(path) };
  } catch (error) {
    return `${path} cannot be read: ${(error as Error).message}`;
  }
}

function ok(value: Agent): FoundAgent {
  return { ok: true, value };
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
        : ['depth', 'budget', 'ms'].includes(key) && Number.isSafeInteger(number) && number >= 0;
    if (value === '' || !valid) {
      return `${part}: write depth=12, budget=50000, cutoff=0.001, ms=20 or weights=file.`;
    }
    if (key === 'ms') settings['milliseconds'] = number;
    else settings[key] = key === 'depth' ? Math.max(1, number) : number;
  }
  return { settings, ...(weights !== undefined && { weights }) };
}

function misused(message: string): FoundAgent {
  return { ok: false, error: { at: '--agent', message } };
}
