import { fileURLToPath } from 'node:url';
import { LANGUAGE_INFO, LANGUAGES } from '@bivouac/text';
import { missingSentences } from './missing.ts';
import { LanguageTrouble, newLanguage } from './new-language.ts';

// `npm run new-language <tag> [name]` makes the folders of a language; `npm run languages [--all]` lists what the
// drafts do not say yet.

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [command, ...words] = process.argv.slice(2);

try {
  if (command === 'new') make(words);
  else await list(words.includes('--all'));
} catch (error) {
  if (!(error instanceof LanguageTrouble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function make([tag = '', name]: readonly string[]): void {
  if (tag === '') throw new LanguageTrouble('Name the language: npm run new-language <tag> [name]');
  const ownName = name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  const { length } = newLanguage(ROOT, tag, ownName);
  console.log(`${ownName} (${tag}) is a draft now: ${length} files in folders called ${tag}.`);
  console.log('Write its sentences there; what is missing is shown in English, and');
  console.log('`npm run languages -- --all` lists it. docs/LANGUAGES.md tells the rest.');
}

async function list(isLong: boolean): Promise<void> {
  const drafts = LANGUAGES.filter((tag) => LANGUAGE_INFO[tag].isDraft);
  for (const tag of drafts) {
    const missing = await missingSentences(ROOT, tag);
    const count = missing.reduce((sum, { sentences }) => sum + sentences.length, 0);
    console.log(`${tag}: ${count} sentences are missing and shown in English.`);
    for (const { file, sentences } of missing) {
      console.log(`  ${String(sentences.length).padStart(4)}  ${file}`);
      if (isLong) for (const sentence of sentences) console.log(`          ${sentence}`);
    }
  }
  if (drafts.length === 0) console.log('Every language has every sentence.');
}
