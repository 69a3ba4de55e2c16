import { describe, expect, test } from 'vitest';
import { at, blocksAt, card, command, type Field, inSquare, play, throwDice } from '../field.ts';

describe('napoleonics/combined-arms', () => {
  test('infantry and guns add their dice; sabers hit for all of them', () => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'd9' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'forward' },
    });
    command(t, 'allied', 'forward', 'e6', 'd9');
    t.play('allied', 'melee e6 d6');
    t.expectOffers('allied', ['join d9', 'attack']);
    t.play('allied', 'join d9');
    throwDice(t, 'melee', 'sab sab cav cav art art');
    t.play('french', 'stand');
    // Four blocks and two dice of guns three hexes away.
    expect(blocksAt(t, 'd6')).toBe(2);
    throwDice(t, 'melee', 'inf inf inf');
    t.play('french', 'battle-back');
    expect([blocksAt(t, 'e6'), blocksAt(t, 'd9')]).toEqual([1, 3]);
    // The guns have battled.
    t.end('french');
  });

  test('led by rifles, no unit hits with sabers', () => {
    const t = play({
      allied: { 'british-rifle': 'e6', 'british-foot-artillery': 'd9' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'forward' },
    });
    command(t, 'allied', 'forward', 'e6', 'd9');
    t.play('allied', 'melee e6 d6', 'join d9');
    throwDice(t, 'melee', 'sab sab sab sab sab');
    t.play('french', 'stand');
    expect(blocksAt(t, 'd6')).toBe(4);
  });

  test.each([
    ['not ordered', ['e6'], {}],
    ['out of sight behind their own infantry', ['e6', 'g6'], {}],
    [
      'an enemy beside the guns',
      ['e6', 'g6'],
      { french: { 'french-line': 'd6', 'french-light': 'g7' } },
    ],
  ])('guns cannot join: %s', (_why, orders, field: Field) => {
    const t = play({
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'g6' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre' },
      ...field,
    });
    command(t, 'allied', 'attack-centre', ...orders);
    t.play('allied', 'melee e6 d6');
    t.expectAwaiting('french');
  });

  test('example 1 of the rulebook: from a hill guns join with a clear view, not over the heads of friends', () => {
    const join = (target: string, lead: string) => {
      const t = play({
        map: { h: 'g6' },
        allied: { 'british-line': `${lead} f6`, 'british-foot-artillery': 'g6' },
        french: { 'french-line': target },
        hands: { allied: 'attack-centre' },
      });
      command(t, 'allied', 'attack-centre', lead, 'g6');
      // Alone they may fire over the friends below them.
      t.expectOffered('allied', `fire g6 ${target}`);
      t.play('allied', `melee ${lead} ${target}`);
      return t;
    };
    join('e5', 'e6').expectOffers('allied', ['join g6', 'attack']);
    join('e7', 'e6').expectAwaiting('french');
  });

  test('napoleonics/square: example 2 of the rulebook, cavalry and horse guns against a square throw one die and one die', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-heavy-cavalry': 'd6', 'french-horse-artillery': 'b5' },
      hands: { french: 'attack-centre' },
      tweak: (s) => inSquare(s, 'e6', 0),
    });
    command(t, 'french', 'attack-centre', 'd6', 'b5');
    t.play('french', 'melee d6 e6');
    // Horse artillery three hexes away throws one die.
    throwDice(t, 'melee', 'inf');
    throwDice(t, 'melee', 'inf sab');
    t.play('french', 'join b5');
    expect(blocksAt(t, 'e6')).toBe(2);
  });

  test('napoleonics/square: example 2 of the rulebook, a repelled charge takes the guns’ dice with it', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-heavy-cavalry': 'd6', 'french-horse-artillery': 'b5' },
      hands: { french: 'attack-centre' },
      tweak: (s) => inSquare(s, 'e6', 0),
    });
    command(t, 'french', 'attack-centre', 'd6', 'b5');
    t.play('french', 'melee d6 e6');
    throwDice(t, 'melee', 'flag');
    t.play('french', 'join b5');
    t.play('french', 'retreat c6');
    expect(blocksAt(t, 'e6')).toBe(4);
    t.end('allied');
  });
});

describe('napoleonics/first-strike', () => {
  const attack = (field: Field = {}) => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre', french: 'first-strike first-strike' },
      ...field,
    });
    command(t, 'allied', 'attack-centre', 'e6');
    t.play('allied', 'melee e6 d6');
    return t;
  };

  test('the defender strikes first; the attacker that stays attacks as planned; then battle back', () => {
    const t = attack();
    throwDice(t, 'melee', 'inf inf cav cav cav');
    throwDice(t, 'melee', 'inf cav');
    t.play('french', 'first-strike');
    expect([blocksAt(t, 'e6'), blocksAt(t, 'd6')]).toEqual([2, 3]);
    t.expectOffers('french', ['battle-back', 'hold']);
    t.play('french', 'hold');
    t.end('french');
  });

  test('an attacker that is driven off does not attack; the striker draws first', () => {
    const t = attack();
    throwDice(t, 'melee', 'flag cav cav cav cav');
    t.play('french', 'first-strike');
    t.play('allied', 'retreat f5');
    t.expectEvents([
      { type: 'unitRetreated' },
      { type: 'cardsDrawn', seat: 1, count: 1 },
      { type: 'cardsDrawn', seat: 0, count: 1 },
      { type: 'turnBegan' },
    ]);
    expect(t.state().seats[1].hand.length).toBe(4);
    t.end('french');
  });

  test('the window opens without the card too, so that the pause tells nothing', () => {
    const t = attack({ hands: { allied: 'attack-centre' } });
    t.expectOffers('french', ['stand']);
  });

  test('the window stays shut when both cards lie open among the discards', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre' },
      tweak(state) {
        const { deck } = state.secret;
        for (let i = 0; i < 2; i++) deck.splice(deck.indexOf(card('first-strike')), 1);
        state.public.discards.push(card('first-strike'), card('first-strike'));
      },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'cav cav cav art');
    t.play('allied', 'melee e6 d6');
    t.expectOffers('french', ['battle-back', 'hold']);
  });

  test('napoleonics/battle-back: it cannot be played against a battle back', () => {
    const t = attack({ hands: { allied: 'attack-centre first-strike' } });
    throwDice(t, 'melee', 'cav cav cav art');
    t.play('french', 'stand');
    throwDice(t, 'melee', 'inf inf cav cav cav');
    // No question to the allied side before the dice.
    t.play('french', 'battle-back');
    expect(blocksAt(t, 'e6')).toBe(2);
  });

  test('napoleonics/square: infantry that met it from cavalry cannot answer with a square', () => {
    const t = attack({ french: { 'french-light-cavalry': 'd6' } });
    throwDice(t, 'melee', 'inf cav cav cav');
    throwDice(t, 'melee', 'cav inf inf');
    t.play('french', 'first-strike');
    expect(blocksAt(t, 'e6')).toBe(3);
    expect(at(t, 'd6')).toBeGreaterThanOrEqual(0);
  });
});
