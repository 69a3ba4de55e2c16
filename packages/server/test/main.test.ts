import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import flags from '../node-flags.json' with { type: 'json' };
import { useFolder } from './tools/for-file.ts';

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
    const program = ['node', ...flags.map(({ flag }) => flag), 'packages/server/src/main.ts'];
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]')).toEqual(program);
    const known = spawnSync(process.execPath, [...program.slice(1, -1), '-e', '0']);
    expect(String(known.stderr)).toBe('');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('prints its address and stops on %s', async (signal) => {
    const server = start({ PORT: '0' });
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
    expect(origin).toBeDefined();
    const answer = await fetch(`${origin}/healthz`);
    expect(await answer.json()).toEqual({ ok: true });
    server.kill(signal);
    const [code] = await once(server, 'close');
    expect(code).toBe(0);
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

  it('says what is wrong with a key for “your move”, without telling it', async () => {
    const key = 'nearly-right-but-too-short';
    const { code, sentence } = await endOf({ PORT: '0', PUSH_KEY: key });
    expect(code).toBe(1);
    expect(sentence).toBe('PUSH_KEY is “…”; it must be 32 random bytes as base64.\n');
    const PUSH_KEY = Buffer.alloc(32, 1).toString('base64');
    const nobody = await endOf({ PORT: '0', PUSH_KEY, PUSH_CONTACT: 'me' });
    expect(nobody.sentence).toContain('PUSH_CONTACT is “me”');
  });
});

it('writes what went wrong as JSON, and of an error nothing that the database put into it', () => {
  const report = fileURLToPath(new URL('../src/ops/report.ts', import.meta.url));
  const script = `
    import { createReport } from ${JSON.stringify(report)};
    const error = new Error('it could not be written');
    Object.assign(error, { detail: 'Key (seed)=(canary)', parameters: ['canary'], query: 'canary' });
    createReport('error')('a game is in trouble', { game: 'abc', error });
    createReport('silent')('a game is in trouble', { game: 'quiet', error });
  `;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const [line = '', ...more] = stderr.trim().split('\n');
  expect(JSON.parse(line)).toMatchObject({
    msg: 'a game is in trouble',
    game: 'abc',
    error: { type: 'Error', message: 'it could not be written' },
  });
  expect(stderr).not.toContain('canary');
  expect(more).toEqual([]);
});
