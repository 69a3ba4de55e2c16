import type { VsStep, VsSubject } from './step.ts';

/** Candidates that become fewer step by step, with a note of each step. */
export interface Narrowing<Candidate extends number> {
  readonly left: readonly Candidate[];
  /** Keeps those that pass, if any do. */
  keep(step: number, passes: (id: Candidate) => boolean): void;
  /** Keeps those with the largest number. */
  most(step: number, score: (id: Candidate) => number): void;
  /** Keeps exactly these, chosen by other means. */
  choose(step: number, chosen: readonly Candidate[], values?: readonly number[]): void;
}

export function narrowing<Candidate extends number>(
  about: VsSubject,
  candidates: readonly Candidate[],
  steps: VsStep[],
): Narrowing<Candidate> {
  let left = candidates;
  const note = (step: number, to: readonly Candidate[], values: readonly number[]): void => {
    steps.push({ step, about, decided: to.length < left.length, from: left, to, values });
    left = to;
  };
  return {
    get left() {
      return left;
    },
    keep(step, passes) {
      const passing = left.filter(passes);
      note(step, passing.length > 0 ? passing : left, []);
    },
    most(step, score) {
      const values = left.map(score);
      const top = Math.max(...values);
      note(
        step,
        left.filter((_, i) => values[i] === top),
        values,
      );
    },
    choose: (step, chosen, values = []) => note(step, chosen, values),
  };
}
