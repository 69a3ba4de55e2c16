import { describe, expect, test } from 'vitest';
import {
  at,
  attacks,
  blocksAt,
  card,
  command,
  type Field,
  fires,
  hex,
  inSquare,
  lines,
  type Play,
  play,
  throwDice,
} from './field.ts';

// Open questions of the rulebook, as RULINGS.md answers them, where no other test does.

/** The allied unit at e6 attacks the French unit at d6; the French have to answer. */
function attack(field: Field = {}, dice?: string): Play {
  const position: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-light-cavalry': 'd6' },
    ...field,
  };
  return attacks('allied', 'e6', 'd6', position, dice);
}

/** A British square at e6 attacks heavy cavalry. */
const squareAttacks = (french = ''): Play =>
  attack({
    french: { 'french-heavy-cavalry': 'd6' },
    hands: { allied: 'attack-centre forward', french },
    tweak: (state) => inSquare(state, 'e6', 0),
  });

describe('napoleonics/retire-and-reform', () => {
  test('ground that stops a move does not stop it', () => {
    const t = attack({ map: { f: 'c6', t: 'b5', r: 'c7 b6' } });
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'retire');
    expect(at(t, 'b5')).toBeGreaterThanOrEqual(0);
  });

  test('a lone leader on the way is taken along, and the cavalry stops there (N-26)', () => {
    const t = attack({ map: { r: 'c7' }, leaders: { french: { ney: 'c6' } } });
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'retire');
    expect(at(t, 'c6')).toBeGreaterThanOrEqual(0);
    expect(t.state().public.leaderAt[0]).toBe(hex('c6'));
  });

  test('napoleonics/combined-arms: guns that joined throw at it too, and only horses hit', () => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'd9' },
      french: { 'french-light-cavalry': 'd6' },
      hands: { allied: 'forward' },
    });
    command(t, 'allied', 'forward', 'e6', 'd9');
    t.play('allied', 'melee e6 d6', 'join d9');
    throwDice(t, 'melee', 'cav cav sab sab flag art');
    t.play('french', 'retire');
    t.expectEvents([
      { type: 'retireChosen' },
      { type: 'diceRolled', total: 6, hits: 2, flags: 0 },
      { type: 'blocksLost', count: 2 },
    ]);
  });

  test('not from fire, and not from a battle back', () => {
    const fired = fires('allied', 'f6', 'd6', 'cav inf inf inf inf', {
      allied: { 'british-line': 'f6' },
      french: { 'french-light-cavalry': 'd6' },
    });
    expect(fired.state().public.active).toBe(1);
    const armies = { allied: { 'british-light-cavalry': 'e6' }, french: { 'french-line': 'd6' } };
    const t = attack(armies, 'cav cav cav');
    t.play('french', 'stand');
    throwDice(t, 'melee', 'cav inf inf inf');
    t.play('french', 'battle-back');
    expect(blocksAt(t, 'e6')).toBe(2);
  });
});

describe('napoleonics/square', () => {
  test('napoleonics/bonus-melee: infantry may form it against a bonus melee', () => {
    const field: Field = {
      allied: { 'british-foot-artillery': 'e6', 'british-line': 'f6' },
      french: { 'french-heavy-cavalry': 'd6' },
      blocks: { e6: 1 },
    };
    const t = attacks('french', 'd6', 'e6', field, 'art cav cav cav cav');
    t.play('allied', 'stand');
    t.play('french', 'advance', 'halt', 'melee e6 f6');
    t.expectOffered('allied', 'square');
  });

  test('napoleonics/battle-back: example 1 of the rulebook, cavalry that holds against a square battles back with one die', () => {
    const t = squareAttacks();
    throwDice(t, 'melee', 'inf');
    t.play('french', 'stand');
    throwDice(t, 'melee', 'inf');
    t.play('french', 'battle-back');
    expect(blocksAt(t, 'e6')).toBe(3);
  });

  test('napoleonics/first-strike: cavalry attacked by a square may strike first, with one die', () => {
    const t = squareAttacks('first-strike');
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'art');
    t.play('french', 'first-strike');
    expect(blocksAt(t, 'e6')).toBe(3);
  });

  test('napoleonics/morale: a unit in square supports its neighbours', () => {
    const t = fires('french', 'c6', 'e6', 'flag cav cav', {
      allied: { 'british-line': 'e6 e5 e7' },
      french: { 'french-foot-artillery': 'c6' },
      tweak: (state) => inSquare(state, 'e5', 0),
    });
    t.expectOffers('allied', ['ignore 0', 'ignore 1']);
  });

  test('napoleonics/end-of-turn: no more than one card is drawn in a turn, however many lie on the track', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      hands: { allied: 'probe-left attack-right forward rally' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    t.play('allied', 'play attack-right');
    expect(t.state().seats[0].hand.length).toBe(3);
  });
});

