import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));
/** The packages that decide how a stored game replays. */
const OF_RULES = ['kernel', 'board', 'games'];
const SOURCE = /(?:^|[/\\])src[/\\].*\.(?:ts|json)$/;

/** Servers with the same fingerprint replay every stored game identically. Reads about 350 files in 30 ms. */
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
