import type ts from 'typescript';

export const ruleIds = [
  'direction',
  'pure-global',
  'pure-random',
  'pure-node',
  'pure-async',
  'pure-console',
  'pure-state',
  'pure-locale',
  'pure-for-in',
  'file-size',
  'game-id',
  'parts',
  'allow',
] as const;

export type RuleId = (typeof ruleIds)[number];

export type Finding = {
  readonly path: string;
  /** From 1, as editors count. */
  readonly line: number;
  readonly column: number;
  readonly rule: RuleId;
  readonly message: string;
};

export function findingAt(
  file: { readonly path: string; readonly source: ts.SourceFile },
  position: number,
  rule: RuleId,
  message: string,
): Finding {
  const { line, character } = file.source.getLineAndCharacterOfPosition(position);
  return { path: file.path, line: line + 1, column: character + 1, rule, message };
}

export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      compareText(a.path, b.path) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  );
}

export function formatFinding({ path, line, column, rule, message }: Finding): string {
  return `${path}:${line}:${column}  ${rule}  ${message}`;
}

/** By code unit, so that the order is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
