import { relative } from 'node:path';
import type { Mutant, Step } from './plan.ts';
import { type AcceptedSurvivor, ROOT, type Target } from './target.ts';
import { oneLine } from './text.ts';

/** The verdicts on the mutants of one package. */
export interface Verdicts {
  readonly killed: readonly Mutant[];
  /** Tests ran the mutated code and noticed nothing. */
  readonly survived: readonly Mutant[];
  /** No rule test comes there. */
  readonly uncovered: readonly Mutant[];
  /** Survivors that no test can kill, with the reason. */
  readonly accepted: readonly { readonly mutant: Mutant; readonly reason: string }[];
  /** Entries under `accepted` that excuse nothing any more. */
  readonly idle: readonly AcceptedSurvivor[];
  /** Code that runs when its module loads: tried, and counted, only with --loaded. */
  readonly loaded: readonly Mutant[];
}

export function judge(
  target: Target,
  mutants: readonly Mutant[],
  steps: readonly Step[],
): Verdicts {
  const seen = new Map<string, Set<Step['is']>>();
  for (const { mutant, is } of steps) seen.set(mutant, (seen.get(mutant) ?? new Set()).add(is));
  const left = target.accepted.slice();
  const verdicts = {
    ...{ killed: [] as Mutant[], survived: [] as Mutant[], uncovered: [] as Mutant[] },
    ...{ accepted: [] as { mutant: Mutant; reason: string }[], loaded: [] as Mutant[] },
  };
  for (const mutant of mutants) {
    const what = seen.get(mutant.id);
    if (what?.has('killed')) {
      verdicts.killed.push(mutant);
      continue;
    }
    const at = left.findIndex((entry) => excuses(target, entry, mutant));
    const [entry] = at < 0 ? [] : left.splice(at, 1);
    if (entry !== undefined) verdicts.accepted.push({ mutant, reason: entry.reason });
    else if (what === undefined) verdicts.uncovered.push(mutant);
    else if (what.has('passed')) verdicts.survived.push(mutant);
    else verdicts.loaded.push(mutant);
  }
  const tried = new Set(mutants.map(({ file }) => relative(target.folder, file)));
  return { ...verdicts, idle: left.filter(({ file }) => tried.has(file)) };
}

const excuses = ({ folder }: Target, entry: AcceptedSurvivor, mutant: Mutant): boolean =>
  entry.file === relative(folder, mutant.file) &&
  entry.within === mutant.within &&
  entry.line === mutant.code &&
  oneLine(entry.original) === oneLine(mutant.original) &&
  oneLine(entry.replacement) === oneLine(mutant.replacement);

/** Of those that count: accepted survivors count as survivors. */
export function shareKilled({ killed, survived, uncovered, accepted }: Verdicts): number {
  const all = killed.length + survived.length + uncovered.length + accepted.length;
  return all === 0 ? 1 : killed.length / all;
}

/** Why a package fails, in a sentence; null if it does not. Entries that excuse nothing are only listed. */
export function faultOf({ name }: Target, verdicts: Verdicts, least: number): string | null {
  const share = shareKilled(verdicts);
  const unexcused = verdicts.survived.length + verdicts.uncovered.length;
  const faults: string[] = [];
  if (share < least) {
    // Rounded down: a share just below the bar must not read like the bar.
    const killed = Math.floor(1000 * share) / 10;
    faults.push(`only ${killed.toFixed(1)} % are killed, at least ${100 * least} % must be`);
  }
  if (unexcused === 1) faults.push('1 survivor has no reason in mutants.json');
  if (unexcused > 1) faults.push(`${unexcused} survivors have no reason in mutants.json`);
  return faults.length === 0 ? null : `${name} fails: ${faults.join(', and ')}.`;
}

export function describe(target: Target, verdicts: Verdicts): string {
  const { killed, survived, uncovered, accepted, idle, loaded } = verdicts;
  const lines = [
    `${target.name}: ${(100 * shareKilled(verdicts)).toFixed(1)} % killed`,
    `  ${killed.length} killed, ${survived.length} survived, ${uncovered.length} without a test, ` +
      `${accepted.length} accepted with a reason; ${loaded.length} run when a module loads and are not counted`,
  ];
  const list = (title: string, mutants: readonly Mutant[]): void => {
    if (mutants.length > 0) lines.push(`  ${title}:`, ...mutants.map(describeMutant));
  };
  list('survived', survived);
  list('without a test', uncovered);
  if (accepted.length > 0) {
    lines.push('  accepted:');
    for (const { mutant, reason } of accepted) {
      lines.push(describeMutant(mutant), `      because ${reason}`);
    }
  }
  if (idle.length > 0) {
    lines.push('  accepted, but killed or gone; remove these entries:');
    for (const { file, within, original, replacement } of idle) {
      lines.push(`    ${file} ${within}: ${short(original)}  →  ${short(replacement)}`);
    }
  }
  return lines.join('\n');
}

function describeMutant({ file, line, original, replacement, kind }: Mutant): string {
  const place = `${relative(ROOT, file)}:${line}`;
  return `    ${place}  ${kind}: ${short(original)}  →  ${short(replacement)}`;
}

const short = (text: string): string => {
  const line = oneLine(text);
  return line.length <= 100 ? line : `${line.slice(0, 99)}…`;
};
