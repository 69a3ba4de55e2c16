import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineNotation, editDistance, nearest } from '../src/index.ts';

type Act =
  | { kind: 'march'; unit: number; area: number }
  | { kind: 'bid'; count: number }
  | { kind: 'pass' };

const notation = defineNotation<Act>({
  kinds: { pass: 'pass', march: 'march {unit} to {area}', bid: 'bid {count} chips' },
  tables: { unit: ['rifle-a', 'rifle-b'], area: ['brno', 'praha'], count: '#' },
});

test('an action prints to one line and reads back', () => {
  const action = { kind: 'march', unit: 1, area: 0 } as const;
  expect(notation.print(action)).toBe('march rifle-b to brno');
  expect(notation.parse('  march   rifle-b to brno ')).toEqual({ ok: true, value: action });
  const any = fc.oneof(
    fc.record({ kind: fc.constant('march' as const), unit: fc.nat(1), area: fc.nat(1) }),
    fc.record({ kind: fc.constant('bid' as const), count: fc.nat(999_999_999) }),
  );
  fc.assert(
    fc.property(any, (act) => {
      expect(notation.parse(notation.print(act))).toEqual({ ok: true, value: act });
    }),
  );
});

test('the order is by kind as declared, then by the fields as written', () => {
  const sorted = [
    'pass',
    'march rifle-a to brno',
    'march rifle-a to praha',
    'march rifle-b to brno',
    'bid 2 chips',
    'bid 10 chips',
  ];
  const actions = sorted.map((text) => {
    const read = notation.parse(text);
    if (!read.ok) throw new Error(text);
    return read.value;
  });
  expect(actions.toReversed().sort(notation.compare).map(notation.print)).toEqual(sorted);
});

test('unreadable input gets a suggestion', () => {
  const problem = (text: string) => {
    const read = notation.parse(text);
    return read.ok ? 'ok' : read.problem;
  };
  expect(problem('marsch rifle-a to brno')).toEqual({
    code: 'unknown-notation',
    text: 'marsch rifle-a to brno',
    nearest: 'march <unit> to <area>',
  });
  expect(problem('march rifle-c to brno')).toEqual({
    code: 'unknown-name',
    text: 'rifle-c',
    nearest: 'rifle-a',
  });
  expect(problem('bid')).toMatchObject({ code: 'unknown-notation', nearest: 'bid <count> chips' });
  expect(problem('bid many chips')).toEqual({ code: 'unknown-name', text: 'many', nearest: null });
  expect(problem('')).toEqual({ code: 'unknown-notation', text: '', nearest: null });
  expect(problem('quux 1 2 3 4')).toMatchObject({ code: 'unknown-notation', nearest: null });
  fc.assert(fc.property(fc.string(), (text) => typeof notation.parse(text).ok === 'boolean'));
});

test('a pattern without a table is an error when the game is loaded', () => {
  expect(() =>
    defineNotation<{ kind: 'x'; y: number }>({ kinds: { x: 'x {y}' }, tables: {} }),
  ).toThrow('{y}');
});

test('a suggestion is a near word or none', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(nearest('skirmis', ['normandy', 'skirmish'])).toBe('skirmish');
  expect(nearest('xyz', ['normandy', 'skirmish'])).toBeUndefined();
});
