import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { must } from '@bivouac/kernel';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { CLOSE_TIMEOUT_MS } from '../src/sockets/serve.ts';
import { useFolder } from './tools/fixtures.ts';

// The settings that the documentation shows must be those that the server reads. Nothing is run here.

const folder = useFolder('hosting');

function read(path: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
}

function all(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => must(name, 'a name')))].sort();
}

/** Every environment variable that the server reads. */
function asked(): string[] {
  const names = new Set<string>(all(read('packages/server/src/main.ts'), /process\.env\.(\w+)/g));
  const given: Record<string, string> = { DATA_DIR: folder };
  readConfig(
    new Proxy(given, {
      get(env, name) {
        names.add(String(name));
        return env[String(name)];
      },
    }),
  );
  return [...names].sort();
}

const page = read('docs/HOSTING.md');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const service = must(/^ {2}server:\n((?: {3,}.*\n|\n)+)/m.exec(compose)?.[1], 'the server');

describe('docs/HOSTING.md', () => {
  it('lists every setting in its table, and no other', () => {
    const rows = page.split('\n').filter((line) => /^\| `/.test(line));
    const told = all(rows.map((row) => row.split('|')[1]).join(), /`(\w+)`/g);
    // Node's own.
    expect(told).toEqual(asked().filter((name) => !name.startsWith('NODE_')));
  });

  it.each([
    ['', undefined],
    ['http://here', false],
    ['https://play.example.org', true],
  ])('parses PUBLIC_URL=%s', (PUBLIC_URL, isSecure) => {
    expect(readConfig({ DATA_DIR: folder, PUBLIC_URL }).isSecure).toBe(isSecure);
  });

  it.each(['play.example.org', 'ftp://play.example.org', 'https://'])(
    'says what PUBLIC_URL must be, and not %s',
    (PUBLIC_URL) => {
      expect(() => readConfig({ DATA_DIR: folder, PUBLIC_URL })).toThrow('PUBLIC_URL is');
    },
  );

  it('uses no unknown setting in its examples', () => {
    const examples = all(page, /```\n([\s\S]*?)```/g).join('\n');
    const known = [...asked(), ...all(compose, /\$\{(\w+)/g)];
    expect(known).toEqual(expect.arrayContaining(all(examples, /\b([A-Z][A-Z_]+)=/g)));
  });
});

describe('compose.yaml and what it starts', () => {
  it('gives the servers settings that they read', () => {
    const given = all(service, /^ {6}([A-Z_]+):/gm);
    expect(given).toContain('DATABASE_URL');
    expect(asked()).toEqual(expect.arrayContaining(given));
    const image = must(/^ENV (.*)$/m.exec(dockerfile)?.[1], 'settings');
    expect(asked()).toEqual(expect.arrayContaining(all(image, /\b(?!NODE_|MALLOC_)(\w+)=/g)));
  });

  it('sends visitors to the port that the image listens on, and hides the metrics', () => {
    const port = must(/\bPORT=(\d+)/.exec(dockerfile)?.[1], 'a port');
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    const proxy = read('Caddyfile');
    expect(proxy).toContain(`dynamic a server ${port}`);
    expect(proxy).toContain('respond /metrics 403');
  });

  it('routes one table to one server by the id that the page sends', () => {
    expect(read('Caddyfile')).toMatch(/query game=\*[\s\S]*lb_policy uri_hash/);
    expect(read('packages/web/src/pages/online/TableOnline.svelte')).toContain('/play?game=');
  });

  it('waits longer for a stopping server than the server waits for its pages', () => {
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(service)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(CLOSE_TIMEOUT_MS * 4);
  });

  it('puts none of the host’s own files into the image', () => {
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.env', '.git', '.bivouac', '**/node_modules']));
  });
});
