import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EXIT_FAILURE, Refusal } from '../../problems.ts';

const execute = promisify(execFile);

/** A revision as it was asked for, and the commit that it means. */
export interface Revision {
  readonly name: string;
  readonly commit: string;
}

/** Refuses a folder that is no git checkout, and one that only lies inside another project's. */
export async function refuseUnlessCheckout(root: string): Promise<void> {
  const top = await git(root, ['rev-parse', '--show-toplevel']).catch(() => undefined);
  if (top === undefined || realpathSync(top) !== realpathSync(root)) {
    throw new Refusal({ code: 'not-a-checkout' }, EXIT_FAILURE);
  }
}

export async function findRevision(root: string, name: string): Promise<Revision> {
  const wanted = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const commit = await git(root, wanted).catch(() => undefined);
  if (commit === undefined) throw new Refusal({ code: 'unknown-revision', name });
  return { name, commit };
}

/**
 * Writes the files of a commit into `tree` below the folder and returns its path. With an index of
 * its own: neither the index of the project nor its list of worktrees learns of it, so nothing is
 * left in either, however the run ends.
 */
export async function checkOut(
  root: string,
  { commit }: Revision,
  folder: string,
  signal: AbortSignal,
): Promise<string> {
  const tree = join(folder, 'tree');
  const options = { env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }, signal };
  await git(root, ['read-tree', commit], options);
  await git(root, ['checkout-index', '--all', '--quiet', `--prefix=${tree}/`], options);
  return tree;
}

async function git(
  root: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal } = {},
): Promise<string> {
  const { stdout } = await execute('git', [...args], { ...options, cwd: root });
  return stdout.trim();
}
