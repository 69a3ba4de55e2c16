import { createMatch, odds, seedFromPhrase } from '@bivouac/kernel';
import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { type Action, box, hitChances, skirmish } from '../../src/rules/index.ts';
import { isSwap, refuse, targetOf, thingsOf } from '../../src/table/grammar.ts';

const area = (name: (typeof box.AREAS)[number]): number => box.AREAS.indexOf(name);

/** Blue's Fife stands in the mill, beside Red's Rook in the village, and is asked where to go. */
function fifeInTheMill() {
  const t = scriptedPlay(skirmish, { scenario: 'crossing' }, (luck) => {
    luck.expectShuffle('deck.blue', 10, [0, 0, 0, 1, 1, 3, 3, 2, 2, 1]);
    luck.expectShuffle('deck.red', 10, [0, 0, 0, 1, 1, 3, 1, 2, 2, 3]);
  });
  t.play('blue', 'bid three');
  t.play('red', 'bid two');
  t.play('blue', 'order three', 'pick fife', 'march to mill', 'pick fife');
  return t.view('blue');
}

test('every action on offer stands for something that can be pointed at', () => {
  const begun = createMatch(
    skirmish,
    { scenario: 'mill-yard', options: {} },
    seedFromPhrase('things'),
  );
  if (!begun.ok) throw new Error(begun.problem.code);
  const match = begun.value;
  for (let now = match.awaiting(); now.kind === 'seats'; now = match.awaiting()) {
    const seat = now.seats[0] ?? 0;
    const view = match.view(seat);
    const actions = match.actions(seat);
    for (const action of actions) {
      expect(view.ok && thingsOf(view.value, action)).not.toEqual([]);
    }
    match.act(seat, actions[actions.length - 1] as Action);
  }
});

test('an attack is pointed at by its area and by the units in it', () => {
  const view = fifeInTheMill();
  expect(thingsOf(view, { kind: 'attack', area: area('village') })).toEqual(['tile:5', 'unit:5']);
  expect(targetOf(view, { kind: 'attack', area: area('village') })).toBe(area('village'));
  expect(targetOf(view, { kind: 'march', area: area('ford') })).toBe(-1);
});

test('another unit of the same side can be pointed at instead', () => {
  const view = fifeInTheMill();
  expect(isSwap(view, 'unit:0')).toBe(true);
  expect(isSwap(view, 'unit:5')).toBe(false);
});

test('the rules say why a thing is not possible', () => {
  const view = fifeInTheMill();
  expect(refuse(view, 'tile:6')).toMatchObject({ code: 'not-adjacent' });
  expect(refuse(view, 'unit:3')).toMatchObject({ code: 'not-adjacent' });
  expect(refuse(view, 'card:0')).toMatchObject({ code: 'other-decision' });
});

test('the chances shown are those of the rules', () => {
  const view = fifeInTheMill();
  const counted = odds(skirmish, view, { kind: 'attack', area: area('village') });
  const chances = hitChances(area('village'));
  for (const { key, chance } of counted.outcomes) {
    expect(chance).toBeCloseTo(chances[Number(key.slice('hits-'.length))] ?? -1, 10);
  }
  expect(counted.outcomes).toHaveLength(chances.length);
});
