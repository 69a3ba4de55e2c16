import { refusalOf, subjectKeys } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { answersTo } from '../src/rules/subjects.ts';
import { attacks, card, command, type Field, hex, type Play, play, ready } from './field.ts';

const keys = (t: Play, seat: 'allied' | 'french', text: string): readonly string[] => {
  const action = t.match.game.notation.parse(text);
  if (!action.ok) throw new Error(text);
  return subjectKeys(t.match.game, t.view(seat), action.value);
};
const tile = (name: string) => `tile:${hex(name)}` as const;

const FIELD: Field = {
  allied: { 'british-line': 'e6 e8', 'british-foot-artillery': 'g6' },
  french: { 'french-line': 'c6' },
  leaders: { allied: { wellington: 'e6', moore: 'g8' } },
  hands: { allied: 'attack-centre probe-left attack-centre' },
};

describe('what an action concerns', () => {
  test('a card is every place in the hand where it lies', () => {
    const t = play(FIELD);
    const { own } = t.view('allied');
    const places = own?.hand.flatMap((held, place) =>
      held === card('attack-centre') ? [`card:${place}`] : [],
    );
    expect(places).toHaveLength(2);
    expect(keys(t, 'allied', 'play attack-centre')).toEqual(places);
    expect(keys(t, 'allied', 'play bombard')).toEqual(['button:play']);
  });

  test('a leader with a unit is one subject, a leader alone is the hex too', () => {
    const t = play(FIELD);
    t.play('allied', 'play attack-centre');
    expect(keys(t, 'allied', 'lead e6')).toEqual([`leader:${hex('e6')}`]);
    expect(keys(t, 'allied', 'lead g8')).toEqual([`leader:${hex('g8')}`, tile('g8')]);
    expect(keys(t, 'allied', 'order e6')).toEqual([tile('e6')]);
    expect(keys(t, 'allied', 'done')).toEqual(['button:done']);
  });

  test('a piece that stays where it is has a button, an attack its two ends', () => {
    const t = play(FIELD);
    t.play('allied', 'play attack-centre', 'order e6', 'done', 'pick e6');
    expect(keys(t, 'allied', 'go e6')).toEqual(['button:go']);
    expect(keys(t, 'allied', 'go d6')).toEqual([tile('d6')]);
    t.play('allied', 'go e6');
    expect(keys(t, 'allied', 'fire e6 c6')).toEqual([tile('e6'), tile('c6')]);
  });

  test('taking ground and battling back are the hex in question as well', () => {
    const t = attacks('allied', 'e6', 'd6', { ...FIELD, french: { 'french-line': 'd6' } });
    t.luck.expectDice('battle.melee', 6, [3, 3, 3, 3]);
    if (t.view('french').question?.kind === 'react') t.play('french', 'stand');
    expect(keys(t, 'french', 'battle-back')).toEqual(['button:battleBack', tile('e6')]);
    expect(keys(t, 'french', 'hold')).toEqual(['button:hold']);
  });
});

test('each question has its answers, and none when the game is over', () => {
  const t = play(FIELD);
  expect(answersTo(t.view('allied'))).toEqual(['play']);
  expect(answersTo({ ...t.view('allied'), question: null })).toEqual([]);
});

describe('why a thing cannot be pointed at', () => {
  const refusal = (t: Play, thing: string, chosen?: string) =>
    refusalOf(
      t.match.game,
      t.view('allied'),
      thing as 'tile:0',
      (chosen ?? null) as 'tile:0' | null,
    )?.code;

  test('napoleonics/orders: no unit, the enemy, no order left', () => {
    const t = play(FIELD);
    t.play('allied', 'play attack-centre', 'order e6');
    expect(refusal(t, tile('a1'))).toBe('no-unit');
    expect(refusal(t, tile('c6'))).toBe('not-your-unit');
    expect(refusal(t, tile('e6'))).toBe('already-ordered');
    expect(refusal(t, `leader:${hex('a1')}`)).toBe('no-leader');
  });

  test('napoleonics/movement: not ordered, occupied, too far', () => {
    const t = play(FIELD);
    t.play('allied', 'play attack-centre', 'order e6', 'done');
    expect(refusal(t, tile('e8'))).toBe('not-ordered');
    t.play('allied', 'pick e6');
    expect(refusal(t, tile('e8'))).toBe('occupied');
    expect(refusal(t, tile('a1'))).toBe('too-far');
  });

  test('napoleonics/battle: by the unit itself, and by the unit chosen before', () => {
    const t = ready('allied', 'e6', { ...FIELD, french: { 'french-line': 'c6 a6' } });
    expect(refusal(t, tile('e8'))).toBe('not-ordered');
    expect(refusal(t, tile('c6'), tile('e6'))).toBeUndefined();
    expect(refusal(t, tile('a6'), tile('e6'))).toBe('out-of-range');
    expect(refusal(t, tile('e8'), tile('e6'))).toBe('no-enemy');
    expect(refusal(t, tile('e6'))).toBeUndefined();
  });

  test('napoleonics/command-card: only a card that is asked for', () => {
    const t = play(FIELD);
    command(t, 'allied', 'attack-centre', 'e6');
    expect(refusal(t, 'card:0')).toBe('other-decision');
  });
});
