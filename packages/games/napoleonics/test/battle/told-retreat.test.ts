import { describe, expect, test } from 'vitest';
import {
  asked,
  at,
  blocksAt,
  command,
  DRAWN_AND_NEXT,
  type Field,
  hex,
  lines,
  type Play,
  play,
  throwDice,
} from '../field.ts';

// Questions and events of retreats of units and leaders, for both sides.

describe('napoleonics/retreat: events', () => {
  const drive = (field: Field, dice: string): Play => {
    const t = play({
      allied: { 'british-line': 'c1' },
      french: { 'french-line': 'a1' },
      hands: { allied: 'attack-left' },
      ...field,
    });
    command(t, 'allied', 'attack-left', 'c1');
    throwDice(t, 'ranged', dice);
    t.play('allied', 'fire c1 a1');
    return t;
  };

  test('in the corner of the field every flag costs a block', () => {
    const t = drive({}, 'flag cav cav cav cav');
    t.expectEvents([
      { type: 'diceRolled', flags: 1 },
      { type: 'blocksLost', hex: hex('a1'), count: 1, cause: 'blocked' },
      ...DRAWN_AND_NEXT,
    ]);
    expect(blocksAt(t, 'a1')).toBe(3);
  });

  test('napoleonics/morale: a flag that is not ignored is not reported as ignored', () => {
    const t = drive({ leaders: { french: { ney: 'a1' } } }, 'flag cav cav cav cav');
    expect(asked(t, 'french')).toBe('ignore');
    throwDice(t, 'leader', 'inf inf');
    t.play('french', 'ignore 0');
    t.expectEvents([{ type: 'blocksLost' }, { type: 'leaderChecked' }, ...DRAWN_AND_NEXT]);
  });
});

describe('napoleonics/leader-retreat: events', () => {
  const chase = (field: Field, dice = 'flag inf inf inf'): Play => {
    const t = play({
      allied: { 'british-line': 'd6' },
      leaders: { french: { ney: 'c6' } },
      hands: { allied: 'attack-centre' },
      ...field,
    });
    command(t, 'allied', 'attack-centre', 'd6');
    throwDice(t, 'melee', dice);
    t.play('allied', 'melee d6 c6');
    return t;
  };

  test('flags mean nothing to a leader alone, who flees to a unit and joins it', () => {
    const t = chase({ french: { 'french-line': 'b6', 'french-light': 'a5' } });
    t.expectEvents([
      { type: 'meleeDeclared', target: -1, targetKind: '' },
      {
        ...{ type: 'diceRolled', why: 'leader', target: -1, targetKind: '', targetHex: hex('c6') },
        ...{ hits: 0, flags: 0 },
      },
    ]);
    expect(asked(t, 'french')).toBe('flee');
    t.play('french', 'retreat b6');
    t.expectEvents([]);
    t.play('french', 'halt');
    t.expectEvents([
      { type: 'leaderRetreated', leader: 0, name: 'ney', from: hex('c6'), to: hex('b6') },
      { type: 'leaderJoined', leader: 0, name: 'ney', unit: at(t, 'b6'), kind: 'french-line' },
    ]);
    t.end('allied');
  });

  test('on an empty hex the leader joins no unit', () => {
    const t = chase({});
    t.play('french', 'retreat b6', 'halt');
    t.expectEvents([{ type: 'leaderRetreated', leader: 0, from: hex('c6'), to: hex('b6') }]);
  });

  test('an allied leader flees to the first unit of the scenario', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'f6' },
      french: { 'french-line': 'd6' },
      leaders: { allied: { moore: 'e6' } },
      hands: { french: 'attack-centre' },
    });
    command(t, 'french', 'attack-centre', 'd6');
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'melee d6 e6');
    t.play('allied', 'retreat f6', 'halt');
    t.expectEvents([
      { type: 'leaderRetreated', leader: 0, to: hex('f6') },
      { type: 'leaderJoined', leader: 0, unit: 0, kind: 'british-line' },
    ]);
  });

  test('a leader who leaves over the edge is reported, and the attacker goes on', () => {
    const t = chase({});
    t.play('french', 'retreat b6', 'retreat a6', 'leave');
    t.expectEvents([{ type: 'leaderLeft', leader: 0, name: 'ney', hex: hex('a6') }]);
    t.end('allied');
    expect(asked(t, 'allied')).toBe('advance');
  });

  test('napoleonics/escape: a leader killed in the escape flees no further', () => {
    const t = chase({ allied: { 'british-light': 'b5 b6', 'british-line': 'd6' } });
    throwDice(t, 'escape', 'sab inf inf inf inf');
    t.play('french', 'retreat b6');
    t.expectEvents([
      { type: 'diceRolled', why: 'escape', hits: 1 },
      { type: 'leaderKilled', leader: 0, name: 'ney', hex: hex('b6') },
      { type: 'bannerWon', banner: { source: 'leader', id: 0 }, name: 'ney' },
    ]);
    t.end('allied');
  });

  test('an enemy on the way does not stop the leader where one way leads on', () => {
    // Behind b6 only a7 is open: a6 is impassable.
    const t = chase({
      map: { r: 'a6' },
      allied: { 'british-light': 'b6 b5', 'british-line': 'd6' },
    });
    expect(lines(t, 1)).toEqual(['retreat b5', 'retreat b6']);
  });
});

describe('napoleonics/retire-and-reform: events', () => {
  const retire = (field: Field): Play => {
    const t = play({
      allied: { 'british-line': 'd6' },
      french: { 'french-light-cavalry': 'c6' },
      hands: { allied: 'attack-centre' },
      ...field,
    });
    command(t, 'allied', 'attack-centre', 'd6');
    t.play('allied', 'melee d6 c6');
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'retire');
    return t;
  };

  test('the first hex leaves room for the second, and the second may be the last of the field', () => {
    const t = retire({ french: { 'french-light-cavalry': 'c6', 'french-line': 'a5 a6' } });
    const unit = at(t, 'a7');
    const kind = 'french-light-cavalry';
    t.expectEvents([
      { type: 'retireChosen', unit, kind, hex: hex('c6') },
      { type: 'diceRolled', why: 'retire' },
      { type: 'unitRetired', unit, kind, from: hex('c6'), to: hex('b6') },
      { type: 'unitRetired', unit, kind, from: hex('b6'), to: hex('a7') },
    ]);
    expect(asked(t, 'allied')).toBe('advance');
  });

  test('with the leader it meets on the first hex it stops (N-26)', () => {
    const t = retire({ leaders: { french: { ney: 'b6', soult: 'a1' } } });
    expect(asked(t, 'french')).toBe('withdraw');
    t.expectOffers('french', ['retreat b5', 'retreat b6']);
    t.play('french', 'retreat b6');
    const unit = at(t, 'b6');
    t.expectEvents([
      { type: 'unitRetired', unit, to: hex('b6') },
      { type: 'leaderJoined', leader: 0, name: 'ney', unit, kind: 'french-light-cavalry' },
    ]);
    t.end('allied');
  });

  test('with its own leader it reports no other', () => {
    const t = retire({ leaders: { french: { ney: 'c6', soult: 'a1' } } });
    t.play('french', 'retreat b6', 'retreat a6');
    t.expectEvents([
      { type: 'unitRetired', to: hex('b6') },
      { type: 'unitRetired', to: hex('a6') },
    ]);
    expect(t.state().public.leaderAt).toEqual([hex('a6'), hex('a1')]);
  });
});
