import { faultsOfPosition } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { playFrom } from './position.ts';

test('north-africa/public-information: worlds look alike and views tell no secret, with soldiers in vehicles and gone', () => {
  const t = playFrom({
    turn: 'lrdg',
    lrdg: {
      at: { driver: '8A', gunner: '8A', truck: '8A', saboteur: '10A' },
      seats: { driver: ['truck', 2], gunner: ['truck', 1] },
      damage: { truck: 1 },
      hand: ['driver', 'saboteur', 'fog'],
      played: ['gunner'],
      deck: ['gunner', 'driver'],
      discard: ['saboteur'],
    },
    italy: {
      at: { 'rifleman-a': '4A', tank: '4A', hangar: '9A', 'motor-pool': '9A' },
      hand: ['sergeant', 'rifleman-a'],
      deck: ['rifleman-a'],
      discard: ['rifleman-a'],
    },
  });
  const { game } = t.match;
  expect([1, 2, 3].flatMap((luck) => faultsOfPosition(game, t.state(), luck))).toEqual([]);
  t.play('lrdg', 'play driver');
  expect([1, 2, 3].flatMap((luck) => faultsOfPosition(game, t.state(), luck))).toEqual([]);
  t.end('lrdg');
});
