import { describe, expect, test } from 'vitest';
import { ordersLeft } from '../../src/rules/orders.ts';
import { card, type Field, lines, type Play, play, scenarioOf } from '../field.ts';

/** A game and the counters that its table shows. */
function counted(field: Field): { t: Play; left(): readonly number[] } {
  const scenario = scenarioOf(field);
  const t = play(field);
  return { t, left: () => ordersLeft(scenario, t.state().public) };
}

describe('napoleonics/orders: the orders that are left', () => {
  test('a tactic card: one number', () => {
    const { t, left } = counted({
      allied: { 'british-foot-artillery': 'e5 e7' },
      hands: { allied: 'bombard' },
    });
    t.play('allied', 'play bombard');
    expect(left()).toEqual([4]);
    t.play('allied', 'order e5');
    expect(left()).toEqual([3]);
  });

  test('Give Them the Cold Steel: the card has ordered all units itself', () => {
    const { t, left } = counted({
      allied: { 'british-line': 'e5' },
      french: { 'french-line': 'd5' },
      hands: { allied: 'cold-steel' },
    });
    t.play('allied', 'play cold-steel');
    expect(left()).toEqual([]);
    expect(t.state().public.orders).toEqual({ kind: 'none', count: [], mask: 0 });
  });

  test('Elan: the symbols of a class first, then flags; leaders need flags, sabers order no piece', () => {
    const { t, left } = counted({
      allied: { 'british-line': 'e5 e7', 'british-foot-artillery': 'g5 g6' },
      leaders: { allied: { moore: 'g8' } },
      hands: { allied: 'elan probe-centre probe-centre probe-centre probe-centre probe-centre' },
    });
    t.luck.expectDice('command.dice', 6, [2, 3, 4, 5, 5, 6]);
    t.play('allied', 'play elan');
    expect(t.state().public.orders.count).toEqual([1, 1, 1, 2]);
    expect(left()).toEqual([1, 1, 1, 2]);
    t.play('allied', 'order g5');
    expect(left()).toEqual([1, 1, 0, 2]);
    t.play('allied', 'order e5', 'order e7');
    expect(left()).toEqual([0, 1, 0, 1]);
    t.play('allied', 'lead g8');
    expect(left()).toEqual([0, 1, 0, 0]);
    t.end('allied');
  });

  test('a shared hex takes from its flank, and from the centre when the flank has none (N-4)', () => {
    const { t, left } = counted({
      allied: { 'british-line': 'e1 d4 f4 d9 f9' },
      hands: { allied: 'forward' },
    });
    t.play('allied', 'play forward');
    expect(left()).toEqual([2, 2, 2]);
    t.play('allied', 'order d9', 'order e1');
    expect(left()).toEqual([1, 2, 1]);
    t.play('allied', 'order d4');
    expect(left()).toEqual([0, 2, 1]);
    t.play('allied', 'order f4');
    expect(left()).toEqual([0, 1, 1]);
    t.play('allied', 'order f9');
    expect(left()).toEqual([0, 1, 0]);
  });

  test('on both flanks at once the centre pays for what they lack (N-4)', () => {
    const { t, left } = counted({
      allied: { 'british-line': 'd4 f4 d9 f9' },
      hands: { allied: 'coordinated-advance' },
    });
    t.play('allied', 'play coordinated-advance', 'order d4', 'order f4', 'order d9', 'order f9');
    expect(left()).toEqual([0, 0, 0]);
  });
});

describe('napoleonics/orders: who is offered', () => {
  test('own leaders in the order of their hexes, never the enemy’s', () => {
    const t = play({
      leaders: { allied: { moore: 'f6', hill: 'e6' }, french: { ney: 'e7' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre');
    t.expectOffers('allied', ['lead e6', 'lead f6', 'done']);
  });

  test('napoleonics/tactic-cards: Bayonet Charge does not order horse artillery', () => {
    const t = play({
      allied: { 'british-line': 'e5', 'british-horse-artillery': 'e7' },
      hands: { allied: 'bayonet-charge' },
    });
    t.play('allied', 'play bayonet-charge');
    t.expectOffers('allied', ['order e5', 'order i1', 'done']);
  });

  test('napoleonics/tactic-cards: Cavalry Charge orders the horse artillery of the guard too, and no foot artillery', () => {
    const t = play({
      first: 'french',
      french: {
        'french-light-cavalry': 'e4',
        'french-guard-horse-artillery': 'e6',
        'french-foot-artillery': 'e8',
      },
      hands: { french: 'cavalry-charge' },
    });
    t.play('french', 'play cavalry-charge');
    t.expectOffers('french', ['order e4', 'order e6', 'done']);
  });

  test('napoleonics/tactic-cards: La Grande Manoeuvre orders four units or leaders, and those that do not move do not battle either', () => {
    const field: Field = {
      allied: { 'british-line': 'e5' },
      french: { 'french-line': 'd5' },
      hands: { allied: 'grande-manoeuvre' },
    };
    const { t, left } = counted(field);
    t.play('allied', 'play grande-manoeuvre', 'manoeuvre');
    expect(left()).toEqual([4]);
    t.play('allied', 'order e5', 'done', 'done');
    t.end('french');
    const single = counted(field);
    single.t.play('allied', 'play grande-manoeuvre', 'single');
    expect(single.left()).toEqual([1]);
    single.t.play('allied', 'order e5', 'done');
    single.t.expectOffers('allied', ['melee e5 d5', 'done']);
  });

  test('napoleonics/command-card: Scout offers a card that was drawn twice only once', () => {
    const t = play({ hands: { allied: 'scout-right' }, draws: 'forward forward' });
    t.play('allied', 'play scout-right');
    expect(lines(t, 0)).toEqual(['keep forward']);
    t.play('allied', 'keep forward');
    expect(t.state().public.discards).toEqual([card('scout-right'), card('forward')]);
    expect(t.state().seats[0].drawn).toEqual([]);
  });
});
