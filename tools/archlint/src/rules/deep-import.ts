import { type Finding, findingAt } from '../findings.ts';
import { exportTarget } from '../package-exports.ts';
import type { ParsedFile } from '../parsed-file.ts';
import { splitSpecifier, type Workspace } from '../workspace.ts';

/** Imports that reach past what a package shows of itself. */
export function checkDeepImports(workspace: Workspace, file: ParsedFile): Finding[] {
  return file.imports.flatMap(({ specifier, position }) => {
    const parts = splitSpecifier(specifier);
    const target = parts && workspace.named.get(parts.name);
    if (!target || parts.subpath === '.') return [];
    if (exportTarget(target.exports, parts.subpath) !== undefined) return [];
    const message =
      `'${specifier}' is not among the exports of ${target.name}; ` +
      `import it from '${target.name}' and export it there if it is missing.`;
    return [findingAt(file, position, 'deep-import', message)];
  });
}
