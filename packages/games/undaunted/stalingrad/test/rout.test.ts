import { expect, test } from 'vitest';
import {
  expectNot,
  isRouted,
  isSuppressed,
  playFrom,
  tile,
  tileOf,
  unit,
  zone,
} from './position.ts';

test('stalingrad/casualties stalingrad/rout: a card falls from play area, hand, discards or deck; then the unit is routed', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'gunner-a': '504' }, hand: 'P-020 P-021 P-022', supply: 'P-004' },
    german: {
      at: { 'scout-a': '504' },
      hand: 'P-014',
      discard: 'P-015',
      deck: 'P-016 P-004',
      supply: 'P-009',
      scouted: '505',
    },
  });
  const fire = (number: string, then?: () => void): void => {
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    then?.();
    t.play('soviet', `play s-p-${number}`, 'use attack', 'shoot german-scout-a');
  };
  // Three cards of the scouts are out of sight, so their owner is asked though only one can fall.
  fire('020');
  t.expectAwaiting('german');
  t.expectOffers('german', ['take n-p-014']);
  t.play('german', 'take n-p-014');
  t.expectEvents([{ type: 'casualty', unit: unit('german', 'scout-a'), zone: 'hand' }]);
  fire('021');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', zone: 'discard' },
  ]);
  // One is left, in the deck: nothing to choose; the deck is shuffled.
  fire('022', () => t.luck.expectShuffle('deck.two', 1, [168]));
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', zone: 'deck' },
  ]);
  expect(zone(t, 'german', 'removed')).toEqual(['P-014', 'P-015', 'P-016']);
  expect(isRouted(t, 'german', 'scout-a')).toBe(false);
  t.end('soviet');
});

test('stalingrad/casualties: the owner is asked wherever the enemy cannot see, and open discards can be seen', () => {
  const shot = (isDiscardHidden?: true) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020', supply: 'P-004 P-009' },
      german: {
        at: { 'scout-a': '504' },
        hand: 'P-014',
        discard: 'P-015',
        supply: 'P-004 P-009',
      },
      ...(isDiscardHidden && { isDiscardHidden }),
    });
    t.luck.expectDice('combat.attack', 10, [10, 1]);
    t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
    return t;
  };
  shot().expectAwaiting('soviet');
  // Hidden discards could hold the one in hand: the question must not tell where it was.
  shot(true).expectAwaiting('german');
});

/** Scouts without a card anywhere but in the supply, fired at with one die that hits. */
const bare = (more: Parameters<typeof playFrom>[0]['german'] = {}) => ({
  turn: 'soviet' as const,
  soviet: { at: { 'gunner-a': '504' }, hand: 'P-020 P-021', supply: 'P-004 P-009' },
  german: {
    at: { 'scout-a': '504' },
    scouted: '505 404',
    supply: 'P-004 P-009 P-014',
    ...more,
  },
});

test('stalingrad/rout: the attacker may drive the unit to a tile with its owner’s marker; a routed unit can be hit again', () => {
  const t = playFrom(bare({ suppressed: ['scout-a'] }));
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a');
  t.expectOffers('soviet', ['go 404', 'go 505', 'done']);
  expect(isRouted(t, 'german', 'scout-a')).toBe(true);
  t.play('soviet', 'go 505');
  t.expectEvents([{ type: 'unitDriven', from: tile('504'), to: tile('505') }]);
  // Pushed, it is ready again.
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(false);
  // Hit once more it can only be pushed once more, if anywhere: 504 has no German marker.
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('soviet', 'play s-p-021', 'use attack', 'shoot german-scout-a');
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired' }]);
  t.expectOffers('soviet', ['go 404', 'done']);
  t.play('soviet', 'done');
  expect(tileOf(t, 'german', 'scout-a')).toBe('505');
});

test('stalingrad/rout stalingrad/suppressed: a unit that is not driven off stays suppressed; the anti-tank gun is never driven off', () => {
  const t = playFrom(bare({ suppressed: ['scout-a'] }));
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('soviet', 'play s-p-020', 'use attack', 'shoot german-scout-a', 'done');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(true);
  const gun = playFrom(bare({ at: { 'at-gun': '504' }, supply: 'P-004 P-009 Z-060' }));
  gun.luck.expectDice('combat.attack', 10, [10, 1]);
  gun.play('soviet', 'play s-p-020', 'use attack', 'shoot german-at-gun');
  expect(isRouted(gun, 'german', 'at-gun')).toBe(true);
  gun.expectOffered('soviet', 'play s-p-021');
});

test('stalingrad/rout stalingrad/tanks: a tank is not driven onto impassable ground', () => {
  const t = playFrom({
    turn: 'german',
    soviet: { at: { 't34-a': '405' }, scouted: '404 406', supply: 'P-004 P-009 Z-063' },
    german: { at: { 'at-gun': '505' }, hand: 'Z-060', supply: 'P-004 P-009' },
  });
  t.play('german', 'play n-z-060', 'use antitank');
  t.luck.expectDice('combat.antitank', 10, [10, 10, 10]);
  t.play('german', 'shoot soviet-t34-a');
  expect(isRouted(t, 'soviet', 't34-a')).toBe(true);
  t.expectOffers('german', ['go 404', 'done']);
});

