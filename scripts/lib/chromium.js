import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { outputOf, runQuiet } from './run.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without its windows: the same pages a fifth sooner. It shows no notifications. */
const SHELL = 'chromium-headless-shell';

/** Where Chromium is: `$CHROMIUM` if set, then the PATH, then the usual places. */
export function findChromium({ env = process.env, isShellEnough = false } = {}) {
  // A wrong $CHROMIUM is not passed over in silence: a person who sets it wants that one or none.
  if (env.CHROMIUM) return isProgram(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = (names) => folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const shells = isShellEnough ? places([SHELL]) : [];
  return [...shells, ...places(NAMES), ...USUAL_PLACES].find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Installs Chromium where that is possible without asking; otherwise says what is missing. */
export async function ensureChromium() {
  if (findChromium() !== undefined) return;
  if (process.env.CHROMIUM) {
    return notice(`$CHROMIUM points to ${process.env.CHROMIUM}, which is not a program.`);
  }
  const asRoot = rootPrefix();
  if (asRoot === undefined || !existsSync('/usr/bin/apt-get')) {
    return notice('There is no Chromium, and this account cannot install it.');
  }
  console.log('Chromium for the browser tests is missing: installing it with apt-get.');
  const [program, ...before] = [...asRoot, 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const tick = (seconds) => console.log(`  still installing Chromium, ${seconds} s`);
  const apt = (...args) => runQuiet(program, [...before, ...args], { env }, tick);
  const updated = await apt('update');
  const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
  let installed = await install('chromium', SHELL);
  if (installed.code !== 0) installed = await install('chromium');
  if (findChromium() !== undefined) return;
  process.stderr.write(lastLines(updated.code === 0 ? installed.output : updated.output));
  notice('apt-get could not install Chromium; the reason stands above.');
}

/** How to run something as root: as we are, by a sudo that asks nothing, or not at all. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return outputOf('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
}

function notice(reason) {
  console.log(
    `${reason} The browser tests will be skipped. To run them, install Chromium or set CHROMIUM ` +
      'to the path of a Chromium or Chrome.',
  );
}

function lastLines(output) {
  return `${output.trimEnd().split('\n').slice(-5).join('\n')}\n`;
}
