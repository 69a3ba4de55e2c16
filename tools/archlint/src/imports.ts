import ts from 'typescript';
import { walk } from './walk.ts';

export type ImportReference = {
  readonly specifier: string;
  /** Where the statement begins, which is where an allowing comment would stand above it. */
  readonly position: number;
  /** Erased before the program runs. `import { type A }` is not: the module is still loaded. */
  readonly typeOnly: boolean;
};

export function collectImports(source: ts.SourceFile): ImportReference[] {
  const imports: ImportReference[] = [];
  walk(source, (node) => {
    const found = importOf(node);
    if (found) {
      const { specifier, typeOnly } = found;
      imports.push({ specifier: specifier.text, position: node.getStart(source), typeOnly });
    }
  });
  return imports;
}

type Found = { readonly specifier: ts.StringLiteralLike; readonly typeOnly: boolean };

function importOf(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) {
    const typeOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return found(node.moduleSpecifier, typeOnly);
  }
  if (ts.isExportDeclaration(node)) return found(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isExternalModuleReference(node)) return found(node.expression, false);
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? found(node.argument.literal, true) : undefined;
  }
  if (ts.isCallExpression(node) && (isDynamicImport(node) || isRequire(node))) {
    return found(node.arguments[0], false);
  }
  return undefined;
}

export function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function isRequire(node: ts.CallExpression): boolean {
  return ts.isIdentifier(node.expression) && node.expression.text === 'require';
}

function found(specifier: ts.Node | undefined, typeOnly: boolean): Found | undefined {
  return specifier && ts.isStringLiteralLike(specifier) ? { specifier, typeOnly } : undefined;
}
