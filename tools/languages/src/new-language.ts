import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { draftFile } from './draft-file.ts';
import { englishFolders, wordFiles } from './folders.ts';

const LIST = 'packages/text/src/languages.json';
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** Something the person at the keyboard can mend. */
export class LanguageTrouble extends Error {}

/** Makes the folders of a new language; resolves to the files that were written. */
export function newLanguage(root: string, tag: string, name: string): string[] {
  const languages = JSON.parse(readFileSync(join(root, LIST), 'utf8')) as { [tag: string]: object };
  if (!TAG.test(tag))
    throw new LanguageTrouble(`“${tag}” is not a language tag. Give one such as de, fr or pt-BR.`);
  if (languages[tag] !== undefined)
    throw new LanguageTrouble(
      `Bivouac speaks “${tag}” already; its words lie in folders called ${tag}.`,
    );
  const written = [LIST];
  languages[tag] = {
    ...{ name, mark: tag.slice(0, 2).toUpperCase(), dates: tag },
    ...{ alsoFor: [], bound: '', isDraft: true },
  };
  writeFileSync(join(root, LIST), `${JSON.stringify(languages, null, 2)}\n`);
  for (const folder of englishFolders(root)) {
    for (const file of wordFiles(root, folder)) {
      const own = join(dirname(folder), tag, file);
      const text = readFileSync(join(root, folder, file), 'utf8');
      const toEnglish = relative(dirname(own), join(folder, file)).replaceAll('\\', '/');
      // The package of the texts does not import itself by name.
      const draftModule = own.startsWith('packages/text/') ? '../../draft.ts' : '@bivouac/text';
      mkdirSync(dirname(join(root, own)), { recursive: true });
      writeFileSync(join(root, own), draftFile({ name: file, text, toEnglish, draftModule }, tag));
      written.push(own);
    }
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...written], {
    cwd: root,
    stdio: 'pipe',
  });
  return written;
}
