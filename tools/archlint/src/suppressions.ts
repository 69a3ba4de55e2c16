import ts from 'typescript';
import { type Finding, findingAt, ruleIds } from './findings.ts';
import type { ParsedFile } from './parsed-file.ts';

export type Allowance = { readonly rule: string; readonly line: number };

export type Allowances = {
  readonly allowed: readonly Allowance[];
  /** Allowing comments that allow nothing: no reason given, or no such rule. */
  readonly findings: readonly Finding[];
};

const allowComment = /^\s*(\/\/\s*archlint-allow\b\s*([\w-]*)\s*(?::\s*(.*?))?)\s*$/;

export function readAllowances(file: ParsedFile): Allowances {
  const allowed: Allowance[] = [];
  const findings: Finding[] = [];
  const lines = file.source.text.split(/\r?\n/);
  for (const [index, text] of lines.entries()) {
    const [, comment = '', rule = '', reason = ''] = allowComment.exec(text) ?? [];
    if (comment === '') continue;
    const position = file.source.getPositionOfLineAndCharacter(index, text.indexOf(comment));
    if (isInsideLiteral(file.source, position)) continue;
    if (!ruleIds.some((id) => id === rule)) {
      const message = `there is no rule "${rule}"; the rules are ${ruleIds.join(', ')}.`;
      findings.push(findingAt(file, position, 'allow', message));
    } else if (reason === '') {
      const message = `say why: "// archlint-allow ${rule}: <reason>"; without one it allows nothing.`;
      findings.push(findingAt(file, position, 'allow', message));
    } else {
      allowed.push({ rule, line: coveredLine(lines, index) });
    }
  }
  return { allowed, findings };
}

/** The next line; several allowing comments may stand above each other over the same line. */
function coveredLine(lines: readonly string[], index: number): number {
  let covered = index + 1;
  while (allowComment.test(lines[covered] ?? '')) covered += 1;
  return covered + 1;
}

export function isAllowed(finding: Finding, allowed: readonly Allowance[]): boolean {
  if (finding.rule === 'allow') return false;
  // A file's size has no line of its own, so its allowing comment may stand anywhere in the file.
  return allowed.some(
    ({ rule, line }) =>
      rule === finding.rule && (line === finding.line || finding.rule === 'file-size'),
  );
}

/** Whether the text at a position is part of a string (a test of this very linter, say). */
function isInsideLiteral(source: ts.SourceFile, position: number): boolean {
  const inside = (node: ts.Node): boolean => {
    if (position < node.getStart(source) || position >= node.end) return false;
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node)) return true;
    if (ts.isTemplateHead(node)) return true;
    return ts.forEachChild(node, (child) => inside(child) || undefined) ?? false;
  };
  return inside(source);
}
