import ts from 'typescript';
import { type Finding, findingAt } from '../findings.ts';
import { hoistingScope, isAmbient } from '../scopes.ts';
import { walk } from '../walk.ts';
import { isInsideFunction } from './inside-function.ts';
import { mutableValue } from './mutable-value.ts';
import type { PureFile } from './pure-file.ts';

/** Declarations of a module that could change between two calls. */
export function checkDeclaredState(file: PureFile): Finding[] {
  const findings: Finding[] = [];
  const report = (node: ts.Node, message: string): void => {
    findings.push(findingAt(file, node.getStart(file.source), 'pure-state', message));
  };
  walk(file.source, (node) => {
    if (ts.isVariableDeclaration(node)) checkVariable(file, node, report);
    else if (ts.isPropertyDeclaration(node)) checkStaticProperty(file, node, report);
  });
  return findings;
}

type Report = (node: ts.Node, message: string) => void;

function checkVariable(file: PureFile, node: ts.VariableDeclaration, report: Report): void {
  if (!ts.isVariableDeclarationList(node.parent) || isAmbient(node)) return;
  const flags = node.parent.flags & ts.NodeFlags.BlockScoped;
  const topLevel = node.parent.parent.parent === file.source && isStatement(node.parent);
  const hoistedVar = flags === 0 && hoistingScope(node) === file.source;
  if (hoistedVar || (topLevel && flags === ts.NodeFlags.Let)) {
    const keyword = hoistedVar ? 'var' : 'let';
    report(node, `top-level ${keyword} is state; make it const, or keep it in the game's state.`);
  } else if (topLevel && node.initializer) {
    checkValue(file, node, node.initializer, report);
  }
}

function isStatement(list: ts.VariableDeclarationList): boolean {
  return ts.isVariableStatement(list.parent);
}

function checkStaticProperty(file: PureFile, node: ts.PropertyDeclaration, report: Report): void {
  const modifiers = (ts.getModifiers(node) ?? []).map(({ kind }) => kind);
  const isStatic = modifiers.includes(ts.SyntaxKind.StaticKeyword);
  if (!isStatic || isAmbient(node) || isInsideFunction(node)) return;
  if (!modifiers.includes(ts.SyntaxKind.ReadonlyKeyword)) {
    report(node, "a static property that is not readonly is state; keep it in the game's state.");
  } else if (node.initializer) {
    checkValue(file, node, node.initializer, report);
  }
}

function checkValue(
  file: PureFile,
  node: ts.VariableDeclaration | ts.PropertyDeclaration,
  value: ts.Expression,
  report: Report,
): void {
  const what = mutableValue(file, value);
  if (what === undefined || isReadonlyType(node.type) || isReadonlyAssertion(value)) return;
  const instead = 'declare it ReadonlyMap, ReadonlySet, readonly T[] or Readonly<…>, or freeze it';
  report(node, `${what} at the top level can be changed from anywhere; ${instead}.`);
}

const readonlyNames: ReadonlySet<string> = new Set([
  'ReadonlyMap',
  'ReadonlySet',
  'ReadonlyArray',
  'Readonly',
  'const',
]);

function isReadonlyType(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isTypeOperatorNode(type)) return type.operator === ts.SyntaxKind.ReadonlyKeyword;
  return (
    ts.isTypeReferenceNode(type) &&
    ts.isIdentifier(type.typeName) &&
    readonlyNames.has(type.typeName.text)
  );
}

/** `[] as const`, `new Map() as ReadonlyMap<string, number>`. */
function isReadonlyAssertion(value: ts.Expression): boolean {
  if (ts.isAsExpression(value) || ts.isTypeAssertionExpression(value)) {
    return isReadonlyType(value.type);
  }
  return (
    (ts.isParenthesizedExpression(value) || ts.isSatisfiesExpression(value)) &&
    isReadonlyAssertion(value.expression)
  );
}
