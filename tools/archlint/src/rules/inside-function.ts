import ts from 'typescript';

/**
 * Whether a node runs later than, or more than once after, the loading of its module. A function
 * that is called where it stands, `(() => …)()`, runs while loading and does not count.
 */
export function isInsideFunction(node: ts.Node): boolean {
  for (let each = node.parent; each && !ts.isSourceFile(each); each = each.parent) {
    if (ts.isFunctionLike(each) && !isCalledInPlace(each)) return true;
    if (ts.isPropertyDeclaration(each) && !isStatic(each)) return true;
  }
  return false;
}

function isCalledInPlace(node: ts.Node): boolean {
  if (!ts.isFunctionExpression(node) && !ts.isArrowFunction(node)) return false;
  let outer: ts.Node = node;
  while (ts.isParenthesizedExpression(outer.parent)) outer = outer.parent;
  return ts.isCallExpression(outer.parent) && outer.parent.expression === outer;
}

function isStatic(node: ts.PropertyDeclaration): boolean {
  return (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
}
