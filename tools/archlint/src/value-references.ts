import ts from 'typescript';

/** The identifiers that are read or written when the program runs: no types, no property names. */
export function valueReferences(source: ts.SourceFile): ts.Identifier[] {
  const references: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (isErased(node)) return;
    if (ts.isIdentifier(node) && isReference(node)) references.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return references;
}

/** Gone before the program runs. */
function isErased(node: ts.Node): boolean {
  if (ts.isExpressionWithTypeArguments(node)) {
    // `extends Base` of a class runs; `implements Shape`, or `extends` of an interface, does not.
    return ts.isHeritageClause(node.parent) && node.parent.token !== ts.SyntaxKind.ExtendsKeyword;
  }
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isImportDeclaration(node)
  );
}

function isReference(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isExportSpecifier(parent)) return isExportedReference(node, parent);
  if (
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isEnumMember(parent)
  ) {
    return parent.initializer === node;
  }
  return !isNameOnly(parent);
}

/** `export { a as b }` reads a; `export { a } from './a.ts'` reads nothing of this file. */
function isExportedReference(node: ts.Identifier, specifier: ts.ExportSpecifier): boolean {
  const statement = specifier.parent.parent;
  const erased = specifier.isTypeOnly || statement.isTypeOnly;
  return (
    !erased && !statement.moduleSpecifier && node === (specifier.propertyName ?? specifier.name)
  );
}

/** Nodes whose own identifier names something and never reads it. */
function isNameOnly(parent: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(parent) ||
    ts.isFunctionExpression(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isAccessor(parent) ||
    ts.isClassLike(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isModuleDeclaration(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isMetaProperty(parent) ||
    ts.isNamespaceExport(parent) ||
    ts.isImportEqualsDeclaration(parent) ||
    ts.isQualifiedName(parent) ||
    ts.isImportAttribute(parent)
  );
}
