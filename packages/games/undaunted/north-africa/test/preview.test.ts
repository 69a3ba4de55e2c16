import { subjectKeys } from '@bivouac/kernel';
import { previewOf } from '@bivouac/undaunted-core/testing/previews.ts';
import { expect, test } from 'vitest';
import { type Play, playFrom, tile, unit } from './position.ts';

const field = (): Play =>
  playFrom({
    turn: 'lrdg',
    lrdg: {
      at: { rifleman: '8A', saboteur: '4A', antitank: '8A', 'command-car': '8A' },
      hand: ['rifleman', 'saboteur', 'antitank'],
    },
    italy: {
      at: { tank: '4A', 'driver-t': '4A', lorry: '2A', 'gunner-a': '2A' },
      seats: { 'driver-t': ['tank', 1], 'gunner-a': ['lorry', 1] },
      hand: ['sergeant'],
    },
  });

test('north-africa/demolish north-africa/defence: a charge meets the armour, without cover and range', () => {
  const t = field();
  t.play('lrdg', 'play saboteur', 'use demolish');
  expect(previewOf(t, 'lrdg', 'shoot italy-tank')).toMatchObject({
    shots: [{ verb: 'demolish', target: unit('tank'), tile: tile('4A') }],
    throws: [{ modifiers: [{ source: 'base', value: 5 }], total: 5 }],
  });
  t.end('lrdg');
});

test('north-africa/antitank: cover and range add to the armour', () => {
  const t = field();
  t.play('lrdg', 'play antitank', 'use antitank');
  const { throws } = previewOf(t, 'lrdg', 'shoot italy-lorry');
  expect(throws[0]?.modifiers.map(({ value }) => value)).toEqual([2, 1, 2]);
  t.end('lrdg');
});

test('north-africa/mounting north-africa/seats: an action of a crew concerns the seat, the vehicle and their tile', () => {
  const t = field();
  const { game } = t.match;
  const keys = (line: string): readonly string[] => {
    const read = game.notation.parse(line);
    if (!read.ok) throw new Error(line);
    return subjectKeys(game, t.view('lrdg'), read.value);
  };
  const [car, rifleman] = [unit('command-car'), unit('rifleman')];
  const here = `tile:${tile('8A')}`;
  // Before a card is played, no soldier has a seat to leave.
  expect(keys('shift 2')).toEqual(['button:shift']);
  t.play('lrdg', 'play rifleman');
  expect(keys('mount lrdg-command-car 2')).toEqual([`seat:${car}-1`, `unit:${car}`, here]);
  // A soldier on foot has no seat to leave.
  expect(keys('shift 2')).toEqual(['button:shift']);
  t.play('lrdg', 'mount lrdg-command-car 2');
  expect(keys('crew drive')).toEqual(['crew:3']);
  expect(keys('shift 1')).toEqual([`seat:${car}-0`, `unit:${car}`, here]);
  expect(keys('dismount')).toEqual(['button:dismount', here]);
  expect(keys('leave')).toEqual([here, 'button:leave']);
  expect(keys('swap lrdg-rifleman')).toEqual([`unit:${rifleman}`, `unit:${car}`, here]);
  t.end('lrdg');
});

test('north-africa/playing-a-card: a card of the other side moves none of the reader’s counters', () => {
  const all = ['scout', 'rifleman', 'driver', 'sniper', 'gunner', 'truck', 'gun-truck'];
  const t = playFrom({
    turn: 'lrdg',
    lrdg: { at: Object.fromEntries(all.map((name) => [name, '8A'])), hand: ['rifleman'] },
    italy: { at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' }, hand: ['sergeant'] },
  });
  const { game } = t.match;
  for (const card of ['play rifleman', 'play driver', 'play saboteur']) {
    const read = game.notation.parse(card);
    if (!read.ok) throw new Error(card);
    expect(subjectKeys(game, t.view('italy'), read.value)).toEqual(['button:play']);
  }
  t.end('lrdg');
});

test.each([
  ['antitank', 'antitank', 'tank'],
  ['saboteur', 'demolish', 'tank'],
  ['rifleman', 'attack', 'lorry'],
])(
  'north-africa/vehicle-damage: after a hit by %s the question says whose act it was',
  (card, verb, target) => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        at: { antitank: '8A', saboteur: '4A', rifleman: '9A', sniper: '21A', engineer: '9A' },
        hand: ['antitank', 'saboteur', 'rifleman'],
      },
      italy: {
        at: {
          ...{ tank: '4A', 'driver-t': '4A', 'gunner-t': '4A' },
          ...{ lorry: '4A', 'gunner-a': '4A', 'antitank-a': '4A' },
          ...{ 'rifleman-a': '4A', 'scout-a': '5A', hangar: '9A', 'motor-pool': '9A' },
        },
        seats: {
          ...{ 'driver-t': ['tank', 1], 'gunner-t': ['tank', 2] },
          ...{ 'gunner-a': ['lorry', 1], 'antitank-a': ['lorry', 2] },
        },
        hand: ['sergeant'],
      },
    });
    t.play('lrdg', `play ${card}`, `use ${verb}`);
    const { throws } = previewOf(t, 'lrdg', `shoot italy-${target}`);
    const dice = Array.from({ length: throws[0]?.dice ?? 0 }, () => 10);
    t.luck.expectDice(`combat.${verb}`, 10, dice);
    t.play('lrdg', `shoot italy-${target}`);
    const vehicle = unit(target);
    expect(t.view('lrdg').question).toMatchObject({ kind: 'victim', vehicle, play: { verb } });
    t.end('lrdg');
  },
);

test('north-africa/strafe north-africa/vehicle-damage: range does not count, and the plane names whom it hit', () => {
  const t = playFrom({
    turn: 'italy',
    lrdg: {
      at: {
        truck: '8A',
        rifleman: '8A',
        driver: '8A',
        saboteur: '3A',
        scout: '3A',
        engineer: '3A',
      },
      seats: { driver: ['truck', 1], rifleman: ['truck', 2] },
      hand: ['rifleman'],
    },
    italy: {
      at: { 'rifleman-a': '4A', hangar: '9A', 'motor-pool': '9A' },
      hand: ['plane', 'sergeant', 'rifleman-a'],
    },
  });
  t.play('italy', 'play plane', 'use strafe');
  const { throws } = previewOf(t, 'italy', 'shoot lrdg-truck');
  expect(throws[0]?.modifiers.map(({ source }) => source)).toEqual(['base', 'cover']);
  const dice = Array.from({ length: throws[0]?.dice ?? 0 }, () => 10);
  t.luck.expectDice('combat.strafe', 10, dice);
  t.play('italy', 'shoot lrdg-truck');
  expect(t.view('italy').question).toMatchObject({ kind: 'victim', play: { verb: 'strafe' } });
  t.end('italy');
});
