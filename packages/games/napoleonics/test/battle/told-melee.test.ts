import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../src/rules/ids.ts';
import { type State, unitAt } from '../../src/rules/state.ts';
import { markOrdered } from '../../src/rules/tasks.ts';
import {
  asked,
  at,
  attacks,
  card,
  command,
  DRAWN_AND_NEXT,
  type Field,
  hex,
  inSquare,
  type Play,
  play,
  shrinkHand,
  throwDice,
} from '../field.ts';

// Questions and events of a melee, for both sides.

describe('napoleonics/melee: events', () => {
  const DUEL: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
    hands: { allied: 'attack-centre', french: 'first-strike' },
  };
  const attack = (field: Field = {}): Play => {
    const t = play({ ...DUEL, ...field });
    command(t, 'allied', 'attack-centre', 'e6');
    expect(asked(t, 'allied')).toBe('attack');
    t.play('allied', 'melee e6 d6');
    return t;
  };

  test('declared, thrown with every part, battled back', () => {
    const t = attack();
    const melee = { kind: 'british-line', target: 1 + at(t, 'i1'), targetKind: 'french-line' };
    t.expectEvents([{ type: 'meleeDeclared', unit: 0, hex: hex('d6'), isBonus: false, ...melee }]);
    expect(asked(t, 'french')).toBe('react');
    throwDice(t, 'melee', 'inf sab cav cav');
    t.play('french', 'stand');
    t.expectEvents([
      {
        ...{ type: 'diceRolled', why: 'melee', unit: 0, hex: hex('e6'), targetHex: hex('d6') },
        ...{ ...melee, total: 4, hits: 2, flags: 0 },
        modifiers: [{ source: 'blocks', value: 4, unit: 0, terrain: -1 }],
      },
      { type: 'blocksLost', hex: hex('d6'), count: 2, cause: 'hits' },
    ]);
    expect(asked(t, 'french')).toBe('battle-back');
    throwDice(t, 'melee', 'flag inf cav');
    t.play('french', 'battle-back');
    t.expectEvents([
      {
        ...{ type: 'diceRolled', why: 'battle-back', unit: melee.target, kind: 'french-line' },
        ...{ hex: hex('d6'), target: 0, targetKind: 'british-line', targetHex: hex('e6') },
        ...{ total: 3, hits: 1, flags: 1 },
      },
      { type: 'blocksLost', unit: 0, hex: hex('e6'), count: 1, cause: 'hits' },
    ]);
    expect(asked(t, 'allied')).toBe('retreat');
    t.play('allied', 'retreat f5');
    t.expectEvents([
      { type: 'unitRetreated', unit: 0, kind: 'british-line', from: hex('e6'), to: hex('f5') },
      ...DRAWN_AND_NEXT,
    ]);
  });

  test('napoleonics/first-strike: the card is shown and lies among the used ones', () => {
    const t = attack();
    throwDice(t, 'melee', 'cav cav cav cav cav');
    throwDice(t, 'melee', 'cav cav cav cav');
    t.play('french', 'first-strike');
    t.expectEvents([
      { type: 'firstStrikePlayed', seat: 1, shows: true },
      { type: 'diceRolled', why: 'first-strike', total: 5 },
      { type: 'diceRolled', why: 'melee', total: 4 },
    ]);
    expect(t.state().public.discards).toEqual([card('first-strike')]);
  });

  test('a defender without cards is not asked', () => {
    const t = play({ ...DUEL, tweak: (state) => shrinkHand(state, 1, 0) });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'cav cav cav cav');
    t.play('allied', 'melee e6 d6');
    expect(asked(t, 'french')).toBe('battle-back');
  });

  test('napoleonics/taking-ground: the advance is asked for and reported', () => {
    const t = attack({ blocks: { d6: 1 } });
    throwDice(t, 'melee', 'inf cav cav cav');
    t.play('french', 'stand');
    expect(asked(t, 'allied')).toBe('advance');
    t.play('allied', 'advance');
    t.expectEvents([
      { type: 'unitAdvanced', unit: 0, kind: 'british-line', from: hex('e6'), to: hex('d6') },
      ...DRAWN_AND_NEXT,
    ]);
  });

  test('napoleonics/taking-ground: guns that destroy or drive off a unit neither advance nor are fought back', () => {
    const fight = (dice: string, blocks: number): Play => {
      const t = play({
        allied: { 'british-foot-artillery': 'e6' },
        french: { 'french-grenadier': 'd6' },
        hands: { allied: 'attack-centre' },
        // One way back only.
        map: { r: 'c6' },
        blocks: { d6: blocks },
      });
      command(t, 'allied', 'attack-centre', 'e6');
      throwDice(t, 'melee', dice);
      t.play('allied', 'melee e6 d6');
      t.play('french', 'stand');
      return t;
    };
    fight('inf cav cav cav', 1).end('french');
    const driven = fight('flag cav cav cav', 4);
    expect(asked(driven, 'french')).toBe('ignore');
    driven.play('french', 'ignore 0');
    driven.expectEvents([{ type: 'unitRetreated', to: hex('c7') }, ...DRAWN_AND_NEXT]);
    driven.end('french');
  });

  test('napoleonics/combined-arms: guns join one by one until the attack begins', () => {
    const field: Field = {
      allied: { 'british-line': 'e6', 'british-foot-artillery': 'd9 d3' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'forward' },
    };
    const start = (): Play => {
      const t = play(field);
      command(t, 'allied', 'forward', 'e6', 'd9', 'd3');
      t.play('allied', 'melee e6 d6');
      expect(asked(t, 'allied')).toBe('combine');
      return t;
    };
    const alone = start();
    alone.play('allied', 'attack');
    alone.end('french');
    const joined = start();
    joined.play('allied', 'join d9');
    joined.expectEvents([
      { type: 'gunsJoined', unit: 1, kind: 'british-foot-artillery', hex: hex('d9') },
    ]);
    joined.expectOffers('allied', ['join d3', 'attack']);
    joined.play('allied', 'attack');
    joined.end('french');
  });

  test('napoleonics/breakthrough: further, then a bonus melee, even into the corner of the field', () => {
    const t = play({
      allied: { 'british-heavy-cavalry': 'c2' },
      french: { 'french-foot-artillery': 'b2', 'french-line': 'a1' },
      leaders: { allied: { hill: 'c3', moore: 'b1' } },
      hands: { allied: 'attack-left' },
      blocks: { b2: 1 },
    });
    command(t, 'allied', 'attack-left', 'c2');
    throwDice(t, 'melee', 'art cav cav cav');
    t.play('allied', 'melee c2 b2');
    t.play('french', 'stand');
    t.play('allied', 'advance');
    expect(asked(t, 'allied')).toBe('further');
    t.expectOffers('allied', [
      ...['a2', 'a3', 'b1', 'b3', 'c2', 'c3'].map((to) => `go ${to}`),
      'halt',
    ]);
    t.play('allied', 'go b1');
    t.expectEvents([
      { type: 'unitAdvanced', unit: 0, from: hex('b2'), to: hex('b1') },
      { type: 'leaderJoined', leader: 1, name: 'moore', unit: 0, kind: 'british-heavy-cavalry' },
    ]);
    expect(asked(t, 'allied')).toBe('bonus');
    t.expectOffers('allied', ['melee b1 a1', 'hold']);
    t.play('allied', 'melee b1 a1');
    t.expectEvents([{ type: 'meleeDeclared', unit: 0, hex: hex('a1'), isBonus: true }]);
    t.end('french');
  });

  test('napoleonics/breakthrough: a leader who rides along is reported once, and the first leader joins', () => {
    const ride = (leaders: Field['leaders']): Play => {
      const t = play({
        allied: { 'british-heavy-cavalry': 'e6' },
        french: { 'french-foot-artillery': 'd6', 'french-line': 'b8 d8 c9' },
        hands: { allied: 'attack-centre' },
        blocks: { d6: 1 },
        ...(leaders === undefined ? {} : { leaders }),
      });
      command(t, 'allied', 'attack-centre', 'e6');
      throwDice(t, 'melee', 'art cav cav cav');
      t.play('allied', 'melee e6 d6');
      t.play('french', 'stand');
      t.play('allied', 'advance');
      return t;
    };
    const led = ride({ allied: { moore: 'e6', hill: 'd5' } });
    led.expectEvents([{ type: 'unitAdvanced' }]);
    led.expectOffers('allied', [...['c6', 'c7', 'd7', 'e6', 'e7'].map((to) => `go ${to}`), 'halt']);
    const alone = ride({ allied: { moore: 'd5' } });
    alone.play('allied', 'go d5');
    alone.expectEvents([
      { type: 'unitAdvanced' },
      { type: 'leaderJoined', leader: 0 },
      ...DRAWN_AND_NEXT,
    ]);
  });
});

