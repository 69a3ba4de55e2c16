import type { BaseQuestion, Io, Seat } from '../contract.ts';
import { must } from '../result.ts';
import type { Frame, HasStack, Vars } from './frame.ts';
import { compile, type Decision, type Op, type Procedure, type Step } from './procedure.ts';

/** No rule book asks for more steps between two decisions; beyond it something goes in circles. */
const MAX_STEPS = 10_000;
const MAX_DEPTH = 64;

const NO_SEATS: readonly Seat[] = Object.freeze([]);

/** Runs the procedures of one game. It holds nothing: the position is in the state. */
export interface Machine<S extends HasStack, A, E, Q extends BaseQuestion = BaseQuestion> {
  /** Puts a procedure on the stack; the caller or the running loop goes on with it. */
  call(state: S, proc: string, vars?: Vars): void;
  /** Runs until a decision is owed or the stack is empty. */
  advance(state: S, io: Io<E>): void;
  /** The seats that owe a decision; none when the stack is empty. */
  seats(state: S): readonly Seat[];
  /** The question that is owed an answer; null when the stack is empty. */
  question(state: S): Q | null;
  offers(state: S, seat: Seat): A[];
  /** Answers the decision that is owed and runs on. */
  take(state: S, seat: Seat, action: A, io: Io<E>): void;
  readonly procedures: readonly string[];
}

/** The words in which procedures are written. */
export interface ProcedureKit<S, A, E, Q extends BaseQuestion = BaseQuestion> {
  procedure<V extends Vars>(
    name: string,
    steps: readonly Step<S, V, A, E, Q>[],
  ): Procedure<S, A, E, Q>;
  run<V>(run: (state: S, vars: V, io: Io<E>) => void): Step<S, V, A, E, Q>;
  /** Asks once. */
  ask<V>(decision: Decision<S, V, A, E, Q>): Step<S, V, A, E, Q>;
  /** Asks several seats at the same time, until the decision names no seat any more. */
  askAll<V>(decision: Decision<S, V, A, E, Q>): Step<S, V, A, E, Q>;
  call<V>(proc: string, vars?: (state: S, vars: V) => Vars): Step<S, V, A, E, Q>;
  when<V>(
    test: (state: S, vars: V) => boolean,
    then: readonly Step<S, V, A, E, Q>[],
    otherwise?: readonly Step<S, V, A, E, Q>[],
  ): Step<S, V, A, E, Q>;
  /** Goes round while the test holds, at most `max` times; once more is a bug and throws. */
  loop<V>(
    max: number,
    test: (state: S, vars: V) => boolean,
    body: readonly Step<S, V, A, E, Q>[],
  ): Step<S, V, A, E, Q>;
}

export function frameKit<S, A, E, Q extends BaseQuestion = BaseQuestion>(): ProcedureKit<
  S,
  A,
  E,
  Q
> {
  return {
    procedure: compile,
    run: (run) => ({ do: 'run', run }),
    ask: (decision) => ({ do: 'ask', decision, all: false }),
    askAll: (decision) => ({ do: 'ask', decision, all: true }),
    call: (proc, vars = () => ({})) => ({ do: 'call', proc, vars }),
    when: (test, then, otherwise = []) => ({ do: 'when', test, then, otherwise }),
    loop: (max, test, body) => ({ do: 'loop', max, test, body }),
  };
}

export function defineMachine<S extends HasStack, A, E, Q extends BaseQuestion = BaseQuestion>(
  procedures: readonly Procedure<S, A, E, Q>[],
): Machine<S, A, E, Q> {
  const table = tableOf(procedures);
  const find = finder(table);
  const push = pusher(table);
  const advance = runner(find, push);

  const opAt = (frame: Frame): AnyOp<S, A, E, Q> | undefined => find(frame.proc)?.ops[frame.at];

  const owed = (state: S): AnyOp<S, A, E, Q>['decision'] => {
    const frame = state.stack[state.stack.length - 1];
    return frame === undefined ? undefined : opAt(frame)?.decision;
  };

  const topVars = (state: S): Vars | undefined => state.stack[state.stack.length - 1]?.vars;

  return {
    procedures: [...table.keys()],
    call: (state, proc, vars = {}) => push(state, proc, vars),
    advance,
    seats: (state) => owed(state)?.seats(state, topVars(state)) ?? NO_SEATS,
    question: (state) => owed(state)?.question(state, topVars(state)) ?? null,
    offers: (state, seat) => owed(state)?.offers(state, seat, topVars(state)) ?? [],
    take(state, seat, action, io) {
      const frame = must(state.stack[state.stack.length - 1], 'a decision is owed');
      const op = opAt(frame);
      if (op?.decision === undefined) throw new Error(`no decision is owed: ${printStack(state)}`);
      // The frame moves on first, so that the handler may call a procedure of its own.
      if (!op.all) frame.at += 1;
      op.decision.take(state, seat, action, frame.vars, io);
      advance(state, io);
    },
  };
}

