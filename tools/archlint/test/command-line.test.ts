import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'archlint-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function run(): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [main, root], { encoding: 'utf8' });
}

describe('the command', () => {
  it('prints one line and succeeds when there is nothing to find', () => {
    write('packages/kernel/package.json', '{ "name": "@bivouac/kernel" }');
    write('packages/kernel/src/index.ts', 'export const a = 1;\n');
    const { status, stdout } = run();
    expect(stdout).toBe('archlint: 1 files, no findings\n');
    expect(status).toBe(0);
  });

  it('prints the findings in order with a count, and fails', () => {
    write('packages/kernel/package.json', '{ "name": "@bivouac/kernel" }');
    write('packages/kernel/src/b.ts', 'for (const a in {}) a;\n');
    write('packages/kernel/src/a.ts', 'export {};\nlet a = Date.now();\n');
    const { status, stdout } = run();
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split('  ').slice(0, 2).join('  '))).toEqual([
      'packages/kernel/src/a.ts:2:5  pure-state',
      'packages/kernel/src/a.ts:2:9  pure-global',
      'packages/kernel/src/b.ts:1:1  pure-for-in',
      'archlint: 2 files, 3 findings',
    ]);
    expect(status).toBe(1);
  });

  it('does not look into node_modules, dist, test/fixtures and dot folders', () => {
    write('packages/kernel/package.json', '{ "name": "@bivouac/kernel" }');
    for (const folder of ['node_modules/x', 'dist', 'src/node_modules', 'src/.cache']) {
      write(`packages/kernel/${folder}/a.ts`, 'let a = 1;\n');
    }
    write('packages/kernel/test/fixtures/a.ts', "import '@bivouac/cli';\n");
    write('packages/kernel/src/fixtures/a.ts', 'let a = 1;\n');
    const { stdout } = run();
    expect(stdout).toMatch(/^packages\/kernel\/src\/fixtures\/a\.ts:1:5 {2}pure-state/);
    expect(stdout).toContain('archlint: 1 files, 1 finding\n');
  });

  it('reports a wrong root as an error', () => {
    const { status, stderr } = run();
    expect(stderr).toContain('there is no folder packages/');
    expect(status).toBe(2);
  });
});
