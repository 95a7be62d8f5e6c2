import { readFileSync } from 'node:fs';

/** The parsed content of one file of tests/vectors. */
export function vectors<T>(name: string): T {
  const file = new URL(`../vectors/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
