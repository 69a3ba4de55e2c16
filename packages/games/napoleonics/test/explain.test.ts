import { describe, expect, test } from 'vitest';
import { explainAction } from '../src/rules/explain.ts';
import type { State } from '../src/rules/state.ts';
import type { View } from '../src/rules/view.ts';
import {
  attacks,
  card,
  command,
  type Field,
  inSquare,
  type Play,
  play,
  ready,
  scenarioOf,
} from './field.ts';

/** Why a side cannot do this now. */
function reasonOf(t: Play, seat: 'allied' | 'french', text: string): string | undefined {
  const action = t.match.game.notation.parse(text);
  if (!action.ok) throw new Error(text);
  return t.match.game.explain?.(t.view(seat), action.value)?.code;
}

const FIELD: Field = {
  allied: { 'british-line': 'e6 e8', 'british-foot-artillery': 'e4' },
  french: { 'french-line': 'c6' },
  leaders: { allied: { wellington: 'e6' } },
  hands: { allied: 'forward' },
};

describe('why an action is not possible', () => {
  test('of another player, of another question, of a card that is not held', () => {
    const t = play(FIELD);
    expect(reasonOf(t, 'french', 'play scout-left')).toBe('not-your-decision');
    expect(reasonOf(t, 'allied', 'order e6')).toBe('other-decision');
    expect(reasonOf(t, 'allied', 'play bombard')).toBe('not-in-hand');
    expect(reasonOf(t, 'allied', 'play forward')).toBeUndefined();
  });

  test('napoleonics/orders napoleonics/leaving-square: who cannot be ordered', () => {
    const t = play({
      ...FIELD,
      french: { 'french-line': 'c6', 'french-light-cavalry': 'd8' },
      tweak: (s: State) => inSquare(s, 'e8', 0),
    });
    t.play('allied', 'play forward', 'order e6');
    expect(reasonOf(t, 'allied', 'order e6')).toBe('already-ordered');
    expect(reasonOf(t, 'allied', 'order a1')).toBe('no-unit');
    expect(reasonOf(t, 'allied', 'order c6')).toBe('not-your-unit');
    expect(reasonOf(t, 'allied', 'lead e8')).toBe('no-leader');
    expect(reasonOf(t, 'allied', 'unform e6')).toBe('no-square');
    expect(reasonOf(t, 'allied', 'unform e8')).toBe('not-ordered');
    t.play('allied', 'order e8');
    expect(reasonOf(t, 'allied', 'unform e8')).toBe('cavalry-beside');
  });

  test('napoleonics/movement: who cannot move, and where to', () => {
    const t = play({ ...FIELD, map: { r: 'f7' }, tweak: (s: State) => inSquare(s, 'e8', 0) });
    t.play('allied', 'play forward', 'order e6', 'order e8', 'done');
    expect(reasonOf(t, 'allied', 'pick e8')).toBe('in-square');
    expect(reasonOf(t, 'allied', 'pick e4')).toBe('not-ordered');
    expect(reasonOf(t, 'allied', 'pick-leader e6')).toBe('leader-not-ordered');
    t.play('allied', 'pick e6');
    expect(reasonOf(t, 'allied', 'go e8')).toBe('occupied');
    expect(reasonOf(t, 'allied', 'go f7')).toBe('impassable');
    expect(reasonOf(t, 'allied', 'go a1')).toBe('too-far');
    expect(reasonOf(t, 'allied', 'exit')).toBe('no-exit');
    t.play('allied', 'go e6');
    if (t.view('allied').question?.kind === 'pick') {
      expect(reasonOf(t, 'allied', 'pick e6')).toBe('already-moved');
    }
  });

  test('napoleonics/ranged: range, sight, arms, and what stands on the hex', () => {
    const t = play({
      ...FIELD,
      allied: { 'british-line': 'e6 e8 e10', 'british-light-cavalry': 'e2' },
      french: { 'french-line': 'c6 a6 c8 c2 d10' },
      leaders: { french: { ney: 'c7' } },
      map: { f: 'd7 d8' },
    });
    command(t, 'allied', 'forward', 'e6', 'e8', 'e10', 'e2');
    expect(reasonOf(t, 'allied', 'fire e6 a6')).toBe('out-of-range');
    expect(reasonOf(t, 'allied', 'fire e8 c8')).toBe('no-sight');
    expect(reasonOf(t, 'allied', 'fire e6 b2')).toBe('no-enemy');
    expect(reasonOf(t, 'allied', 'fire e6 c7')).toBe('leader-alone');
    expect(reasonOf(t, 'allied', 'fire e10 c8')).toBe('enemy-beside');
    expect(reasonOf(t, 'allied', 'fire e2 c2')).toBe('no-firearms');
    expect(reasonOf(t, 'allied', 'melee e6 d6')).toBe('no-enemy');
    expect(reasonOf(t, 'allied', 'fire e6 c6')).toBeUndefined();
  });

  test('napoleonics/tactic-cards: what the card forbids, and a unit that has fought', () => {
    const steel = play({
      ...FIELD,
      french: { 'french-line': 'd6 c8' },
      hands: { allied: 'cold-steel' },
    });
    steel.play('allied', 'play cold-steel');
    expect(reasonOf(steel, 'allied', 'fire e6 c8')).toBe('card-forbids');
    const hold = play({
      ...FIELD,
      french: { 'french-line': 'd6 c8' },
      hands: { allied: 'fire-and-hold' },
    });
    hold.play('allied', 'play fire-and-hold', 'order e6', 'order e8', 'done');
    expect(reasonOf(hold, 'allied', 'melee e6 d6')).toBe('card-forbids');
  });

  test('napoleonics/square napoleonics/retire-and-reform: what a side attacked cannot answer', () => {
    const t = attacks('allied', 'e6', 'd6', {
      ...FIELD,
      french: { 'french-line': 'd6' },
      hands: {},
    });
    if (t.view('french').question?.kind !== 'react') throw new Error('no reaction');
    expect(reasonOf(t, 'french', 'square')).toBe('square-cavalry');
    expect(reasonOf(t, 'french', 'retire')).toBe('no-room-to-retire');
    expect(reasonOf(t, 'french', 'first-strike')).toBe('not-in-hand');
    const guns = attacks('allied', 'e6', 'd6', {
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-light-cavalry': 'd6' },
    });
    expect(reasonOf(guns, 'french', 'square')).toBe('square-infantry');
  });

  test('napoleonics/battle: a unit that was not ordered does not fight', () => {
    const t = ready('allied', 'e6', { ...FIELD, french: { 'french-line': 'c6 c8' }, hands: {} });
    expect(reasonOf(t, 'allied', 'fire e8 c8')).toBe('not-ordered');
  });
});