describe('napoleonics/square: events', () => {
  const CHARGE: Field = {
    first: 'french',
    allied: { 'british-line': 'e6' },
    french: { 'french-light-cavalry': 'd6' },
    hands: { allied: 'rally elan forward forward', french: 'attack-centre' },
  };
  const charge = (field: Field = {}): Play => {
    const t = play({ ...CHARGE, ...field });
    command(t, 'french', 'attack-centre', 'd6');
    t.play('french', 'melee d6 e6');
    return t;
  };

  test('only the owner learns which card was taken', () => {
    const t = charge();
    const [first = -1] = t.state().seats[0].hand;
    t.luck.expectPick('square.card', 4, 0);
    throwDice(t, 'melee', 'flag');
    t.play('allied', 'square');
    t.expectEvents([
      {
        ...{ type: 'squareFormed', unit: 0, kind: 'british-line', hex: hex('e6') },
        secret: { 0: { card: first } },
      },
      { type: 'diceRolled', why: 'square', flags: 1 },
    ]);
  });

  test('napoleonics/square-roll: the throw is reported; infantry forms against light cavalry', () => {
    const t = charge({ option: 'rolled' });
    t.luck.expectDice('square.form', 6, [1]);
    t.luck.expectPick('square.card', 4, 0);
    throwDice(t, 'melee', 'flag');
    t.play('allied', 'square');
    t.expectEvents([
      { type: 'squareRolled', unit: 0, kind: 'british-line', dice: [1], isFormed: true },
      { type: 'squareFormed' },
      { type: 'diceRolled' },
    ]);
  });

  test('each hex that a square cannot retreat costs a block', () => {
    const t = play({
      ...CHARGE,
      french: { 'french-line': 'c6' },
      tweak: (state) => inSquare(state, 'e6', 0),
    });
    command(t, 'french', 'attack-centre', 'c6');
    throwDice(t, 'ranged', 'flag cav cav cav');
    t.play('french', 'fire c6 e6');
    t.expectEvents([
      { type: 'diceRolled' },
      { type: 'blocksLost', unit: 0, hex: hex('e6'), count: 1, cause: 'square' },
      ...DRAWN_AND_NEXT,
    ]);
  });
});

test('napoleonics/combined-arms: the question names the guns without sharing the list that play keeps', () => {
  const t = attacks('allied', 'e6', 'd6', {
    allied: { 'british-line': 'e6', 'british-foot-artillery': 'e7' },
    french: { 'french-line': 'd6' },
    tweak: ({ public: part }: State) => markOrdered(part, unitAt(part, hex('e7'))),
  });
  const [{ game }, state] = [t.match, t.state()];
  const { question } = game.view(state, 0);
  if (question?.kind !== 'combine') throw new Error('no guns to join');
  (question.guns as UnitId[]).push(at(t, 'e7'));
  expect(game.view(state, 0).question).toMatchObject({ guns: [] });
});

test('napoleonics/morale: a unit that is gone ignores no flags', () => {
  const t = attacks(
    'allied',
    'e6',
    'd6',
    {
      allied: { 'british-line': 'e6' },
      french: { 'french-old-guard': 'd6' },
      blocks: { e6: 2, d6: 1 },
      tweak: (state: State) => shrinkHand(state, 1, 0),
    },
    'inf flag',
  );
  expect(at(t, 'd6')).toBe(-1);
  expect(asked(t, 'allied')).toBe('advance');
});
