import { describe, expect, test } from 'vitest';
import type { Banner } from '../src/rules/state.ts';
import { at, bannersOf, command, type Field, hex, play, throwDice } from './field.ts';

const sources = (banners: readonly Banner[]): string[] => banners.map(({ source }) => source);

describe('napoleonics/victory: ground that is held', () => {
  test('each farm gives its own banner, and a side that leaves one loses that one only', () => {
    const t = play({
      french: { 'french-line': 'c5 c7' },
      hands: { french: 'attack-centre' },
      objectives: [{ kind: 'each', side: 'french', hexes: ['c5', 'c7'], banners: 1 }],
      // An allied unit was destroyed before: its number is that of the first farm.
      tweak: (state) => state.public.banners[1].push({ source: 'unit', id: 0 }),
    });
    command(t, 'allied', 'probe-left');
    expect(sources(t.state().public.banners[1])).toEqual(['unit', 'held', 'held']);
    t.play('french', 'play attack-centre', 'order c5', 'done', 'pick c5', 'go d5');
    const unit = at(t, 'd5');
    const kind = 'french-line';
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'unitOrdered', unit, kind, hex: hex('c5') },
      { type: 'bannerLost', seat: 1, banner: { source: 'held', id: 0 } },
      { type: 'unitMoved', unit, kind, from: hex('c5'), to: hex('d5') },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    expect(t.state().public.banners[1]).toEqual([
      { source: 'unit', id: 0 },
      { source: 'held', id: 1 },
    ]);
  });

  test('an enemy on it holds it against its side', () => {
    const t = play({
      allied: { 'british-line': 'c5' },
      objectives: [{ kind: 'each', side: 'french', hexes: ['c5'], banners: 1 }],
    });
    t.play('allied', 'play probe-left', 'done');
    t.expectEvents([{ type: 'cardPlayed' }, { type: 'cardsDrawn' }, { type: 'turnBegan' }]);
    expect(bannersOf(t)).toEqual([0, 0]);
  });

  test('two banners for one farm are reported one by one', () => {
    const t = play({
      french: { 'french-line': 'c5' },
      objectives: [{ kind: 'each', side: 'french', hexes: ['c5'], banners: 2 }],
    });
    t.play('allied', 'play probe-left', 'done');
    const banner = { source: 'held', id: 0 };
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
      { type: 'bannerWon', seat: 1, banner, kind: undefined, name: undefined },
      { type: 'bannerWon', seat: 1, banner, kind: undefined, name: undefined },
    ]);
  });
});

