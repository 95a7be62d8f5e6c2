/** Learning from the command line: a curve, checkpoints that resume, a network that plays. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { ended, run, start, stateFolder } from './support/process.ts';

const folder = stateFolder();
const whole = join(folder, 'whole');
const tresWeights = join(folder, 'tres.weights');
const curve = join(folder, 'curve.svg');
const weights = join(folder, 'tiny.weights');
const TINY = ['train', '--recipe', 'tiny', '--threads', '1', '--every', '1'];

describe('threefold train', () => {
  test('learns by a recipe, tells its curve, and writes a network', async () => {
    const { code, stdout, stderr } = await run([
      ...TINY,
      '--folder',
      whole,
      '--out',
      weights,
      '--curve',
      curve,
    ]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(readFileSync(curve, 'utf8')).toMatch(/^<svg [\s\S]*<polyline [\s\S]*<\/svg>\n$/);
    expect(stderr).toContain('tiny for threes, seed 1, 1 threads');
    const [head, ...points] = stdout.trim().split('\n');
    expect(head).toMatch(/moves.*minutes.*mean.*384/);
    const means = points.map((line) => Number(line.trim().split(/\s+/)[4]));
    expect(means.length).toBeGreaterThan(3);
    expect(means.at(-1)).toBeGreaterThan(1.5 * means[0]!);
  });

  test('a training that was killed half-way resumes to the same weights', async () => {
    const half = join(folder, 'half');
    const killed = start([...TINY, '--folder', half]);
    const end = ended(killed);
    while (!readdirs(half).includes('checkpoint.json')) await sleep(5);
    killed.kill('SIGKILL');
    await end;
    const before = JSON.parse(readFileSync(join(half, 'checkpoint.json'), 'utf8'));
    expect(before.moves).toBeLessThan(1.2e6);
    const { code } = await run([...TINY, '--folder', half, '--resume']);
    expect(code).toBe(0);
    expect(curveIn(half)).toEqual(curveIn(whole));
    expect(weightsIn(half).equals(weightsIn(whole))).toBe(true);
  });

  test('does not go on from a network that looks at something else, or lacks what it needs', async () => {
    const folders = ['--folder', join(folder, 'further')];
    const other = await run(['train', '--recipe', 'small', '--from', weights, ...folders]);
    expect(other).toMatchObject({ code: 1 });
    expect(other.stderr).toContain('other patterns than recipe small');
    const rates = await run([...TINY, '--from', weights, ...folders]);
    expect(rates).toMatchObject({ code: 1 });
    expect(rates.stderr).toContain('a rate for each weight');
    const none = await run([...TINY, '--from', 'nowhere', ...folders]);
    expect(none).toMatchObject({ code: 1 });
    expect(none.stderr).toContain('nowhere cannot be read');
  });

  test('does not begin anew in the folder of a training, nor with a damaged checkpoint', async () => {
    const again = await run([...TINY, '--folder', whole]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.stderr).toContain('--resume');
    const other = await run(['train', '--recipe', 'small', '--folder', whole, '--resume']);
    expect(other).toMatchObject({ code: 2 });
    const damaged = join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'checkpoint.json'), '{');
    const refused = await run([...TINY, '--folder', damaged, '--resume']);
    expect(refused).toMatchObject({ code: 1 });
    copyFileSync(join(whole, 'checkpoint.json'), join(damaged, 'checkpoint.json'));
    const missing = await run([...TINY, '--folder', damaged, '--resume']);
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.stderr).toContain('weights');
  });

  test('points of the curve as JSON keep to the schema', async () => {
    const text = readFileSync(new URL('../../docs/cli.schema.json', import.meta.url), 'utf8');
    const isOutput = new Ajv2020({ allErrors: true, strict: false }).compile(JSON.parse(text));
    const learned = ['--rules', 'tres', '--folder', join(folder, 'tres'), '--out', tresWeights];
    const args = [...TINY, ...learned, '--json'];
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    for (const line of stdout.trim().split('\n')) {
      isOutput(JSON.parse(line));
      expect(isOutput.errors).toBeNull();
    }
  });
});

describe('a learned network', () => {
  test('plays much better than chance, and better still with search', async () => {
    const [network, expert] = [`network:weights=${weights}`, `expert:depth=2,weights=${weights}`];
    const args = ['evaluate', '-a', expert, '--against', network, '-n', '40', '--json'];
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    const { agents, difference } = JSON.parse(stdout);
    expect(agents[1].score.mean).toBeGreaterThan(1000);
    expect(difference.mean).toBeGreaterThan(difference.margin);
  });

  test('plays the rule set that it has learned, whichever that is', async () => {
    const tres = ['--rules', 'tres', '--agent', `network:weights=${tresWeights}`];
    const args = ['evaluate', ...tres, '--against', 'random', '-n', '100', '--json'];
    const { code, stdout } = await run(args);
    expect(code).toBe(0);
    const { difference } = JSON.parse(stdout);
    expect(difference.mean).toBeGreaterThan(difference.margin);
  });

  test('a damaged file, or one for other rules, is refused with the reason', async () => {
    const file = readFileSync(weights);
    file[file.length - 9]! ^= 1;
    const bad = join(folder, 'bad.weights');
    writeFileSync(bad, file);
    const refused = await run(['hint', '1 2 . . next 1', '--agent', `network:weights=${bad}`]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.stderr).toContain('changed');
    const other = ['--agent', `network:weights=${weights}`, '--rules', 'tres'];
    const mismatched = await run(['hint', '1 2 . . next 1', ...other]);
    expect(mismatched).toMatchObject({ code: 2 });
    expect(mismatched.stderr).toContain('plays threes@1, not tres@1');
    const missing = await run(['watch', '--agent', 'network:weights=nowhere', '--linear']);
    expect(missing).toMatchObject({ code: 2 });
    expect(missing.stderr).toContain('nowhere');
  });
});

function readdirs(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** What the points of a curve tell, but for the time that it took. */
function curveIn(path: string): unknown[] {
  const { curve } = JSON.parse(readFileSync(join(path, 'checkpoint.json'), 'utf8'));
  expect(curve.length).toBeGreaterThan(20);
  return curve.map(({ seconds: _, ...point }: { seconds: number }) => point);
}

function weightsIn(path: string): Buffer {
  const { weights: name } = JSON.parse(readFileSync(join(path, 'checkpoint.json'), 'utf8'));
  return readFileSync(join(path, name));
}
