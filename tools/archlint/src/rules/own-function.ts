import ts from 'typescript';
import { accessedName, isAccess, unwrap } from '../walk.ts';
import type { ModuleRoot } from './module-root.ts';

/**
 * Whether a call that looks like a change, `Hex.add(a, b)`, calls a function that stands in the
 * file for everyone to see: in the object literal Hex, among the static methods of the class Hex,
 * or, for `import * as Hex`, among the exports of a module, which no one can change.
 */
export function isOwnFunction(node: ts.Node, { binding }: ModuleRoot): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = unwrap(node.expression);
  if (!isAccess(callee) || !ts.isIdentifier(unwrap(callee.expression))) return false;
  const name = accessedName(callee) ?? '';
  const { declaration } = binding;
  if (ts.isNamespaceImport(declaration)) return true;
  if (ts.isClassDeclaration(declaration)) return declaration.members.some(isNamed(name));
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return false;
  const value = unfrozen(declaration.initializer);
  return ts.isObjectLiteralExpression(value) && value.properties.some(isNamed(name));
}

function isNamed(name: string): (member: ts.ClassElement | ts.ObjectLiteralElementLike) => boolean {
  return (member) =>
    member.name !== undefined && ts.isIdentifier(member.name) && member.name.text === name;
}

/** The literal inside `Object.freeze({ … } as const)`. */
function unfrozen(expression: ts.Expression): ts.Expression {
  const value = unwrap(expression);
  const [first] = ts.isCallExpression(value) ? value.arguments : [];
  const isFreeze =
    ts.isCallExpression(value) && accessedName(unwrap(value.expression)) === 'freeze';
  return isFreeze && first ? unfrozen(first) : value;
}
