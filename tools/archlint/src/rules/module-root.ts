import ts from 'typescript';
import type { Binding } from '../scopes.ts';
import { accessedName, isAccess, unwrap } from '../walk.ts';
import type { PureFile } from './pure-file.ts';

export type ModuleRoot = { readonly name: string; readonly binding: Binding };

/** Calls that hand out what is stored, as opposed to a copy of it. */
const handsOutStored: ReadonlySet<string> = new Set(['get', 'at']);

/**
 * The module-level binding that a path like `TABLE[i].rows.get(k)` begins with. A local const that
 * only names such a path (`const row = TABLE[i]`) leads there as well.
 */
export function moduleRoot(
  file: PureFile,
  expression: ts.Expression,
  aliases = 0,
): ModuleRoot | undefined {
  const value = unwrap(expression);
  if (isAccess(value)) return moduleRoot(file, value.expression, aliases);
  if (ts.isCallExpression(value)) {
    const callee = value.expression;
    const stored = isAccess(callee) && handsOutStored.has(accessedName(callee) ?? '');
    return stored ? moduleRoot(file, callee.expression, aliases) : undefined;
  }
  if (!ts.isIdentifier(value)) return undefined;
  const binding = file.scopes.resolve(value);
  if (!binding) return undefined;
  if (binding.level !== 'local') return { name: value.text, binding };
  const origin = originOf(binding.declaration);
  // The limit is for code that does not run: `const a = b.x; const b = a.y;` would go on forever.
  return origin && aliases < 10 ? moduleRoot(file, origin, aliases + 1) : undefined;
}

/** The expression a local const takes its value from, itself or a part of it. */
function originOf(declaration: ts.Node): ts.Expression | undefined {
  if (ts.isBindingElement(declaration)) {
    // A default (`{ rows = [] } = TABLE`) or a rest is fresh, or may be.
    if (declaration.initializer || declaration.dotDotDotToken) return undefined;
    return originOf(declaration.parent.parent);
  }
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const list = declaration.parent;
  if (!ts.isVariableDeclarationList(list) || !(list.flags & ts.NodeFlags.Const)) return undefined;
  if (ts.isForOfStatement(list.parent)) return list.parent.expression;
  return declaration.initializer;
}
