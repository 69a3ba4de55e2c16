import { posix } from 'node:path';
import { type Finding, findingAt } from '../findings.ts';
import { exportTarget } from '../package-exports.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { isRelative, relativeTarget } from '../resolve-import.ts';
import { folderMatches, type PartRule } from '../rules-table.ts';
import {
  ownerOf,
  partOf,
  splitSpecifier,
  type Workspace,
  type WorkspacePackage,
} from '../workspace.ts';

/** Imports between the parts of games, and from a part to a package that only other parts may import. */
export function checkParts(workspace: Workspace, file: ParsedFile): Finding[] {
  const owner = ownerOf(workspace, file.path);
  const part = owner && partOf(owner, file.path);
  if (!owner?.rule?.parts || part === undefined) return [];
  const rule = owner.rule.parts[part];
  if (rule === undefined) {
    const message = `a game has no part '${part}'; move the file, or add the part to the table.`;
    return [{ path: file.path, line: 1, column: 1, rule: 'parts', message }];
  }
  return file.imports.flatMap(({ specifier, position }) => {
    const target = targetOf(workspace, file.path, specifier);
    const message = target && messageFor(part, rule, owner, target);
    return message === undefined ? [] : [findingAt(file, position, 'parts', message)];
  });
}

type Target = { readonly owner: WorkspacePackage; readonly path: string };

function targetOf(workspace: Workspace, importer: string, specifier: string): Target | undefined {
  if (isRelative(specifier)) {
    const path = relativeTarget(importer, specifier);
    const owner = ownerOf(workspace, path);
    return owner && { owner, path };
  }
  const named = splitSpecifier(specifier);
  const owner = named && workspace.named.get(named.name);
  const path = owner && exportTarget(owner.exports, named.subpath);
  return owner && path !== undefined ? { owner, path: posix.join(owner.path, path) } : undefined;
}

function messageFor(
  part: string,
  rule: PartRule,
  importer: WorkspacePackage,
  { owner, path }: Target,
): string | undefined {
  const isForbiddenAnyway =
    owner !== importer &&
    !importer.rule?.mayImport.some((pattern) => folderMatches(pattern, owner.folder));
  if (isForbiddenAnyway) return undefined;
  if (owner.rule?.parts) {
    // Figures that a command has measured lie in a folder of their own, and are no code.
    if (path.endsWith('.json')) return undefined;
    const used = partOf(owner, path) ?? '';
    if (used === part || rule.mayUse.includes(used)) return undefined;
    const of = owner === importer ? '' : ` of ${owner.folder}`;
    return `the part '${part}' of a game does not load '${used}'${of}; it may use ${rule.mayUse.join(', ')}.`;
  }
  if (owner === importer) return undefined;
  if (rule.mayImport.some((pattern) => folderMatches(pattern, owner.folder))) return undefined;
  return `the part '${part}' of a game does not import ${owner.folder}; it may import ${rule.mayImport.join(', ')}.`;
}
