import { describe, expect, it } from 'vitest';
import { placesInKernel, placesOf } from './lint-tree.ts';

describe('pure-random', () => {
  it.each([
    ['export const a = () => Math.random();', '1:24'],
    ["export const a = () => Math['random']();", '1:24'],
    ['export const a = (b: string) => Math[b]();', '1:33'],
    ['const { floor, random: b } = Math;', '1:30'],
    ['export const a = Math;', '1:18'],
  ])('catches %s', (text, place) => {
    expect(placesInKernel('pure-random', text)).toEqual([place]);
  });

  it.each([
    'export const a = (b) => b.random();',
    'export const a = Math.floor(1.5);',
    'const { floor, min: b } = Math;',
    'export const a = (Math) => Math.random();',
    'export const a = { random: 1 };',
  ])('leaves alone %s', (text) => {
    expect(placesInKernel('pure-random', text)).toEqual([]);
  });
});

describe('pure-node', () => {
  it('catches modules of Node and of others', () => {
    const text = [
      "import { readFileSync } from 'node:fs';",
      "import type { A } from 'fastify';",
      "export * from 'path';",
      "import b from '#b';",
    ];
    expect(placesInKernel('pure-node', ...text)).toEqual(['1:1', '2:1', '3:1', '4:1']);
  });

  it('leaves alone relative imports, own packages, tests and packages that are not pure', () => {
    const found = placesOf('pure-node', {
      'packages/board/src/a.ts': "import './b.ts';\nimport '@bivouac/kernel';",
      'packages/board/test/a.test.ts': "import { it } from 'vitest';",
      'packages/server/src/a.ts': "import 'node:fs';",
    });
    expect(found).toEqual([]);
  });

  it('catches a dependency in the package.json of a pure package', () => {
    const manifest = (folder: string): string =>
      [
        `{ "name": "@bivouac/${folder}",`,
        '  "dependencies": {',
        '    "@bivouac/kernel": "*",',
        '    "fastify": "^5"',
        '  }, "devDependencies": { "vitest": "*" } }',
      ].join('\n');
    const found = placesOf('pure-node', {
      'packages/board/package.json': manifest('board'),
      'packages/server/package.json': manifest('server'),
    });
    expect(found).toEqual(['packages/board/package.json:4:5']);
  });
});

describe('pure-async', () => {
  it.each([
    ['export async function a() {}', ['1:8']],
    ['export const a = async () => 1;', ['1:18']],
    ['export const a = { async b() {} };', ['1:20']],
    ['export class A { async b() {} }', ['1:18']],
    ['export const a = async (b) => { await b; };', ['1:18', '1:33']],
    ['export const a = async (b) => { for await (const c of b); };', ['1:18', '1:33']],
    ['export const a = () => Promise.resolve(1);', ['1:24']],
    ['export type A = () => Promise<number>;', ['1:23']],
    ["export const a = () => import('./b.ts');", ['1:24']],
  ])('catches %s', (text, places) => {
    expect(placesInKernel('pure-async', text)).toEqual(places);
  });

  it.each([
    'export function* a() { yield 1; }',
    'export const a = (async) => async.await;',
    'export const a = (b) => b.Promise;',
    'interface Promise { kept: boolean }\nexport const a = (b: Promise) => b;',
    "import { Promise } from './b.ts';\nexport const a = (b: Promise) => Promise(b);",
  ])('leaves alone %s', (text) => {
    expect(placesInKernel('pure-async', ...text.split('\n'))).toEqual([]);
  });
});

describe('pure-locale', () => {
  it('catches calls that depend on the system’s language', () => {
    const text = ['export const a = (b, c) =>', "  b.localeCompare(c) + c['toLocaleString']();"];
    expect(placesInKernel('pure-locale', ...text)).toEqual(['2:5', '2:24']);
  });

  it('leaves alone names that only look like it, and the package text', () => {
    expect(
      placesInKernel('pure-locale', 'export const localeCompare = (b) => b.toString();'),
    ).toEqual([]);
    const text = 'export const a = (b, c) => b.localeCompare(c);';
    expect(placesOf('pure-locale', { 'packages/text/src/a.ts': text })).toEqual([]);
  });
});

describe('pure-for-in', () => {
  it('catches for…in', () => {
    expect(placesInKernel('pure-for-in', 'for (const a in {}) a;')).toEqual(['1:1']);
  });

  it('leaves alone for…of and the operator in', () => {
    expect(
      placesInKernel('pure-for-in', "for (const a of [1]) a;\nexport const b = 'c' in {};"),
    ).toEqual([]);
  });
});
