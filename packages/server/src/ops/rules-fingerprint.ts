import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));
/** All that decides how a stored game plays. */
const OF_RULES = ['kernel', 'board', 'games'];
const SOURCE = /(?:^|[/\\])src[/\\].*\.(?:ts|json)$/;

/** Two servers with the same fingerprint play every stored game alike. Some 350 files, read in 30 ms. */
export function rulesFingerprint(packages = PACKAGES): string {
  const hash = createHash('sha256');
  for (const each of OF_RULES) {
    const folder = `${packages}/${each}`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => SOURCE.test(name)).sort()) {
      hash.update(`${each}/${file}\n`).update(readFileSync(`${folder}/${file}`));
    }
  }
  return hash.digest('hex');
}
