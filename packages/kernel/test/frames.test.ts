import { expect, test } from 'vitest';
import { cloneStack, defineMachine, type Frame, frameKit, type Io } from '../src/index.ts';

type Act = { kind: 'say'; n: number };
interface Table {
  stack: Frame[];
  said: string[];
}

const kit = frameKit<Table, Act, never>();
const { procedure, run, ask, askAll, call, when, loop } = kit;
const io: Io<never> = {
  chance: { die: () => 1, dice: () => [], pick: () => 0, shuffle: () => undefined },
  emit: () => undefined,
};
const say = (text: string) => run<object>((state) => state.said.push(text));
const fresh = (): Table => ({ stack: [], said: [] });
const question = (name: string) => ({
  question: () => ({ kind: name }),
  seats: () => [0],
  offers: (): Act[] => [{ kind: 'say', n: 1 }],
  take: (state: Table, seat: number, action: Act) => {
    state.said.push(`${name} ${seat} ${action.n}`);
  },
});

test('steps, branches, loops and calls run in the order they are written', () => {
  const machine = defineMachine<Table, Act, never>([
    procedure<{ n: number }>('main', [
      say('begin'),
      loop(5, (_s, v) => v.n > 0, [
        when((_s, v) => v.n === 2, [call('inner', (_s, v) => ({ depth: v.n }))], [say('else')]),
        run((_s, v) => {
          v.n -= 1;
        }),
      ]),
      when(() => false, [say('never')]),
      say('end'),
    ]),
    procedure<{ depth: number }>('inner', [run((s, v) => s.said.push(`inner ${v.depth}`))]),
  ]);
  const state = fresh();
  machine.call(state, 'main', { n: 3 });
  machine.advance(state, io);
  expect(state.said).toEqual(['begin', 'else', 'inner 2', 'else', 'end']);
  expect(state.stack).toEqual([]);
  expect(machine.seats(state)).toEqual([]);
});

test('a game stops at a question, survives JSON there, and continues', () => {
  const machine = defineMachine<Table, Act, never>([
    procedure('main', [call('inner'), say('after')]),
    procedure('inner', [say('before'), ask(question('one')), ask(question('two'))]),
  ]);
  let state = fresh();
  machine.call(state, 'main');
  machine.advance(state, io);
  expect(machine.question(state)).toEqual({ kind: 'one' });
  state = JSON.parse(JSON.stringify(state)) as Table;
  machine.take(state, 0, { kind: 'say', n: 7 }, io);
  expect(machine.question(state)).toEqual({ kind: 'two' });
  const saved = { ...state, stack: cloneStack(state.stack), said: [...state.said] };
  machine.take(state, 0, { kind: 'say', n: 8 }, io);
  expect(state.said).toEqual(['before', 'one 0 7', 'two 0 8', 'after']);
  expect(machine.question(saved)).toEqual({ kind: 'two' });
  expect(() => machine.take(state, 0, { kind: 'say', n: 9 }, io)).toThrow('decision is owed');
});

test('all seats are asked at once until each has answered', () => {
  const both = {
    ...question('bid'),
    seats: (state: Table) =>
      [0, 1].filter((seat) => !state.said.some((s) => s.startsWith(`bid ${seat}`))),
  };
  const machine = defineMachine<Table, Act, never>([
    procedure('main', [askAll(both), say('revealed')]),
  ]);
  const state = fresh();
  machine.call(state, 'main');
  machine.advance(state, io);
  expect(machine.seats(state)).toEqual([0, 1]);
  machine.take(state, 1, { kind: 'say', n: 2 }, io);
  expect(machine.seats(state)).toEqual([0]);
  machine.take(state, 0, { kind: 'say', n: 3 }, io);
  expect(state.said).toEqual(['bid 1 2', 'bid 0 3', 'revealed']);
});

test('an answer may call a procedure, and the questions after it wait', () => {
  const machine = defineMachine<Table, Act, never>([
    procedure('main', [
      ask({ ...question('one'), take: (state) => machine.call(state, 'side', {}) }),
      say('main again'),
    ]),
    procedure('side', [say('side')]),
  ]);
  const state = fresh();
  machine.call(state, 'main');
  machine.advance(state, io);
  machine.take(state, 0, { kind: 'say', n: 1 }, io);
  expect(state.said).toEqual(['side', 'main again']);
});

test('loops and depth are bounded, and the stack is named', () => {
  const machine = defineMachine<Table, Act, never>([
    procedure('round', [loop(3, () => true, [say('x')])]),
    procedure('deeper', [call('deeper')]),
  ]);
  const round = fresh();
  machine.call(round, 'round');
  expect(() => machine.advance(round, io)).toThrow(/more than 3 times: round@/);
  const deep = fresh();
  machine.call(deep, 'deeper');
  expect(() => machine.advance(deep, io)).toThrow(/too deep/);
  expect(() => defineMachine([procedure('main', [call('nowhere')])])).toThrow('nowhere');
});

test('a loop counts from zero each time it is entered', () => {
  const machine = defineMachine<Table, Act, never>([
    procedure<{ outer: number; inner: number }>('main', [
      loop(4, (_s, v) => v.outer < 4, [
        run((_s, v) => {
          v.outer += 1;
          v.inner = 0;
        }),
        loop(3, (_s, v) => v.inner < 3, [
          run((s, v) => {
            v.inner += 1;
            s.said.push('x');
          }),
        ]),
      ]),
    ]),
  ]);
  const state = fresh();
  machine.call(state, 'main', { outer: 0, inner: 0 });
  machine.advance(state, io);
  expect(state.said).toHaveLength(12);
});
