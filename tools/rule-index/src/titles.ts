import ts from 'typescript';
import type { SourceFiles } from './source-files.ts';
import { rulingNumber } from './tags.ts';

/** A test, with the rules that its own title and those of its `describe` blocks name. */
export interface RuleTest {
  readonly ids: readonly string[];
  readonly path: string;
  readonly line: number;
  readonly title: string;
  /** Numbers of the rulings that the titles cite. */
  readonly rulings: readonly string[];
}

/** Tests of the rules; those of texts and of the drawn table are about other things. */
const testOfRules = /\/test\/(?!text\/|table\/).+\.test\.ts$/;
const leadingIds = /^((?:[a-z-]+\/[a-z0-9-]+ )*[a-z-]+\/[a-z0-9-]+)(?:: |$)/;

/** The rules that a title names: `normandy/scout normandy/fog-of-war: …`. */
export const idsOf = (title: string): string[] => leadingIds.exec(title)?.[1]?.split(' ') ?? [];

export function readTests(files: SourceFiles): RuleTest[] {
  return [...files].flatMap(([path, text]) => (testOfRules.test(path) ? testsIn(path, text) : []));
}

function testsIn(path: string, text: string): RuleTest[] {
  const tests: RuleTest[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node, above: readonly string[]): void => {
    let titles = above;
    const kind = ts.isCallExpression(node) ? calledName(node.expression) : '';
    if (ts.isCallExpression(node) && node.arguments.length > 1 && isTestCall(kind)) {
      titles = [...above, titleOf(node.arguments[0])];
      if (kind !== 'describe') {
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        const rulings = titles.flatMap((title) => title.match(rulingNumber) ?? []);
        const ids = [...new Set(titles.flatMap(idsOf))];
        tests.push({ ids, path, line, title: titles.join(' > '), rulings });
      }
    }
    ts.forEachChild(node, (child) => walk(child, titles));
  };
  walk(file, []);
  return tests;
}

const isTestCall = (name: string): boolean => ['describe', 'it', 'test'].includes(name);

/** The function that a call of Vitest starts from: `test` in `test(…)` and in `test.each(…)(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
    ? calledName(node.expression)
    : '';
}

/** A title as it is written; what a template puts into it is left out. */
function titleOf(node: ts.Expression | undefined): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : '';
}
