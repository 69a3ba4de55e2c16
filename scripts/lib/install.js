import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, PINNED_NODE } from './paths.js';
import { npmEnv, outputOf, runQuiet } from './run.js';
import { Trouble } from './trouble.js';

const LOCK = inRoot('package-lock.json');
const STAMP = inRoot('node_modules', '.bivouac-setup');
/** Written by npm itself: what really lies in node_modules. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');

/** Brings node_modules up to package-lock.json and checks that the pinned Node runs. */
export async function ensureInstalled() {
  if (!isInstalled()) await install();
  if (!pinnedNodeRuns()) await repairPinnedNode();
}

function isInstalled() {
  const lock = readFileSync(LOCK, 'utf8');
  const print = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) return true;
  // An `npm install` by hand is as good as ours.
  if (!existsSync(INSTALLED) || !holdsAll(lock, readFileSync(INSTALLED, 'utf8'))) return false;
  writeFileSync(STAMP, print);
  return true;
}

/** Whether everything the lock demands is there, in the same version; optional parts may miss. */
function holdsAll(lockText, installedText) {
  const wanted = JSON.parse(lockText).packages ?? {};
  const present = JSON.parse(installedText).packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version;
  });
}

const COMMON_ARGS = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

async function install() {
  const why = existsSync(inRoot('node_modules')) ? 'The dependencies have changed' : 'First run';
  console.log(
    `${why}: installing what package-lock.json lists (npm ci). This takes about a minute.`,
  );
  let verb = 'ci';
  let { code, output } = await npm(verb, ...COMMON_ARGS);
  if (code !== 0 && /EUSAGE/.test(output)) {
    // A lock made where the registry has no builds for other systems does not name them, and
    // `ci` insists on every one. `install` takes the same versions and lets those go.
    console.log('The lock is not complete for npm ci: trying npm install instead.');
    verb = 'install';
    ({ code, output } = await npm(verb, '--no-save', ...COMMON_ARGS));
  }
  if (code !== 0) {
    process.stderr.write(output);
    throw new Trouble(`Setup failed: npm ${verb} ended with status ${code}. ${adviceFor(output)}`);
  }
  if (!isInstalled()) {
    throw new Trouble(
      `Setup failed: npm ${verb} ended well, yet packages are missing. Run npm install, then try again.`,
    );
  }
}

function npm(...args) {
  return runQuiet('npm', args, { env: npmEnv() }, (seconds) =>
    console.log(`  still installing, ${seconds} s`),
  );
}

function adviceFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output)) {
    return 'The package registry cannot be reached: check the network, then try again.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full.';
  if (/EACCES|EPERM/.test(output)) return 'This folder may not be written to.';
  if (/npm: spawn npm ENOENT/.test(output)) return 'There is no npm on the PATH.';
  return 'The reason stands above.';
}

function pinnedNodeRuns() {
  if (!existsSync(PINNED_NODE)) return false;
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/node/package.json'), 'utf8'));
  return outputOf(PINNED_NODE, ['--version']) === `v${version}`;
}

/** The `node` package fetches its program in an install script, which npm can be configured to skip. */
async function repairPinnedNode() {
  console.log('The pinned Node is missing (npm may be set to ignore-scripts): fetching it.');
  const args = ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'];
  const { output } = await npm(...args);
  if (pinnedNodeRuns()) return;
  process.stderr.write(output);
  throw new Trouble(
    'Setup failed: the pinned Node does not run. Run `npm rebuild node --ignore-scripts=false` ' +
      'in this folder, then try again.',
  );
}
