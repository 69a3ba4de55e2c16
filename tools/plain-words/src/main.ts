import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countWorstWords } from './count.ts';

// `npm run plain-words` writes the counts that may only fall.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = fileURLToPath(new URL('../counts.json', import.meta.url));
writeFileSync(FILE, `${JSON.stringify(countWorstWords(ROOT), null, 2)}\n`);
