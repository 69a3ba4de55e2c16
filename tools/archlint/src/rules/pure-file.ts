import ts from 'typescript';
import type { ParsedFile } from '../parsed-file.ts';
import { localeFolder } from '../rules-table.ts';
import { analyseScopes, type Scopes } from '../scopes.ts';
import { valueReferences } from '../value-references.ts';
import { partOf, type WorkspacePackage } from '../workspace.ts';

/** A source file of a pure package, with what the pure rules all need to know about it. */
export type PureFile = ParsedFile & {
  readonly package: WorkspacePackage;
  readonly scopes: Scopes;
  /** Uses of names that the file neither declares nor imports. */
  readonly globals: ReadonlySet<ts.Identifier>;
};

export function pureFile(file: ParsedFile, owner: WorkspacePackage): PureFile {
  const scopes = analyseScopes(file.source);
  const globals = valueReferences(file.source).filter((name) => !scopes.resolve(name));
  return { ...file, package: owner, scopes, globals: new Set(globals) };
}

export function isGlobal(file: PureFile, node: ts.Node, ...names: readonly string[]): boolean {
  return ts.isIdentifier(node) && names.includes(node.text) && file.globals.has(node);
}

/** The package of texts, and the texts of each game, format for people. */
export const mayFormat = ({ path, package: owner }: PureFile): boolean =>
  owner.folder === localeFolder || (owner.rule?.parts && partOf(owner, path)) === localeFolder;
