import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeProject, type Project } from './project.ts';

let project: Project;
beforeEach(() => {
  project = makeProject();
});
afterEach(() => project.remove());

const CI = 'ci --include=dev --no-audit --no-fund --loglevel=error';

describe('the setup', () => {
  it('installs on the first run, then does nothing and prints nothing', () => {
    const first = project.run('setup.js', ['start']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toBe(
      'First run: installing what package-lock.json lists (npm ci). This takes about a minute.\n',
    );
    expect(project.npmCalls()).toEqual([CI]);
    expect(project.run('setup.js', ['start'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(project.npmCalls()).toEqual([CI]);
  });

  it('installs again when the lock has changed', () => {
    project.run('setup.js', ['start']);
    project.lock('1.0.1');
    const again = project.run('setup.js', ['start']);
    expect(again.stdout).toContain('The dependencies have changed');
    expect(project.npmCalls()).toEqual([CI, CI]);
    expect(project.run('setup.js', ['start']).stdout).toBe('');
  });

  it('accepts a manual npm install', () => {
    project.run('setup.js', ['start']);
    project.lock('1.0.1');
    project.write('node_modules/.package-lock.json', project.read('package-lock.json'));
    expect(project.run('setup.js', ['start'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(project.npmCalls()).toEqual([CI]);
  });

  it('falls back to npm install if the lock is incomplete for npm ci', () => {
    project.write('npm-mode', 'out-of-sync');
    const { code, stdout } = project.run('setup.js', ['start']);
    expect(code).toBe(0);
    expect(stdout).toContain('trying npm install instead');
    expect(project.npmCalls()).toEqual([CI, CI.replace('ci', 'install --no-save')]);
    expect(project.run('setup.js', ['start']).stdout).toBe('');
  });

  it('says in one sentence that the network is missing', () => {
    project.write('npm-mode', 'offline');
    const { code, stderr } = project.run('setup.js', ['start']);
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'Setup failed: npm ci ended with status 1. The package registry cannot be reached: ' +
        'check the network, then try again.',
    );
  });

  it('fetches the pinned Node when npm has skipped its install script', () => {
    project.write('npm-mode', 'ignore-scripts');
    const { code, stdout } = project.run('setup.js', ['start']);
    expect(code).toBe(0);
    expect(stdout).toContain('The pinned Node is missing');
    expect(project.npmCalls()).toEqual([
      CI,
      'rebuild node --ignore-scripts=false --loglevel=error',
    ]);
    expect(project.has('node_modules/node/bin/node')).toBe(true);
    expect(project.run('setup.js', ['start']).stdout).toBe('');
  });

  it('says exactly what to do when even that fails', () => {
    project.write('npm-mode', 'broken');
    const { code, stderr } = project.run('setup.js', ['start']);
    expect(code).toBe(1);
    expect(stderr).toContain('Run `npm rebuild node --ignore-scripts=false` in this folder');
  });

  it('looks for Chromium only for tests, and continues without it', () => {
    const missing = { CHROMIUM: '/nowhere/chromium' };
    expect(project.run('setup.js', ['start'], missing).stdout).not.toContain('Chromium');
    const test = project.run('setup.js', ['test'], missing);
    expect(test.code).toBe(0);
    expect(test.stdout).toContain('$CHROMIUM points to /nowhere/chromium, which is not a program.');
    expect(test.stdout).toContain('The browser tests will be skipped.');
    expect(project.run('setup.js', ['test'], { CHROMIUM: process.execPath }).stdout).toBe('');
  });

  it('finds Chromium by $CHROMIUM and by name on the PATH', () => {
    expect(project.run('find-chromium.js', [], { CHROMIUM: process.execPath })).toEqual({
      code: 0,
      stdout: `${process.execPath}\n`,
      stderr: '',
    });
    expect(project.run('find-chromium.js', [], { CHROMIUM: '/nowhere' }).code).toBe(1);
  });

  it('uses its headless shell if that is enough, and the full browser otherwise', () => {
    const programs = ['chromium', 'chromium-headless-shell'];
    const PATH = join(project.folder, 'programs');
    for (const name of programs) {
      project.write(`programs/${name}`, '');
      chmodSync(join(PATH, name), 0o755);
    }
    const found = (...args: string[]) =>
      project.run('find-chromium.js', args, { PATH, CHROMIUM: '' }).stdout;
    expect(found('shell')).toBe(`${PATH}/chromium-headless-shell\n`);
    expect(found()).toBe(`${PATH}/chromium\n`);
    rmSync(join(PATH, 'chromium-headless-shell'));
    expect(found('shell')).toBe(`${PATH}/chromium\n`);
  });

  it.each([[[]], [['begin']]])('explains itself when called with %j', (args) => {
    const { code, stderr } = project.run('setup.js', args);
    expect([code, stderr]).toEqual([1, 'Usage: node scripts/setup.js start|test\n']);
  });
});