describe('napoleonics/victory: banners for what was destroyed', () => {
  const DUEL: Field = {
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'c6' },
    leaders: { allied: { moore: 'g6' }, french: { ney: 'c6' } },
    hands: { allied: 'attack-centre' },
    blocks: { c6: 1 },
  };

  test('unit, bonus of the class and leader are reported with their names', () => {
    const t = play({
      ...DUEL,
      objectives: [
        { kind: 'kill', side: 'french', class: 'infantry', banners: 1 },
        { kind: 'kill', side: 'allied', class: 'infantry', banners: 1 },
        { kind: 'kill', side: 'allied', class: 'cavalry', banners: 1 },
      ],
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'ranged', 'inf cav cav cav cav');
    throwDice(t, 'leader', 'sab');
    const unit = at(t, 'c6');
    t.play('allied', 'fire e6 c6');
    const kind = 'french-line';
    t.expectEvents([
      { type: 'diceRolled', why: 'ranged', hits: 1 },
      { type: 'blocksLost', unit, kind, hex: hex('c6'), count: 1, cause: 'hits' },
      { type: 'unitDestroyed', unit, kind, hex: hex('c6') },
      { type: 'bannerWon', seat: 0, banner: { source: 'unit', id: unit }, kind, name: undefined },
      { type: 'bannerWon', seat: 0, banner: { source: 'bonus', id: unit }, kind, name: undefined },
      { type: 'leaderChecked', leader: 1, name: 'ney', dice: [6], isHit: true },
      { type: 'leaderKilled', leader: 1, name: 'ney', hex: hex('c6') },
      {
        ...{ type: 'bannerWon', seat: 0, banner: { source: 'leader', id: 1 } },
        ...{ kind: undefined, name: 'ney' },
      },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    expect(sources(t.state().public.banners[0])).toEqual(['unit', 'bonus', 'leader']);
  });

  test('the banner that ends the game is the last one', () => {
    const t = play({
      ...DUEL,
      banners: 1,
      objectives: [{ kind: 'kill', side: 'allied', class: 'infantry', banners: 1 }],
    });
    command(t, 'allied', 'attack-centre', 'e6');
    throwDice(t, 'ranged', 'inf cav cav cav cav');
    t.play('allied', 'fire e6 c6');
    t.expectEvents([
      { type: 'diceRolled' },
      { type: 'blocksLost' },
      { type: 'unitDestroyed' },
      { type: 'bannerWon', seat: 0, banner: { source: 'unit', id: 2 } },
      { type: 'gameEnded', winners: [0], reason: 'banners' },
    ]);
    expect(bannersOf(t)).toEqual([1, 0]);
    t.expectWinner('allied');
  });
});

describe('napoleonics/victory: leaving the field', () => {
  const BRIDGE: Field = {
    map: { b: 'i6' },
    allied: { 'british-line': 'i6 i5 i7 h5 h6' },
    leaders: { allied: { moore: 'g8', craufurd: 'i6' } },
    hands: { allied: 'assault-centre attack-centre attack-centre attack-centre' },
    objectives: [{ kind: 'exit', side: 'allied', hex: 'i6' }],
  };

  test('a unit shut in on the bridge may go, its leader with it; both are reported and gone', () => {
    const t = play(BRIDGE);
    t.play('allied', 'play assault-centre', 'order i6', 'done');
    t.expectOffers('allied', ['pick i6', 'done']);
    t.play('allied', 'pick i6');
    t.expectOffers('allied', ['go i6', 'exit']);
    t.play('allied', 'exit');
    t.expectEvents([
      { type: 'unitExited', unit: 0, kind: 'british-line', hex: hex('i6') },
      {
        ...{ type: 'bannerWon', seat: 0, banner: { source: 'exit', id: 0 } },
        ...{ kind: undefined, name: undefined },
      },
      { type: 'leaderLeft', leader: 1, name: 'craufurd', hex: hex('i6') },
      { type: 'bannerWon', seat: 0, banner: { source: 'exit', id: 101 } },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
    const { at: hexes, unitOn, leaderAt, blocks } = t.state().public;
    expect([hexes[0], unitOn[hex('i6')], leaderAt[1], blocks[0]]).toEqual([-1, -1, -1, 0]);
  });

  test('the unit’s banner may end the game, and its leader wins no other', () => {
    const t = play({ ...BRIDGE, banners: 1 });
    t.play('allied', 'play assault-centre', 'order i6', 'done', 'pick i6', 'exit');
    expect(bannersOf(t)).toEqual([1, 0]);
    t.expectWinner('allied');
  });

  test('a unit shut in elsewhere cannot be moved', () => {
    const t = play({ allied: { 'british-line': 'i2 h1' }, hands: { allied: 'attack-left' } });
    t.play('allied', 'play attack-left', 'order i1', 'done');
    t.expectEvents([
      { type: 'cardPlayed' },
      { type: 'unitOrdered', unit: at(t, 'i1'), kind: 'portuguese-militia', hex: hex('i1') },
      { type: 'cardsDrawn' },
      { type: 'turnBegan' },
    ]);
  });

  test('beside the bridge a unit needs one hex more to leave than to stand on it', () => {
    const goes = (kind: string): string[] => {
      const t = play({
        ...BRIDGE,
        allied: { [kind]: 'h6' },
        leaders: {},
      });
      t.play('allied', 'play assault-centre', 'order h6', 'pick h6');
      return t.match.actions(0).map((action) => t.match.game.notation.print(action));
    };
    expect(goes('british-line')).not.toContain('exit');
    expect(goes('british-light')).toContain('exit');
  });

  test('napoleonics/leaders: a leader alone leaves by a separate order, and others move on afterwards', () => {
    const t = play({
      ...BRIDGE,
      allied: { 'british-line': 'g6' },
      leaders: { allied: { moore: 'g8', craufurd: 'i6' } },
    });
    t.play('allied', 'play assault-centre', 'order g6', 'lead i6', 'done');
    t.play('allied', 'pick-leader i6', 'exit');
    t.expectEvents([
      { type: 'leaderLeft', leader: 1, name: 'craufurd', hex: hex('i6') },
      { type: 'bannerWon', seat: 0, banner: { source: 'exit', id: 101 } },
    ]);
    t.expectOffers('allied', ['pick g6', 'done']);
  });
});
