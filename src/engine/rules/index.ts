import type { RuleSet } from '../rules.ts';
import { cs227 } from './cs227.ts';
import { threes } from './threes.ts';
import { tres } from './tres.ts';

/** Every rule set, the default first. Saves, records and faces look rule sets up here. */
export const RULE_SETS: readonly RuleSet[] = [threes, cs227, tres];
