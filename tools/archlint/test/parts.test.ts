import { describe, expect, it } from 'vitest';
import { placesOf } from './lint-tree.ts';

const importing = (path: string, ...specifiers: readonly string[]): number =>
  placesOf('parts', { [path]: specifiers.map((each) => `import '${each}';`).join('\n') }).length;

describe('the parts of a game', () => {
  it('keep the rules free of texts, bots and drawings', () => {
    const rules = 'packages/games/skirmish/src/rules/a.ts';
    expect(importing(rules, './b.ts', '@bivouac/kernel')).toBe(0);
    expect(importing(rules, '../text/b.ts', '../bots/b.ts', '../table/b.ts', '../art/b.ts')).toBe(
      4,
    );
    expect(importing(rules, '@bivouac/text', '@bivouac/table')).toBe(2);
  });

  it('keep the entry free of drawings, and let the table use the rest', () => {
    expect(importing('packages/games/skirmish/src/entry.ts', './rules/b.ts', './text/b.ts')).toBe(
      0,
    );
    expect(importing('packages/games/skirmish/src/entry.ts', './table/b.ts', './art/b.ts')).toBe(2);
    const table = 'packages/games/skirmish/src/table/a.ts';
    expect(importing(table, '../rules/b.ts', '../text/b.ts', '../art/b.ts')).toBe(0);
    expect(importing(table, '../client.ts')).toBe(1);
  });

  it('hold for imports from the core by a title', () => {
    const title = 'packages/games/undaunted/normandy/src/rules/a.ts';
    expect(importing(title, '@bivouac/undaunted-core')).toBe(0);
  });

  it('are those of the table', () => {
    expect(importing('packages/games/skirmish/src/other/a.ts')).toBe(1);
  });
});

describe('the id of a game', () => {
  const manifest = "export const client = { id: 'chess' };";
  const found = (path: string, text: string): string[] =>
    placesOf('game-id', { 'packages/games/chess/src/client.ts': manifest, [path]: text });

  it('may appear only in its folder, in the registry and in tests', () => {
    const text = "export const a = 'chess';";
    expect(found('packages/web/src/a.ts', text)).toEqual(['packages/web/src/a.ts:1:18']);
    expect(found('packages/shelf/src/a.ts', text)).toEqual([]);
    expect(found('packages/games/skirmish/src/rules/a.ts', text)).toEqual([]);
    expect(found('packages/web/test/a.test.ts', text)).toEqual([]);
  });
});
