import { expect, test } from 'vitest';
import {
  expectNot,
  isRouted,
  isSuppressed,
  letterOf,
  playFrom,
  tile,
  unit,
  zone,
} from './position.ts';

// Stalingrad, Přeměna města, Bojové akce.

test('stalingrad/buildings: cover is higher from outside than from inside, less when damaged, none when destroyed', () => {
  const shots = [
    [{}, '405', 4 + 3 + 1],
    [{}, '406', 4 + 1 + 0],
    [{ 406: 'B' }, '405', 4 + 2 + 1],
    [{ 406: 'C' }, '405', 4 + 1 + 1],
  ] as const;
  for (const [letters, from, total] of shots) {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': from }, hand: 'P-020' },
      german: { at: { 'rifleman-a': '406' }, supply: 'P-004' },
      letters,
    });
    t.luck.expectDice('combat.suppress', 10, [1, 1, 1, 1]);
    t.play('soviet', 'play s-p-020', 'use suppress', 'shoot german-rifleman-a');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed' },
      { type: 'fired', total, isHit: false },
    ]);
  }
});

test('stalingrad/works: the higher cover is only for the side that controls the tile', () => {
  for (const [control, total] of [
    ['controlled', 4 + 3 + 1],
    ['scouted', 4 + 1 + 1],
  ] as const) {
    const t = playFrom({
      turn: 'soviet',
      soviet: { at: { 'gunner-a': '504' }, hand: 'P-020' },
      german: { at: { 'rifleman-a': '503' }, supply: 'P-004', [control]: '503' },
      letters: { 503: 'B' },
    });
    t.luck.expectDice('combat.suppress', 10, [1, 1, 1, 1]);
    t.play('soviet', 'play s-p-020', 'use suppress', 'shoot german-rifleman-a');
    t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', total }]);
  }
});

test('stalingrad/works: if the attacker controls the tile, the defender on it has no higher cover', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'gunner-a': '504' }, hand: 'P-020', controlled: '503' },
    german: { at: { 'rifleman-a': '503' }, supply: 'P-004' },
    letters: { 503: 'B' },
  });
  t.luck.expectDice('combat.suppress', 10, [1, 1, 1, 1]);
  t.play('soviet', 'play s-p-020', 'use suppress', 'shoot german-rifleman-a');
  const total = 4 + 1 + 1;
  t.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed' }, { type: 'fired', total }]);
});

test('stalingrad/demolish: cover does not count but distance does, against building, tunnel and tank', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'engineer-a': '405' }, hand: 'V-048 Z-049 Z-050' },
    german: { at: { 'panzer-a': '405' }, discard: 'Z-066 Z-067', supply: 'P-004 P-009' },
    file: { tunnels: '405 607' },
    smoke: '405',
  });
  // Four dice against the house: 8 + 1.
  t.luck.expectDice('combat.demolish', 10, [9, 1, 1, 1]);
  t.play('soviet', 'play s-v-048', 'use demolish', 'raze 406');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'firedAt', what: 'building', total: 9, dice: [9, 1, 1, 1], isHit: true },
    { type: 'buildingHit', tile: tile('406'), letter: 1 },
  ]);
  expect(letterOf(t, '406')).toBe('B');
  // One die against the tank on the attacker's tile: 6, smoke or not.
  t.luck.expectDice('combat.demolish', 10, [6]);
  t.play('soviet', 'play s-z-049', 'use demolish', 'shoot german-panzer-a');
  t.expectAwaiting('german');
  t.play('german', 'take n-z-066');
  t.luck.expectDice('combat.demolish', 10, [7, 1, 1]);
  t.play('soviet', 'play s-z-050', 'use demolish');
  // At most one tile away: 607 is out of range, 604 has a house but is too far.
  expectNot(t, 'soviet', 'collapse 607', 'out-of-range');
  expectNot(t, 'soviet', 'raze 405', 'no-building');
  t.play('soviet', 'collapse 405');
  t.expectEvents([
    { type: 'firedAt', what: 'tunnel', total: 7, isHit: true },
    { type: 'tunnelDestroyed', tile: tile('405') },
  ]);
});

test('stalingrad/buildings stalingrad/tanks: a destroyed building has no resilience and tanks can enter it', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: {
      at: { 'engineer-a': '405', 't34-a': '405' },
      hand: 'Z-048 Z-049 Z-063',
      scouted: '406',
    },
    letters: { 406: 'B' },
  });
  t.luck.expectDice('combat.demolish', 10, [7, 1, 1]);
  t.play('soviet', 'play s-z-048', 'use demolish', 'raze 406');
  expect(letterOf(t, '406')).toBe('C');
  t.play('soviet', 'play s-z-049');
  expectNot(t, 'soviet', 'use demolish', 'no-target');
  t.play('soviet', 'use move', 'done', 'play s-z-063', 'use move', 'go 406');
});

