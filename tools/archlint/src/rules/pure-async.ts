import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { isDynamicImport } from '../imports.ts';
import { walk } from '../walk.ts';
import { isGlobal, type PureFile } from './pure-file.ts';

/** Anything that lets other code run in between. Generators do not, and are allowed. */
export function checkAsync(file: PureFile): Finding[] {
  const findings: Finding[] = [];
  const declaresPromise = declaresType(file.source, 'Promise');
  const report = (node: ts.Node, what: string): void => {
    const message = `a pure package has no ${what}; return at once and let the caller wait.`;
    findings.push(findingAt(file, node.getStart(file.source), 'pure-async', message));
  };
  walk(file.source, (node) => {
    if (node.kind === ts.SyntaxKind.AsyncKeyword) report(node, 'async functions');
    else if (ts.isAwaitExpression(node)) report(node, 'await');
    else if (ts.isForOfStatement(node) && node.awaitModifier) report(node, 'for await');
    else if (isDynamicImport(node)) report(node, 'dynamic import');
    else if (isGlobal(file, node, 'Promise')) report(node, 'Promise');
    else if (!declaresPromise && isPromiseType(node)) report(node, 'Promise');
  });
  return findings;
}

/** A type too: who promises a Promise in a signature is asynchronous by contract. */
function isPromiseType(node: ts.Node): boolean {
  return (
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    (node.typeName.text === 'Promise' || node.typeName.text === 'PromiseLike')
  );
}

function declaresType(source: ts.SourceFile, name: string): boolean {
  let found = false;
  walk(source, (node) => {
    found ||=
      (ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isTypeParameterDeclaration(node) ||
        ts.isClassDeclaration(node) ||
        ts.isImportSpecifier(node)) &&
      node.name?.text === name;
  });
  return found;
}
