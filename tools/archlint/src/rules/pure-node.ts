import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { isRelative } from '../resolve-import.ts';
import { packageScope } from '../rules-table.ts';
import type { SourceTree } from '../source-tree.ts';
import type { Workspace } from '../workspace.ts';
import type { PureFile } from './pure-file.ts';

const instead = 'pure packages have no dependencies: write it here, or do it in an outer package';

export function checkForeignImports(file: PureFile): Finding[] {
  return file.imports
    .filter(({ specifier }) => !isRelative(specifier) && !specifier.startsWith(packageScope))
    .map(({ specifier, position }) => {
      const message = `a pure package does not import '${specifier}'; ${instead}.`;
      return findingAt(file, position, 'pure-node', message);
    });
}

const dependencyFields: ReadonlySet<string> = new Set([
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
]);

/** The dependencies a pure package declares in its package.json. */
export function checkManifests(workspace: Workspace, tree: SourceTree): Finding[] {
  return workspace.packages
    .filter(({ rule }) => rule?.pure)
    .flatMap((each) => {
      const path = `${each.path}/package.json`;
      return checkManifest(path, tree.get(path) ?? '{}');
    });
}

function checkManifest(path: string, text: string): Finding[] {
  const source = ts.parseJsonText(path, text);
  return fieldsOf(source.statements[0]?.expression)
    .filter((field) => dependencyFields.has(nameOf(field)))
    .flatMap((field) => fieldsOf(field.initializer))
    .filter((dependency) => !nameOf(dependency).startsWith(packageScope))
    .map((dependency) => {
      const message = `a pure package does not depend on '${nameOf(dependency)}'; ${instead}.`;
      return findingAt({ path, source }, dependency.getStart(source), 'pure-node', message);
    });
}

function fieldsOf(node: ts.Node | undefined): ts.PropertyAssignment[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment)
    : [];
}

function nameOf(field: ts.PropertyAssignment): string {
  return ts.isStringLiteral(field.name) ? field.name.text : '';
}
