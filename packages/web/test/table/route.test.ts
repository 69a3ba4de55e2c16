import { expect, it } from 'vitest';
import { hashOf, type Route, routeOf } from '../../src/shell/route.ts';

const ROUTES: readonly [string, Route][] = [
  ['#/', { page: 'home' }],
  ['#/normandy', { page: 'scenarios', game: 'normandy', scenario: null }],
  ['#/normandy/la-raye', { page: 'scenarios', game: 'normandy', scenario: 'la-raye' }],
  ['#/campaign/normandy', { page: 'campaign', game: 'normandy' }],
  ['#/games', { page: 'games' }],
  ['#/game/a1b2', { page: 'game', id: 'a1b2' }],
  ['#/replay', { page: 'replay', id: null, at: null }],
  ['#/replay/a1b2', { page: 'replay', id: 'a1b2', at: null }],
  ['#/replay/a1b2/17', { page: 'replay', id: 'a1b2', at: 17 }],
  ['#/tutorial', { page: 'tutorial' }],
  ['#/tutorial/blitzkrieg', { page: 'tutorial', game: 'blitzkrieg' }],
  ['#/tutorial/normandy/deck', { page: 'tutorial', game: 'normandy', lesson: 'deck' }],
  ['#/rules/normandy', { page: 'rules', game: 'normandy', entry: null }],
  ['#/rules/normandy/fog-of-war', { page: 'rules', game: 'normandy', entry: 'fog-of-war' }],
  ['#/online', { page: 'online' }],
  ['#/online/finished', { page: 'online', list: 'finished' }],
  ['#/invite/normandy', { page: 'invite', game: 'normandy' }],
  ['#/table/a1b2', { page: 'table', id: 'a1b2', token: null }],
  ['#/table/a1b2/s3cr3t', { page: 'table', id: 'a1b2', token: 's3cr3t' }],
  ['#/table/a1b2/1', { page: 'table', id: 'a1b2', token: null, seat: 1 }],
  ['#/device', { page: 'device', token: null }],
  ['#/device/s3cr3t', { page: 'device', token: 's3cr3t' }],
  ['#/player/Anna%20B', { page: 'player', name: 'Anna B' }],
  ['#/account', { page: 'account' }],
  ['#/settings', { page: 'settings' }],
  ['#/credits', { page: 'credits' }],
];

it.each(ROUTES)('reads and writes the address %s', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
  expect(hashOf(route)).toBe(hash);
});

it.each([
  ['', { page: 'home' }],
  ['#', { page: 'home' }],
  ['#/%E0%A4%A/x', { page: 'missing' }],
  ['#/No-Game', { page: 'missing' }],
  ['#/rules', { page: 'home' }],
  ['#/campaign', { page: 'home' }],
  ['#/game', { page: 'games' }],
  ['#/online/nothing', { page: 'online' }],
  ['#/replay/a1b2/many', { page: 'replay', id: 'a1b2', at: null }],
])('interprets %j', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});
