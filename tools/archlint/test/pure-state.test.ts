import { describe, expect, it } from 'vitest';
import { placesInKernel } from './lint-tree.ts';

describe('pure-state: what a module declares', () => {
  it.each([
    ['let a = 1;', '1:5'],
    ['export let a: number;', '1:12'],
    ['var a = 1;', '1:5'],
    ['for (var a of [1]) a;', '1:10'],
    ['const a = new Map();', '1:7'],
    ['export const a = new Set([1, 2]);', '1:14'],
    ['const a = new WeakMap();', '1:7'],
    ['const a = new Uint8Array(64);', '1:7'],
    ['const a = new Array(3);', '1:7'],
    ['const a: number[] = [];', '1:7'],
    ['const a: Record<string, number> = {};', '1:7'],
    ['const a = {} as Table;', '1:7'],
    ['const a = [] satisfies readonly number[];', '1:7'],
    ['const a = 1,\n  b = [];', '2:3'],
    ['class A { static a = 1; }', '1:11'],
    ['class A { static readonly a = new Map(); }', '1:11'],
  ])('catches %s', (text, place) => {
    expect(placesInKernel('pure-state', ...text.split('\n'))).toEqual([place]);
  });

  it.each([
    'const a: ReadonlyMap<string, number> = new Map();',
    'const a: ReadonlySet<string> = new Set();',
    'const a: readonly number[] = [];',
    'const a: ReadonlyArray<number> = [];',
    'const a: Readonly<Record<string, number>> = {};',
    'const a = Object.freeze([]);',
    'const a = Object.freeze(new Map());',
    'const a = [] as const;',
    'const a = new Map() as ReadonlyMap<string, number>;',
    'const a = [1, 2];',
    'const a = { b: 1 };',
    'function f() { let a = 1; var b = []; const c = new Map(); }',
    'for (let a = 0; a < 2; a += 1) a;',
    'const a = (() => { const b = new Map(); return b; })();',
    'declare let a: number;',
    'class Map {}\nconst a = new Map();',
    'class A { a = new Map(); static readonly b = 1; static c() {} }',
    'class A { static readonly a: ReadonlyMap<string, number> = new Map(); }',
  ])('leaves alone %s', (text) => {
    expect(placesInKernel('pure-state', ...text.split('\n'))).toEqual([]);
  });
});

/** A function with a module-level table, an imported one and a statement to judge, on line 3. */
function places(statement: string): string[] {
  return placesInKernel(
    'pure-state',
    "import { imported, type Shape } from './b.ts'; import * as ns from './c.ts';",
    'const T = { a: [1], b: 2, add: (x) => x }; class C { static set() {} } function g() {}',
    `export function f(p, i) { ${statement} }`,
  );
}

describe('pure-state: what a function writes', () => {
  it.each([
    'T.b = 1;',
    'T[i] = 1;',
    'T.a[0] += 1;',
    'T.b ??= 1;',
    'T.b++;',
    '--T.b;',
    'delete T.b;',
    'T.a.push(1);',
    'T.a.sort();',
    'T.a[0].reverse();',
    'T.a?.fill(0);',
    "T.a['push'](1);",
    '(T as Shape).b = 1;',
    'T.get(i).push(1);',
    'C.count = 1;',
    'g.calls = 1;',
    'imported.set(1, 2);',
    'imported.deep.x = 1;',
    'ns.table.set(1, 2);',
    'Object.assign(T, p);',
    '[T.b, p] = [1, 2];',
    '({ x: T.b } = p);',
    'for (T.b of p);',
  ])('catches %s', (statement) => {
    const column = statement.startsWith('({') ? 28 : 27;
    expect(places(statement)).toEqual([`3:${column}`]);
  });

  it.each([
    ['a local name for it', 'const row = T.a[i]; row.x = 1;', '3:47'],
    ['a part taken out of it', 'const { a } = T; a.push(1);', '3:44'],
    ['its elements', 'for (const t of T.a) t.x = 1;', '3:48'],
    ['a function in the function', 'return () => { T.b = 1; };', '3:42'],
  ])('catches a write through %s', (_how, statement, place) => {
    expect(places(statement)).toEqual([place]);
  });

  it.each([
    'p.b = 1;',
    'p.T.push(1);',
    'const T = []; T.push(1);',
    'for (const T of p) T.x = 1;',
    'return (T) => { T.x = 1; };',
    'const { T } = p; T.push(1);',
    'const copy = [...T.a]; copy.push(1);',
    'const copy = { ...T }; copy.b = 1;',
    '[...T.a].sort();',
    'T.a.slice().reverse();',
    'T.a.toSorted();',
    'T.a.map((x) => x);',
    'let t = T.a; t = []; t.push(1);',
    'return T.b === 1 && !T.a && -T.b;',
    'T.add(1);',
    'C.set(1);',
    'ns.add(1, 2);',
    'const a = b.x; const b = a.y; a.push(1);',
  ])('leaves alone %s', (statement) => {
    expect(places(statement)).toEqual([]);
  });

  it('leaves alone what runs while the module loads', () => {
    const text = [
      'const T = [0];',
      'for (let i = 0; i < 9; i += 1) T.push(i);',
      '(() => { T[0] = 1; })();',
    ];
    expect(placesInKernel('pure-state', ...text)).toEqual([]);
  });

  it('catches writes when an object is made', () => {
    expect(placesInKernel('pure-state', 'const T = { n: 0 };', 'class A { id = T.n++; }')).toEqual([
      '2:16',
    ]);
  });
});
