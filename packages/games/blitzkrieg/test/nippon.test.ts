import { scriptedPlay } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { openingMarker } from '../src/rules/closing.ts';
import { NIPPON_BOX, nippon, POOL } from '../src/rules/index.ts';
import { type Position, table, theatreId } from './position.ts';

const quiet = { game: 'nippon', bags: ['', ''], pile: '' } as const satisfies Position;

test('blitzkrieg/nippon: four cities are open, eleven wait, and Japan moves first', () => {
  const t = table(quiet);
  expect(t.state.public.active.filter((active) => active >= 0)).toHaveLength(4);
  expect(t.state.public.active.filter((active) => active === POOL)).toHaveLength(11);
  expect(t.asked()).toBe('japan token');
  t.play(t.offers()[0] ?? '');
  const open = /^place (seattle|san-francisco|los-angeles|san-diego)-1-/;
  expect(t.offers().every((line) => open.test(line))).toBe(true);
});

/** Japan fills the last space of San Diego; the marker comes to stand at `after`. */
function closeSanDiego(after: number, more: Position = {}) {
  const t = table({
    ...quiet,
    reserves: ['air-1', 'army-1 army-2'],
    rows: { 'san-diego': 2 },
    laid: { 'san-diego-2-2': 'germany air-1' },
    markers: { 'san-diego': after - 1 },
    ...more,
  });
  t.play(more.scenario === 'vs' ? 'pick 1' : 'take air-1', 'place san-diego-2-1');
  return t;
}

describe('blitzkrieg/nippon: the next city (R-22, R-23)', () => {
  test('the side whose turn it is chooses it from the whole pool', () => {
    const t = closeSanDiego(2);
    expect(t.asked()).toBe('japan open');
    expect(t.offers()).toHaveLength(11);
    t.play('open denver');
    expect(t.told('theatreOpened')).toMatchObject([{ marker: 0 }]);
    expect(t.asked()).toBe('germany token');
    t.play('take army-1');
    expect(t.offers()).toContain('place denver-1-1');
  });

  test.each([
    [6, 0],
    [7, 1],
    [8, 1],
    [9, 2],
    [-6, 0],
    [-7, -1],
    [-8, -1],
  ])('a marker that ended at %i starts the next one at %i', (after, start) => {
    const t = closeSanDiego(after);
    t.play('open boston');
    expect(t.marker('boston')).toBe(start);
  });

  test('with an empty pool nothing opens', () => {
    const rows = Object.fromEntries(
      nippon.scenarios.length > 0 ? pool().map((city) => [city, 0]) : [],
    );
    const t = closeSanDiego(2, { rows: { ...rows, 'san-diego': 2 } });
    expect(t.asked()).toBe('germany token');
  });
});

const pool = (): string[] => [
  'phoenix',
  'denver',
  'dallas',
  'new-orleans',
  'st-louis',
  'chicago',
  'detroit',
  'miami',
  'washington',
  'boston',
  'new-york',
];

describe('blitzkrieg/nippon-solo', () => {
  test('two of the four first cities are shifted by 2 towards Japan', () => {
    const t = scriptedPlay(nippon, { scenario: 'vs' }, (luck) => {
      for (let left = 22; left > 17; left--) luck.expectPick('tokens.first', left, 0);
      for (let left = 22; left > 19; left--) luck.expectPick('tokens.second', left, 0);
      luck.expectPick('handicap', 4, 1);
      luck.expectPick('handicap', 3, 2);
      luck.expectDice('vs', 6, [1]);
    });
    expect(t.state().public.markers.slice(0, 5)).toEqual([0, 2, 0, 2, 0]);
    t.end('japan');
  });

  test('further shifts concern each city once before one comes again (R-46)', () => {
    const t = scriptedPlay(nippon, { scenario: 'vs', options: { 'vs-shifts': '3' } }, (luck) => {
      for (let left = 22; left > 17; left--) luck.expectPick('tokens.first', left, 0);
      for (let left = 22; left > 19; left--) luck.expectPick('tokens.second', left, 0);
      for (const left of [4, 3, 2, 1]) luck.expectPick('handicap', left, 0);
      luck.expectPick('handicap', 4, 2);
      luck.expectDice('vs', 6, [1]);
    });
    expect(t.state().public.markers.slice(0, 5)).toEqual([2, 2, 4, 2, 0]);
    t.end('japan');
  });

  test('the player chooses the new city; if the last closed in the opponent’s turn, it starts one step further', () => {
    const t = closeSanDiego(7, { scenario: 'vs', markers: { 'san-diego': 6, seattle: 0 } });
    expect(t.asked()).toBe('germany open');
    t.play('open boston');
    expect(t.marker('boston')).toBe(1 + 1);
  });

  test('if the last closed in the player’s own turn, it does not', () => {
    const t = table({
      ...quiet,
      scenario: 'vs',
      mover: 1,
      reserves: ['army-1', 'air-1 army-2'],
      rows: { 'san-diego': 2 },
      laid: { 'san-diego-2-2': 'japan air-1' },
      markers: { 'san-diego': -1 },
    });
    t.play('take air-1', 'place san-diego-2-1');
    expect(t.asked()).toBe('germany open');
    t.luck.expectDice('vs', 6, [1]);
    t.play('open boston');
    expect(t.marker('boston')).toBe(0);
  });
});

