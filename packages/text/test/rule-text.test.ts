import { describe, expect, it } from 'vitest';
import { type RuleTable, ruleReference, ruleWords } from '../src/index.ts';

const TABLE: RuleTable = { caption: 'Pieces', heads: ['piece', 'worth'], rows: [['rook', '5']] };

const reference = ruleReference({
  titles: async () => ({ castling: 'Castling', check: 'Check' }),
  texts: async () => ({
    castling: { text: 'King and rook.', example: 'The king goes from e1 to g1.' },
    check: 'The king.',
  }),
  sources: async () => ({ castling: 'Rošáda', check: null }),
  tables: async (language) => ({
    castling: [{ ...TABLE, caption: `${TABLE.caption} (${language})` }],
  }),
});

describe('a rules reference', () => {
  it('joins title, text, example, tables and heading, and leaves out what a rule does not have', async () => {
    expect(await reference.load('en')).toEqual({
      castling: {
        title: 'Castling',
        text: 'King and rook.',
        example: 'The king goes from e1 to g1.',
        tables: [{ ...TABLE, caption: 'Pieces (en)' }],
        seed: 'Rošáda',
      },
      check: { title: 'Check', text: 'The king.', seed: null },
    });
  });

  it('can do without tables', async () => {
    const plain = ruleReference({
      titles: async () => ({ check: 'Check' }),
      texts: async () => ({ check: 'The king.' }),
      sources: async () => ({ check: null }),
    });
    expect(await plain.load('en')).toEqual({
      check: { title: 'Check', text: 'The king.', seed: null },
    });
  });
});

it('gives everything that a rule says to a search', () => {
  const entry = { title: 'Check', text: 'The king.', example: 'To h5.', tables: [TABLE] };
  expect(ruleWords(entry)).toEqual([
    'Check',
    'The king.',
    'To h5.',
    'Pieces',
    'piece',
    'worth',
    'rook',
    '5',
  ]);
});
