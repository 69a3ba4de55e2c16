import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Checkout {
  readonly root: string;
  remove(): void;
}

/** A copy of this checkout that a test may change: the same dependencies, but its own packages. */
export function copyCheckout(): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'bivouac-checkout-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(ROOT, file), join(root, file));
  }
  linkModules(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function linkModules(root: string): void {
  const modules = join(ROOT, 'node_modules');
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(modules)) {
    if (name === '@bivouac' || name.startsWith('.')) continue;
    symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  symlinkSync(join(modules, '.bin'), join(root, 'node_modules', '.bin'));
  // The links of the workspace are relative: in the copy they lead to its own packages.
  cpSync(join(modules, '@bivouac'), join(root, 'node_modules', '@bivouac'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
