import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BenchRow, METRICS } from '../src/bench/metrics.ts';
import { cli, cliJson, testFolder } from './run-cli.ts';

const file = testFolder();
const QUICK = ['bench', 'skirmish', '--scenario', 'crossing', '--quick'];

describe('bench', () => {
  it('measures every metric of every scenario', async () => {
    const { json, status } = await cliJson(['bench', 'skirmish', '--quick']);
    expect(status).toBe(0);
    const { results } = json as { results: readonly BenchRow[] };
    for (const scenario of ['crossing', 'mill-yard']) {
      const rows = results.filter((row) => row.scenario === scenario);
      expect(rows.map((row) => row.metric)).toEqual(METRICS);
    }
    for (const row of results) {
      expect(row).toMatchObject({
        game: 'skirmish',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(row.value).toBeGreaterThan(0);
    }
  });

  it('saves its results next to those of other games, and compares with them if the work was the same', async () => {
    const path = file('results.json');
    const other = { game: 'other', scenario: 's', metric: 'clonesPerSecond', value: 1, hash: '' };
    writeFileSync(path, JSON.stringify({ node: 'v1', results: [other] }));
    const first = await cli([...QUICK, '--save', '--file', path]);
    expect(first.stdout).toContain('The results have been saved.');
    const text = readFileSync(path, 'utf8');
    const saved = JSON.parse(text) as { node: string; results: BenchRow[] };
    expect(Object.keys(saved)).toEqual(['node', 'results']);
    expect(saved.results).toHaveLength(METRICS.length + 1);
    expect(saved.results).toContainEqual(other);
    expect(text).not.toContain('/work');
    // A ratio is given only for the same work: it is the same every time.
    const forged = saved.results.map((row) =>
      row.metric === METRICS[0] ? { ...row, hash: '0'.repeat(64) } : row,
    );
    writeFileSync(path, JSON.stringify({ ...saved, results: forged }));
    const second = await cli([...QUICK, '--file', path, '--lang', 'cs']);
    expect(second.stdout.match(/\d\.\d\d×/g)).toHaveLength(METRICS.length - 1);
    expect(second.stdout.match(/jiná práce/g)).toHaveLength(1);
  });

  it('does not overwrite a file with other contents', async () => {
    const path = file('letter.json');
    writeFileSync(path, 'Dear Sir');
    const { stderr, status } = await cli([...QUICK, '--save', '--file', path]);
    expect(stderr).toContain('contains something else');
    expect(status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('Dear Sir');
  });

  it('says that there is nothing to compare with', async () => {
    const { stderr, status } = await cli([...QUICK, '--compare', '--file', file('none.json')]);
    expect(stderr).toContain('no saved results to compare with yet');
    expect(status).toBe(0);
  });
});
