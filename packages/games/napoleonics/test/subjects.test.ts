import { refusalOf, subjectKeys } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { answersTo, isStay, subjectsOf } from '../src/rules/subjects.ts';
import type { View } from '../src/rules/view.ts';
import {
  attacks,
  card,
  command,
  type Field,
  hex,
  type Play,
  play,
  ready,
  scenarioOf,
} from './field.ts';

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

describe('each action has its subjects', () => {
  /** By the line that notes it, whatever is asked. */
  const of = (t: Play, text: string, change: Partial<View> = {}) => {
    const action = t.match.game.notation.parse(text);
    if (!action.ok) throw new Error(text);
    const view = { ...t.view('allied'), ...change };
    return subjectKeys(
      { subjects: () => subjectsOf(scenarioOf(FIELD), view, action.value) } as never,
      view,
      action.value,
    );
  };
  const AT = hex('c4');

  test.each(['supply', 'place', 'rally', 'order', 'unform', 'pick', 'join', 'retreat'])(
    '%s: its hex',
    (kind) => {
      expect(of(play(FIELD), `${kind} c4`)).toEqual([`tile:${AT}`]);
    },
  );

  test('a section is a button and its area, an attack its two ends', () => {
    const t = play(FIELD);
    expect(of(t, 'section centre')).toEqual(['button:section', 'area:1']);
    expect(of(t, 'melee e6 c4')).toEqual([tile('e6'), `tile:${AT}`]);
  });

  test('a card that is drawn lies among the drawn ones', () => {
    const t = play(FIELD);
    const own = { ...t.view('allied').own, hand: [], drawn: [card('bombard'), card('rally')] };
    expect(of(t, 'keep rally', { own: own as View['own'] })).toEqual(['drawn:1']);
    expect(of(t, 'keep rally')).toEqual(['button:keep']);
    expect(of(t, 'keep rally', { own: null })).toEqual(['button:keep']);
    expect(of(t, 'play rally', { own: null })).toEqual(['button:play']);
  });

  test('a leader among the enemy, or alone, is the hex too', () => {
    const t = play(FIELD);
    expect(of(t, 'pick-leader e6')).toEqual([`leader:${hex('e6')}`]);
    expect(of(t, 'pick-leader c6')).toEqual([`leader:${hex('c6')}`, tile('c6')]);
    expect(of(t, 'lead g8')).toEqual([`leader:${hex('g8')}`, tile('g8')]);
    // Spectators look with the eyes of the first side.
    expect(of(t, 'lead e6', { viewer: 'spectator' })).toEqual([`leader:${hex('e6')}`]);
    expect(of(t, 'lead c6', { viewer: 1 })).toEqual([`leader:${hex('c6')}`]);
  });

  test('taking ground is a button, and the hex while it is asked', () => {
    const t = play(FIELD);
    const asked = (kind: string) => ({ question: { kind, unit: 0, hex: AT } as never });
    expect(of(t, 'advance', asked('advance'))).toEqual(['button:advance', `tile:${AT}`]);
    expect(of(t, 'advance', asked('attack'))).toEqual(['button:advance']);
    expect(of(t, 'advance', { question: null })).toEqual(['button:advance']);
  });

  test('who goes to where it stands stays: a unit, or a leader alone', () => {
    const t = play(FIELD);
    const going = (unit: number, leader: number) => ({
      question: { kind: 'go', unit, leader } as never,
    });
    expect(of(t, 'go e6', going(0, -1))).toEqual(['button:go']);
    expect(of(t, 'go e8', going(0, -1))).toEqual([tile('e8')]);
    expect(of(t, 'go g8', going(-1, 1))).toEqual(['button:go']);
    expect(of(t, 'go e6', { question: { kind: 'pick' } as never })).toEqual([tile('e6')]);
    expect(of(t, 'go e6', { question: null })).toEqual([tile('e6')]);
    const view = { ...t.view('allied'), ...going(0, -1) };
    expect(isStay(view, { kind: 'pick', hex: hex('e6') })).toBe(false);
  });
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
