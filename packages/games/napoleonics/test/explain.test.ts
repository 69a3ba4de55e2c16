import { describe, expect, test } from 'vitest';
import type { State } from '../src/rules/state.ts';
import { attacks, command, type Field, inSquare, type Play, play, ready } from './field.ts';

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
