import { describe, expect, it } from 'vitest';
import { placesInKernel, placesOf } from './lint-tree.ts';

describe('pure-global', () => {
  it.each([
    ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
    ...['requestAnimationFrame', 'window', 'document', 'navigator', 'localStorage'],
    ...['sessionStorage', 'indexedDB', 'fetch', 'WebSocket', 'Worker', 'process', 'Buffer'],
    ...['global', 'globalThis', 'require', '__dirname', 'crypto', 'structuredClone', 'Intl'],
  ])('catches %s', (name) => {
    expect(placesInKernel('pure-global', `export const a = 1 + ${name}.x;`)).toEqual(['1:22']);
  });

  it.each([
    ['called', 'export const a = () => Date.now();', '1:24'],
    ['made', 'export const a = () => new Date();', '1:28'],
    ['as a shorthand property', 'export const a = { process };', '1:20'],
    ['exported', 'export { process as a };', '1:10'],
    ['asked for with typeof', "export const a = typeof window === 'object';", '1:25'],
    ['as a base class', 'export class A extends Worker {}', '1:24'],
    ['as a default value', 'export const a = (b = process) => b;', '1:23'],
    ['as a computed key', 'export const a = { [process]: 1 };', '1:21'],
    ['outside the block that shadows it', '{ const process = 1; }\nprocess;', '2:1'],
    ['beside the function that shadows it', 'const f = (process) => 1;\nf(process);', '2:3'],
    ['after the catch that shadows it', 'try {} catch (self) { self; }\nself;', '2:1'],
    ['after the loop that shadows it', 'for (const self of []) self;\nself;', '2:1'],
    ['behind an ambient declaration', 'declare const process: object;\nprocess;', '2:1'],
    ['in a default beside a var of the body', 'function f(a = self) { var self = 1; }', '1:16'],
    ['as import.meta', 'export const a = import.meta.url;', '1:18'],
  ])('catches a global %s', (_how, text, place) => {
    expect(placesInKernel('pure-global', ...text.split('\n'))).toEqual([place]);
  });

  it.each([
    ['a property', 'export const a = (b) => b.process + b?.document.window;'],
    ['a key', 'export const a = { process: 1, window() {}, get document() { return 1; } };'],
    ['a parameter', 'export const a = (process) => process.x;'],
    ['a destructured parameter', 'export const a = ({ document: window, self }) => window + self;'],
    ['a local', 'export function a() { const process = 1; return () => process; }'],
    ['a hoisted var', 'export function a() { if (1) { var self = 1; } return self; }'],
    ['a hoisted function', 'export const a = () => fetch();\nfunction fetch() {}'],
    ['a caught error', 'export const a = () => { try {} catch (process) { return process; } };'],
    ['a loop variable', 'export const a = (b) => { for (const document of b) document.x; };'],
    ['an import', "import { performance, x as self } from './b.ts';\nperformance(self);"],
    ['a namespace import', "import * as window from './b.ts';\nwindow.a();"],
    ['a function expression by its own name', 'export const a = function fetch() { fetch(); };'],
    ['a class', 'class Worker {}\nexport const a = new Worker();'],
    ['a class expression by its own name', 'export const a = class Date { b = () => Date; };'],
    ['a local interface', 'interface Date { a: 1 }\nexport const a = (b: Date): Date => b;'],
    ['a global type', 'export type A = { at: Date; of: typeof process };'],
    ['an implemented interface', 'export class A implements Worker {}'],
    ['a label', 'export const a = () => { window: for (;;) break window; };'],
    ['a member of a class', 'export class A { process = 1; readonly window: 1 = 1; }'],
    ['a re-export', "export { process, window as document } from './b.ts';"],
    ['a string', "export const a = 'process.exit()';"],
  ])('leaves alone %s', (_what, text) => {
    expect(placesInKernel('pure-global', ...text.split('\n'))).toEqual([]);
  });

  it.each(['packages/text/src/a.ts', 'packages/games/skirmish/src/text/a.ts'])(
    'lets texts use Intl, and nothing else (%s)',
    (path) => {
      const text = 'export const a = new Intl.NumberFormat();\nexport const b = Date.now();';
      expect(placesOf('pure-global', { [path]: text })).toEqual([`${path}:2:18`]);
    },
  );

  it('keeps to the src of pure packages', () => {
    const text = 'export const a = process.argv;';
    const found = placesOf('pure-global', {
      'packages/server/src/a.ts': text,
      'packages/testkit/src/a.ts': text,
      'packages/kernel/test/a.test.ts': text,
      'packages/games/undaunted/core/src/rules/a.ts': text,
      'packages/games/undaunted/core/src/table/a.ts': text,
      'packages/manifest/src/a.ts': text,
    });
    expect(found).toEqual([
      'packages/games/undaunted/core/src/rules/a.ts:1:18',
      'packages/manifest/src/a.ts:1:18',
    ]);
  });
});

describe('pure-console', () => {
  it('catches the console under its own name', () => {
    expect(
      placesInKernel('pure-console', 'export const a = () => {', '  console.log(1);', '};'),
    ).toEqual(['2:3']);
  });

  it('leaves alone a console that is passed in', () => {
    expect(placesInKernel('pure-console', 'export const a = (console) => console.log(1);')).toEqual(
      [],
    );
  });
});
