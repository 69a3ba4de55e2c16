import { describe, expect, test } from 'vitest';
import {
  bannersOf,
  command,
  type Field,
  hex,
  inSquare,
  type Play,
  play,
  throwDice,
} from '../field.ts';

const leaderHex = (t: Play): number => t.state().public.leaderAt[0] ?? -2;

/** A way by which the led unit at e6 loses a block; what stands in the field and what happens. */
interface Path {
  readonly field: Field;
  readonly go: (t: Play, check: string) => void;
}

const LINE = { 'british-line': 'e6' };
const LED = { allied: { moore: 'e6' } };

/** Every throw that can take a block from a unit with a leader. */
const PATHS: { readonly [name: string]: Path } = {
  fire: {
    field: {
      first: 'french',
      allied: LINE,
      french: { 'french-line': 'c6' },
      hands: { french: 'attack-centre' },
    },
    go(t, check) {
      command(t, 'french', 'attack-centre', 'c6');
      throwDice(t, 'ranged', 'inf cav cav cav');
      throwDice(t, 'leader', check);
      t.play('french', 'fire c6 e6');
    },
  },
  melee: {
    field: {
      first: 'french',
      allied: LINE,
      french: { 'french-line': 'd6' },
      hands: { french: 'attack-centre' },
    },
    go(t, check) {
      command(t, 'french', 'attack-centre', 'd6');
      t.play('french', 'melee d6 e6');
      throwDice(t, 'melee', 'inf cav cav cav cav');
      throwDice(t, 'leader', check);
      t.play('allied', 'stand');
    },
  },
  'battle back': {
    field: { allied: LINE, french: { 'french-line': 'd6' }, hands: { allied: 'attack-centre' } },
    go(t, check) {
      command(t, 'allied', 'attack-centre', 'e6');
      t.play('allied', 'melee e6 d6');
      throwDice(t, 'melee', 'cav cav cav cav');
      t.play('french', 'stand');
      throwDice(t, 'melee', 'inf cav cav cav cav');
      throwDice(t, 'leader', check);
      t.play('french', 'battle-back');
    },
  },
  'First Strike': {
    field: {
      allied: LINE,
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre', french: 'first-strike' },
    },
    go(t, check) {
      command(t, 'allied', 'attack-centre', 'e6');
      t.play('allied', 'melee e6 d6');
      throwDice(t, 'melee', 'inf cav cav cav cav');
      throwDice(t, 'leader', check);
      throwDice(t, 'melee', 'cav cav cav');
      t.play('french', 'first-strike');
    },
  },
  'first blow of a square': {
    field: {
      allied: { 'british-heavy-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: 'attack-centre' },
      tweak: (state) => inSquare(state, 'd6', 1),
    },
    go(t, check) {
      command(t, 'allied', 'attack-centre', 'e6');
      throwDice(t, 'melee', 'cav');
      throwDice(t, 'leader', check);
      throwDice(t, 'melee', 'art');
      t.play('allied', 'melee e6 d6');
    },
  },
  'blow at cavalry that retires': {
    field: {
      first: 'french',
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { french: 'attack-centre' },
    },
    go(t, check) {
      command(t, 'french', 'attack-centre', 'd6');
      t.play('french', 'melee d6 e6');
      throwDice(t, 'melee', 'cav inf inf inf');
      throwDice(t, 'leader', check);
      t.play('allied', 'retire');
    },
  },
  'flag without a way back': {
    field: {
      first: 'french',
      map: { r: 'f5 f6' },
      allied: LINE,
      french: { 'french-line': 'c6' },
      hands: { french: 'attack-centre' },
    },
    go(t, check) {
      command(t, 'french', 'attack-centre', 'c6');
      throwDice(t, 'ranged', 'flag cav cav cav');
      t.play('french', 'fire c6 e6');
      throwDice(t, 'leader', check);
      t.play('allied', 'ignore 0');
    },
  },
  'flag against a square': {
    field: {
      first: 'french',
      allied: LINE,
      french: { 'french-line': 'c6' },
      hands: { french: 'attack-centre' },
      tweak: (state) => inSquare(state, 'e6', 0),
    },
    go(t, check) {
      command(t, 'french', 'attack-centre', 'c6');
      throwDice(t, 'ranged', 'flag cav cav cav');
      t.play('french', 'fire c6 e6');
      throwDice(t, 'leader', check);
      t.play('allied', 'ignore 0');
    },
  },
};

describe('napoleonics/leader-check: on every path', () => {
  test.each(Object.entries(PATHS))(
    '%s: two sabers and the leader falls',
    (_name, { field, go }) => {
      const t = play({ ...field, leaders: LED });
      go(t, 'sab sab');
      expect(leaderHex(t)).toBe(-1);
      expect(bannersOf(t)).toEqual([0, 1]);
    },
  );

  test.each(Object.entries(PATHS))('%s: one saber is not enough', (_name, { field, go }) => {
    const t = play({ ...field, leaders: LED });
    go(t, 'sab inf');
    expect(leaderHex(t)).toBeGreaterThanOrEqual(0);
    expect(bannersOf(t)).toEqual([0, 0]);
  });

  // With one block the attacker throws fewer dice; those two paths are written out below.
  const PLAIN = Object.entries(PATHS).filter(([name]) => !/battle back|First Strike/.test(name));
  test.each(PLAIN)('%s takes the last block: one die, and sabers kill', (_name, { field, go }) => {
    const t = play({ ...field, leaders: LED, blocks: { e6: 1 } });
    go(t, 'sab');
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 2]);
  });

  test('napoleonics/leader-retreat: a battle back and a First Strike that take the last block send the leader fleeing', () => {
    for (const reaction of ['stand', 'first-strike']) {
      const t = play({
        allied: LINE,
        french: { 'french-line': 'd6' },
        leaders: LED,
        hands: { allied: 'attack-centre', french: 'first-strike' },
        blocks: { e6: 1 },
      });
      command(t, 'allied', 'attack-centre', 'e6');
      t.play('allied', 'melee e6 d6');
      if (reaction === 'stand') throwDice(t, 'melee', 'cav');
      else {
        throwDice(t, 'melee', 'inf cav cav cav cav');
        throwDice(t, 'leader', 'inf');
      }
      t.play('french', reaction);
      if (reaction === 'stand') {
        throwDice(t, 'melee', 'inf cav cav cav cav');
        throwDice(t, 'leader', 'inf');
        t.play('french', 'battle-back');
      }
      t.play('allied', 'retreat f5', 'halt');
      expect(leaderHex(t)).toBe(hex('f5'));
      // Neither lets the defender take the ground.
      t.end('french');
    }
  });
});

