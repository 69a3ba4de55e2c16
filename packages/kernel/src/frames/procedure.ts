import type { BaseQuestion, Io, Seat } from '../contract.ts';
import type { Vars } from './frame.ts';

/**
 * One question to a seat. It stands beside the rule it serves. `offers` may depend only on what that seat knows;
 * `question` says what is asked and stands in every view, so it may depend only on what everyone knows.
 */
export interface Decision<S, V, A, E, Q extends BaseQuestion = BaseQuestion> {
  question(state: S, vars: V): Q;
  /** The seats that are asked. For `askAll`: those that have not answered yet; it ends when none is left. */
  seats(state: S, vars: V): readonly Seat[];
  offers(state: S, seat: Seat, vars: V): A[];
  take(state: S, seat: Seat, action: A, vars: V, io: Io<E>): void;
}

/** A step as written: a tree. `compile` lays it out flat, so that a place in it is a number. */
export type Step<S, V, A, E, Q extends BaseQuestion = BaseQuestion> =
  | { readonly do: 'run'; readonly run: (state: S, vars: V, io: Io<E>) => void }
  | { readonly do: 'ask'; readonly decision: Decision<S, V, A, E, Q>; readonly all: boolean }
  | {
      readonly do: 'call';
      readonly proc: string;
      readonly vars: (state: S, vars: V) => Vars;
    }
  | {
      readonly do: 'when';
      readonly test: (state: S, vars: V) => boolean;
      readonly then: readonly Step<S, V, A, E, Q>[];
      readonly otherwise: readonly Step<S, V, A, E, Q>[];
    }
  | {
      readonly do: 'loop';
      readonly max: number;
      readonly test: (state: S, vars: V) => boolean;
      readonly body: readonly Step<S, V, A, E, Q>[];
    };

/**
 * A flat instruction. Jumps are places in the same procedure. Every kind has every field, the ones
 * it does not need left at rest: objects of one shape are read several times as fast, and this is
 * read at every step of every game.
 */
export interface Op<S, V, A, E, Q extends BaseQuestion = BaseQuestion> {
  readonly op: 'run' | 'ask' | 'call' | 'jump' | 'unless' | 'enter' | 'again';
  readonly run: (state: S, vars: V, io: Io<E>) => void;
  readonly decision: Decision<S, V, A, E, Q> | undefined;
  /** Asks until the decision names no seat any more. */
  readonly all: boolean;
  readonly proc: string;
  readonly vars: (state: S, vars: V) => Vars;
  readonly test: (state: S, vars: V) => boolean;
  readonly to: number;
  /** Which loop, and how often it may go round. */
  readonly loop: number;
  readonly max: number;
}

const AT_REST = {
  run: () => undefined,
  decision: undefined,
  all: false,
  proc: '',
  vars: () => ({}),
  test: () => true,
  to: -1,
  loop: -1,
  max: 0,
} as const;

export interface Procedure<S, A, E, Q extends BaseQuestion = BaseQuestion> {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each procedure has variables of its own type
  readonly ops: readonly Op<S, any, A, E, Q>[];
  readonly loops: number;
}

export function compile<S, V, A, E, Q extends BaseQuestion = BaseQuestion>(
  name: string,
  steps: readonly Step<S, V, A, E, Q>[],
): Procedure<S, A, E, Q> {
  const ops: Op<S, V, A, E, Q>[] = [];
  let loops = 0;
  const make = (
    part: Pick<Op<S, V, A, E, Q>, 'op'> & Partial<Op<S, V, A, E, Q>>,
  ): Op<S, V, A, E, Q> => ({
    ...AT_REST,
    ...part,
  });
  const lay = (list: readonly Step<S, V, A, E, Q>[]): void => {
    for (const step of list) layStep(step);
  };
  /** Keeps a place free for a jump whose goal is known only later. */
  const later = (op: Op<S, V, A, E, Q>): (() => void) => {
    const at = ops.length;
    ops.push(op);
    return () => {
      ops[at] = make({ ...op, to: ops.length });
    };
  };
  const layStep = (step: Step<S, V, A, E, Q>): void => {
    if (step.do === 'run') ops.push(make({ op: 'run', run: step.run }));
    else if (step.do === 'ask')
      ops.push(make({ op: 'ask', decision: step.decision, all: step.all }));
    else if (step.do === 'call') ops.push(make({ op: 'call', proc: step.proc, vars: step.vars }));
    else if (step.do === 'when') {
      const toElse = later(make({ op: 'unless', test: step.test }));
      lay(step.then);
      const toEnd = step.otherwise.length > 0 ? later(make({ op: 'jump' })) : undefined;
      toElse();
      lay(step.otherwise);
      toEnd?.();
    } else {
      const loop = loops;
      loops += 1;
      ops.push(make({ op: 'enter', loop }));
      const top = ops.length;
      const toEnd = later(make({ op: 'again', loop, max: step.max, test: step.test }));
      lay(step.body);
      ops.push(make({ op: 'jump', to: top }));
      toEnd();
    }
  };
  lay(steps);
  return { name, ops, loops };
}