describe('the reason for each answer that is not on offer', () => {
  /** As if this were asked now. */
  const reason = (
    t: Play,
    seat: 'allied' | 'french',
    kind: string | null,
    text: string,
    field = FIELD,
  ) => {
    const action = t.match.game.notation.parse(text);
    if (!action.ok) throw new Error(text);
    const view = t.view(seat);
    const question = kind === null ? null : ({ ...view.question, kind } as View['question']);
    return explainAction(scenarioOf(field), { ...view, question }, action.value);
  };
  const asked = (...of: Parameters<typeof reason>) => reason(...of)?.code;

  test.each([
    ['play', 'play bombard', 'not-in-hand'],
    ['keep', 'keep forward', 'not-in-hand'],
    ['combine', 'join a1', 'guns-cannot-join'],
    ['retreat', 'retreat a1', 'not-a-way-back'],
    ['ignore', 'ignore 2', 'too-many-flags'],
    ['rally', 'rally a1', 'no-block-to-rally'],
    ['supply', 'supply a1', 'not-for-supply'],
    ['place', 'place a1', 'not-for-supply'],
    ['section', 'section left', 'section-empty'],
    ['order', 'order e8', 'no-order-for-it'],
    ['order', 'order a1', 'no-unit'],
    ['order', 'lead e6', 'no-order-for-it'],
    ['order', 'lead a1', 'no-leader'],
    ['order', 'unform a1', 'no-square'],
    ['pick', 'pick a1', 'no-unit'],
    ['pick', 'pick-leader e6', 'leader-not-ordered'],
    ['go', 'go e6', 'occupied'],
    ['attack', 'fire a1 c6', 'no-unit'],
    [null, 'play forward', 'game-over'],
  ])('%s, %s: %s', (kind, text, code) => {
    expect(asked(play(FIELD), 'allied', kind, text)).toBe(code);
  });

  test('napoleonics/leaving-square: also for the first unit of an army', () => {
    const t = play({ ...FIELD, tweak: (s: State) => inSquare(s, 'e6', 0) });
    expect(asked(t, 'allied', 'order', 'unform e6')).toBe('not-ordered');
    expect(asked(t, 'allied', 'order', 'lead e6')).toBe('leader-in-square');
    expect(asked(play(FIELD), 'french', 'order', 'lead e6')).toBe('not-your-decision');
    expect(
      asked(ready('french', 'c6', { ...FIELD, hands: {} }), 'french', 'order', 'lead e6'),
    ).toBe('no-leader');
  });

  test('napoleonics/movement: a unit moves once, and one that stands free gets the reason', () => {
    const t = play(FIELD);
    t.play('allied', 'play forward', 'order e6', 'order e8', 'done', 'pick e6', 'go e6');
    expect(reasonOf(t, 'allied', 'pick e6')).toBe('already-moved');
    expect(asked(t, 'allied', 'pick', 'pick e8')).toBe('cannot-move');
  });

  test('napoleonics/battle: a unit attacks once, not after too long a way, and no friend', () => {
    const t = play({ ...FIELD, hands: { allied: 'forward' } });
    t.play('allied', 'play forward', 'order e6', 'order e8', 'order e4', 'done');
    t.play('allied', 'pick e8', 'go d8', 'pick e4', 'go d4', 'done');
    expect(asked(t, 'allied', 'attack', 'fire e6 e8')).toBe('no-enemy');
    expect(asked(t, 'allied', 'attack', 'fire d8 e6')).toBe('no-enemy');
    // Guns do not fire where they have come to.
    expect(asked(t, 'allied', 'attack', 'fire d4 c6')).toBe('moved-too-far');
    const two = play({ ...FIELD, french: { 'french-line': 'c6 c8' } });
    command(two, 'allied', 'forward', 'e6', 'e8');
    two.luck.expectDice('battle.ranged', 6, [3, 3, 3, 3, 3]);
    two.play('allied', 'fire e6 c6');
    expect(reasonOf(two, 'allied', 'fire e6 c6')).toBe('has-fought');
  });

  test('napoleonics/ranged: the first unit of the other army is an enemy like any', () => {
    const t = ready('french', 'c6', { ...FIELD, hands: {} });
    expect(asked(t, 'french', 'attack', 'fire c6 e6')).toBe('no-dice');
  });

  test('napoleonics/square: against cavalry only cards or ground stand in the way', () => {
    const t = attacks('allied', 'e6', 'd6', {
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
    });
    const view = t.view('french');
    const square = t.match.game.notation.parse('square');
    if (!square.ok) throw new Error('square');
    const cavalry = scenarioOf({
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
    });
    expect(explainAction(cavalry, view, square.value)?.code).toBe('square-already');
    for (const [cards, code] of [
      [1, 'square-cards'],
      [2, 'square-cards'],
      [3, 'square-already'],
    ] as const) {
      const held = explainAction(cavalry, { ...view, handSizes: [4, cards] }, square.value);
      expect(held?.code).toBe(code);
    }
  });

  test('napoleonics/town: infantry in buildings forms no square', () => {
    const t = attacks('allied', 'e6', 'd6', {
      map: { t: 'd6' },
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
    });
    expect(reasonOf(t, 'french', 'square')).toBe('square-ground');
  });

  test('napoleonics/command-card: a card that is not in hand is named', () => {
    expect(reason(play(FIELD), 'allied', 'play', 'play bombard')).toEqual({
      code: 'not-in-hand',
      card: card('bombard'),
    });
    expect(reason(play(FIELD), 'allied', 'keep', 'keep bombard')).toEqual({
      code: 'not-in-hand',
      card: card('bombard'),
    });
  });

  test('napoleonics/leaders: a unit that a leader has just joined stays', () => {
    const t = play({
      ...FIELD,
      leaders: { allied: { wellington: 'f6' } },
      hands: { allied: 'forward' },
    });
    t.play('allied', 'play forward', 'order e6', 'lead f6', 'done', 'pick-leader f6', 'go e6');
    expect(asked(t, 'allied', 'pick', 'pick e6')).toBe('leader-just-joined');
  });

  test('napoleonics/tactic-cards: La Grande Manoeuvre forbids every attack', () => {
    const t = play({ ...FIELD, hands: { allied: 'grande-manoeuvre' } });
    t.play('allied', 'play grande-manoeuvre', 'manoeuvre', 'order e6', 'done');
    expect(asked(t, 'allied', 'attack', 'fire e6 c6')).toBe('card-forbids');
    expect(asked(t, 'allied', 'attack', 'melee e6 c6')).toBe('card-forbids');
  });

  test('napoleonics/artillery: horse guns that have moved do not reach four hexes', () => {
    const field: Field = {
      ...FIELD,
      allied: { 'british-horse-artillery': 'f6', 'british-light': 'f8', 'british-line': 'f4' },
      french: { 'french-line': 'a6 c8' },
      map: { f: 'd7 d8' },
    };
    const t = play(field);
    t.play('allied', 'play forward', 'order f6', 'order f8', 'order f4', 'done');
    t.play('allied', 'pick f6', 'go e6', 'pick f8', 'go e8');
    expect(asked(t, 'allied', 'attack', 'fire e6 a6', field)).toBe('out-of-range');
    // Light infantry reaches as far as before: only the forest hides its target.
    expect(asked(t, 'allied', 'attack', 'fire e8 c8', field)).toBe('no-sight');
  });

  test('napoleonics/hill: guns on a hill see over friends beside them, and have no dice against a town', () => {
    const field: Field = {
      map: { h: 'e6', t: 'b5' },
      allied: { 'british-foot-artillery': 'e6', 'british-line': 'd6 d5' },
      french: { 'french-line': 'b5' },
      blocks: { e6: 1 },
      hands: { allied: 'attack-centre' },
    };
    const t = play(field);
    t.play('allied', 'play attack-centre', 'order e6');
    expect(asked(t, 'allied', 'attack', 'fire e6 b5', field)).toBe('no-dice');
  });
});
