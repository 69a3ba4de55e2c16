import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter';
import { declarationAround } from './declaration.ts';
import type { Mutant, Plan } from './plan.ts';

/** Plan a mutant of every kind that Stryker knows, all of them in one build behind switches. */
export async function instrument(sources: readonly string[], folder: string): Promise<Plan> {
  const files = sources.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(name, 'utf8'),
  }));
  const options: InstrumenterOptions = {
    plugins: null,
    excludedMutations: [],
    ignorers: [{ shouldIgnore: reasonToIgnore }],
  };
  const result = await new Instrumenter(SILENT).instrument(files, options);
  const contentOf = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  const mutants = result.mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, mutatorName, replacement }): Mutant => {
      const lines = contentOf.get(fileName) ?? [];
      const { line } = location.start;
      return {
        id,
        file: fileName,
        line: line + 1,
        within: declarationAround(lines, line),
        code: (lines[line] ?? '').trim(),
        kind: mutatorName,
        original: textAt(lines, location),
        replacement,
      };
    });
  const instrumented = Object.fromEntries(
    result.files.map(({ name, content }, at) => {
      const path = join(folder, `source-${at}.ts`);
      writeFileSync(path, content);
      return [name, path];
    }),
  );
  return { instrumented, mutants };
}

/**
 * The words of an error that only a programming mistake can raise are no rule. A message is what `must`,
 * `throw new Error` and the like are given.
 */
function reasonToIgnore(path: NodePath): string | undefined {
  if (path.node.type !== 'StringLiteral' && path.node.type !== 'TemplateLiteral') return undefined;
  const parent = path.parent;
  if (parent?.type === 'NewExpression' && parent.callee?.name === 'Error') return 'a message';
  if (parent?.type === 'CallExpression' && parent.callee?.name === 'must') return 'a message';
  return undefined;
}

interface NodePath {
  readonly node: { readonly type: string };
  readonly parent?: { readonly type: string; readonly callee?: { readonly name?: string } } | null;
}

interface Place {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

function textAt(lines: readonly string[], { start, end }: Place): string {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = (text.at(-1) ?? '').slice(0, end.column);
  text[0] = (text[0] ?? '').slice(start.column);
  return text.join('\n');
}

const nothing = (): void => undefined;
const no = (): boolean => false;
const SILENT: Logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no },
  ...{ isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
  fatal: nothing,
};
