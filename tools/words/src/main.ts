// npm run words -- <game or part> [cs|en] [--played]: prints every sentence, with every name that can reach it, for
// reading; with --played the log, prompts and actions of random games instead.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SHELF } from '@bivouac/shelf';
import { isLanguage, LANGUAGES, type Language, platformWords } from '@bivouac/text';
import { faultsOf } from '@bivouac/text/testing/check-sentence.ts';
import { playedLines } from './played.ts';
import { allTargets, forbiddenIn, forbiddenOfGame, readTarget, type Target } from './target.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { played: { type: 'boolean', default: false } },
});
const [name = '', tag = ''] = positionals;
const languages = LANGUAGES.filter((each) => tag === '' || each === tag);
const targets = allTargets(ROOT);
const target = targets.find((each) => each.name === name);
const entry = SHELF.find(({ game }) => game.id === name);

if ((tag !== '' && !isLanguage(tag)) || (values.played ? entry : target) === undefined) {
  const names = values.played ? SHELF.map(({ game }) => game.id) : targets.map((each) => each.name);
  console.error(
    `Usage: npm run words -- <${names.join(', ')}> [${LANGUAGES.join('|')}] [--played]`,
  );
  process.exitCode = 1;
} else if (values.played) {
  for (const language of languages) await printPlayed(language);
} else if (target !== undefined) {
  for (const language of languages) await printAll(target, language);
}

async function printAll(read: Target, language: Language): Promise<void> {
  const { lines, unsampled } = await readTarget(ROOT, read, language);
  const forbidden = forbiddenIn(ROOT, read, language);
  for (const { path, text } of lines) {
    const faults = faultsOf(language, text, forbidden, false);
    console.log(`${path}\t${text}${faults.map((fault) => `\t! ${fault}`).join('')}`);
  }
  for (const { path, parameter } of unsampled) console.log(`${path}\t! no sample for ${parameter}`);
}

async function printPlayed(language: Language): Promise<void> {
  if (entry === undefined) return;
  await platformWords.load(language);
  const text = await entry.texts.load(language);
  const forbidden = forbiddenOfGame(ROOT, entry.game.id, language);
  const seen = new Set<string>();
  for (const { id } of entry.game.scenarios) {
    for (const line of playedLines(entry, text, id, `read ${id}`)) {
      if (seen.has(line.text)) continue;
      seen.add(line.text);
      const faults = faultsOf(language, line.text, forbidden, line.kind !== 'action');
      console.log(`${line.kind}\t${line.text}${faults.map((fault) => `\t! ${fault}`).join('')}`);
    }
  }
}
