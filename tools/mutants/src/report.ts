import { relative } from 'node:path';
import type { Mutant, Step } from './plan.ts';
import { ROOT, type Target } from './target.ts';

/** What became of the mutants of one package. */
export interface Verdicts {
  readonly killed: readonly Mutant[];
  /** Tests ran the mutated code and noticed nothing. */
  readonly survived: readonly Mutant[];
  /** No rule test comes there. */
  readonly uncovered: readonly Mutant[];
  /** Survivors that no test can kill, with the reason. */
  readonly accepted: readonly { readonly mutant: Mutant; readonly reason: string }[];
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
  const verdicts = {
    ...{ killed: [] as Mutant[], survived: [] as Mutant[], uncovered: [] as Mutant[] },
    ...{ accepted: [] as { mutant: Mutant; reason: string }[], loaded: [] as Mutant[] },
  };
  for (const mutant of mutants) {
    const what = seen.get(mutant.id);
    const reason = reasonFor(target, mutant);
    if (what?.has('killed')) verdicts.killed.push(mutant);
    else if (reason !== undefined) verdicts.accepted.push({ mutant, reason });
    else if (what === undefined) verdicts.uncovered.push(mutant);
    else if (what.has('passed')) verdicts.survived.push(mutant);
    else verdicts.loaded.push(mutant);
  }
  return verdicts;
}

function reasonFor(target: Target, mutant: Mutant): string | undefined {
  return target.accepted.find(
    ({ file, original, replacement }) =>
      file === relative(target.folder, mutant.file) &&
      oneLine(original) === oneLine(mutant.original) &&
      oneLine(replacement) === oneLine(mutant.replacement),
  )?.reason;
}

/** Of those that count: accepted survivors count as survivors. */
export function shareKilled({ killed, survived, uncovered, accepted }: Verdicts): number {
  const all = killed.length + survived.length + uncovered.length + accepted.length;
  return all === 0 ? 1 : killed.length / all;
}

export function describe(target: Target, verdicts: Verdicts): string {
  const { killed, survived, uncovered, accepted, loaded } = verdicts;
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
  return lines.join('\n');
}

function describeMutant({ file, line, original, replacement, kind }: Mutant): string {
  const place = `${relative(ROOT, file)}:${line}`;
  return `    ${place}  ${kind}: ${short(original)}  →  ${short(replacement)}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const short = (text: string): string => {
  const line = oneLine(text);
  return line.length <= 100 ? line : `${line.slice(0, 99)}…`;
};
