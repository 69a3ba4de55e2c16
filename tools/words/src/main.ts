// npm run words -- <game or part> [cs|en]: prints every sentence, with every name that can reach it, for reading.
import { fileURLToPath } from 'node:url';
import { isLanguage, LANGUAGES } from '@bivouac/text';
import { faultsOf } from '@bivouac/text/testing/check-sentence.ts';
import { allTargets, forbiddenIn, readTarget } from './target.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [name = '', tag = ''] = process.argv.slice(2);
const targets = allTargets(ROOT);
const target = targets.find((each) => each.name === name);

if (target === undefined || (tag !== '' && !isLanguage(tag))) {
  const names = targets.map((each) => each.name).join(', ');
  console.error(`Usage: npm run words -- <${names}> [${LANGUAGES.join('|')}]`);
  process.exitCode = 1;
} else {
  for (const language of LANGUAGES.filter((each) => tag === '' || each === tag)) {
    const { lines, unsampled } = await readTarget(ROOT, target, language);
    const forbidden = forbiddenIn(ROOT, target, language);
    for (const { path, text } of lines) {
      const faults = faultsOf(language, text, forbidden, false);
      console.log(`${path}\t${text}${faults.map((fault) => `\t! ${fault}`).join('')}`);
    }
    for (const { path, parameter } of unsampled)
      console.log(`${path}\t! no sample for ${parameter}`);
  }
}
