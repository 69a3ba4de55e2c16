import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One small change of the rules. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The function or constant of the module in which it is. */
  readonly within: string;
  /** The line on which it begins, without indentation. */
  readonly code: string;
  readonly kind: string;
  readonly original: string;
  readonly replacement: string;
}

export interface Plan {
  /** Source file → the same file with all its mutants behind switches. */
  readonly instrumented: Readonly<Record<string, string>>;
  readonly mutants: readonly Mutant[];
}

/** The task of one run of the tests. */
export interface Shard {
  readonly mutants: readonly string[];
  readonly progress: string;
  /** A mutant that is active from the start, for code that runs when its module loads. */
  readonly fromStart?: string;
}

/**
 * The verdict on a mutant. `begun` is written before its tests run, so that the parent knows which one
 * hangs. `passed`: no test noticed. `loaded`: the mutated code runs when its module loads, or only
 * once in a process, so that switching it on later shows nothing.
 */
export type Step =
  | { readonly mutant: string; readonly is: 'begun' | 'passed' | 'loaded' }
  | { readonly mutant: string; readonly is: 'killed'; readonly by: string }
  /** The process must be left: a mutant has left traces behind in a module. */
  | { readonly mutant: string; readonly is: 'stained' };

export function writeStep(path: string, step: Step): void {
  appendFileSync(path, `${JSON.stringify(step)}\n`);
}

export function readSteps(path: string): Step[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Step);
}
