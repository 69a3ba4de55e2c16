import ts from 'typescript';
import type { SourceFiles } from './source-files.ts';

/** One rule as the texts of its game have it. */
export interface Rule {
  /** `normandy/scout`. */
  readonly id: string;
  /** Heading of the Czech rulebook; null for what is ours or comes from another source. */
  readonly heading: string | null;
  /** English title; empty if there is none. */
  readonly title: string;
  /** Files with its text, one for each language. */
  readonly texts: readonly string[];
  /** Title and text in every language, for searching. */
  readonly wording: readonly string[];
}

export interface RuleGame {
  /** Name of its folder, and first part of its rule ids. */
  readonly name: string;
  readonly folder: string;
  readonly rules: readonly Rule[];
  /** Languages in which its rules are written: paths of their files. */
  readonly languages: readonly string[];
}

const sourcesFile = /^(.+\/([^/]+))\/src\/text\/rule-sources\.ts$/;

/** Every game that has rule ids: one with `src/text/rule-sources.ts`. */
export function readGames(files: SourceFiles): RuleGame[] {
  return [...files].flatMap(([path, text]) => {
    const [, folder, name] = sourcesFile.exec(path) ?? [];
    return folder && name ? [readGame(files, folder, name, text)] : [];
  });
}

function readGame(files: SourceFiles, folder: string, name: string, text: string): RuleGame {
  const languages = [...files.keys()].filter(
    (path) => path.startsWith(`${folder}/src/text/`) && /\/text\/[^/]+\/rules\.ts$/.test(path),
  );
  const written = new Map(languages.map((path) => [path, readWords(files.get(path) ?? '')]));
  const titles = languages.map((path) =>
    readWords(files.get(path.replace(/rules\.ts$/, 'rule-titles.ts')) ?? ''),
  );
  const english = readWords(files.get(`${folder}/src/text/en/rule-titles.ts`) ?? '');
  const rules = readHeadings(text).map(([key, heading]): Rule => {
    const texts = languages.filter((path) => written.get(path)?.get(key));
    const wording = [...titles, ...written.values()].flatMap((words) => words.get(key) ?? []);
    return { id: `${name}/${key}`, heading, title: english.get(key) ?? '', texts, wording };
  });
  return { name, folder, rules, languages };
}

const keyOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : '';

/** Calls `visit` with every node of a file. */
function visitAll(text: string, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true));
}

/** The object behind `export const …RULE_SOURCES = { … } as const`. */
function readHeadings(text: string): [string, string | null][] {
  const headings: [string, string | null][] = [];
  visitAll(text, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    if (!node.name.text.endsWith('RULE_SOURCES') || node.initializer === undefined) return;
    const value = ts.isAsExpression(node.initializer)
      ? node.initializer.expression
      : node.initializer;
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const property of value.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const heading = ts.isStringLiteral(property.initializer) ? property.initializer.text : null;
      headings.push([keyOf(property), heading]);
    }
  });
  return headings;
}

/** What a language says of each rule: `{ scout: '…', attack: { text: '…', example: '…' } }`. */
function readWords(text: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  visitAll(text, (node) => {
    if (!ts.isPropertyAssignment(node) || !isOuter(node)) return;
    const said = stringsIn(node.initializer).join(' ');
    if (said !== '') words.set(keyOf(node), said);
  });
  return words;
}

/** A property of the whole object, not one of a rule in it. */
const isOuter = ({ parent }: ts.PropertyAssignment): boolean =>
  !ts.isPropertyAssignment(parent.parent);

/** What a rule says: one text, or a text and its example. */
function stringsIn(value: ts.Expression): string[] {
  if (ts.isStringLiteralLike(value)) return [value.text];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) ? stringsIn(property.initializer) : [],
  );
}
