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

beforeEach(() => {
  project = makeProject();
  project.run('setup.js', ['start']);
  for (const name of ['web', 'kernel', 'board', 'games', 'bots', 'text', 'shelf', 'protocol']) {
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

  it('takes over a lock whose holder is gone', () => {
    project.write('node_modules/.bivouac-web-build.lock', '99999999');
    expect(project.run('build-web.js').code).toBe(0);
    expect(builds()).toBe(1);
    expect(project.has('node_modules/.bivouac-web-build.lock')).toBe(false);
  });

  it('passes on how the server ended', () => {
    project.write('packages/server/src/main.ts', 'process.exitCode = 1;');
    expect(project.run('start.js').code).toBe(1);
  });
});
