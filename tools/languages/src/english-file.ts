import ts from 'typescript';

// The exports of a file of English words, from its source: those defined there, and those from other files.

export interface ExportedWords {
  readonly name: string;
  /** A function of the language, such as one that joins two names. */
  readonly isFunction: boolean;
  /** Keys that are written in this file; null if they cannot be read from its source. */
  readonly ownKeys: readonly string[] | null;
  /** Whole tables that are put in: `...common`, `names`. */
  readonly parts: readonly string[];
}

export interface EnglishFile {
  readonly exports: readonly ExportedWords[];
  readonly imports: readonly { readonly text: string; readonly names: readonly string[] }[];
}

export function readEnglishFile(name: string, text: string): EnglishFile {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const imports = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    return [{ text: statement.getText(source), names: names.map((one) => one.name.text) }];
  });
  const imported = new Set(imports.flatMap(({ names }) => names));
  return {
    imports,
    exports: source.statements.flatMap((statement) => exportsOf(statement, imported)),
  };
}

function exportsOf(statement: ts.Statement, imported: ReadonlySet<string>): ExportedWords[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
    return [{ name: statement.name.text, isFunction: true, ownKeys: null, parts: [] }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => ({
    name: name.getText(),
    ...contentOf(initializer, imported),
  }));
}

/** In brackets, with a type, or in `sentencesOf(…)`, which gives back what it gets. */
const isWrapped = (
  value: ts.Expression,
): value is ts.AsExpression | ts.ParenthesizedExpression | ts.CallExpression =>
  ts.isAsExpression(value) ||
  ts.isParenthesizedExpression(value) ||
  (ts.isCallExpression(value) && value.expression.getText() === 'sentencesOf');

function contentOf(
  initializer: ts.Expression | undefined,
  imported: ReadonlySet<string>,
): Omit<ExportedWords, 'name'> {
  const value = unwrapped(initializer);
  if (value && isFunction(value, imported)) return { isFunction: true, ownKeys: null, parts: [] };
  if (value === undefined || !ts.isObjectLiteralExpression(value))
    return { isFunction: false, ownKeys: null, parts: [] };
  return { isFunction: false, ...tableOf(value, imported) };
}

function unwrapped(wrapped: ts.Expression | undefined): ts.Expression | undefined {
  let value = wrapped;
  while (value && isWrapped(value)) {
    value = ts.isCallExpression(value) ? value.arguments[0] : value.expression;
  }
  return value;
}

/** Also one that has another name elsewhere, such as in the grammar: `label = bare`. */
const isFunction = (value: ts.Expression, imported: ReadonlySet<string>): boolean =>
  ts.isArrowFunction(value) ||
  ts.isFunctionExpression(value) ||
  (ts.isIdentifier(value) && imported.has(value.text));

type Table = Pick<ExportedWords, 'ownKeys' | 'parts'>;

function tableOf(table: ts.ObjectLiteralExpression, imported: ReadonlySet<string>): Table {
  const pieces = table.properties.map((property) => pieceOf(property, imported));
  const keys = pieces.flatMap(({ ownKeys }) => ownKeys ?? []);
  // One piece with unknown keys makes the keys of the whole unknown.
  const ownKeys = pieces.some((piece) => piece.ownKeys === null) ? null : keys;
  return { ownKeys, parts: pieces.flatMap(({ parts }) => parts) };
}

function pieceOf(property: ts.ObjectLiteralElementLike, imported: ReadonlySet<string>): Table {
  if (!ts.isSpreadAssignment(property)) {
    const key = keyOf(property.name);
    const isPart = ts.isShorthandPropertyAssignment(property) && imported.has(key);
    return isPart ? { ownKeys: [], parts: [key] } : { ownKeys: [key], parts: [] };
  }
  const whole = property.expression.getText();
  if (imported.has(whole)) return { ownKeys: [], parts: [`...${whole}`] };
  // `...sentencesOf({ … })` is as much of this file as keys that stand by themselves.
  const value = unwrapped(property.expression);
  return value && ts.isObjectLiteralExpression(value)
    ? tableOf(value, imported)
    : { ownKeys: null, parts: [] };
}

const keyOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
