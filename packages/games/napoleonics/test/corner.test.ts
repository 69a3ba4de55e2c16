import { describe, expect, test } from 'vitest';
import {
  at,
  attacks,
  command,
  type Field,
  fires,
  hex,
  inSquare,
  lines,
  type Play,
  play,
  ready,
  throwDice,
} from './field.ts';

// The first hex of the field and the first unit and leader of a scenario are pieces like any other.

describe('a1, a corner of the field', () => {
  const CORNER: Field = {
    first: 'french',
    allied: { 'british-line': 'c2' },
    french: { 'french-line': 'a1' },
    leaders: { french: { ney: 'a1' } },
  };

  test('napoleonics/orders napoleonics/movement: unit and leader are ordered in the corner and move away', () => {
    const t = play({ ...CORNER, hands: { french: 'attack-right' } });
    t.play('french', 'play attack-right');
    t.expectOffers('french', ['order a1', 'lead a1', 'done']);
    t.play('french', 'order a1', 'lead a1');
    t.expectOffers('french', ['pick a1', 'pick-leader a1', 'done']);
    t.play('french', 'pick-leader a1');
    t.expectOffers(
      'french',
      ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1', 'c3', 'd1'].map((to) => `go ${to}`),
    );
    t.play('french', 'go a1');
    t.expectOffers('french', ['pick a1', 'done']);
    t.play('french', 'done');
    t.expectOffers('french', ['fire a1 c2', 'done']);
  });

  test('napoleonics/leader-check napoleonics/tactic-cards: in the corner the leader is checked, and Rally gives the unit its block back', () => {
    const t = play({
      ...CORNER,
      first: 'allied',
      hands: { allied: 'attack-left', french: 'rally' },
    });
    command(t, 'allied', 'attack-left', 'c2');
    throwDice(t, 'ranged', 'inf cav cav cav cav');
    throwDice(t, 'leader', 'inf inf');
    t.play('allied', 'fire c2 a1');
    t.luck.expectDice('command.dice', 6, [2, 6, 6, 6]);
    t.play('french', 'play rally');
    t.expectOffers('french', ['rally a1']);
    t.play('french', 'rally a1');
    expect(t.state().public.blocks[at(t, 'a1')]).toBe(4);
  });

  test('napoleonics/tactic-cards: Short Supply can send a unit back from the corner', () => {
    const t = play({ ...CORNER, first: 'allied', hands: { allied: 'short-supply' } });
    t.play('allied', 'play short-supply');
    t.expectOffered('allied', 'supply a1');
  });
});

describe('the first unit and the first leader of a scenario', () => {
  /** Ney flees from c6; the first leader stands behind. */
  const chase = (allied: NonNullable<Field['allied']>): Play => {
    const leaders = { french: { soult: 'b6', ney: 'c6' } };
    const field: Field = { allied: { ...allied, 'british-line': 'd6' }, leaders };
    return attacks('allied', 'd6', 'c6', field, 'inf inf inf inf');
  };

  test('napoleonics/melee napoleonics/ranged: the first unit keeps an enemy beside it from firing as every unit does', () => {
    const t = ready('french', 'd6', {
      allied: { 'british-line': 'e6 d8' },
      french: { 'french-light': 'd6' },
    });
    t.expectOffers('french', ['melee d6 e6', 'done']);
  });

  test('napoleonics/leaving-square: enemy cavalry beside a square forbids it, own cavalry does not', () => {
    const unforms = (allied: Field['allied'], french: Field['french']): boolean => {
      const t = play({
        first: 'french',
        allied: { ...allied },
        french: { 'french-line': 'd6', ...french },
        hands: { french: 'probe-left attack-centre' },
        tweak: (state) => inSquare(state, 'd6', 1),
      });
      t.play('french', 'play attack-centre', 'order d6');
      return lines(t, 1).includes('unform d6');
    };
    expect(unforms({ 'british-light-cavalry': 'e6' }, {})).toBe(false);
    expect(unforms({}, { 'french-light-cavalry': 'e6' })).toBe(true);
    expect(unforms({ 'british-line': 'e6' }, {})).toBe(true);
  });

  test('napoleonics/tactic-cards: for Short Supply the hex of the first unit is not empty', () => {
    const t = play({
      allied: { 'british-line': 'i3 e2' },
      hands: { allied: 'short-supply' },
    });
    t.play('allied', 'play short-supply', 'supply e2');
    t.expectOffers('allied', ['place i2', 'place i4']);
  });

  test('napoleonics/morale: the first unit supports its neighbours', () => {
    const t = fires('french', 'c6', 'e6', 'flag cav cav cav', {
      allied: { 'british-line': 'e5 e6 e7' },
      french: { 'french-line': 'c6' },
    });
    t.expectOffers('allied', ['ignore 0', 'ignore 1']);
    t.play('allied', 'ignore 1');
    t.expectEvents([
      {
        type: 'flagsIgnored',
        unit: 1,
        kind: 'british-line',
        count: 1,
        flags: 1,
        sources: { kind: 0, leader: 0, support: 1, works: 0 },
      },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
  });

  test('napoleonics/leader-retreat: no leader stops with the first one, and an enemy does not stop on that unit', () => {
    const t = chase({ 'british-light': 'b5' });
    expect(lines(t, 1)).toEqual(['retreat b5', 'retreat b6']);
    throwDice(t, 'escape', 'inf inf inf inf inf');
    t.play('french', 'retreat b5');
    t.expectEvents([
      {
        ...{ type: 'diceRolled', why: 'escape', unit: 0, kind: 'british-light', hex: hex('b5') },
        ...{ target: -1, targetKind: '', targetHex: hex('b5'), total: 5, hits: 0, flags: 0 },
        modifiers: [{ source: 'blocks', value: 5, unit: 0, terrain: -1 }],
      },
    ]);
    expect(lines(t, 1)).toEqual(['retreat a5', 'retreat a6']);
    t.play('french', 'retreat a6');
    expect(lines(t, 1)).toEqual(['leave', 'halt']);
    t.play('french', 'halt');
    expect(t.state().public.leaderAt).toEqual([hex('b6'), hex('a6')]);
  });

  test('napoleonics/escape napoleonics/leader-retreat: a leader in flight rides past the first leader (N-23)', () => {
    const t = chase({});
    t.play('french', 'retreat b6');
    t.expectOffers('french', ['retreat a6', 'retreat a7']);
  });
});