type Table<S, A, E, Q extends BaseQuestion> = ReadonlyMap<string, Procedure<S, A, E, Q>>;

// biome-ignore lint/suspicious/noExplicitAny: each procedure has variables of its own type
type AnyOp<S, A, E, Q extends BaseQuestion> = Op<S, any, A, E, Q>;

function tableOf<S, A, E, Q extends BaseQuestion>(
  procedures: readonly Procedure<S, A, E, Q>[],
): Table<S, A, E, Q> {
  const table = new Map(procedures.map((procedure) => [procedure.name, procedure]));
  for (const procedure of procedures) {
    for (const op of procedure.ops) {
      if (op.op === 'call' && !table.has(op.proc)) {
        throw new Error(`procedure ${procedure.name} calls ${op.proc}, which does not exist`);
      }
    }
  }
  return table;
}

type Push<S> = (state: S, proc: string, vars: Vars) => void;

// Closures over the table: compiled, they know it as a constant, and they run at every step of every game.

type Find<S, A, E, Q extends BaseQuestion> = (name: string) => Procedure<S, A, E, Q> | undefined;

/** Most steps stay in one procedure, so the last one found is kept: a comparison instead of a look into the table. */
function finder<S, A, E, Q extends BaseQuestion>(table: Table<S, A, E, Q>): Find<S, A, E, Q> {
  let last: Procedure<S, A, E, Q> | undefined;
  return (name) => {
    if (last?.name !== name) last = table.get(name);
    return last;
  };
}

function pusher<S extends HasStack, A, E, Q extends BaseQuestion>(
  table: Table<S, A, E, Q>,
): Push<S> {
  return (state, proc, vars) => {
    const procedure = must(table.get(proc), `procedure ${proc}`);
    if (state.stack.length >= MAX_DEPTH) throw new Error(`too deep: ${printStack(state)}`);
    const loops: number[] = [];
    for (let i = 0; i < procedure.loops; i++) loops.push(0);
    state.stack.push({ proc, at: 0, vars, loops });
  };
}

function runner<S extends HasStack, A, E, Q extends BaseQuestion>(
  find: Find<S, A, E, Q>,
  push: Push<S>,
): (state: S, io: Io<E>) => void {
  return (state, io) => {
    let running: Frame | undefined;
    let ops: Procedure<S, A, E, Q>['ops'] = [];
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const frame = state.stack[state.stack.length - 1];
      if (frame === undefined) return;
      if (frame !== running) {
        running = frame;
        ops = must(find(frame.proc), `procedure ${frame.proc}`).ops;
      }
      const op = ops[frame.at];
      if (op === undefined) {
        state.stack.pop();
        continue;
      }
      switch (op.op) {
        case 'run':
          frame.at += 1;
          op.run(state, frame.vars, io);
          break;
        case 'ask':
          if (!op.all || (op.decision?.seats(state, frame.vars).length ?? 0) > 0) return;
          frame.at += 1;
          break;
        case 'call':
          frame.at += 1;
          push(state, op.proc, op.vars(state, frame.vars));
          break;
        case 'jump':
          frame.at = op.to;
          break;
        case 'unless':
          frame.at = op.test(state, frame.vars) ? frame.at + 1 : op.to;
          break;
        case 'enter':
          frame.loops[op.loop] = 0;
          frame.at += 1;
          break;
        case 'again':
          goRound(state, frame, op);
          break;
      }
    }
    throw new Error(`no decision after ${MAX_STEPS} steps: ${printStack(state)}`);
  };
}

function goRound<S extends HasStack, A, E, Q extends BaseQuestion>(
  state: S,
  frame: Frame,
  op: Op<S, Vars, A, E, Q>,
): void {
  if (!op.test(state, frame.vars)) {
    frame.at = op.to;
    return;
  }
  const rounds = (frame.loops[op.loop] ?? 0) + 1;
  if (rounds > op.max)
    throw new Error(`a loop ran more than ${op.max} times: ${printStack(state)}`);
  frame.loops[op.loop] = rounds;
  frame.at += 1;
}

/** The stack for an error's text; only procedure names and places, never variables. */
export function printStack(state: HasStack): string {
  return state.stack.map((frame) => `${frame.proc}@${frame.at}`).join(' > ');
}
