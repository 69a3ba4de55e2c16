import { idOf } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, MODES } from '../src/rules/data/cards.ts';
import { KINDS } from '../src/rules/data/kinds.ts';
import { loadScenario } from '../src/rules/data/load-scenario.ts';
import { SCENARIO_FILES, SCENARIOS } from '../src/rules/data/scenarios.ts';
import { TERRAINS } from '../src/rules/data/terrain.ts';
import { BOARD, HEX_NAMES, HEXES, homeRow, sectionsOf } from '../src/rules/map.ts';
import type { Objective, Scenario } from '../src/rules/scenario.ts';

/** What facts 7 tells of each scenario: tiles, armies, cards, banners, who begins. */
interface Known {
  readonly tiles?: { readonly [letter: string]: number };
  readonly allied?: { readonly [kind: string]: number };
  readonly french?: { readonly [kind: string]: number };
  readonly leaders?: readonly [allied: number, french: number];
  readonly cards?: readonly [number, number];
  readonly banners?: number;
  readonly first?: 0 | 1;
  /** Hexes with field works. */
  readonly works?: number;
  /** Each objective by its kind, side and banners, with the letters of its ground; none if it is left out. */
  readonly objectives?: readonly string[];
}

const KNOWN: { readonly [id: string]: Known } = {
  'rolica-first-position': {
    tiles: { f: 7, h: 17, '=': 12, t: 2 },
    allied: {
      'british-line': 5,
      'british-light': 1,
      'british-heavy-cavalry': 1,
      'british-foot-artillery': 2,
      'british-horse-artillery': 1,
      'portuguese-line': 2,
      'portuguese-light': 1,
      'portuguese-light-cavalry': 1,
    },
    french: {
      'french-line': 4,
      'french-light': 2,
      'french-light-cavalry': 2,
      'french-foot-artillery': 1,
    },
    leaders: [3, 2],
    cards: [6, 5],
    banners: 5,
    first: 0,
    // The hills on the French edge, each for itself.
    objectives: ['allied hold 1 h', 'allied hold 1 h'],
  },
  'rolica-second-position': {
    tiles: { f: 10, h: 12, r: 13 },
    allied: {
      'british-line': 5,
      'british-light': 1,
      'british-heavy-cavalry': 1,
      'british-foot-artillery': 2,
      'british-horse-artillery': 1,
      'portuguese-line': 2,
      'portuguese-light': 1,
      'portuguese-light-cavalry': 1,
    },
    french: {
      'french-line': 4,
      'french-light': 2,
      'french-light-cavalry': 2,
      'french-foot-artillery': 1,
    },
    leaders: [4, 2],
    cards: [6, 5],
    banners: 5,
    first: 0,
  },
  vimeiro: {
    tiles: { t: 2 },
    allied: {
      'british-line': 9,
      'british-light': 1,
      'british-rifle': 1,
      'british-light-cavalry': 1,
      'british-foot-artillery': 2,
      'portuguese-line': 2,
      'portuguese-light-cavalry': 1,
    },
    french: {
      'french-line': 7,
      'french-light': 2,
      'french-grenadier': 1,
      'french-light-cavalry': 2,
      'french-heavy-cavalry': 2,
      'french-foot-artillery': 2,
    },
    leaders: [3, 3],
    cards: [6, 5],
    banners: 6,
    first: 1,
    // Both town hexes, or nothing.
    objectives: ['french hold 2 tt'],
  },
  corunna: {
    tiles: { f: 5, h: 18, '=': 17, t: 4 },
    allied: {
      'british-line': 6,
      'british-guard-grenadier': 1,
      'british-light': 2,
      'british-rifle': 1,
      'british-light-cavalry': 1,
      'british-foot-artillery': 1,
    },
    french: {
      'french-line': 8,
      'french-light': 3,
      'french-heavy-cavalry': 2,
      'french-foot-artillery': 2,
    },
    leaders: [3, 3],
    cards: [5, 5],
    banners: 6,
    first: 1,
  },
  talavera: {},
  'river-coa': {
    tiles: { f: 2, h: 9, '~': 5, b: 1, t: 2, m: 1 },
    allied: {
      'british-line': 3,
      'british-light': 1,
      'british-rifle': 2,
      'british-light-cavalry': 2,
      'british-foot-artillery': 1,
      'british-horse-artillery': 2,
      'portuguese-light': 2,
    },
    cards: [4, 4],
    banners: 6,
    first: 0,
    works: 2,
    // Units that leave over the bridge.
    objectives: ['allied exit b'],
  },
  'bussaco-reynier': { tiles: { f: 5, h: 28, '=': 5 } },
  'bussaco-ney': { tiles: { f: 22, h: 34 } },
  redinha: {},
  'salamanca-left': { tiles: { f: 3, h: 18, '=': 8, b: 1, t: 1 } },
  'salamanca-right': {
    tiles: { f: 2, h: 16, '=': 12, b: 1, t: 4 },
    allied: {
      'british-line': 7,
      'british-light': 1,
      'british-rifle': 1,
      'british-guard-grenadier': 2,
      'british-light-cavalry': 2,
      'british-heavy-cavalry': 2,
      'british-foot-artillery': 1,
      'british-horse-artillery': 1,
    },
    french: {
      'french-line': 8,
      'french-light': 3,
      'french-light-cavalry': 1,
      'french-foot-artillery': 2,
    },
    leaders: [3, 2],
    cards: [6, 5],
    banners: 6,
    first: 0,
  },
  'garcia-hernandez': { tiles: { f: 3, h: 6, t: 2 }, objectives: ['allied kill infantry 1'] },
  // The book says nothing about these two: the objectives are ours.
  'saint-pierre': { objectives: ['french hold 1 h'] },
  'quatre-bras': {
    tiles: { f: 12, h: 12, '=': 8, b: 2, t: 2 },
    objectives: ['french hold 1 t', 'french hold 1 t'],
  },
  waterloo: {
    tiles: { t: 3 },
    cards: [6, 6],
    banners: 8,
    // Hougoumont, La Haye Sainte, Papelotte.
    objectives: ['french hold 1 t', 'french hold 1 t', 'french hold 1 t'],
  },
};

