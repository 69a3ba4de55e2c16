import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Everything here runs before anything is installed: plain JavaScript, node: modules only.

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const exe = process.platform === 'win32' ? '.exe' : '';

/** The Node that the project is pinned to; npm installs it as the package `node`. */
export const PINNED_NODE = join(ROOT, 'node_modules', 'node', 'bin', `node${exe}`);

export const inRoot = (...parts) => join(ROOT, ...parts);
