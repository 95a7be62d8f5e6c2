import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

it("the README's program is examples/quick-start.ts, and it plays a game to its end", () => {
  const [, program] = read('README.md').match(/```ts\n([\s\S]*?)```/) ?? [];
  const example = read('examples/quick-start.ts').replaceAll('../src/engine/index.ts', 'threefold');
  expect(program).toBe(example);
  const args = ['--import', 'tsx', 'examples/quick-start.ts'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^( *\d+ +\d+ +\d+ +\d+\n){4}\d+ points in \d+ moves\n$/);
});

it('every relative link of the documents leads somewhere', () => {
  const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/rules.md'];
  for (const document of documents) {
    const folder = document.includes('/') ? 'docs/' : '';
    for (const [, target] of read(document).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      expect(() => readFileSync(`${root}${folder}${target}`), `${document}: ${target}`).not.toThrow(
        /ENOENT/,
      );
    }
  }
});
