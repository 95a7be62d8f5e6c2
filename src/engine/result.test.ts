import { expect, it } from 'vitest';
import { ERROR_CODES, fail, ok, unwrap } from './result.ts';

it('unwrap gives the value of a success', () => {
  expect(unwrap(ok(7))).toBe(7);
});

it('unwrap throws a failure, with its place where there is one', () => {
  expect(() => unwrap(fail('board-size', 'cells', 'Too few.'))).toThrow(
    'board-size at cells: Too few.',
  );
  expect(() => unwrap(fail('save-not-json', '', 'No.'))).toThrow('save-not-json: No.');
});

it('every code is listed once', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
});
