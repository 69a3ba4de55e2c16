import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Our own root: the nearest folder above whose package.json names the workspaces. */
export function findRoot(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (workspacesOf(folder).length > 0) return folder;
    if (folder === dirname(folder)) throw new Error(`no workspaces above ${from}`);
  }
}

/** The packages of a checkout by their names, in whatever folders it keeps them. */
export function readPackages(root: string): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  for (const found of globSync([...workspacesOf(root)], { cwd: root })) {
    const folder = join(root, found);
    const name = fieldOf(folder, 'name');
    if (typeof name === 'string') packages.set(name, folder);
  }
  return packages;
}

function workspacesOf(root: string): readonly string[] {
  const workspaces = fieldOf(root, 'workspaces');
  if (!Array.isArray(workspaces)) return [];
  return workspaces.filter((pattern) => typeof pattern === 'string');
}

function fieldOf(folder: string, field: string): unknown {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Object.getOwnPropertyDescriptor(Object(manifest), field)?.value;
}

/** Gives a checkout its own packages, and of ours what was installed from elsewhere. */
export function linkPackages(
  tree: string,
  own: ReadonlyMap<string, string>,
  modules: string,
): void {
  const links = new Map([...installedIn(modules), ...own]);
  for (const [name, target] of links) {
    const link = join(tree, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    // A junction needs no special right on Windows; elsewhere the word means nothing.
    symlinkSync(target, link, 'junction');
  }
}

/** Without the links to our own packages: the older revision must never reach one of them. */
function installedIn(modules: string): ReadonlyMap<string, string> {
  const inside = `${realpathSync(modules)}${sep}`;
  const installed = new Map<string, string>();
  for (const name of packageNamesIn(modules)) {
    const target = join(modules, name);
    // A link that leads nowhere is left from a package that is gone.
    if (existsSync(target) && realpathSync(target).startsWith(inside)) installed.set(name, target);
  }
  return installed;
}

function packageNamesIn(modules: string): readonly string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((part) => `${name}/${part}`)
        : [name],
    );
}
