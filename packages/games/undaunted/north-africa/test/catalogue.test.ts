import { readdirSync, readFileSync } from 'node:fs';
import { goalOf, loadScenario } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import {
  BOOK,
  CONTROL_MARKERS,
  COVER,
  ESCAPE_MARKERS,
  FOG_COPIES,
  IS_IMPASSABLE,
  KINDS_OF_SIDE,
  moreOf,
  NORTH_AFRICA,
  OBJECTIVE_MARKERS,
  SCENARIO_FILES,
  SCENARIOS,
  SIDES,
  STRUCTURE_UNITS,
  STRUCTURES,
  TILES,
  VEHICLE_UNITS,
  VEHICLES,
} from '../src/rules/index.ts';
import { VERBS } from '../src/rules/verb-names.ts';

const copies = (kind: number): number => BOOK.kindOf.filter((of) => of === kind).length;
const fog = BOOK.kinds.findIndex(({ isFog }) => isFog);
const cardsOf = (side: 0 | 1): number =>
  KINDS_OF_SIDE[side].reduce(
    (sum, kind) => sum + (kind === fog ? FOG_COPIES[side] : copies(kind)),
    0,
  );

test('the verbs of the title stand in the order of their names', () => {
  expect(Object.keys(NORTH_AFRICA.verbs)).toEqual(VERBS);
});

describe('the box (facts, section 1)', () => {
  test('north-africa/cards: 42 and 40 cards, 3 vehicles each, 11 and 10 counters, 6 structures', () => {
    expect([cardsOf(0), cardsOf(1)]).toEqual([42, 40]);
    expect([0, 1].map((side) => VEHICLES.filter((one) => one.side === side).length)).toEqual([
      3, 3,
    ]);
    const isStructure = (unit: number): boolean => STRUCTURE_UNITS.includes(unit);
    const counters = [0, 1].map(
      (side) => SIDES.filter((of, unit) => of === side && !isStructure(unit)).length,
    );
    expect(counters).toEqual([11, 10]);
    expect(STRUCTURES).toHaveLength(6);
  });

  test('24 damage markers are just enough, 44 tile faces', () => {
    expect(VEHICLES.reduce((sum, { destroyedAt }) => sum + destroyedAt, 0)).toBe(24);
    expect([TILES.length, COVER.length, IS_IMPASSABLE.length]).toEqual([44, 44, 44]);
  });

  test('3 objective markers, 4 escape markers, 16 control markers a side', () => {
    expect([OBJECTIVE_MARKERS.length, ESCAPE_MARKERS, CONTROL_MARKERS]).toEqual([3, 4, 16]);
  });

  test('north-africa/vehicles: what the rulebook prints for tank, saboteur and scout car', () => {
    const tank = VEHICLES.find(({ id }) => id === 'tank');
    expect(tank).toMatchObject({ armour: 5, defence: -1, inoperableAt: 3 });
    expect(tank?.seats.map(({ speciality }) => speciality)).toEqual(['driver', 'gunner', 'crew']);
    expect(tank?.seats[1]?.acts.map(({ verb }) => verb)).toContain('antitank');
    const saboteur = BOOK.kinds.find(({ id }) => id === 'saboteur');
    expect(saboteur?.acts).toContainEqual({ verb: 'demolish', value: 2, isOwnSquad: false });
    expect(saboteur?.acts).toContainEqual({ verb: 'stalk', value: 1, isOwnSquad: false });
    const car = VEHICLES.find(({ id }) => id === 'scout-car');
    expect(car?.seats.map(({ acts }) => acts[0]?.verb)).toEqual(['drive', 'navigate', 'attack']);
  });
});

