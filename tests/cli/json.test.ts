import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { run } from './support/process.ts';

function schema(name: string) {
  const text = readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  return new Ajv2020({ allErrors: true, strict: false }).compile(JSON.parse(text));
}

const isOutput = schema('cli.schema.json');
const isRecord = schema('record.schema.json');
const POSITION = '1 2 . . / 3 3 . . / . . 6 . / . . . . next 1';
const game = () => run(['watch', '--json', '--seed', '3']);

async function json(args: string[], input = ''): Promise<{ code: number | null; data: unknown }> {
  const { code, stdout } = await run([...args, '--json'], { input });
  return { code, data: JSON.parse(stdout) };
}

describe('--json keeps to its schema', () => {
  test.each([
    ['sim', ['sim', '--games', '20', '--seed', '1']],
    ['sim', ['sim', '--games', '5', '--rules', 'tres', '--size', '3x2', '--max-moves', '4']],
    ['hint', ['hint', POSITION]],
    ['explain', ['explain', POSITION]],
    ['explain', ['explain', '3 . 1']],
    ['evaluate', ['evaluate', '-a', 'corner', '--against', 'random', '-n', '3']],
    ['hint', ['hint', POSITION, '--agent', 'expectimax:depth=2']],
    ['perft', ['perft', '--seed', '1', '--divide']],
    ['perft', ['perft', POSITION]],
    ['rules', ['rules']],
    ['rules', ['rules', 'tres']],
    ['bench', ['bench', '--seconds', '0.02']],
  ])('%s: %j', async (command, args) => {
    const { code, data } = await json(args);
    isOutput(data);
    expect({ code, errors: isOutput.errors }).toEqual({ code: 0, errors: null });
    expect(data).toMatchObject({ command });
  });

  test.each<[args: string[], code: number, change: [RegExp | string, string]]>([
    [['verify'], 0, ['', '']],
    [['verify'], 3, [/"score": \d+/, '"score": 1']],
    [['replay'], 0, ['', '']],
    [['replay', '--at', '3'], 0, ['', '']],
  ])('%j with exit code %i', async (args, expected, [from, to]) => {
    const { code, data } = await json(args, (await game()).stdout.replace(from, to));
    isOutput(data);
    expect({ code, errors: isOutput.errors }).toEqual({ code: expected, errors: null });
    expect(data).toMatchObject({ command: args[0] });
  });

  test('watch and convert print records', async () => {
    const { stdout } = await game();
    const { data } = await json(['convert', '--to', 'text', '--trace'], stdout);
    for (const record of [JSON.parse(stdout), data]) {
      isRecord(record);
      expect(isRecord.errors).toBeNull();
    }
  });

  test('a schema that accepts anything would be no schema', () => {
    expect(isOutput({ command: 'sim' })).toBe(false);
    expect(isRecord({ command: 'sim' })).toBe(false);
  });
});