describe('napoleonics/leaders', () => {
  test('napoleonics/leader-retreat: two leaders need the same hex: the second rides past the first', () => {
    const field: Field = {
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e6', hope: 'f5' } },
      map: { r: 'f6' },
    };
    const t = attacks('french', 'd6', 'e6', field, 'inf inf inf inf');
    // Through the other leader's hex, on which the flight cannot end.
    t.expectOffers('allied', ['retreat g5', 'retreat g6']);
  });

  test('napoleonics/victory: a leader told to stay behind does not leave the field with the unit (N-34)', () => {
    const t = play({
      map: { b: 'i6' },
      allied: { 'british-line': 'i6' },
      leaders: { allied: { craufurd: 'i6' } },
      hands: { allied: 'attack-centre' },
      objectives: [{ kind: 'exit', side: 'allied', hex: 'i6' }],
    });
    t.play('allied', 'play attack-centre', 'order i6', 'lead i6', 'pick-leader i6', 'go i6');
    t.play('allied', 'pick i6', 'exit');
    expect(t.state().public.leaderAt[0]).toBe(hex('i6'));
    expect(t.state().public.banners[0].length).toBe(1);
  });

  test('a leader who joins a unit does not order it, and one who leaves takes no order away', () => {
    const t = play({
      allied: { 'british-line': 'e6 e8' },
      french: { 'french-line': 'c6 c8' },
      leaders: { allied: { moore: 'e6' } },
      hands: { allied: 'attack-centre' },
    });
    t.play('allied', 'play attack-centre', 'order e6', 'lead e6', 'done');
    t.play('allied', 'pick-leader e6', 'go e8', 'done');
    const offers = lines(t, 0);
    expect(offers).toContain('fire e6 c6');
    expect(offers.some((line) => line.startsWith('fire e8'))).toBe(false);
  });
});

test('napoleonics/tactic-cards: a Counter-Attack on a Counter-Attack is mirrored back (N-27)', () => {
  const t = play({
    first: 'french',
    allied: { 'british-line': 'e1 e12' },
    french: { 'french-line': 'c1 c12' },
    hands: { french: 'attack-left counter-attack', allied: 'counter-attack' },
  });
  t.play('french', 'play attack-left', 'done');
  t.play('allied', 'play counter-attack', 'done');
  t.play('french', 'play counter-attack');
  expect(t.state().public.as).toBe(card('attack-left'));
  // The French left is where the allied side's right is.
  t.expectOffered('french', 'order c12');
  t.expectNotOffered('french', 'order c1');
});

test('napoleonics/tactic-cards napoleonics/forest: La Grande Manoeuvre ends in a forest too', () => {
  const wall = 'd5 d6 d7 d8 d9 f5 f6 f7 f8 f9 e5';
  const t = play({
    map: { r: wall, f: 'e8' },
    allied: { 'british-light-cavalry': 'e6' },
    hands: { allied: 'grande-manoeuvre' },
  });
  t.play('allied', 'play grande-manoeuvre', 'manoeuvre', 'order e6', 'done', 'pick e6');
  t.expectOffers('allied', ['go e6', 'go e7', 'go e8']);
});
