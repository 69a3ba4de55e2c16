import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { declarationAround } from './declaration.ts';
import {
  type AcceptedSurvivor,
  type GameTarget,
  ROOT,
  RULES,
  type Target,
  TEST,
} from './target.ts';
import { oneLine } from './text.ts';

/** Statements of a `mutants.json` that are not true of the code any more; found without running any test. */
export function faultsOfSettings(target: GameTarget): readonly string[] {
  const { folder } = target;
  const { tests, without, spared, accepted } = target.settings;
  const faults: string[] = [];
  for (const [path, reason] of Object.entries(spared)) {
    if (!existsSync(join(folder, path))) faults.push(`spared: there is no ${path}`);
    if (reason.trim() === '') faults.push(`spared: ${path} has no reason`);
  }
  for (const name of without) {
    const isThere = tests.some((each) =>
      ['', TEST].some((end) => existsSync(join(folder, each, name + end))),
    );
    if (!isThere) faults.push(`without: there is no test ${name}`);
  }
  for (const entry of accepted) {
    const fault = faultOfEntry(target, entry);
    if (fault !== null) faults.push(`accepted: ${entry.file} ${entry.within}: ${fault}`);
  }
  return faults.map((fault) => `${relative(ROOT, folder)}/mutants.json, ${fault}`);
}

/** Entries are matched by text, so the text must still stand where it was. */
function faultOfEntry({ folder, sources }: Target, entry: AcceptedSurvivor): string | null {
  const path = join(folder, entry.file);
  if (!sources.includes(path)) return 'the file is not mutated, or not there';
  if (entry.reason.trim() === '') return 'the entry has no reason';
  const lines = readFileSync(path, 'utf8').split('\n');
  const places = lines.flatMap((line, at) =>
    line.trim() === entry.line && declarationAround(lines, at) === entry.within ? [at] : [],
  );
  if (places.length === 0) return `no line “${entry.line}”`;
  return places.some((at) => beginsOn(lines, at, oneLine(entry.original)))
    ? null
    : `no “${entry.original}” on the line “${entry.line}”`;
}

/** A mutated piece may go on below the line on which it begins. */
function beginsOn(lines: readonly string[], at: number, code: string): boolean {
  const found = oneLine(lines.slice(at).join('\n')).indexOf(code);
  return found >= 0 && found < oneLine(lines[at] ?? '').length;
}

/** Of these folders of rules, those that no `mutants.json` covers. */
export const unmeasured = (rules: readonly string[], targets: readonly Target[]): string[] =>
  rules.filter((path) => !targets.some(({ folder }) => join(folder, RULES) === join(ROOT, path)));
