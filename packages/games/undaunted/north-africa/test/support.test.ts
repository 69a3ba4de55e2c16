import { describe, expect, test } from 'vitest';
import { expectNot, kind, many, playFrom, zone } from './position.ts';

// Severní Afrika, Posily; Povzbuzení; Průzkum; Zmatení nepřítele; Za mnou!

const LRDG = { at: { rifleman: '10A', saboteur: '10A' } } as const;
const ITALY = {
  at: { 'rifleman-a': '4A', 'driver-t': '4A', hangar: '9A', 'motor-pool': '9A' },
} as const;

describe('north-africa/bolster', () => {
  test('a leader with a letter calls only their own squad, and no leader calls Fog of War', () => {
    const t = playFrom({ turn: 'italy', lrdg: LRDG, italy: { ...ITALY, hand: ['leader-a'] } });
    t.play('italy', 'play leader-a', 'use bolster');
    expectNot(t, 'italy', 'take driver-t', {
      code: 'other-squad',
      card: kind('driver-t'),
      seat: 1,
    });
    expectNot(t, 'italy', 'take fog', { code: 'fog-not-bolstered' });
    t.play('italy', 'take rifleman-a', 'take rifleman-a');
    // Up to two: the third is another card's business.
    expect(zone(t, 'italy', 'discard')).toEqual(['rifleman-a', 'rifleman-a']);
  });

  test('a leader without a letter calls any squad, and may call fewer cards', () => {
    const t = playFrom({ turn: 'italy', lrdg: LRDG, italy: { ...ITALY, hand: ['sergeant'] } });
    t.play('italy', 'play sergeant', 'use bolster', 'take driver-t', 'take plane', 'done');
    expect(zone(t, 'italy', 'discard')).toEqual(['plane', 'driver-t']);
  });
});

describe('north-africa/inspire', () => {
  test('soldiers of the leader’s squad return, commanders do not', () => {
    const t = playFrom({
      turn: 'italy',
      lrdg: LRDG,
      italy: {
        ...ITALY,
        hand: ['leader-a'],
        played: ['rifleman-a', 'driver-t', 'plane', 'sergeant'],
      },
    });
    t.play('italy', 'play leader-a', 'use inspire');
    t.expectOffers('italy', ['take rifleman-a', 'done']);
    expectNot(t, 'italy', 'take driver-t', {
      code: 'other-squad',
      card: kind('driver-t'),
      seat: 1,
    });
    t.play('italy', 'take rifleman-a');
    expect(zone(t, 'italy', 'hand')).toContain('rifleman-a');
  });

  test('the LRDG has no squads: any soldier returns, but no commander', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { ...LRDG, hand: ['second'], played: ['saboteur', 'lieutenant'] },
      italy: ITALY,
    });
    t.play('lrdg', 'play second', 'use inspire');
    t.expectOffers('lrdg', ['take saboteur', 'done']);
    expectNot(t, 'lrdg', 'take lieutenant', {
      code: 'not-to-inspire',
      card: kind('lieutenant'),
      seat: 0,
    });
  });
});

describe('north-africa/recon', () => {
  test.each([
    ['lrdg', 'staff-sergeant'],
    ['lrdg', 'scout'],
    ['italy', 'scout-a'],
    ['italy', 'plane'],
  ] as const)('%s, %s: a Fog of War leaves the game and a card is drawn', (side, card) => {
    const more = { [card]: side === 'lrdg' ? '10A' : '4A' };
    // The test's positions deal the staff sergeant to the LRDG anyway.
    const hand = card === 'staff-sergeant' ? ['fog'] : [card, 'fog'];
    const t = playFrom({
      turn: side,
      lrdg: {
        at: { ...LRDG.at, ...(card === 'scout' ? more : {}) },
        ...(side === 'lrdg' ? { hand, deck: ['rifleman'] } : {}),
      },
      italy: {
        at: { ...ITALY.at, ...(card === 'scout-a' ? more : {}) },
        ...(side === 'italy' ? { hand, deck: ['rifleman-a'] } : {}),
      },
    });
    t.play(side, `play ${card}`, 'use recon');
    expect(zone(t, side, 'removed')).toContain('fog');
    expect(zone(t, side, 'hand')).toContain(side === 'lrdg' ? 'rifleman' : 'rifleman-a');
    expect(zone(t, side, 'hand')).not.toContain('fog');
  });

  test('without Fog of War in hand it may be chosen and has no effect', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { ...LRDG.at, scout: '10A' },
        hand: ['scout'],
        deck: ['rifleman'],
      },
      italy: ITALY,
    });
    t.play('lrdg', 'play scout', 'use recon');
    expect(zone(t, 'lrdg', 'removed')).not.toContain('fog');
    expect(zone(t, 'lrdg', 'deck')).toEqual(['rifleman']);
    expect(zone(t, 'lrdg', 'hand')).toEqual(['staff-sergeant']);
  });
});

test('north-africa/conceal: the enemy gets one Fog of War while the enemy supply has one', () => {
  const conceal = (deck: readonly string[]): string[] => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { at: { scout: '10A', saboteur: '10A' }, hand: ['scout'] },
      italy: { ...ITALY, deck },
    });
    t.play('lrdg', 'play scout', 'use conceal');
    return zone(t, 'italy', 'discard');
  };
  expect(conceal([])).toEqual(['fog']);
  expect(conceal(many('fog', 4))).toEqual([]);
});

test('north-africa/command: it draws two cards, or one', () => {
  const command = (use: string): string[] => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { ...LRDG, hand: ['lieutenant'], deck: many('rifleman', 3) },
      italy: ITALY,
    });
    t.play('lrdg', 'play lieutenant', use);
    return zone(t, 'lrdg', 'hand').filter((card) => card === 'rifleman');
  };
  expect(command('use command')).toHaveLength(2);
  expect(command('use command 1')).toHaveLength(1);
});
