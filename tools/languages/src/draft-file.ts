import { type ExportedWords, readEnglishFile } from './english-file.ts';

const NOTE = '/** A sentence that is missing here is shown in English. */';

/** The English file, how the new one reaches it, and where the type of a draft comes from. */
export interface Source {
  readonly name: string;
  readonly text: string;
  readonly toEnglish: string;
  readonly draftModule: string;
}

/** An empty file of a new language: the same exports as the English one, without a word. */
export function draftFile({ name, text, toEnglish, draftModule }: Source, tag: string): string {
  const { exports, imports } = readEnglishFile(name, text);
  const parts = exports.flatMap((words) => words.parts.map((part) => part.replace('...', '')));
  const kept = imports
    .filter((one) => one.names.some((binding) => parts.includes(binding)))
    .map((one) => one.text.replaceAll('/en/', `/${tag}/`));
  const own = exports.filter((words) => !isPutTogether(words));
  const types = own.map(({ name: words }) => `${words} as ${englishName(words, own)}`);
  const header = [
    ...(own.some(({ isFunction }) => !isFunction)
      ? [`import type { Draft } from '${draftModule}';`]
      : []),
    ...kept,
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '${toEnglish}';`] : []),
  ];
  const bodies = exports.map((words) => bodyOf(words, own));
  const note = own.length > 0 ? `${NOTE}\n` : '';
  return `${header.join('\n')}\n\n${note}${bodies.join('\n\n')}\n`;
}

/** It says nothing itself: other tables are put together in it. */
const isPutTogether = ({ ownKeys, parts }: ExportedWords): boolean =>
  ownKeys?.length === 0 && parts.length > 0;

const englishName = (name: string, own: readonly ExportedWords[]): string =>
  own.length === 1 ? 'english' : `english${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function bodyOf(words: ExportedWords, own: readonly ExportedWords[]): string {
  const { name, parts, isFunction } = words;
  if (isPutTogether(words)) return `export const ${name} = { ${parts.join(', ')} };`;
  const english = englishName(name, own);
  if (isFunction) return `export const ${name}: typeof ${english} | undefined = undefined;`;
  return `export const ${name}: Draft<typeof ${english}> = { ${parts.join(', ')} };`;
}
