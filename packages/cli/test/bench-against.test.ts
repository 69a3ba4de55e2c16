import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AgainstRow } from '../src/bench/against/ratio.ts';
import { refuseUnlessCheckout } from '../src/bench/against/repository.ts';
import { cli, start, testFolder } from './run-cli.ts';

const file = testFolder();
const AGAINST_HEAD = ['bench', 'skirmish', '--against', 'HEAD'];
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/** A copy without its history has nothing to compare with. */
const hasHistory = existsSync(join(PROJECT, '.git'));

function git(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { stdout } = spawnSync('git', args, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return stdout.trim();
}

/** New commits go into a folder of the test: the project's own history stays as it is. */
function ownStore(folder: string) {
  mkdirSync(folder);
  return {
    GIT_OBJECT_DIRECTORY: folder,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(PROJECT, git(['rev-parse', '--git-path', 'objects'])),
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@a.invalid',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@a.invalid',
  };
}

/** A temporary folder for one run, and what the bench has in it. */
function temporary(name: string) {
  const folder = file(name);
  mkdirSync(folder);
  return {
    env: { TMPDIR: folder, TMP: folder, TEMP: folder },
    left: () =>
      readdirSync(folder)
        .filter((entry) => entry.startsWith('bivouac-bench-'))
        .map((entry) => join(folder, entry)),
  };
}

describe.runIf(hasHistory)('bench against a revision', () => {
  it('measures both alternately and removes its temporary folder', async () => {
    const { env, left } = temporary('run');
    const worktrees = git(['worktree', 'list']);
    const run = await cli([...AGAINST_HEAD, '--quick', '--compare', '--json'], { env });
    expect(run.stderr).toBe('');
    const { against, results } = JSON.parse(run.stdout) as {
      against: unknown;
      results: readonly AgainstRow[];
    };
    expect(against).toEqual({ name: 'HEAD', commit: git(['rev-parse', 'HEAD']) });
    expect(results).toEqual([expect.objectContaining({ game: 'skirmish', pairs: 2 })]);
    for (const { ours, theirs, ratio } of results) {
      expect(Math.min(ours, theirs, ratio)).toBeGreaterThan(0);
    }
    expect(run.status).toBe(0);
    expect(left()).toEqual([]);
    expect(git(['worktree', 'list'])).toBe(worktrees);
  });

  it('fails if a game’s ratio is below --least', async () => {
    const { stdout, status } = await cli([...AGAINST_HEAD, '--quick', '--least', '100']);
    expect(stdout).toContain('Slower than 100×: skirmish.');
    expect(status).toBe(1);
  });

  it('removes its folder when it is stopped', async () => {
    const { env, left } = temporary('stopped');
    const { child, ended } = start([...AGAINST_HEAD, '--json'], env);
    // Both drivers are about to start, or have started.
    while (!left().some((folder) => existsSync(join(folder, 'tree', 'bench-driver')))) {
      expect(child.exitCode).toBe(null);
      await setTimeout(20);
    }
    child.kill('SIGINT');
    const { status, stdout } = await ended;
    expect(JSON.parse(stdout)).toMatchObject({ against: { name: 'HEAD' }, cutShort: true });
    expect(status).toBe(130);
    expect(left()).toEqual([]);
  });

  it('refuses an unknown revision', async () => {
    const { stderr, status } = await cli(['bench', '--against', 'no-such-revision']);
    expect(stderr).toContain('Git has no revision “no-such-revision” here.');
    expect(status).toBe(2);
  });

  it('refuses a revision without a bench and removes its folder', async () => {
    const { env, left } = temporary('empty');
    const store = ownStore(file('objects'));
    const tree = git(['hash-object', '-t', 'tree', '-w', '--stdin'], store);
    const commit = git(['commit-tree', tree, '-m', 'empty'], store);
    const options = { env: { ...env, ...store } };
    const { stderr, status } = await cli(['bench', '--against', commit], options);
    expect(stderr).toContain('has no bench: it has no package @bivouac/kernel.');
    expect(status).toBe(1);
    expect(left()).toEqual([]);
  });
});

describe('bench without a git history', () => {
  it('says that it needs a git checkout', async () => {
    const env = { GIT_DIR: file('no-repository') };
    const { stderr, status } = await cli(AGAINST_HEAD, { env });
    expect(stderr).toContain('isn’t a git checkout');
    expect(status).toBe(1);
  });

  it('does not use the history of a surrounding project', async () => {
    const inside = join(PROJECT, 'packages');
    await expect(refuseUnlessCheckout(inside)).rejects.toThrow('not-a-checkout');
  });
});
