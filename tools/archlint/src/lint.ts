import { type Finding, sortFindings } from './findings.ts';
import { type ParsedFile, parseFile } from './parsed-file.ts';
import { checkDirection, checkPackagesAreInTable } from './rules/direction.ts';
import { checkFileSize } from './rules/file-size.ts';
import { checkGameIds } from './rules/game-id.ts';
import { checkParts } from './rules/parts.ts';
import { checkAsync } from './rules/pure-async.ts';
import { type PureFile, pureFile } from './rules/pure-file.ts';
import { checkGlobals } from './rules/pure-global.ts';
import { checkForeignImports, checkManifests } from './rules/pure-node.ts';
import { checkRandom } from './rules/pure-random.ts';
import { checkDeclaredState } from './rules/pure-state.ts';
import { checkStateWrites } from './rules/pure-state-writes.ts';
import { checkForIn, checkLocale } from './rules/pure-syntax.ts';
import { isScript, isSource, type SourceTree } from './source-tree.ts';
import { type Allowance, isAllowed, readAllowances } from './suppressions.ts';
import { ownerOf, partRuleOf, readWorkspace, type Workspace } from './workspace.ts';

export type LintResult = { readonly files: number; readonly findings: readonly Finding[] };

const pureRules: readonly ((file: PureFile) => Finding[])[] = [
  checkGlobals,
  checkRandom,
  checkForeignImports,
  checkAsync,
  checkDeclaredState,
  checkStateWrites,
  checkLocale,
  checkForIn,
];

export function lint(tree: SourceTree): LintResult {
  const workspace = readWorkspace(tree);
  const sources = [...tree].filter(([path]) => isSource(path));
  const files = new Map<string, ParsedFile>();
  for (const [path, text] of sources) if (isScript(path)) files.set(path, parseFile(path, text));

  const findings = [
    ...checkPackagesAreInTable(workspace),
    ...checkManifests(workspace, tree),
    ...sources.flatMap(([path, text]) => checkFileSize(path, text)),
    ...checkGameIds(workspace, files),
    ...[...files.values()].flatMap((file) => checkFile(workspace, file)),
  ];
  return { files: sources.length, findings: applyAllowances(files, findings) };
}

function checkFile(workspace: Workspace, file: ParsedFile): Finding[] {
  const general = [...checkDirection(workspace, file), ...checkParts(workspace, file)];
  const owner = ownerOf(workspace, file.path);
  if (!owner?.rule || !file.path.startsWith(`${owner.path}/src/`)) return general;
  const purity = owner.rule.parts ? partRuleOf(owner, file.path) : owner.rule;
  if (!purity?.pure) return general;
  const pure = pureFile(file, owner);
  const rules = purity.loadsWords ? pureRules.filter((rule) => rule !== checkAsync) : pureRules;
  return [...general, ...rules.flatMap((rule) => rule(pure))];
}

function applyAllowances(
  files: ReadonlyMap<string, ParsedFile>,
  findings: readonly Finding[],
): Finding[] {
  const allowedIn = new Map<string, readonly Allowance[]>();
  const malformed: Finding[] = [];
  for (const file of files.values()) {
    const allowances = readAllowances(file);
    allowedIn.set(file.path, allowances.allowed);
    malformed.push(...allowances.findings);
  }
  const kept = findings.filter((each) => !isAllowed(each, allowedIn.get(each.path) ?? []));
  return sortFindings([...kept, ...malformed]);
}
