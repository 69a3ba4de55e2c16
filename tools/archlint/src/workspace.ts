import { type PackageRule, type PartRule, packageScope, ruleForFolder } from './rules-table.ts';
import type { SourceTree } from './source-tree.ts';

export type WorkspacePackage = {
  readonly name: string;
  /** Below packages/, as the rules table writes it: `kernel`, `games/skirmish`. */
  readonly folder: string;
  /** From the root: `packages/kernel`. */
  readonly path: string;
  readonly exports: unknown;
  readonly rule: PackageRule | undefined;
};

export type Workspace = {
  readonly packages: readonly WorkspacePackage[];
  readonly named: ReadonlyMap<string, WorkspacePackage>;
};

const manifestPath = /^packages\/(.+)\/package\.json$/;

export function readWorkspace(tree: SourceTree): Workspace {
  const packages: WorkspacePackage[] = [];
  for (const [path, text] of tree) {
    const folder = manifestPath.exec(path)?.[1];
    if (folder === undefined) continue;
    const { name, exports } = parseManifest(path, text);
    const rule = ruleForFolder(folder);
    packages.push({ name, folder, path: `packages/${folder}`, exports, rule });
  }
  return { packages, named: new Map(packages.map((each) => [each.name, each])) };
}

function parseManifest(path: string, text: string): { name: string; exports: unknown } {
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest) {
    const exports = 'exports' in manifest ? manifest.exports : undefined;
    if (typeof manifest.name === 'string') return { name: manifest.name, exports };
  }
  throw new Error(`${path} has no name`);
}

/** The package a path belongs to: the nearest package.json above it. */
export function ownerOf(workspace: Workspace, path: string): WorkspacePackage | undefined {
  return workspace.packages
    .filter((each) => path === each.path || path.startsWith(`${each.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The part of its package that a source file belongs to: the folder, or the file itself, directly below src/. */
export function partOf(owner: WorkspacePackage, path: string): string | undefined {
  return /^src\/([\w-]+)/.exec(path.slice(owner.path.length + 1))?.[1];
}

/** The rule of that part; undefined in packages without parts. */
export function partRuleOf(owner: WorkspacePackage, path: string): PartRule | undefined {
  const part = partOf(owner, path);
  return part === undefined ? undefined : owner.rule?.parts?.[part];
}

/** `@bivouac/board/hex` is the package `@bivouac/board` and the subpath `./hex`. */
export function splitSpecifier(
  specifier: string,
): { readonly name: string; readonly subpath: string } | undefined {
  if (!specifier.startsWith(packageScope)) return undefined;
  const [scope, name, ...rest] = specifier.split('/');
  return { name: `${scope}/${name}`, subpath: ['.', ...rest].join('/') };
}