describe('napoleonics/leader-retreat: the last block is lost for want of a way back', () => {
  const shoot = (field: Field): Play => {
    const t = play({
      first: 'french',
      allied: LINE,
      french: { 'french-line': 'c6' },
      leaders: LED,
      hands: { french: 'attack-centre' },
      blocks: { e6: 1 },
      ...field,
    });
    command(t, 'french', 'attack-centre', 'c6');
    throwDice(t, 'ranged', 'flag cav cav cav');
    t.play('french', 'fire c6 e6');
    throwDice(t, 'leader', 'inf');
    return t;
  };

  test('impassable ground: the leader is lost as well', () => {
    const t = shoot({ map: { r: 'f5', '~': 'f6' } });
    t.play('allied', 'ignore 0');
    expect(bannersOf(t)).toEqual([0, 2]);
  });

  test('friends: the leader rides through them', () => {
    const t = shoot({ allied: { 'british-line': 'e6', 'british-light': 'f5 f6' } });
    t.play('allied', 'ignore 0', 'retreat f5');
    t.expectOffered('allied', 'halt');
    t.play('allied', 'halt');
    expect(leaderHex(t)).toBe(hex('f5'));
    expect(bannersOf(t)).toEqual([0, 1]);
  });

  test('napoleonics/escape: enemies: the leader must escape through one of them', () => {
    const t = shoot({ french: { 'french-line': 'c6', 'french-light': 'f5 f6' } });
    t.play('allied', 'ignore 0');
    throwDice(t, 'escape', 'inf inf inf inf');
    t.play('allied', 'retreat f6', 'retreat g6', 'halt');
    expect(leaderHex(t)).toBe(hex('g6'));
  });

  test('the edge of the field: the leader leaves it and gives no banner', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'i6' },
      french: { 'french-line': 'g6' },
      leaders: { allied: { moore: 'i6' } },
      hands: { french: 'attack-centre' },
      blocks: { i6: 1 },
    });
    command(t, 'french', 'attack-centre', 'g6');
    throwDice(t, 'ranged', 'flag cav cav cav');
    t.play('french', 'fire g6 i6');
    throwDice(t, 'leader', 'inf');
    t.play('allied', 'ignore 0');
    expect(leaderHex(t)).toBe(-1);
    expect(bannersOf(t)).toEqual([0, 1]);
    t.end('allied');
  });

  test('napoleonics/victory: over the bridge by which its side leaves the field the leader even scores', () => {
    const t = play({
      first: 'french',
      map: { b: 'i6' },
      french: { 'french-line': 'h6' },
      leaders: { allied: { craufurd: 'i6' } },
      hands: { french: 'attack-centre' },
      objectives: [{ kind: 'exit', side: 'allied', hex: 'i6' }],
    });
    command(t, 'french', 'attack-centre', 'h6');
    throwDice(t, 'melee', 'inf inf inf inf');
    t.play('french', 'melee h6 i6');
    expect(bannersOf(t)).toEqual([1, 0]);
  });
});
