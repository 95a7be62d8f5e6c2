/**
 * A whole game named by an address: `#game=` and a record in its link form. What follows `#` is sent to
 * no server.
 */
import type { RecordText } from '../../engine/index.ts';

const FRAGMENT = '#game=';

/** The address that opens a record, from the address of the page and the record's link form. */
export function recordLink(address: string, record: RecordText): string {
  return address + FRAGMENT + record;
}

/** The record in its link form that an address holds; nothing when it holds none. */
export function recordInLink(link: string): RecordText | undefined {
  const [, record] = /^\S*#game=(\S*)$/.exec(link.trim()) ?? [];
  return record;
}
