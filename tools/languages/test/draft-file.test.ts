import { expect, it } from 'vitest';
import { draftFile } from '../src/draft-file.ts';
import { readEnglishFile } from '../src/english-file.ts';

const draft = (text: string): string =>
  draftFile(
    { name: 'words.ts', text, toEnglish: '../en/words.ts', draftModule: '@bivouac/text' },
    'de',
  );

it('has the exports of the English file and none of its words', () => {
  const made = draft("const CARD = { one: 'card' };\nexport const names = { a: 'A', ...CARD };\n");
  expect(made).toContain("import type { names as english } from '../en/words.ts';");
  expect(made).toContain('export const names: Draft<typeof english> = {  };');
  expect(made).not.toContain('CARD');
});

it('combines the same files as the English file, from its own language', () => {
  const made = draft(
    "import { words as common } from '@bivouac/table/text/en/index.ts';\nimport { shell } from './shell.ts';\nexport const words = { ...common, shell };\n",
  );
  expect(made).toContain("from '@bivouac/table/text/de/index.ts';");
  expect(made).toContain('export const words = { ...common, shell };');
  expect(made).not.toContain('Draft');
});

it('has the sentences that stand beside those of another file, in a call of `sentencesOf`', () => {
  const text =
    "import { words as common } from '@bivouac/table/text/en/index.ts';\nexport const words = { ...common, ...sentencesOf({ a: 'A' }) };\n";
  expect(readEnglishFile('words.ts', text).exports).toMatchObject([
    { ownKeys: ['a'], parts: ['...common'] },
  ]);
  expect(draft(text)).toContain('export const words: Draft<typeof english> = { ...common };');
});

it('leaves functions and types to English', () => {
  const made = draft(
    "export const join = (a: string) => a;\nexport type Names = typeof names;\nexport const names = { a: 'A' };\n",
  );
  expect(made).toContain('export const join: typeof englishJoin | undefined = undefined;');
  expect(made).not.toContain('export type');
});

it('leaves a function to English that the file gives another name', () => {
  const made = draft(
    "import { bare } from '@bivouac/text/grammar/en.ts';\nexport const label = bare;\n",
  );
  expect(made).toContain('export const label: typeof english | undefined = undefined;');
  expect(made).not.toContain('bare');
});
