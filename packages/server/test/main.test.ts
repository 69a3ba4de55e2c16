import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import how from '../how-to-start.json' with { type: 'json' };
import { useFolder } from './tools/fixtures.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const DATA_DIR = useFolder('main');

function start(env: Record<string, string>) {
  return spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function endOf(env: Record<string, string>): Promise<{ code: unknown; sentence: string }> {
  const server = start(env);
  const [sentence, [code]] = await Promise.all([text(server.stderr), once(server, 'close')]);
  return { code, sentence };
}

describe('starting the server', () => {
  it('runs in the image as it does by npm start', () => {
    const image = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8');
    const program = ['node', ...how.flags.map(({ flag }) => flag), 'packages/server/src/main.ts'];
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]')).toEqual(program);
    const surroundings = /^ENV (.*)$/m.exec(image)?.[1]?.split(' ');
    const wanted = how.environment.map(({ name, value }) => `${name}=${value}`);
    expect(surroundings).toEqual(expect.arrayContaining(wanted));
    const known = spawnSync(process.execPath, [...program.slice(1, -1), '-e', '0']);
    expect(String(known.stderr)).toBe('');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address and stops on %s', async (signal) => {
    const server = start({ PORT: '0', DATA_DIR: join(DATA_DIR, signal), LOG_LEVEL: 'info' });
    const logged = text(server.stderr);
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
    expect(origin).toBeDefined();
    const answer = await fetch(`${origin}/healthz`);
    expect(await answer.json()).toEqual({ ok: true });
    server.kill(signal);
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
    const said = (await logged).trim().split('\n');
    const [first, ...later] = said.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ level: 30, database: 'SQLite' });
    expect(later[0]).toMatchObject({ level: 30, step: '0001-tables' });
    const [listens, , gone] = later.slice(-3);
    expect(listens).toMatchObject({ host: 'localhost', port: Number(origin?.split(':').at(-1)) });
    expect(gone.msg).toBe('the server has gone');
  });

  it('prints nothing but its address while all is well', async () => {
    const server = start({ PORT: '0', DATA_DIR: join(DATA_DIR, 'quiet') });
    const said = text(server.stderr);
    await once(server.stdout, 'data');
    server.kill('SIGTERM');
    expect(await said).toBe('');
  });

  it('lists the log levels when the setting is wrong', async () => {
    const { code, sentence } = await endOf({ PORT: '0', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(sentence).toContain('LOG_LEVEL is “loud”; it must be one of silent, fatal,');
  });

  it('says how to choose another port when one is taken', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, sentence } = await endOf({ PORT: String(port) });
    expect(code).toBe(1);
    expect(sentence).toBe(
      `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start\n`,
    );
    other.close();
  });

  it.each(['http', '-1', '70000', '80.5'])('says what is wrong with PORT=%s', async (wrong) => {
    const { code, sentence } = await endOf({ PORT: wrong });
    expect(code).toBe(1);
    expect(sentence).toContain(`PORT is “${wrong}”`);
    expect(sentence.trim().split('\n')).toHaveLength(1);
  });

  it('says what is wrong with a push key, without printing it', async () => {
    const key = 'nearly-right-but-too-short';
    const { code, sentence } = await endOf({ PORT: '0', PUSH_KEY: key });
    expect(code).toBe(1);
    expect(sentence).toBe('PUSH_KEY is “…”; it must be 32 random bytes as base64.\n');
    const PUSH_KEY = Buffer.alloc(32, 1).toString('base64');
    const badContact = await endOf({ PORT: '0', PUSH_KEY, PUSH_CONTACT: 'me' });
    expect(badContact.sentence).toContain('PUSH_CONTACT is “me”');
  });
});

/** Ends the writer thread on request, as when the system has no memory left for it. */
const MORTAL_WRITER = `
  import { syncBuiltinESMExports } from 'node:module';
  import threads from 'node:worker_threads';
  threads.Worker = class extends threads.Worker {
    constructor(url, options) {
      super(url, options);
      if (String(url).includes('sqlite-writer')) process.on('SIGUSR2', () => this.terminate());
    }
  };
  syncBuiltinESMExports();
`;

/** An unexpected error with what a database error may carry. The stack quotes this text. */
const FAULT = `
  process.on('SIGUSR2', () => {
    throw Object.assign(new Error('unforeseen'), { detail: ['can', 'ary'].join('') });
  });
`;

/** Starts a server with this script in it and triggers it; returns how the server ended. */
async function endOfOneWith(script: string): Promise<{ code: unknown; said: string }> {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(script)}`;
  const server = start({ PORT: '0', NODE_OPTIONS });
  await once(server.stdout, 'data');
  server.kill('SIGUSR2');
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'close')]);
  return { code, said };
}

it('exits with the reason when writing has become impossible, so that a service manager restarts it', async () => {
  const { code, said } = await endOfOneWith(MORTAL_WRITER);
  expect(code).toBe(1);
  expect(JSON.parse(said)).toMatchObject({ level: 60, msg: expect.stringContaining('written') });
});

it('exits on an unexpected error with one line in its log, without data from the database', async () => {
  const { code, said } = await endOfOneWith(FAULT);
  expect(code).toBe(1);
  expect(JSON.parse(said)).toMatchObject({ level: 60, error: { message: 'unforeseen' } });
  expect(said).not.toContain('canary');
});

it('logs errors as JSON, without data from the database', () => {
  const report = fileURLToPath(new URL('../src/ops/report.ts', import.meta.url));
  const script = `
    import { createReport } from ${JSON.stringify(report)};
    const error = new Error('it could not be written');
    Object.assign(error, { detail: 'Key (seed)=(canary)', parameters: ['canary'], query: 'canary' });
    createReport('error')('a game is in trouble', { game: 'abc', error });
    createReport('error')('a line broke', { error }, 'warn');
    createReport('silent')('a game is in trouble', { game: 'quiet', error }, 'fatal');
    createReport('info')('listening', { port: 8080 }, 'info');
  `;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const lines = stderr.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      msg: 'a game is in trouble',
      game: 'abc',
      error: { type: 'Error', message: 'it could not be written' },
    },
    { level: 30, msg: 'listening', port: 8080 },
  ]);
  expect(stderr).not.toContain('canary');
});
