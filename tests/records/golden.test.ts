import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { checkGolden } from './check-golden.ts';

function golden(name: string): string {
  return readFileSync(new URL(`golden/${name}.txt`, import.meta.url), 'utf8');
}

const files = {
  text: golden('text'),
  traced: golden('traced'),
  links: golden('links'),
  nycu: golden('nycu'),
};

describe('the golden records', () => {
  it('verify, and are written again character for character', () => {
    const { digest, faults, lines, records } = checkGolden(engine, files);
    expect(faults).toEqual([]);
    expect(digest).toBe(golden('digest').trim());
    expect(records).toBe(201);
    expect(lines).toBe(6);
  }, 60_000);

  it('cover every rule set, generator and ending', () => {
    for (const { id, version } of engine.RULE_SETS) {
      for (const generator of engine.GENERATORS) {
        expect(files.text).toContain(`[Rules "${id}@${version}"]\n[Generator "${generator}"]`);
      }
    }
    for (const status of engine.STATUSES) expect(files.text).toContain(`[Result "${status}"]`);
    expect(files.text).toContain('[Highest "12288"]\n[Result "finished"]');
  });

  it('are found out by the check when one character is changed', () => {
    const first = (file: string) => file.split('%%\n').slice(0, 2).join('%%\n');
    const links = files.links.split('\n').slice(0, 2).join('\n');
    const few = { ...files, text: first(files.text), traced: first(files.traced), links };
    expect(checkGolden(engine, few).faults).toEqual([]);
    const changed = { ...few, links: few.links.replace('A', 'B') };
    expect(checkGolden(engine, changed).faults).toHaveLength(1);
    const score = few.text.replace(/\[Score "\d+"\]/, '[Score "1"]');
    expect(checkGolden(engine, { ...few, text: score }).faults).toHaveLength(1);
  });
});