test('every scenario file is used, numbered from 1 to 11', () => {
  const folder = new URL('../src/rules/data/scenarios/', import.meta.url);
  expect(SCENARIO_FILES.map(([file]) => file)).toEqual(readdirSync(folder).sort());
  expect(SCENARIOS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const [file] of SCENARIO_FILES) {
    expect(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))).toMatchObject({
      provenance: 'own',
    });
  }
});

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
  '%s',
  (_id, scenario) => {
    test('deals no card of the other side and no more Fog of War than there is', () => {
      for (const side of [0, 1] as const) {
        const kinds = scenario.sides[side].cards.map((card) => BOOK.kindOf[card] ?? -1);
        expect(kinds.filter((kind) => !KINDS_OF_SIDE[side].includes(kind))).toEqual([]);
        expect(kinds.filter((kind) => kind === fog)).toHaveLength(FOG_COPIES[side]);
        const deck = scenario.sides[side].deck.length;
        expect(deck).toBeGreaterThanOrEqual(9);
        expect(deck).toBeLessThanOrEqual(14);
      }
    });

    test('lays out no more markers than the box has', () => {
      for (const side of [0, 1]) {
        const own = scenario.control.slice(side * TILES.length, (side + 1) * TILES.length);
        expect(own.filter((marker) => marker > 0).length).toBeLessThanOrEqual(16);
      }
      expect(moreOf(scenario).exits.length).toBeLessThanOrEqual(4);
      const values = scenario.objectives.filter((value) => value > 0);
      expect(values.length).toBeLessThanOrEqual(3);
      const left = [...OBJECTIVE_MARKERS];
      for (const value of values) expect(left.splice(left.indexOf(value), 1)).toEqual([value]);
    });
  },
);

describe('a scenario file that needs more than the box has is refused', () => {
  interface File {
    tiles: [string, number, number][];
    sides: { lrdg: { scouted: string[] } };
  }
  const fault = (change: (file: File) => void): string => {
    const file = structuredClone(SCENARIO_FILES[5]?.[1]) as File;
    change(file);
    const loaded = loadScenario('test.json', file, BOOK);
    return loaded.ok ? '' : loaded.problem.reason;
  };

  test('a fourth objective marker, a second one of value 2, a fifth way out', () => {
    expect(fault(() => undefined)).toBe('');
    const objectives = (value: object) =>
      fault((file) => Object.assign(file, { objectives: value }));
    expect(objectives({ '6B': 2, '13A': 1, '10B': 1, '2A': 1 })).toContain('no objective marker');
    expect(objectives({ '6B': 2, '13A': 2 })).toContain('no objective marker');
    const exits = (...names: string[]) => fault((file) => Object.assign(file, { exits: names }));
    expect(exits('8A', '2A', '22A', '1A', '20A')).toContain('only 4 escape markers');
    expect(exits('8A', '2A', '22A', '1A')).toBe('');
  });

  test('a seventeenth control marker', () => {
    const scouted = (count: number) =>
      fault((file) => {
        const names = file.tiles.map(([name]) => name);
        file.sides.lrdg.scouted = names.filter((name) => name !== '6B').slice(0, count);
      });
    expect(scouted(15)).toBe('');
    expect(scouted(16)).toContain('only 16 control markers');
  });
});

describe('the scenarios teach the game in steps', () => {
  test('have no vehicles in the first one', () => {
    expect(VEHICLE_UNITS.filter((unit) => (SCENARIOS[0]?.at[unit] ?? -1) >= 0)).toEqual([]);
  });

  test('use every vehicle, goal and card at least twice', () => {
    for (const unit of [...VEHICLE_UNITS, ...STRUCTURE_UNITS]) {
      const uses = SCENARIOS.filter(({ at }) => (at[unit] ?? -1) >= 0).length;
      expect([unit, uses >= 2]).toEqual([unit, true]);
    }
    for (const goal of ['points', 'escape', 'neutralize']) {
      const uses = SCENARIOS.flatMap((one) => [0, 1].map((seat) => goalOf(one, seat).kind));
      expect(uses.filter((kind) => kind === goal).length).toBeGreaterThanOrEqual(2);
    }
    BOOK.kinds.forEach((_, kind) => {
      const uses = SCENARIOS.filter(({ sides }) =>
        sides.some(({ cards }) => cards.some((card) => BOOK.kindOf[card] === kind)),
      );
      expect([BOOK.kinds[kind]?.id, uses.length >= 2]).toEqual([BOOK.kinds[kind]?.id, true]);
    });
  });

  test('keep what is known of scenarios 1, 2, 6 and 11 (facts, section 9)', () => {
    const [one, two] = SCENARIOS;
    expect(one?.goals).toEqual([
      { kind: 'points', value: 3 },
      { kind: 'points', value: 3 },
    ]);
    expect([one?.from.slice(0, 7), two?.from]).toEqual(['1940-09', '1941-01-11']);
    expect(two?.goals).toEqual([
      { kind: 'points', value: 2 },
      { kind: 'points', value: 2 },
    ]);
    expect(two?.initiative).toBe(0);
    expect(SCENARIOS[5]?.objectives[TILES.indexOf('6b')]).toBeGreaterThan(0);
    expect(SCENARIOS[10]?.from.slice(0, 7)).toBe('1942-09');
  });
});
