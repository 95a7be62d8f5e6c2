import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/engine/index.ts';

it('docs/errors.md explains every error code once, and no other', () => {
  const text = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');
  const explained = [...text.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, code]) => code);
  expect(explained.toSorted()).toEqual([...ERROR_CODES].toSorted());
});