test('stalingrad/bolster stalingrad/bring-up stalingrad/rout: both end a rout; hunkering down does not', () => {
  const t = playFrom({
    turn: 'german',
    german: {
      at: { 'scout-a': '504', 'gunner-b': '505' },
      routed: ['scout-a', 'gunner-b'],
      hand: 'P-002 Z-087 P-009',
      supply: 'P-014 P-023 P-024',
    },
  });
  t.play('german', 'play n-p-009', 'hunker');
  expect(isRouted(t, 'german', 'scout-a')).toBe(true);
  t.play('german', 'play n-p-002', 'use bolster', 'take n-p-014');
  expect(isRouted(t, 'german', 'scout-a')).toBe(false);
  t.play('german', 'play n-z-087', 'use bring-up', 'take n-p-023');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'broughtUp', seat: 1 },
    { type: 'unitReformed', unit: unit('german', 'gunner-b') },
  ]);
  // It is in hand and can be played now.
  t.play('german', 'play n-p-023');
  t.expectOffered('german', 'use suppress');
});

test('stalingrad/bolster stalingrad/bring-up stalingrad/rout: without a named squad they end a rout in any squad', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'scout-a': '504', 'gunner-b': '505', sniper: '506' },
      routed: ['scout-a', 'gunner-b', 'sniper'],
      hand: 'Z-081',
      supply: 'P-014 P-023 Z-054',
    },
  });
  const routed = () =>
    ['scout-a', 'gunner-b', 'sniper'].filter((name) => isRouted(t, 'soviet', name));
  t.play('soviet', 'play s-p-001', 'use bolster', 'take s-p-023', 'take s-z-054', 'done');
  expect(routed()).toEqual(['scout-a']);
  t.play('soviet', 'play s-z-081', 'use bring-up', 'take s-p-014');
  expect(routed()).toEqual([]);
});

test('stalingrad/suppress stalingrad/rout: it causes no casualties and does not drive off a routed unit', () => {
  const t = playFrom(bare({ routed: ['scout-a'] }));
  t.luck.expectDice('combat.suppress', 10, [10, 1, 1, 1]);
  t.play('soviet', 'play s-p-020', 'use suppress', 'shoot german-scout-a');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(true);
  t.expectOffered('soviet', 'play s-p-021');
});

test('stalingrad/flamethrower: a casualty and driving off; if it routs, the unit is driven off only once', () => {
  const flames = (german: object) =>
    playFrom({
      turn: 'soviet',
      soviet: { at: { flamethrower: '504' }, hand: 'Z-060', supply: 'P-004 P-009' },
      german: {
        at: { 'scout-a': '505' },
        scouted: '404 506',
        supply: 'P-004 P-009',
        suppressed: ['scout-a'],
        ...german,
      },
    });
  const t = flames({ discard: 'P-014' });
  t.luck.expectDice('combat.flamethrower', 10, [9, 8]);
  t.play('soviet', 'play s-z-060', 'use flamethrower', 'shoot german-scout-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    // 5 + 2 + 1.
    { type: 'fired', total: 8, isHit: true },
    { type: 'casualty' },
  ]);
  t.expectOffers('soviet', ['go 404', 'go 506', 'done']);
  t.play('soviet', 'go 404');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(false);
  const routs = flames({});
  routs.luck.expectDice('combat.flamethrower', 10, [9, 8]);
  routs.play('soviet', 'play s-z-060', 'use flamethrower', 'shoot german-scout-a', 'go 404');
  expect(isRouted(routs, 'german', 'scout-a')).toBe(true);
  routs.expectAwaiting('soviet');
  routs.expectOffers('soviet', ['end turn', 'play s-p-001']);
});

test('stalingrad/flamethrower: the anti-tank gun is driven off neither after a casualty nor after a rout', () => {
  for (const discard of ['Z-060', '']) {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { flamethrower: '504' }, hand: 'Z-060', supply: 'P-004 P-009' },
      german: { at: { 'at-gun': '505' }, discard, scouted: '404 506', supply: 'P-004 P-009' },
    });
    t.luck.expectDice('combat.flamethrower', 10, [10, 1]);
    t.play('soviet', 'play s-z-060', 'use flamethrower', 'shoot german-at-gun');
    expect([discard, isRouted(t, 'german', 'at-gun')]).toEqual([discard, discard === '']);
    t.expectOffers('soviet', ['end turn', 'play s-p-001']);
  }
});

test('stalingrad/flamethrower: it reaches at most one tile', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { flamethrower: '504' }, hand: 'Z-060' },
    german: { at: { 'scout-a': '506' } },
  });
  t.play('soviet', 'play s-z-060');
  expectNot(t, 'soviet', 'use flamethrower', 'no-target');
});