test('stalingrad/antitank: cover, distance and smoke count at a tank, and the minimum range holds', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'at-gun': '504' }, hand: 'Z-057 Z-058' },
    german: {
      at: { 'panzer-a': '506', 'panzer-b': '504' },
      discard: 'Z-066',
      supply: 'P-004 P-009',
    },
    smoke: '506',
  });
  t.play('soviet', 'play s-z-057', 'use antitank');
  expectNot(t, 'soviet', 'shoot german-panzer-b', 'unit-out-of-range');
  expectNot(t, 'soviet', 'shoot german-rifleman-a', 'not-a-target');
  // 6 + 1 + 2 + 2.
  t.luck.expectDice('combat.antitank', 10, [9, 9, 10]);
  t.play('soviet', 'shoot german-panzer-a');
  t.expectEvents([{ type: 'fired', total: 11, isHit: true }, { type: 'casualty' }]);
  // The gun cannot be guided.
  const gun = playFrom({
    turn: 'soviet',
    soviet: { at: { 'at-gun': '504' }, hand: 'Z-072', scouted: '505' },
  });
  gun.play('soviet', 'play s-z-072', 'use guide');
  expectNot(gun, 'soviet', 'unit soviet-at-gun', 'cannot-be-moved');
});

test('stalingrad/bombard stalingrad/buildings: a building that falls before its defenders covers them no more', () => {
  const t = playFrom({
    turn: 'german',
    soviet: {
      at: { 'rifleman-a': '406', 'scout-a': '406' },
      discard: 'P-004 P-014',
      supply: 'P-009',
    },
    german: { at: { 'scout-a': '406' }, hand: 'Z-089', supply: 'P-004 P-009' },
    letters: { 406: 'B' },
  });
  t.play('german', 'play n-z-089', 'use bombard', 'aim 406');
  t.expectOffers('german', [
    'shoot soviet-rifleman-a',
    'shoot soviet-scout-a',
    'shoot german-scout-a',
    'raze 406',
  ]);
  t.luck.expectDice('combat.bombard', 10, [6, 1, 1, 1]);
  t.play('german', 'raze 406');
  t.expectEvents([{ type: 'firedAt', total: 6, dice: [6, 1, 1, 1] }, { type: 'buildingHit' }]);
  // 4 + 1, no range; with the house standing it would have been 6.
  t.luck.expectDice('combat.bombard', 10, [5, 1, 1]);
  t.play('german', 'shoot soviet-rifleman-a');
  t.expectEvents([{ type: 'fired', total: 5, isHit: true }, { type: 'casualty' }]);
  // The last one needs no question. Own men are hit as well.
  t.luck.expectDice('combat.bombard', 10, [1, 1, 1]);
  t.luck.expectDice('combat.bombard', 10, [6, 1, 1]);
  t.play('german', 'shoot soviet-scout-a');
  expect(isRouted(t, 'german', 'scout-a')).toBe(true);
});

test('stalingrad/bombard stalingrad/tasks: a friendly casualty gives no victory point, an enemy one does', () => {
  const t = playFrom({
    turn: 'german',
    soviet: { at: { 'scout-a': '405' }, discard: 'P-014', supply: 'P-004 P-009' },
    german: {
      at: { 'scout-a': '405' },
      hand: 'Z-097',
      discard: 'P-014',
      supply: 'P-004 P-009',
    },
    file: { points: [{ kind: 'casualty', seat: 1 }] },
  });
  t.play('german', 'play n-z-097', 'use bombard', 'aim 405');
  t.luck.expectDice('combat.bombard', 10, [10, 1]);
  t.luck.expectDice('combat.bombard', 10, [10, 1]);
  t.play('german', 'shoot german-scout-a');
  expect(zone(t, 'german', 'removed')).toEqual(['P-014']);
  expect(zone(t, 'soviet', 'removed')).toEqual(['P-014']);
  expect(t.state().public.extra.points).toEqual([0, 1]);
});

test('stalingrad/bombard: a tunnel is always rolled against, tanks are left alone', () => {
  const t = playFrom({
    turn: 'german',
    soviet: { at: { 't34-a': '405' }, supply: 'P-004 P-009' },
    german: { hand: 'Z-097', supply: 'P-004 P-009' },
    file: { tunnels: '405 607' },
  });
  t.play('german', 'play n-z-097', 'use bombard');
  t.luck.expectDice('combat.bombard', 10, [6, 6, 6]);
  t.play('german', 'aim 405');
  t.expectEvents([{ type: 'firedAt', what: 'tunnel', total: 7, isHit: false }]);
});

