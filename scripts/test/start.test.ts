import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeProject, type Project } from './project.ts';

let project: Project;

/** The server says so when it runs, by the pinned Node, with its flags and in its surroundings. */
const READY = `ready 1 ${process.version} --max-semi-space-size=8`;

const FAKE_VITE = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('../../builds', 'x');
if (existsSync('../../vite-fails')) { console.error('src/main.ts is wrong'); process.exit(1); }
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', '<!doctype html>');
`;

/** Builds until the test lets it finish. */
const PATIENT_VITE = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('../../builds', 'x');
writeFileSync('../../building', '');
while (!existsSync('../../may-finish')) await new Promise((resolve) => setTimeout(resolve, 20));
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', '<!doctype html>');
`;

beforeEach(() => {
  project = makeProject();
  project.run('setup.js', ['start']);
  const packages = [
    'web',
    'table',
    'manifest',
    'kernel',
    'board',
    'games',
    'bots',
    'text',
    'shelf',
  ];
  for (const name of [...packages, 'protocol']) {
    project.write(`packages/${name}/src/index.ts`, `export const name = '${name}';`);
  }
  project.write('node_modules/vite/bin/vite.js', FAKE_VITE);
  project.write('node_modules/vite/package.json', '{"type":"module"}');
  project.write(
    'packages/server/src/main.ts',
    'const { env, version, execArgv } = process as NodeJS.Process;' +
      "console.log(['ready', env.MALLOC_ARENA_MAX, version, ...execArgv].join(' '));",
  );
  const how = {
    flags: [{ flag: '--max-semi-space-size=8' }],
    environment: [{ name: 'MALLOC_ARENA_MAX', value: '1' }],
  };
  project.write('packages/server/how-to-start.json', JSON.stringify(how));
});
afterEach(() => project.remove());

const builds = (): number => (project.has('builds') ? project.read('builds').length : 0);

describe('starting', () => {
  it('builds the web client once and starts the server with the pinned Node', () => {
    const first = project.run('start.js');
    expect(first).toEqual({
      code: 0,
      stdout: `Building the web client.\n${READY}\n`,
      stderr: '',
    });
    expect(project.run('start.js').stdout).toBe(`${READY}\n`);
    expect(builds()).toBe(1);
  });

  it('builds again when a source has changed, and not when only a test has', () => {
    project.run('build-web.js');
    project.write('packages/kernel/test/odds.test.ts', '// a test');
    project.run('build-web.js');
    expect(builds()).toBe(1);
    project.write('packages/games/new/src/index.ts', 'export {};');
    project.run('build-web.js');
    expect(builds()).toBe(2);
    project.write('packages/web/src/index.ts', 'export const name = 3;');
    project.run('build-web.js');
    expect(builds()).toBe(3);
    project.run('build-web.js');
    expect(builds()).toBe(3);
  });

  it('shows why a build failed, and tries again the next time', () => {
    project.write('vite-fails', '');
    const failed = project.run('start.js');
    expect(failed.code).toBe(1);
    expect(failed.stderr).toBe(
      'src/main.ts is wrong\nThe web client could not be built; the reason stands above.\n',
    );
    expect(failed.stdout).not.toContain('ready');
    project.run('start.js');
    expect(builds()).toBe(2);
  });

  const LOCK = 'node_modules/.bivouac-web-build.lock';
  const lockOf = (holder: object): void => project.write(LOCK, JSON.stringify(holder));

  it.each([
    ['whose process has ended', { pid: 99_999_999, started: '1' }, 'process 99999999 has ended'],
    ['whose process id is reused', { pid: process.pid, started: '1' }, 'is another program by now'],
    ['that came with a copied tree', { pid: process.pid, root: '/elsewhere' }, '/elsewhere'],
  ])('takes over a lock %s, and says so', (_what, holder, why) => {
    lockOf({ root: project.folder, ...holder });
    const { code, stdout } = project.run('build-web.js');
    expect(code).toBe(0);
    expect(stdout).toContain('Taking over the lock of another build: ');
    expect(stdout).toContain(why);
    expect(builds()).toBe(1);
    expect(project.has(LOCK)).toBe(false);
  });

  it('takes over a lock of an earlier version, even if it names a running process', () => {
    project.write(LOCK, String(process.pid));
    expect(project.run('build-web.js').stdout).toContain('it does not say whose it is');
    expect(builds()).toBe(1);
  });

  it('waits for a running build, and says for which', async () => {
    project.write('node_modules/vite/bin/vite.js', PATIENT_VITE);
    const first = project.begin('build-web.js');
    await expect.poll(() => project.has('building')).toBe(true);
    const { pid } = JSON.parse(project.read(LOCK));
    const second = project.begin('build-web.js');
    await expect.poll(() => second.said()).toContain(`Waiting for the build of process ${pid}`);
    project.write('may-finish', '');
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0]);
    expect(builds()).toBe(1);
    expect(project.has(LOCK)).toBe(false);
  });

  it('exits with the exit code of the server', () => {
    project.write('packages/server/src/main.ts', 'process.exitCode = 1;');
    expect(project.run('start.js').code).toBe(1);
  });
});