const SIDES = ['allied', 'french'] as const;
const CLASSES = ['infantry', 'cavalry', 'artillery'] as const;

function tally(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

function describeObjective({ grounds }: Scenario, objective: Objective): string {
  const side = SIDES[objective.seat];
  const ground = (hex: number): string => grounds[hex]?.letter ?? '?';
  if (objective.kind === 'exit') return `${side} exit ${ground(objective.hex)}`;
  if (objective.kind === 'kill') {
    return `${side} kill ${CLASSES[objective.class]} ${objective.banners}`;
  }
  return `${side} hold ${objective.banners} ${objective.hexes.map(ground).join('')}`;
}

describe('scenarios', () => {
  test('there are fifteen, in order', () => {
    expect(SCENARIOS.map(({ number }) => number)).toEqual(
      Array.from({ length: 15 }, (_, i) => i + 1),
    );
    expect(SCENARIOS.map(({ id }) => id)).toEqual(Object.keys(KNOWN));
  });

  test.each(SCENARIOS)('$number $id agrees with what is known of it', (scenario) => {
    const known = KNOWN[scenario.id] ?? {};
    const tiles = tally(scenario.terrain.map((id) => TERRAINS[id]?.letter ?? '?'));
    expect(tiles).toMatchObject(known.tiles ?? {});
    for (const [seat, side] of SIDES.entries()) {
      const units = tally(
        scenario.kinds
          .filter((_, i) => scenario.seats[i] === seat)
          .map((kind) => KINDS[kind]?.id ?? ''),
      );
      if (known[side] !== undefined) expect(units).toEqual(known[side]);
      if (known.leaders !== undefined) {
        const count = scenario.leaders.filter((leader) => leader.seat === seat).length;
        expect(count).toBe(known.leaders[seat as 0 | 1]);
      }
    }
    expect(scenario.cards).toEqual(known.cards ?? scenario.cards);
    const banners = known.banners ?? scenario.banners[0];
    expect(scenario.banners).toEqual([banners, banners]);
    expect(scenario.objectives.map((one) => describeObjective(scenario, one))).toEqual(
      known.objectives ?? [],
    );
    expect(scenario.first).toBe(known.first ?? scenario.first);
    const works = scenario.works.filter((sides) => sides > 0).length;
    expect(works).toBe(known.works ?? works);
    // What is wholly known is reconstructed; where the armies had to be ours, it says so.
    const isOurs = known.allied === undefined || known.french === undefined;
    expect(scenario.provenance).toBe(isOurs ? 'own' : 'reconstructed');
  });

  /** The hexes that a scenario asks for, by name. */
  const prizes = (id: string): string[] => {
    const scenario = SCENARIOS.find((one) => one.id === id);
    return HEX_NAMES.filter((_, hex) => scenario?.isPrize[hex]);
  };

  test('Roliça: the hills to be taken lie on the French edge; the bridge of the Coa on the allied one', () => {
    const rowOf = (name: string): number => BOARD.rowOf(HEX_NAMES.indexOf(name));
    expect(prizes('rolica-first-position').map(rowOf)).toEqual([homeRow(1), homeRow(1)]);
    const coa = SCENARIOS.find(({ id }) => id === 'river-coa');
    expect(BOARD.rowOf(coa?.exits[0] ?? -1)).toBe(homeRow(0));
    expect(coa?.exits[1]).toBe(-1);
  });

  test('Waterloo: three farms across the middle, and a gap in the hills just right of the middle one', () => {
    // Seen by the allies: Papelotte at the left edge, La Haye Sainte right of the centre, Hougoumont right.
    expect(prizes('waterloo')).toEqual(['e1', 'e8', 'e11']);
    const waterloo = SCENARIOS.find(({ id }) => id === 'waterloo');
    const gaps = HEX_NAMES.filter(
      (name, hex) => /^g([2-9]|1[0-2])$/.test(name) && !waterloo?.grounds[hex]?.isHill,
    );
    expect(gaps).toEqual(['g9']);
  });

  test.each(SCENARIOS)(
    '$number $id: armies apart, every unit with ground to stand on',
    (scenario) => {
      scenario.at.forEach((hex, unit) => {
        const ground = TERRAINS[scenario.terrain[hex] ?? 0];
        const kind = KINDS[scenario.kinds[unit] ?? 0];
        expect(ground?.isImpassable).toBe(false);
        expect(ground?.isImpassableToGuns && kind?.class === 2).not.toBe(true);
        scenario.at.forEach((other, enemy) => {
          if (scenario.seats[unit] === scenario.seats[enemy]) return;
          expect(BOARD.distance(hex, other)).toBeGreaterThan(1);
        });
      });
    },
  );

  test.each([
    ['map', (json: Json) => ({ ...json, map: (json.map as string[]).slice(1) }), 'nine rows'],
    [
      'map',
      (json: Json) => ({ ...json, map: ['x', ...(json.map as string[]).slice(1)] }),
      '13 hexes',
    ],
    ['first', (json: Json) => ({ ...json, first: 'british' }), 'one of'],
    ['cards', (json: Json) => ({ ...json, cards: { allied: 2, french: 5 } }), 'whole number'],
    [
      'units',
      (json: Json) => ({ ...json, units: { allied: { dragon: ['e5'] }, french: {} } }),
      'dragon',
    ],
    [
      'units',
      (json: Json) => ({ ...json, units: { allied: { 'british-line': ['z9'] }, french: {} } }),
      'z9',
    ],
    [
      'units',
      (json: Json) => ({
        ...json,
        units: { allied: { 'british-line': ['i1', 'i1'] }, french: {} },
      }),
      'two units',
    ],
    [
      'units',
      (json: Json) => ({ ...json, units: { allied: { 'french-line': ['i1'] }, french: {} } }),
      'other side',
    ],
    [
      'leaders',
      (json: Json) => ({ ...json, leaders: { allied: { moore: 'd3' }, french: {} } }),
      'among the enemy',
    ],
    [
      'banners',
      (json: Json) => ({ ...json, banners: { allied: 12, french: 5 } }),
      'that many banners',
    ],
    ['works', (json: Json) => ({ ...json, works: { i1: ['e'] } }), 'three sides'],
    ['surplus', (json: Json) => ({ ...json, surplus: 1 }), ''],
  ])('a fault in “%s” is named', (field, change, reason) => {
    const loaded = loadScenario('x.json', change(SCENARIO_FILES[0]?.[1] as Json));
    if (loaded.ok) throw new Error('it was read');
    expect(loaded.problem.file).toBe('x.json');
    expect(loaded.problem.field).toContain(field);
    expect(loaded.problem.reason).toContain(reason);
  });
});
type Json = { readonly [field: string]: unknown };

describe('the box', () => {
  test('napoleonics/orders: 113 hexes, eight of them in two sections', () => {
    expect(HEXES).toBe(113);
    const shared = Array.from({ length: HEXES }, (_, hex) => sectionsOf(0, idOf(hex))).filter(
      (mask) => mask === 3 || mask === 6,
    );
    expect(shared.length).toBe(8);
    for (let hex = 0; hex < HEXES; hex++) {
      const mirrored = [0, 4, 2, 6, 1, 5, 3, 7][sectionsOf(0, idOf(hex))];
      expect(sectionsOf(1, idOf(hex))).toBe(mirrored);
    }
  });

  test('napoleonics/command-card: copies of every card', () => {
    expect(Object.fromEntries(CARDS.map(({ id, copies }) => [id, copies]))).toMatchObject({
      'scout-left': 2,
      'probe-centre': 6,
      'attack-left': 4,
      'attack-centre': 6,
      'assault-right': 2,
      forward: 2,
      'bayonet-charge': 2,
      bombard: 2,
      'cavalry-charge': 3,
      'counter-attack': 2,
      elan: 1,
      'fire-and-hold': 2,
      'first-strike': 2,
      'force-march': 2,
      'cold-steel': 1,
      leadership: 2,
      'grande-manoeuvre': 1,
      rally: 1,
      'short-supply': 1,
    });
    for (const { mode } of CARDS) expect(MODES).toContain(mode);
  });

  test('ids are unique and letters of terrain too', () => {
    for (const ids of [
      KINDS.map(({ id }) => id),
      CARDS.map(({ id }) => id),
      TERRAINS.map(({ letter }) => letter),
    ]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('every kind of unit has blocks, a move and sound figures', () => {
    for (const kind of KINDS) {
      expect(kind.blocks).toBeGreaterThanOrEqual(3);
      expect(kind.battleMove).toBeLessThanOrEqual(kind.move);
      expect(kind.guns === null).toBe(kind.class !== 2);
      expect(kind.range > 0).toBe(kind.class !== 1);
      expect(kind.isHeavy).toBe(kind.class === 1 && kind.move === 2);
    }
  });
});
