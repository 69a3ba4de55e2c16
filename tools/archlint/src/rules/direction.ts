import { type Finding, findingAt } from '../findings.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { isRelative, relativeTarget } from '../resolve-import.ts';
import { folderMatches } from '../rules-table.ts';
import { ownerOf, splitSpecifier, type Workspace, type WorkspacePackage } from '../workspace.ts';

/** Imports against the order of the packages. */
export function checkDirection(workspace: Workspace, file: ParsedFile): Finding[] {
  const owner = ownerOf(workspace, file.path);
  if (!owner) return [];
  return file.imports.flatMap(({ specifier, position }) => {
    const message = isRelative(specifier)
      ? leavingMessage(workspace, owner, file.path, specifier)
      : namedMessage(workspace, owner, file.path, specifier);
    return message === undefined ? [] : [findingAt(file, position, 'direction', message)];
  });
}

/** A package the table does not know has no place in the order, so nothing could be checked. */
export function checkPackagesAreInTable(workspace: Workspace): Finding[] {
  return workspace.packages
    .filter(({ rule }) => !rule)
    .map(({ path, folder }) => ({
      path: `${path}/package.json`,
      line: 1,
      column: 1,
      rule: 'direction',
      message: `${folder} is not in the table of packages; add it to tools/archlint/src/rules-table.ts.`,
    }));
}

function leavingMessage(
  workspace: Workspace,
  owner: WorkspacePackage,
  importer: string,
  specifier: string,
): string | undefined {
  const target = ownerOf(workspace, relativeTarget(importer, specifier));
  if (target === owner) return undefined;
  const instead = target
    ? `import what ${target.name} exports by that name`
    : 'move the file into the package';
  return `'${specifier}' leaves the package ${owner.folder}; ${instead}.`;
}

function namedMessage(
  workspace: Workspace,
  owner: WorkspacePackage,
  importer: string,
  specifier: string,
): string | undefined {
  const name = splitSpecifier(specifier)?.name;
  if (name === undefined) return undefined;
  const target = workspace.named.get(name);
  if (!target) return `there is no package ${name} below packages/; import one that is there.`;
  const isTest = /^(?:test|testing|scripts)\//.test(importer.slice(owner.path.length + 1));
  if (target === owner) {
    return isTest ? undefined : `${owner.folder} imports itself by name; use a relative import.`;
  }
  if (!owner.rule) return undefined;
  const { mayImport, testsMayAlsoImport } = owner.rule;
  const mayBeImported = isTest ? [...mayImport, ...testsMayAlsoImport] : mayImport;
  if (mayBeImported.some((pattern) => folderMatches(pattern, target.folder))) return undefined;
  const list = mayBeImported.length === 0 ? 'no other package' : `only ${mayBeImported.join(', ')}`;
  return (
    `${isTest ? 'the tests of ' : ''}${owner.folder} may import ${list}, and not ${target.folder}; ` +
    'take it as a parameter, or move what is shared into a package that both may import.'
  );
}