describe('blitzkrieg/japanese-tokens', () => {
  test('the kamikaze is an air force of 3 that ignores the effect of its space', () => {
    const t = table({ ...quiet, reserves: ['kamikaze', 'army-1'] });
    t.play('take kamikaze', 'place los-angeles-1-1');
    expect(t.marker('los-angeles')).toBe(3);
    expect(t.state.public.vp).toEqual([0, 0]);
  });

  test.each([
    [1, -2],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ])('the kaiju’s die of %i moves the marker by %i, and the effect is trampled', (face, marker) => {
    const t = table({ ...quiet, reserves: ['kaiju', 'army-1'] });
    t.play('take kaiju');
    expect(t.offers()).toContain('place seattle-1-1');
    expect(t.offers()).toContain('place seattle-1-2');
    t.luck.expectDice('monster', 6, [face]);
    t.play('place los-angeles-1-1');
    expect(t.marker('los-angeles')).toBe(marker);
    expect(t.state.public.vp).toEqual([0, 0]);
  });

  test('a spy of the kaiju rolls too; on a 1 the marker moves towards the other side (R-45)', () => {
    for (const [face, marker] of [
      [4, -4],
      [1, 2],
    ] as const) {
      const t = table({
        ...quiet,
        mover: 1,
        reserves: ['army-1', 'spy'],
        last: ['kaiju', null],
        lastSeat: 0,
      });
      t.play('take spy');
      t.luck.expectDice('monster', 6, [face]);
      t.play('place los-angeles-1-1');
      expect(t.marker('los-angeles')).toBe(marker);
      expect(t.state.public.vp).toEqual([0, 0]);
    }
  });

  test('the kaiju can reach Japan’s flag, but never Germany’s', () => {
    const near = { ...quiet, reserves: ['kaiju army-1', 'army-1'] } as const;
    const won = table({ ...near, markers: { 'san-diego': 5 } });
    won.play('take kaiju');
    won.luck.expectDice('monster', 6, [4]);
    won.play('place san-diego-1-1');
    expect(won.told('theatreClosed')).toMatchObject([{ flag: 0 }]);
    const lost = table({ ...near, markers: { 'san-diego': -8 } });
    lost.play('take kaiju');
    lost.luck.expectDice('monster', 6, [1]);
    lost.play('place san-diego-1-1');
    expect(lost.marker('san-diego')).toBe(-8);
    expect(lost.told('theatreClosed')).toEqual([]);
  });
});

test('blitzkrieg/nippon-solo: the step for the solo opponent comes on top of a shift towards the player too', () => {
  const opening = (marker: number, mover: 0 | 1, scenario = 'vs'): number => {
    const t = table({ game: 'nippon', scenario, markers: { seattle: marker } });
    return openingMarker(t.box, t.state.public, theatreId(t.box, 'seattle'), mover);
  };
  const end = NIPPON_BOX.theatres[0]?.trackEnd ?? 0;
  // Closed at the player's flag, two steps from it, and far from it.
  for (const [marker, shift] of [
    [-end, -2],
    [2 - end, -1],
    [0, 0],
    [end - 2, 1],
    [end, 2],
  ] as const) {
    expect(opening(marker, 0)).toBe(shift + 1);
    expect(opening(marker, 1)).toBe(shift);
    expect(opening(marker, 0, 'two-players')).toBe(shift);
  }
});
