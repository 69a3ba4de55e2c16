import ts from 'typescript';
import { walk } from './walk.ts';

export type ImportReference = {
  readonly specifier: string;
  /** Where the statement begins, which is where an allowing comment would stand above it. */
  readonly position: number;
};

export function collectImports(source: ts.SourceFile): ImportReference[] {
  const imports: ImportReference[] = [];
  walk(source, (node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) {
      imports.push({ specifier: specifier.text, position: node.getStart(source) });
    }
  });
  return imports;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  const isCall = ts.isCallExpression(node) && (isDynamicImport(node) || isRequire(node));
  return isCall ? node.arguments[0] : undefined;
}

export function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function isRequire(node: ts.CallExpression): boolean {
  return ts.isIdentifier(node.expression) && node.expression.text === 'require';
}
