import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { REQUEST_TIMEOUTS } from '../../src/http/connections.ts';
import { useFolder, useServer } from '../tools/fixtures.ts';

const folder = useFolder('http-limits');
mkdirSync(join(folder, 'page'));
writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>Bivouac</title>');

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function listen(options: AppOptions = {}): Promise<URL> {
  const app = buildApp({ webRoot: join(folder, 'page'), ...options });
  open.push(app);
  return new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/**
 * Waits for an event. Not `once` of node:events, which would throw at the reset that a client sees if the server closes
 * the connection while bytes of the client are on their way.
 */
const happens = <A>(line: Socket, event: 'connect' | 'data' | 'close'): Promise<A> =>
  new Promise((resolve) => line.once(event, resolve));

async function lineTo({ port }: URL): Promise<Socket> {
  const line = connect(Number(port), '127.0.0.1');
  line.on('error', () => undefined);
  open.push({ close: () => line.destroy() });
  await happens(line, 'connect');
  return line;
}

const answerOn = async (line: Socket, forwarded?: string): Promise<string> => {
  const by = forwarded === undefined ? '' : `X-Forwarded-For: ${forwarded}\r\n`;
  line.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n${by}\r\n`);
  const bytes = await happens<Buffer>(line, 'data');
  return String(bytes).slice(0, 12);
};

describe('slow requests', () => {
  const HASTY = { headersMs: 200, requestMs: 400, checkMs: 50 };
  /** Long enough for a busy machine, and shorter than any other timeout of the server. */
  const LONGEST_MS = 15_000;

  const HEAD = 'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    ['body', `${HEAD}Content-Length: 5000\r\n\r\n`],
    ['head', HEAD],
    ['first line', 'GET /'],
  ])('are closed if their %s arrives too slowly', async (_what, begun) => {
    const origin = await listen({ timeouts: HASTY });
    const line = await lineTo(origin);
    let answer = '';
    line.on('data', (bytes) => {
      answer += String(bytes);
    });
    const closed = happens(line, 'close').then(() => 'closed');
    line.write(begun);
    const dripping = setInterval(() => line.write('x'), 20);
    open.push({ close: () => clearInterval(dripping) });
    expect(await Promise.race([closed, sleep(LONGEST_MS, 'still open', { ref: false })])).toBe(
      'closed',
    );
    // A reset may overtake the answer.
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  it('have half a minute', () => {
    expect(REQUEST_TIMEOUTS.requestMs).toBe(30_000);
    expect(REQUEST_TIMEOUTS.headersMs).toBeLessThan(30_000);
    const { server } = buildApp({ webRoot: 'nowhere' });
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 20_000]);
  });
});

describe('connections', () => {
  it('are limited per address, which gets new ones when it closes others', async () => {
    const origin = await listen({ connections: { max: 100, maxPerAddress: 3 } });
    const lines = [await lineTo(origin), await lineTo(origin), await lineTo(origin)];
    const extra = await lineTo(origin);
    await happens(extra.resume(), 'close');
    expect(await Promise.all(lines.map((line) => answerOn(line)))).toEqual(
      lines.map(() => 'HTTP/1.1 200'),
    );
    lines[0]?.destroy();
    await vi.waitUntil(
      async () => {
        const again = await lineTo(origin);
        return Promise.race([
          answerOn(again).then(() => true),
          happens(again, 'close').then(() => false),
        ]);
      },
      { timeout: 20_000 },
    );
  });

  describe.each(['loopback', true])('with TRUST_PROXY=%s', (trustProxy) => {
    const connections = { max: 100, maxPerAddress: 3, silentMs: 300 };

    it('of a proxy count for the visitors that it forwards, while they use them', async () => {
      const origin = await listen({ connections, trustProxy });
      const lines: Socket[] = [];
      for (let i = 0; i < 8; i++) lines.push(await lineTo(origin));
      for (const round of [1, 2, 3]) {
        const answers = lines.map((line, i) => answerOn(line, `198.51.${round}.${i}`));
        expect(await Promise.all(answers)).toEqual(lines.map(() => 'HTTP/1.1 200'));
      }
      // One visitor after another, and one visitor again and again.
      for (const line of lines) expect(await answerOn(line, '198.51.100.7')).toBe('HTTP/1.1 200');
    });

    it('of one forwarded visitor are limited', async () => {
      const app = buildApp({ webRoot: join(folder, 'page'), connections, trustProxy });
      app.get('/slow', () => new Promise(() => undefined));
      open.push(app);
      const origin = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
      for (let i = 0; i < 3; i++) {
        (await lineTo(origin)).write(
          'GET /slow HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n',
        );
      }
      await sleep(100);
      expect(await answerOn(await lineTo(origin), '198.51.100.7')).toBe('HTTP/1.1 429');
      expect(await answerOn(await lineTo(origin), '198.51.100.8')).toBe('HTTP/1.1 200');
    });

    it('of a visitor who comes directly are limited', async () => {
      const origin = await listen({ connections, trustProxy });
      const lines = [await lineTo(origin), await lineTo(origin), await lineTo(origin)];
      expect(await Promise.all(lines.map((line) => answerOn(line)))).toEqual(
        lines.map(() => 'HTTP/1.1 200'),
      );
      expect(await answerOn(await lineTo(origin))).toBe('HTTP/1.1 429');
      // Also those that ask for nothing.
      const silent = await lineTo(origin);
      await happens(silent.resume(), 'close');
      // They keep their places, and the proxy's visitors have their own.
      expect(await answerOn(await lineTo(origin), '198.51.100.8')).toBe('HTTP/1.1 200');
      lines[0]?.destroy();
      await vi.waitUntil(async () => (await answerOn(await lineTo(origin))).endsWith('200'), {
        timeout: 20_000,
      });
    });
  });

  it('are limited in total', async () => {
    const origin = await listen({
      connections: { max: 4, maxPerAddress: 100 },
      trustProxy: 'loopback',
    });
    const lines: Socket[] = [];
    for (let i = 0; i < 4; i++) lines.push(await lineTo(origin));
    const extra = await lineTo(origin);
    await happens(extra.resume(), 'close');
    expect(await Promise.all(lines.map((line) => answerOn(line)))).toEqual(
      lines.map(() => 'HTTP/1.1 200'),
    );
  });
});

describe('static files', () => {
  it('are limited per address, and health checks are still answered', async () => {
    // Its clock stands still: a slow machine would earn new requests as fast as it makes them.
    const app = buildApp({ webRoot: join(folder, 'page'), trustProxy: true, monotonic: () => 0 });
    open.push(app);
    const statusOf = async (url: string, address: string): Promise<number> =>
      (await app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    const statuses = new Set<number>();
    for (let i = 0; i < 4_000 && !statuses.has(429); i++) {
      statuses.add(await statusOf('/', '198.51.100.7'));
    }
    expect([...statuses]).toEqual([200, 429]);
    expect(await statusOf('/', '198.51.100.8')).toBe(200);
    expect(await statusOf('/healthz', '198.51.100.7')).toBe(200);
  });
});

describe('HSTS', () => {
  it.each([
    ['by TLS at a proxy', { trustProxy: 'loopback' }, { 'x-forwarded-proto': 'https' }, true],
    ['where people come by https', { api: { isSecure: true } }, {}, true],
    ['without TLS', { trustProxy: 'loopback' }, { 'x-forwarded-proto': 'http' }, false],
    ['by the word of a stranger', {}, { 'x-forwarded-proto': 'https' }, false],
  ])('is sent or not: %s', async (_what, options, headers, isSent) => {
    const { headers: sent } = await fetch(await listen(options), { headers });
    expect(sent.get('strict-transport-security')).toBe(isSent ? 'max-age=31536000' : null);
  });
});

describe('/.well-known/security.txt', () => {
  const env = { DATA_DIR: folder, SECURITY_CONTACT: 'mailto:holes@example.org,https://a.example' };

  it('shows the security contact that the host has configured', async () => {
    const { security } = readConfig({ ...env, SECURITY_EXPIRES: '2999-06-30' });
    const api = { publicUrl: new URL('https://play.example.org') };
    const origin = await listen({ security, api });
    const answer = await fetch(new URL('/.well-known/security.txt', origin));
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:holes@example.org',
        'Contact: https://a.example',
        'Expires: 2999-06-30T00:00:00.000Z',
        'Preferred-Languages: en, cs',
        'Canonical: https://play.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['not set', {}],
    ['over', { ...env, SECURITY_EXPIRES: '2020-01-01' }],
  ])('is absent if it is %s', async (_what, given) => {
    const { security } = readConfig({ DATA_DIR: folder, ...given });
    const origin = await listen({ security });
    const headers = { accept: 'text/html' };
    const answer = await fetch(new URL('/.well-known/security.txt', origin), { headers });
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not-found' }]);
  });

  it.each([
    [{ SECURITY_CONTACT: 'me' }, 'SECURITY_CONTACT is “me”'],
    [{ SECURITY_EXPIRES: '' }, 'SECURITY_EXPIRES is “”'],
    [{ SECURITY_EXPIRES: '2999-01-01', SECURITY_LANGUAGES: 'en\ncs' }, 'SECURITY_LANGUAGES is'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is “…”'],
  ])('is checked with its related settings: %j', (wrong, sentence) => {
    const given = { SECURITY_EXPIRES: '2999-01-01', ...env, ...wrong };
    expect(() => readConfig(given)).toThrow(sentence);
  });
});

describe('/metrics', () => {
  const server = useServer();
  const tokened = useServer(() => ({ metricsToken: 'a-token-of-some-length' }));

  it('are for this machine, and not for clients behind a proxy on it', async () => {
    const statusWith = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.origin}/metrics`, { headers })).status;
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ 'x-forwarded-for': '127.0.0.1' })).toBe(403);
    expect(await statusWith({ forwarded: 'for=198.51.100.7' })).toBe(403);
    expect(await statusWith({ via: '1.1 proxy' })).toBe(403);
  });

  it('require the token if one is set', async () => {
    const statusWith = async (authorization: string): Promise<number> =>
      (await fetch(`${tokened.origin}/metrics`, { headers: { authorization } })).status;
    expect(await statusWith('Bearer a-token-of-some-length')).toBe(200);
    expect(await statusWith('Bearer a-token-of-some-lengtH')).toBe(403);
    expect(await statusWith('')).toBe(403);
  });
});
