import { SHELF } from '@bivouac/shelf';
import { LANGUAGES, type RuleEntry } from '@bivouac/text';
import { describe, expect, it } from 'vitest';

const references = SHELF.flatMap(({ game, reference }) =>
  reference === undefined ? [] : [{ id: game.id, reference }],
);

/** What an entry has, whatever its words are. */
const shapeOf = ({ example, tables = [], seed }: RuleEntry) => ({
  hasExample: example !== undefined,
  tables: tables.map(({ heads, rows }) => [heads.length, rows.length]),
  seed,
});

describe.each(references)('the rules reference of $id', ({ reference }) => {
  it('has the same parts in every language', async () => {
    const shapes = await Promise.all(
      LANGUAGES.map(async (language) =>
        Object.entries(await reference.load(language)).map(([id, entry]) => [id, shapeOf(entry)]),
      ),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it.each(LANGUAGES)('has tables whose rows fit their heads (%s)', async (language) => {
    const entries = Object.values(await reference.load(language));
    expect(entries.length).toBeGreaterThan(0);
    for (const { heads, rows, caption } of entries.flatMap(({ tables = [] }) => tables)) {
      expect(caption).not.toBe('');
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(heads.length);
    }
  });
});
