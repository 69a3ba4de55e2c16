import { readFileSync } from 'node:fs';
import { must } from '@bivouac/kernel';
import { fromClient, fromServer, PROTOCOL, type Refusal } from '@bivouac/protocol';
import { describe, expect, it } from 'vitest';

// docs/PROTOCOL.md must describe exactly what packages/protocol checks.

const PAGE = readFileSync(new URL('../../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

/** The rows of the first table below a heading; each cell as its words in backquotes. */
function rowsBelow(heading: string): string[][][] {
  const lines = PAGE.slice(PAGE.indexOf(`\n${heading}\n`)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const rows = lines.slice(first + 2);
  return rows.slice(0, rows.indexOf('')).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
  );
}

interface Field {
  readonly def: { readonly values?: readonly string[]; readonly entries?: object };
}
type Shape = { readonly [field: string]: Field };

/** By message type: its fields, and the values that one of them may have. */
const shapesOf = (union: typeof fromClient | typeof fromServer): Map<string, Shape> =>
  new Map(
    union.def.options.map((option) => {
      const shape = option.shape as unknown as Shape;
      return [shape.type?.def.values?.[0] ?? '', shape];
    }),
  );

describe.each([
  ['## From the page', fromClient],
  ['## From the server', fromServer],
] as const)('the page %s', (heading, union) => {
  const shapes = shapesOf(union);
  const rows = rowsBelow(heading);

  it('names every message and no other', () => {
    expect(rows.map(([type]) => type?.[0])).toEqual([...shapes.keys()]);
  });

  it.each(rows.filter(([, fields]) => (fields?.length ?? 0) > 0))(
    'names every field of %s',
    ([type = ''] = [], words = []) => {
      const { type: _, ...fields } = must(shapes.get(type), type);
      const values = Object.values(fields).flatMap(({ def }) => Object.keys(def.entries ?? {}));
      const isValue = (word: string): boolean => values.includes(word);
      expect(words.filter((word) => !isValue(word)).sort()).toEqual(Object.keys(fields).sort());
      // If it lists the values of a field, it lists all of them.
      const listed = words.filter(isValue);
      if (listed.length > 0) expect(listed.sort()).toEqual(values.sort());
    },
  );
});

it('names every refusal, and the version', () => {
  const refusal = shapesOf(fromServer).get('refused')?.refusal as unknown as {
    shape: { code: { def: { entries: { [code in Refusal['code']]: string } } } };
  };
  const said = rowsBelow('### Refusals').flatMap(([codes = []]) => codes);
  expect(said.sort()).toEqual(Object.keys(refusal.shape.code.def.entries).sort());
  expect(PAGE).toContain(`is ${PROTOCOL} (\`PROTOCOL\`)`);
});
