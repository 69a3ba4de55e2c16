import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A script that runs beside the test. */
export interface Running {
  /** Its output so far. */
  said(): string;
  readonly ended: Promise<number>;
}

/** A small project in a folder of its own: our scripts, and an npm that only pretends. */
export interface Project {
  readonly folder: string;
  run(script: string, args?: string[], env?: Record<string, string>): Ran;
  begin(script: string): Running;
  write(path: string, text: string): void;
  read(path: string): string;
  has(path: string): boolean;
  lock(version: string): void;
  /** Each call of npm, as its arguments. */
  npmCalls(): string[];
  remove(): void;
}

/** Does what npm would do, as far as the setup looks at it; `mode` says what goes wrong. */
const FAKE_NPM = `#!${process.execPath}
import fs from 'node:fs';
import path from 'node:path';
const [verb] = process.argv.slice(2);
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
const mode = fs.existsSync('npm-mode') ? fs.readFileSync('npm-mode', 'utf8') : '';
if (mode === 'offline') {
  console.error('npm error code ENOTFOUND');
  process.exit(1);
}
if (mode === 'out-of-sync' && verb === 'ci') {
  console.error('npm error code EUSAGE');
  process.exit(1);
}
if (verb === 'ci' || verb === 'install') {
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  const version = process.versions.node;
  fs.writeFileSync('node_modules/node/package.json', JSON.stringify({ version }));
}
if (verb === 'rebuild' ? mode !== 'broken' : mode !== 'ignore-scripts' && mode !== 'broken') {
  fs.symlinkSync(process.execPath, path.resolve('node_modules/node/bin/node'));
}
`;

export function makeProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-scripts-'));
  const at = (path: string): string => join(folder, path);
  cpSync(SCRIPTS, at('scripts'), {
    recursive: true,
    filter: (path) => path !== join(SCRIPTS, 'test'),
  });
  mkdirSync(at('bin'));
  writeFileSync(at('bin/npm'), FAKE_NPM);
  chmodSync(at('bin/npm'), 0o755);
  const environment = {
    ...process.env,
    PATH: [at('bin'), process.env.PATH].join(delimiter),
  };
  const project: Project = {
    folder,
    run(script, args = [], env = {}) {
      const ran = spawnSync(process.execPath, [at(`scripts/${script}`), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...environment, ...env },
      });
      return { code: ran.status, stdout: ran.stdout, stderr: ran.stderr };
    },
    begin(script) {
      const child = spawn(process.execPath, [at(`scripts/${script}`)], {
        cwd: folder,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += chunk;
      });
      return { said: () => said, ended: once(child, 'close').then(([code]) => code) };
    },
    write(path, text) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    },
    read: (path) => readFileSync(at(path), 'utf8'),
    has: (path) => existsSync(at(path)),
    lock(version) {
      const packages = {
        '': { name: 'sample' },
        'packages/one': { version: '0.1.0' },
        'node_modules/one': { link: true },
        'node_modules/left': { version },
      };
      project.write('package-lock.json', JSON.stringify({ packages }));
    },
    npmCalls: () =>
      project.has('npm-calls') ? project.read('npm-calls').trimEnd().split('\n') : [],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.write('package.json', '{"type":"module"}');
  project.lock('1.0.0');
  return project;
}
