import { must, refusalOf, type SubjectKey, subjectKeys } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { skirmish, type View } from '../src/rules/index.ts';
import { fifeInTheMill } from './positions.ts';

/** Everything that the action concerns, by the line that notes it. */
function keysOf(view: View, line: string): readonly SubjectKey[] {
  const action = skirmish.notation.parse(line);
  return subjectKeys(skirmish, view, must(action.ok ? action.value : undefined, line));
}

test('an attack is pointed at by its area and by the units in it', () => {
  const view = fifeInTheMill().view('blue');
  expect(keysOf(view, 'attack village')).toEqual(['tile:5', 'unit:5']);
  expect(keysOf(view, 'march to ford')).toEqual(['tile:1']);
});

test('each copy of a card in hand stands for it', () => {
  const view = fifeInTheMill().view('blue');
  expect(view.own?.hand).toEqual([1, 3]);
  expect(keysOf(view, 'order two')).toEqual(['card:0']);
  expect(keysOf(view, 'ambush')).toEqual(['button:ambush', 'card:1']);
  expect(keysOf(view, 'halt')).toEqual(['button:halt']);
});

test('the kinds of action that answer the question are known', () => {
  const t = fifeInTheMill();
  expect(skirmish.answers?.(t.view('blue'))).toEqual(['march', 'attack']);
  t.play('blue', 'attack village');
  expect(skirmish.answers?.(t.view('red'))).toEqual(['stand', 'ambush']);
});

test('the rules say why a thing is not possible', () => {
  const t = fifeInTheMill();
  const refused = (seat: 'blue' | 'red', thing: SubjectKey) =>
    refusalOf(skirmish, t.view(seat), thing);
  expect(refused('blue', 'tile:6')).toMatchObject({ code: 'not-adjacent' });
  expect(refused('blue', 'unit:3')).toMatchObject({ code: 'not-adjacent' });
  expect(refused('red', 'unit:5')).toEqual({ code: 'not-your-decision' });
  expect(refused('red', 'card:0')).toEqual({ code: 'not-your-decision' });
  // A card answers another question: the present one comes first.
  expect(refused('blue', 'card:0')).toEqual({ code: 'other-decision', now: 'goal' });
});
