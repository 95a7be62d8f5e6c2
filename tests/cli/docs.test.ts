/** What docs/cli.md shows is what the commands print. */
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIN, stateFolder, surroundings } from './support/process.ts';

const text = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8');

/** The blocks of the page that begin with a prompt, cut into commands and their outputs. */
const blocks = [...text.matchAll(/^```\n(\$ [\s\S]*?)^```$/gm)].map(([, block = '']) =>
  block.split(/^\$ /m).slice(1),
);

/** A folder in which `threefold` is a command. */
function folderWithCommand(): string {
  const folder = stateFolder();
  const command = join(folder, 'threefold');
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(command, 0o755);
  return folder;
}

test('the page has examples', () => {
  expect(blocks.length).toBeGreaterThan(7);
});

test.each(blocks.map((block) => [block[0]?.split('\n')[0], block] as const))(
  '$ %s',
  (_, examples) => {
    const folder = folderWithCommand();
    const env = surroundings();
    env['PATH'] = `${folder}${delimiter}${env['PATH']}`;
    for (const example of examples) {
      const [command = '', ...output] = example.split('\n');
      const printed = execFileSync('/bin/sh', ['-c', command], {
        cwd: folder,
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      expect(printed.toString()).toBe(output.join('\n'));
    }
  },
);
