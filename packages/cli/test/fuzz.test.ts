import { existsSync, readFileSync } from 'node:fs';
import { findGame } from '@bivouac/shelf';
import { describe, expect, it } from 'vitest';
import { chunksOf } from '../src/fuzz/chunks.ts';
import { keepFailures } from '../src/fuzz/report.ts';
import { cli, cliJson, commandJson, testFolder } from './run-cli.ts';
import { sampleRecord } from './sample-record.ts';

const file = testFolder();

describe('fuzz', () => {
  it('finds no fault in the template game, with any number of workers', async () => {
    const args = ['fuzz', 'skirmish', '--games', '120', '--seed', 'f', '--out', file('failures')];
    const one = await cliJson([...args, '--workers', '1']);
    const two = await cliJson([...args, '--workers', '2']);
    expect(one).toEqual({
      status: 0,
      json: { games: 120, decisions: expect.any(Number), failures: [] },
    });
    expect(two.json).toEqual(one.json);
    expect(existsSync(file('failures'))).toBe(false);
  });

  it('prints a readable report in both languages, with the seed to repeat the run', async () => {
    const args = ['fuzz', 'skirmish', 'crossing', '--games', '5'];
    const english = await cli(args);
    expect(english.stdout).toMatch(/^Seed: chacha20:[0-9a-f]{64}\n/);
    expect(english.stdout).toContain('No failure found.');
    const czech = await cli([...args, '--lang', 'cs']);
    expect(czech.stdout).toContain('Žádná chyba se nenašla.');
  });
});

describe('the parts of fuzz', () => {
  it('splits the work so that each chunk covers all scenarios and options', () => {
    const game = findGame('skirmish');
    if (!game.ok) throw new Error('the template game is on the shelf');
    const chunks = chunksOf([game.value], 250);
    expect(chunks.map((chunk) => chunk.games)).toEqual([100, 100, 50]);
    const many = { ...game.value, options: [{ id: 'x', values: ['a', ...'bcdefghijk'] as const }] };
    const wide = { ...many, scenarios: Array.from({ length: 30 }, () => many.scenarios[0]) };
    expect(chunksOf([wide as typeof game.value], 1000)[0]?.games).toBe(330);
  });

  it('writes each failure as a record that replay opens', async () => {
    const failure = {
      game: 'skirmish',
      check: 'actions-apply',
      message: 'what went wrong',
      scenario: 'crossing',
      options: {},
      seed: `chacha20:${'a'.repeat(64)}`,
      record: sampleRecord(7),
      decision: 7,
    };
    const [kept, without] = keepFailures([failure, { ...failure, record: null }], file('found'));
    expect(without?.file).toBeNull();
    expect(readFileSync(kept?.file ?? '', 'utf8')).toBe(failure.record);
    expect((await commandJson(['replay', kept?.file ?? ''])).json).toMatchObject({ actions: 7 });
  });
});
