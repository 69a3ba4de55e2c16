import ts from 'typescript';
import { walk } from './walk.ts';

/** The declaration of a name in a file. A name without one is a global. */
export type Binding = {
  readonly level: 'import' | 'module' | 'local';
  /** The declaring node: a VariableDeclaration, BindingElement, ImportSpecifier, function… */
  readonly declaration: ts.Node;
};

type ScopeNames = Map<string, Binding>;

export type Scopes = {
  readonly resolve: (identifier: ts.Identifier) => Binding | undefined;
};

/** Which name is declared where, from the syntax alone: no type checker, so it is fast. */
export function analyseScopes(source: ts.SourceFile): Scopes {
  const scopes = new Map<ts.Node, ScopeNames>();
  const declare = (scope: ts.Node, name: ts.Node | undefined, declaration: ts.Node): void => {
    if (!name || !ts.isIdentifier(name)) return;
    const names = scopes.get(scope) ?? new Map<string, Binding>();
    const level = scope !== source ? 'local' : isImport(declaration) ? 'import' : 'module';
    scopes.set(scope, names.set(name.text, { level, declaration }));
  };
  walk(source, (node) => declareNames(node, declare));
  return {
    resolve: (identifier) => {
      for (let scope: ts.Node = identifier.parent; scope; scope = scope.parent) {
        const binding = scopes.get(scope)?.get(identifier.text);
        if (binding) return binding;
      }
      return undefined;
    },
  };
}

type Declare = (scope: ts.Node, name: ts.Node | undefined, declaration: ts.Node) => void;

function declareNames(node: ts.Node, declare: Declare): void {
  // `declare const process: …` only describes the global, it does not replace it.
  if (isAmbient(node)) return;
  if (ts.isVariableDeclaration(node)) declarePattern(variableScope(node), node, declare);
  else if (ts.isParameter(node)) declarePattern(node.parent, node, declare);
  else if (isImport(node)) declare(node.getSourceFile(), node.name, node);
  else if (ts.isFunctionExpression(node) || ts.isClassExpression(node)) {
    declare(node, node.name, node);
  } else if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node)
  ) {
    declare(blockScope(node.parent), node.name, node);
  }
}

function declarePattern(
  scope: ts.Node,
  declaration: ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement,
  declare: Declare,
): void {
  if (ts.isIdentifier(declaration.name)) declare(scope, declaration.name, declaration);
  else {
    for (const element of declaration.name.elements) {
      if (ts.isBindingElement(element)) declarePattern(scope, element, declare);
    }
  }
}

function isImport(
  node: ts.Node,
): node is ts.ImportClause | ts.NamespaceImport | ts.ImportSpecifier | ts.ImportEqualsDeclaration {
  return (
    ts.isImportClause(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportSpecifier(node) ||
    ts.isImportEqualsDeclaration(node)
  );
}

export function isAmbient(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

function variableScope(node: ts.VariableDeclaration): ts.Node {
  if (ts.isCatchClause(node.parent)) return node.parent;
  const isVar = (node.parent.flags & ts.NodeFlags.BlockScoped) === 0;
  return isVar ? hoistingScope(node) : blockScope(node.parent);
}

/** Where `let`, `const`, `class` and `function` are seen. */
function blockScope(node: ts.Node): ts.Node {
  return isBlockScope(node) || !node.parent ? node : blockScope(node.parent);
}

function isBlockScope(node: ts.Node): boolean {
  return (
    ts.isBlock(node) ||
    ts.isCaseBlock(node) ||
    ts.isModuleBlock(node) ||
    ts.isForStatement(node) ||
    ts.isForOfStatement(node) ||
    ts.isForInStatement(node)
  );
}

/** Where `var` is seen: the body of the function around it, or the file. */
export function hoistingScope(node: ts.Node): ts.Node {
  if (!node.parent || ts.isModuleBlock(node)) return node;
  const isBody =
    ts.isBlock(node) &&
    (ts.isFunctionLike(node.parent) || ts.isClassStaticBlockDeclaration(node.parent));
  return isBody ? node : hoistingScope(node.parent);
}
