import { describe, expect, test } from 'vitest';
import { at, bannersOf, blocksAt, command, play, throwDice } from '../field.ts';

const ATTACK = 'attack-centre attack-centre';

describe('napoleonics/melee', () => {
  test('napoleonics/battle-back: hits, then battle back with the blocks that are left', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: ATTACK },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'inf sab cav art');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    t.expectEvents([
      { type: 'diceRolled', why: 'melee', total: 4, hits: 2, flags: 0 },
      { type: 'blocksLost', count: 2 },
    ]);
    expect(blocksAt(t, 'd6')).toBe(2);
    // Two blocks and the French die against infantry.
    throwDice(t, 'melee', 'inf flag cav');
    t.play('french', 'battle-back');
    expect(blocksAt(t, 'e6')).toBe(3);
    t.play('allied', 'retreat f5');
    expect(blocksAt(t, 'f5')).toBe(3);
    t.end('french');
  });

  test('napoleonics/battle-back: a defender may refuse', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: ATTACK },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'cav cav cav art');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand', 'hold');
    expect(blocksAt(t, 'e6')).toBe(4);
    t.end('french');
  });

  test('napoleonics/battle-back: a unit that retreats does not battle back, even beside the attacker', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'e7' },
      hands: { french: ATTACK },
    });
    command(t, 'french', 'attack-centre', 'e7');
    throwDice(t, 'melee', 'flag cav cav cav cav');
    t.play('french', 'melee e7 e6');
    t.play('allied', 'stand', 'retreat f6');
    t.play('french', 'hold');
    t.end('allied');
  });

  test('napoleonics/retreat: a unit that cannot retreat pays in blocks and may battle back', () => {
    const t = play({
      first: 'french',
      allied: { 'british-line': 'e6', 'british-light': 'f5', 'british-rifle': 'f6' },
      french: { 'french-line': 'e7' },
      hands: { french: ATTACK },
    });
    command(t, 'french', 'attack-centre', 'e7');
    throwDice(t, 'melee', 'flag flag cav cav cav');
    t.play('french', 'melee e7 e6');
    t.play('allied', 'stand');
    t.play('allied', 'ignore 1');
    t.expectEvents([
      { type: 'flagsIgnored', count: 1, sources: { kind: 0, leader: 0, support: 1, works: 0 } },
      { type: 'blocksLost', count: 1, cause: 'blocked' },
    ]);
    t.expectOffers('allied', ['battle-back', 'hold']);
  });

  test('napoleonics/hits: sabers of rifles and militia miss', () => {
    const t = play({
      allied: { 'british-rifle': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: ATTACK },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'sab sab inf');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    expect(blocksAt(t, 'd6')).toBe(3);
  });

  test('napoleonics/ranged: a unit with an enemy beside it may only fight hand to hand', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'd6', 'french-light': 'c6' },
      hands: { allied: ATTACK },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    t.expectOffers('allied', ['melee e6 d6', 'done']);
  });

  test('napoleonics/ranged napoleonics/hits: only the target’s symbol hits, sabers miss, no unit answers', () => {
    const t = play({
      allied: { 'british-line': 'e6' },
      french: { 'french-line': 'c6' },
      hands: { allied: ATTACK },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'ranged', 'inf sab sab cav art');
    t.play('allied', 'fire e6 c6');
    t.expectEvents([
      { type: 'diceRolled', why: 'ranged', total: 5, hits: 1, flags: 0 },
      { type: 'blocksLost', count: 1 },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    t.end('french');
  });

  test('a melee with no dice left is fought all the same', () => {
    const t = play({
      map: { t: 'd6' },
      allied: { 'british-light-cavalry': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: ATTACK },
      blocks: { e6: 1 },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', '');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    t.expectOffers('french', ['battle-back', 'hold']);
  });
});

describe('napoleonics/taking-ground napoleonics/breakthrough: after the melee', () => {
  test('infantry takes the emptied hex, or stays', () => {
    for (const [answer, there] of [
      ['advance', true],
      ['hold', false],
    ] as const) {
      const t = play({
        allied: { 'british-line': 'e6' },
        french: { 'french-line': 'd6' },
        hands: { allied: ATTACK },
        blocks: { d6: 1 },
      });
      command(t, 'allied', 'attack-centre', 'e6');
      throwDice(t, 'melee', 'inf cav cav cav');
      t.play('allied', 'melee e6 d6');
      t.play('french', 'stand');
      expect(bannersOf(t)).toEqual([1, 0]);
      t.play('allied', answer);
      expect(at(t, 'd6') >= 0).toBe(there);
      t.end('french');
    }
  });

  test('artillery never advances', () => {
    const t = play({
      allied: { 'british-foot-artillery': 'e6' },
      french: { 'french-line': 'd6' },
      hands: { allied: ATTACK },
      blocks: { d6: 1 },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'inf cav cav cav');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    t.end('french');
  });

  test('napoleonics/bonus-melee: cavalry enters, rides one hex further, and fights once more; then it may enter, no more', () => {
    const t = play({
      allied: { 'british-heavy-cavalry': 'e6' },
      french: {
        'french-foot-artillery': 'd6',
        'french-horse-artillery': 'b6',
        'french-militia': 'a6',
      },
      hands: { allied: ATTACK },
      blocks: { d6: 1, b6: 1 },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'art cav cav cav');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    t.play('allied', 'advance');
    t.expectOffers('allied', ['go c6', 'go c7', 'go d5', 'go d7', 'go e6', 'go e7', 'halt']);
    t.play('allied', 'go c6');
    t.expectOffers('allied', ['melee c6 b6', 'hold']);
    throwDice(t, 'melee', 'sab cav cav cav');
    t.play('allied', 'melee c6 b6');
    t.play('french', 'stand');
    t.play('allied', 'advance');
    expect(at(t, 'b6')).toBeGreaterThanOrEqual(0);
    expect(bannersOf(t)).toEqual([2, 0]);
    // No second ride and no third melee, though the militia stands beside it.
    t.end('french');
  });

  test('napoleonics/bonus-melee: without entering the hex there is none', () => {
    const t = play({
      allied: { 'british-heavy-cavalry': 'e6' },
      french: { 'french-foot-artillery': 'd6 d5' },
      hands: { allied: ATTACK },
      blocks: { d6: 1 },
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'melee', 'art cav cav cav');
    t.play('allied', 'melee e6 d6');
    t.play('french', 'stand');
    t.play('allied', 'hold');
    t.end('french');
  });

  test('napoleonics/forest napoleonics/ford: a forest stops the breakthrough and forbids the bonus melee; a ford only stops it', () => {
    const ride = (letter: string) => {
      const t = play({
        map: { [letter]: 'd6' },
        allied: { 'british-heavy-cavalry': 'e6' },
        french: { 'french-foot-artillery': 'd6 d5' },
        hands: { allied: ATTACK },
        blocks: { d6: 1 },
      });
      command(t, 'allied', 'attack-centre', 'e6');
      throwDice(t, 'melee', letter === 'f' ? 'art cav' : 'art cav cav');
      t.play('allied', 'melee e6 d6');
      t.play('french', 'stand');
      t.play('allied', 'advance');
      return t;
    };
    ride('f').end('french');
    ride('=').expectOffers('allied', ['melee d6 d5', 'hold']);
  });
});
