import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { missingIn } from '@bivouac/text';
import { type ExportedWords, readEnglishFile } from './english-file.ts';
import { englishFolders, wordFiles } from './folders.ts';

/** The sentences that a language does not have yet, by file. */
export interface Missing {
  readonly file: string;
  readonly sentences: readonly string[];
}

export async function missingSentences(root: string, tag: string): Promise<Missing[]> {
  const found: Missing[] = [];
  for (const folder of englishFolders(root)) {
    const own = folder.replace(/en$/, tag);
    for (const file of wordFiles(root, folder)) {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const [english, draft] = await Promise.all(
        [folder, own].map((words) => import(pathToFileURL(join(root, words, file)).href)),
      );
      const sentences = readEnglishFile(file, text).exports.flatMap((words) =>
        missingOf(words, draft, english),
      );
      if (sentences.length > 0) found.push({ file: join(own, file), sentences });
    }
  }
  return found;
}

type Exports = { readonly [name: string]: unknown };

/** Words defined in other files are counted there. */
function missingOf({ name, ownKeys }: ExportedWords, draft: Exports, english: Exports): string[] {
  if (ownKeys === null) return missingIn(draft[name], english[name], name);
  const pick = (words: unknown, key: string): unknown => (words as Exports | undefined)?.[key];
  return ownKeys.flatMap((key) =>
    missingIn(pick(draft[name], key), pick(english[name], key), `${name}.${key}`),
  );
}