test('stalingrad/area-suppress stalingrad/grenades: they hit every enemy on the tile and no own unit', () => {
  const field = (turn: 'soviet') => ({
    turn,
    soviet: {
      at: { 'gunner-a': '504', 'rifleman-a': '505' },
      hand: 'V-022 V-004',
      supply: 'P-009',
    },
    german: {
      at: { 'rifleman-a': '505', 'scout-a': '505' },
      discard: 'P-004 P-014',
      supply: 'P-009',
    },
  });
  const t = playFrom(field('soviet'));
  t.play('soviet', 'play s-v-022', 'use area-suppress', 'aim 505');
  t.luck.expectDice('combat.area-suppress', 10, [8, 1, 1]);
  t.luck.expectDice('combat.area-suppress', 10, [7, 1, 1]);
  t.play('soviet', 'shoot german-scout-a');
  expect(isSuppressed(t, 'german', 'scout-a')).toBe(true);
  expect(isSuppressed(t, 'german', 'rifleman-a')).toBe(true);
  t.play('soviet', 'play s-v-004', 'use grenades');
  t.expectOffers('soviet', ['aim 505']);
  t.luck.expectDice('combat.grenades', 10, [6, 1]);
  t.luck.expectDice('combat.grenades', 10, [6, 6]);
  t.play('soviet', 'aim 505', 'shoot german-rifleman-a');
  expect(zone(t, 'german', 'removed')).toEqual(['P-004']);
  expect(t.state().public.casualties).toEqual([0, 1]);
  expect(unit('german', 'scout-a')).toBeGreaterThan(0);
});

test('stalingrad/attack stalingrad/range-brackets: a maximum range of 0 reaches only the attacker’s tile', () => {
  const t = playFrom({
    turn: 'soviet',
    soviet: { at: { 'rifleman-a': '504', 'rifleman-b': '505' }, hand: 'V-006 V-013' },
    german: { at: { 'scout-a': '506', 'scout-b': '505' } },
  });
  t.play('soviet', 'play s-v-006', 'use attack');
  t.expectOffers('soviet', ['shoot german-scout-b']);
  t.luck.expectDice('combat.attack', 10, [1, 1, 1]);
  t.play('soviet', 'shoot german-scout-b', 'play s-v-013', 'use grenades');
  t.expectOffers('soviet', ['aim 505']);
});

test('stalingrad/bombard stalingrad/range-brackets stalingrad/range: fired from the map the minimum range holds, and range adds no defence', () => {
  const t = playFrom({
    turn: 'german',
    soviet: { at: { 'scout-a': '505', 'scout-b': '507' }, supply: 'P-004 P-009', discard: 'P-017' },
    german: { at: { 'infantry-gun': '504' }, hand: 'Z-075', supply: 'P-004 P-009' },
    letters: { 507: 'B' },
  });
  t.play('german', 'play n-z-075', 'use bombard');
  expectNot(t, 'german', 'aim 505', 'out-of-range');
  t.play('german', 'aim 507');
  // Three tiles away: the house by itself, then the men in it with its cover alone.
  t.luck.expectDice('combat.bombard', 10, [1, 1]);
  t.luck.expectDice('combat.bombard', 10, [1, 1]);
  t.play('german', 'raze 507');
  const totals = t.match
    .log(1)
    .flatMap(({ event }) =>
      'modifiers' in event ? [event.modifiers.map(({ source }) => source)] : [],
    );
  expect(totals).toEqual([['base'], ['base', 'cover']]);
  t.end('german');
});

test('stalingrad/tasks: a damaged building or destroyed tunnel gives points only where the scenario says so', () => {
  const scored = (kind: 'damage' | 'tunnel', seat: 0 | 1, line: string) => {
    const t = playFrom({
      turn: 'german',
      soviet: { supply: 'P-004 P-009' },
      german: { hand: 'Z-097', supply: 'P-004 P-009' },
      file: { tunnels: '406 607', points: [{ kind, seat }] },
    });
    t.play('german', 'play n-z-097', 'use bombard', 'aim 406');
    // The house and the tunnel under it: one is hit, the other is not.
    t.luck.expectDice('combat.bombard', 10, [10, 1, 1]);
    t.luck.expectDice('combat.bombard', 10, [1, 1, 1]);
    t.play('german', line);
    t.end('german');
    return t.state().public.extra.points;
  };
  expect(scored('damage', 1, 'raze 406')).toEqual([0, 1]);
  expect(scored('tunnel', 1, 'collapse 406')).toEqual([0, 1]);
  expect(scored('tunnel', 1, 'raze 406')).toEqual([0, 0]);
  expect(scored('damage', 0, 'raze 406')).toEqual([0, 0]);
});
