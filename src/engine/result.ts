/**
 * Results as plain objects: they survive JSON and messages between threads.
 * Data from outside the program is answered with these; exceptions are for bugs.
 */

/** Every error code, explained one by one in docs/errors.md. */
export const ERROR_CODES = [
  'save-not-json',
  'save-not-object',
  'version-unknown',
  'rules-unknown',
  'rules-version-unknown',
  'parameter-unknown',
  'parameter-invalid',
  'board-size',
  'board-not-rectangular',
  'tile-impossible',
  'preview-impossible',
  'supply-contradiction',
  'random-invalid',
  'seed-invalid',
  'moves-invalid',
  'move-illegal',
  'record-too-large',
  'record-syntax',
  'record-not-json',
  'field-unknown',
  'field-invalid',
  'tag-missing',
  'tag-duplicate',
  'tag-invalid',
  'position-invalid',
  'move-number-wrong',
  'placement-missing',
  'placement-impossible',
  'placement-wrong',
  'preview-missing',
  'preview-wrong',
  'claim-wrong',
  'link-damaged',
  'start-mismatch',
  'nycu-inexpressible',
  'checkpoint-damaged',
  'network-damaged',
  'network-mismatch',
] as const;

/** The kind of a fault in data from outside, for programs to switch on. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A fault in data from outside. */
export interface Fault {
  readonly code: ErrorCode;
  /**
   * The place in the data, as a path such as `board.cells[3]`, or in a text as `line:column`; empty
   * for the whole.
   */
  readonly at: string;
  /** What is wrong and what would be right: one English sentence for people. */
  readonly message: string;
  /** In a text: the line of the fault, counted from 1. */
  readonly line?: number;
  /** In a text: the column of the fault, counted from 1 in UTF-16 units. */
  readonly column?: number;
}

/** Either a value or the fault that prevented it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Fault };

/** Wraps a value as a success. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Builds a failure from a code, a place and a sentence. */
export function fail(code: ErrorCode, at: string, message: string): { ok: false; error: Fault } {
  return { ok: false, error: { code, at, message } };
}

/** The value of a success; throws on a failure. For tests, examples and data known to be good. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  const { code, at, message } = result.error;
  throw new Error(`${code}${at && ` at ${at}`}: ${message}`);
}
