import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../src/index.ts';
import { useFolder } from './tools/fixtures.ts';

const folder = useFolder('server');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bivouac</title>');
writeFileSync(join(folder, 'assets', 'page-abc123.js'), 'export {};');
const SCRIPT = 'export const sides = ["blue", "red"];';
writeFileSync(join(folder, 'assets', 'small-abc123.js'), SCRIPT);
writeFileSync(join(folder, 'assets', 'small-abc123.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'assets', 'small-abc123.js.gz'), gzipSync(SCRIPT));
writeFileSync(join(folder, '.stamp'), 'only for the build');

const app = buildApp({ webRoot: folder });
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => app.close());

/** The raw response of the server, not decompressed. */
async function fetchRaw(path: string, accepted: string) {
  const asked = get(`${origin}${path}`, { headers: { 'accept-encoding': accepted } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
}

const asPage = { headers: { accept: 'text/html,application/xhtml+xml' } };

describe('the server on a real port', () => {
  it('answers healthz', async () => {
    const answer = await fetch(`${origin}/healthz`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sends the page with no-cache and hashed files as immutable', async () => {
    const page = await fetch(`${origin}/`, asPage);
    expect(await page.text()).toContain('<title>Bivouac</title>');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${origin}/assets/page-abc123.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])(
    'sends a browser that accepts %s what the build has compressed: %s',
    async (accepted, sent) => {
      const { headers, body } = await fetchRaw('/assets/small-abc123.js', accepted);
      expect(headers['content-encoding'] ?? null).toBe(sent);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toContain('javascript');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const file = { br: '.br', gzip: '.gz' }[sent ?? ''] ?? '';
      expect(body).toEqual(readFileSync(join(folder, 'assets', `small-abc123.js${file}`)));
    },
  );

  it.each(['/', '/healthz', '/assets/page-abc123.js', '/nothing.png', '/%zz', '/api/games/%zz'])(
    'sends %s with the security headers',
    async (path) => {
      const { headers } = await fetch(`${origin}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('answers an unknown address with 404 and the page, an unknown file with a bare 404', async () => {
    const page = await fetch(`${origin}/some/where`, asPage);
    expect(page.status).toBe(404);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Bivouac');
    const head = await fetch(`${origin}/some/where`, { method: 'HEAD', ...asPage });
    expect(head.status).toBe(404);
    const picture = await fetch(`${origin}/nothing.png`);
    expect(picture.status).toBe(404);
    expect(await picture.json()).toEqual({ error: 'not-found' });
    const asset = await fetch(`${origin}/assets/gone-123.js`, asPage);
    expect(asset.status).toBe(404);
    const posted = await fetch(`${origin}/some/where`, { method: 'POST', ...asPage });
    expect(posted.status).toBe(404);
  });

  it('serves neither dot files nor files outside its folder', async () => {
    expect((await fetch(`${origin}/.stamp`)).status).toBe(404);
    expect((await fetch(`${origin}/..%2f..%2fetc%2fpasswd`)).status).toBeGreaterThanOrEqual(400);
  });
});

it('sends the security headers with the answer to a malformed address', async () => {
  const secure = buildApp({ webRoot: folder, api: { isSecure: true } });
  const { statusCode, headers } = await secure.inject('/%zz');
  expect(statusCode).toBe(400);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect((await app.inject('/%zz')).headers).not.toHaveProperty('strict-transport-security');
  await secure.close();
});

it('says what to do when the client is not built', async () => {
  const bare = buildApp({ webRoot: join(folder, 'nowhere') });
  const answer = await bare.inject({ url: '/', headers: asPage.headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toBe(
    'The web client is not built yet. Run `npm start`, which builds it, or `npm test`.\n',
  );
  await bare.close();
});

it('shuts down although a client holds an idle or half-sent request', async () => {
  const going = buildApp({ webRoot: folder });
  const { port } = new URL(await going.listen({ host: '127.0.0.1', port: 0 }));
  const lines = await Promise.all(
    ['', 'GET /healthz HTTP/1.1\r\n'].map(async (half) => {
      const line = connect(Number(port), '127.0.0.1');
      await once(line, 'connect');
      line.write(half);
      return line.resume().on('error', () => undefined);
    }),
  );
  await going.close();
  for (const line of lines) await vi.waitUntil(() => line.closed, { timeout: 20_000 });
});
