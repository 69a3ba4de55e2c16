import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { inRoot, PINNED_NODE, ROOT } from './paths.js';

/** The environment in which `node` is the pinned one, whatever started us. */
export function pinnedEnv(extra = {}) {
  const path = `${dirname(PINNED_NODE)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...extra };
}

/**
 * The environment for npm itself. `npm ci` deletes node_modules, so it must not run on the Node
 * that lies in there; and what an outer npm said about its own script is not for the inner one.
 */
export function npmEnv() {
  const inside = inRoot('node_modules');
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_(lifecycle|package|config_local_prefix)/i.test(name)) delete env[name];
  }
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(inside));
  return { ...env, PATH: path.join(delimiter) };
}

/** Runs a program with its output on ours; resolves to its exit code. */
export function runLoud(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program and keeps its output; `whileWaiting` is called every few seconds. */
export function runQuiet(command, args, options = {}, whileWaiting = () => undefined) {
  return new Promise((resolve) => {
    const started = Date.now();
    let output = '';
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm is a batch file there, and those only run in a shell.
      shell: process.platform === 'win32',
      ...options,
    });
    const ticking = setInterval(
      () => whileWaiting(Math.round((Date.now() - started) / 1000)),
      15_000,
    );
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      clearInterval(ticking);
      resolve({ code: 127, output: `${output}${command}: ${error.message}\n` });
    });
    child.on('close', (code) => {
      clearInterval(ticking);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The output of a program, or undefined if it does not run or fails. */
export function outputOf(command, args) {
  const ran = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  return ran.status === 0 ? ran.stdout.trim() : undefined;
}

/** Runs a script with the pinned Node, output on ours. */
export function runPinned(args, options = {}) {
  return runLoud(PINNED_NODE, args, { env: pinnedEnv(), ...options });
}
