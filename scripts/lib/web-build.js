import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBuildLock } from './build-lock.js';
import { inRoot, PINNED_NODE, ROOT } from './paths.js';
import { pinnedEnv, runQuiet } from './run.js';
import { Trouble } from './trouble.js';

const SOURCES = [
  ...['web', 'table', 'manifest', 'kernel', 'board', 'games', 'bots', 'text', 'shelf', 'protocol'],
];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'testing', 'golden']);
const STAMP = inRoot('packages/web/dist/.stamp');
const LOCK = inRoot('node_modules/.bivouac-web-build.lock');

/** Builds the web client unless the last build was made from exactly these sources. */
export async function buildWebIfStale() {
  if (isFresh()) return;
  // One build at a time: tests and a start may ask for it together.
  await withBuildLock(LOCK, ROOT, async () => {
    // The process that held the lock may have built it meanwhile.
    if (isFresh()) return;
    console.log('Building the web client.');
    const print = fingerprint();
    const vite = inRoot('node_modules/vite/bin/vite.js');
    const { code, output } = await runQuiet(PINNED_NODE, [vite, 'build', '--logLevel', 'warn'], {
      cwd: inRoot('packages/web'),
      // A test that asks for the build runs in NODE_ENV=test, and must get what people get.
      env: { ...pinnedEnv(), NODE_ENV: 'production' },
      shell: false,
    });
    process.stderr.write(output);
    if (code !== 0)
      throw new Trouble('The web client could not be built; the reason stands above.');
    await listMissingSentences();
    writeFileSync(STAMP, print);
  });
}

/** A draft of a language is shown in English where it says nothing: the build tells where that is. */
async function listMissingSentences() {
  const list = inRoot('packages/text/src/languages.json');
  const languages = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  if (!Object.values(languages).some(({ isDraft }) => isDraft)) return;
  const program = inRoot('tools/languages/src/main.ts');
  const { output } = await runQuiet(PINNED_NODE, [program, 'list'], { shell: false });
  process.stderr.write(output);
}

function isFresh() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** By content and not by date: a checkout gives old files new dates. */
function fingerprint() {
  const hash = createHash('sha256');
  const add = (path) =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(inRoot(path)))
      .update('\0');
  const walk = (folder) => {
    const entries = readdirSync(inRoot(folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !NOT_SOURCES.has(entry.name)) walk(path);
      if (entry.isFile()) add(path);
    }
  };
  for (const source of SOURCES) walk(join('packages', source));
  add('package-lock.json');
  return hash.digest('hex');
}
