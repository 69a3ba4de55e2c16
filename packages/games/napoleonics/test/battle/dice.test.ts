import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/rules/data/kinds.ts';
import { countDice, escapeDice } from '../../src/rules/dice.ts';
import { MODIFIER_SOURCES, type Modifier } from '../../src/rules/events.ts';
import { unitAt } from '../../src/rules/state.ts';
import { type Field, hex, inSquare, stateOf } from '../field.ts';

interface Shot {
  readonly kind: string;
  readonly blocks: number;
  readonly isRanged: boolean;
  readonly moved?: number;
  readonly from?: string;
  readonly to?: string;
  readonly target?: string;
  readonly field?: Partial<Field>;
}

/** Dice of one unit of any side against one of the other, with their parts. */
function dice(shot: Shot): { total: number; parts: Modifier[] } {
  const from = shot.from ?? 'e5';
  const to = shot.to ?? (shot.isRanged ? 'e7' : 'e6');
  const isFrench = shot.kind.startsWith('french');
  const target = shot.target ?? (isFrench ? 'british-line' : 'french-line');
  const { scenario, state } = stateOf({
    ...shot.field,
    allied: isFrench ? { [target]: to } : { [shot.kind]: from },
    french: isFrench ? { [shot.kind]: from } : { [target]: to },
    blocks: { [from]: shot.blocks },
  });
  const unit = unitAt(state.public, hex(from));
  state.public.steps[unit] = shot.moved ?? 0;
  const parts: Modifier[] = [];
  const blow = {
    unit,
    from: hex(from),
    hex: hex(to),
    target: unitAt(state.public, hex(to)),
    isRanged: shot.isRanged,
    isBonus: false,
  };
  const total = countDice(scenario, state.public, blow, parts);
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  return { total, parts };
}

describe('napoleonics/melee napoleonics/ranged: dice by kind, as the national tables work them out (facts 3)', () => {
  test.each([
    ['french-line', [4, 3, 2, 1], [2, 2, 1, 1], [5, 4, 3, 2]],
    ['french-light', [5, 4, 3, 2], [3, 3, 2, 2], [4, 3, 2, 1]],
    ['french-grenadier', [4, 3, 2, 1], [2, 2, 1, 1], [5, 4, 3, 2]],
    ['french-young-guard', [5, 4, 3, 2], [3, 3, 2, 2], [5, 4, 3, 2]],
    ['french-old-guard', [5, 4, 3, 2], [3, 3, 2, 2], [6, 5, 4, 3]],
    ['french-militia', [4, 3, 2, 1], [2, 2, 1, 1], [4, 3, 2, 1]],
    ['british-line', [5, 4, 3, 2], [2, 2, 1, 1], [4, 3, 2, 1]],
    ['british-light', [6, 5, 4, 3, 2], [4, 3, 3, 2, 2], [5, 4, 3, 2, 1]],
    ['british-rifle', [4, 3, 2], [2, 2, 1], [3, 2, 1]],
    ['british-grenadier', [5, 4, 3, 2], [3, 3, 2, 2], [5, 4, 3, 2]],
    ['british-guard-grenadier', [6, 5, 4, 3, 2], [4, 3, 3, 2, 2], [6, 5, 4, 3, 2]],
    ['portuguese-line', [4, 3, 2, 1], [2, 1, 1, 0], [4, 3, 2, 1]],
    ['portuguese-light', [5, 4, 3, 2], [3, 2, 2, 1], [4, 3, 2, 1]],
    ['portuguese-militia', [4, 3, 2, 1], [2, 1, 1, 0], [4, 3, 2, 1]],
  ])('%s', (kind, still, moved, melee) => {
    const most = KINDS.find(({ id }) => id === kind)?.blocks ?? 0;
    expect(still.length).toBe(most);
    for (let lost = 0; lost < most; lost++) {
      const blocks = most - lost;
      expect(dice({ kind, blocks, isRanged: true }).total).toBe(still[lost]);
      expect(dice({ kind, blocks, isRanged: true, moved: 1 }).total).toBe(moved[lost]);
      expect(dice({ kind, blocks, isRanged: false, moved: 1 }).total).toBe(melee[lost]);
    }
  });

  test.each([
    ['french-light-cavalry', [4, 3, 2, 1]],
    ['french-heavy-cavalry', [5, 4, 3, 2]],
    ['french-cuirassier', [5, 4, 3, 2]],
    ['french-guard-cavalry', [5, 4, 3, 2]],
    ['british-light-cavalry', [3, 2, 1]],
    ['british-heavy-cavalry', [4, 3, 2]],
    ['british-guard-cavalry', [4, 3, 2]],
    ['portuguese-light-cavalry', [3, 2, 1]],
  ])('%s in melee', (kind, melee) => {
    melee.forEach((wanted, lost) => {
      expect(dice({ kind, blocks: melee.length - lost, isRanged: false }).total).toBe(wanted);
    });
  });

  test('French line has its extra die against infantry only, also when it battles back', () => {
    const melee = (target: string) =>
      dice({ kind: 'french-line', blocks: 4, isRanged: false, target });
    expect(melee('british-line').total).toBe(5);
    expect(melee('british-light-cavalry').total).toBe(4);
    expect(melee('british-foot-artillery').total).toBe(4);
  });

  test('napoleonics/ranged: example of the rulebook, four blocks of light infantry at rest 5 dice, three after a move 3', () => {
    expect(dice({ kind: 'french-light', blocks: 4, isRanged: true }).total).toBe(5);
    expect(dice({ kind: 'french-light', blocks: 3, isRanged: true, moved: 1 }).parts).toEqual([
      { source: 'blocks', value: 3, unit: 2, terrain: -1 },
      { source: 'moved', value: -1, unit: 2, terrain: -1 },
      { source: 'kind', value: 1, unit: 2, terrain: -1 },
    ]);
  });
});

describe('napoleonics/artillery', () => {
  const TO = ['', 'e6', 'e7', 'e8', 'e9', 'e10'];
  const row = (kind: string, blocks: number, moved: number) =>
    [1, 2, 3, 4, 5].map(
      (apart) => dice({ kind, blocks, moved, isRanged: apart > 1, to: TO[apart] ?? '' }).total,
    );
  test.each([
    ['french-foot-artillery', 3, 0, [4, 3, 2, 2, 1]],
    ['french-foot-artillery', 2, 0, [4, 3, 2, 2, 1]],
    ['french-foot-artillery', 1, 0, [3, 2, 1, 1, 1]],
    ['british-foot-artillery', 3, 0, [4, 3, 2, 2, 1]],
    ['portuguese-foot-artillery', 1, 0, [3, 2, 1, 1, 1]],
    ['french-horse-artillery', 3, 0, [3, 2, 1, 1, 0]],
    ['french-horse-artillery', 2, 1, [3, 2, 1, 0, 0]],
    ['french-horse-artillery', 1, 0, [2, 1, 1, 1, 0]],
    ['british-horse-artillery', 3, 1, [3, 2, 1, 0, 0]],
    ['french-guard-foot-artillery', 3, 0, [5, 3, 2, 2, 1]],
    ['french-guard-foot-artillery', 1, 0, [4, 2, 1, 1, 1]],
    ['french-guard-horse-artillery', 2, 0, [4, 2, 1, 1, 0]],
  ])('%s, %i blocks, moved %i', (kind, blocks, moved, wanted) => {
    expect(row(kind, blocks, moved)).toEqual(wanted);
  });
});

describe('napoleonics/forest napoleonics/hill napoleonics/town: ground takes dice', () => {
  const CLASSES = ['french-grenadier', 'french-light-cavalry', 'french-foot-artillery'] as const;
  const base = { melee: [5, 4, 4], ranged: [4, 0, 3] } as const;
  /** What infantry, cavalry and artillery lose into or out of a terrain. */
  const loss = (map: { [letter: string]: string }, isRanged: boolean): (number | null)[] =>
    CLASSES.map((kind, i) => {
      if (isRanged && i === 1) return null;
      const total = dice({
        kind,
        blocks: i === 2 ? 3 : 4,
        isRanged,
        target: 'british-light-cavalry',
        field: { map },
      }).total;
      return total - (isRanged ? base.ranged : base.melee)[i as 0 | 1 | 2];
    });
  const IN_MELEE = 'e6';
  const IN_RANGED = 'e7';
  test.each([
    ['clear', '.', [0, 0, 0], [0, null, 0], [0, 0, 0], [0, null, 0]],
    ['forest', 'f', [-1, -2, -1], [-1, null, -1], [0, -2, -1], [0, null, -1]],
    ['hill', 'h', [-1, -1, 0], [-1, null, 0], [0, -1, 0], [0, null, 0]],
    ['town', 't', [-2, -3, -1], [-2, null, -1], [0, -3, -1], [0, null, -1]],
    ['windmill', 'm', [-2, -3, -1], [-2, null, -1], [0, -3, -1], [0, null, -1]],
    ['ford', '=', [-1, -1, -1], [0, null, 0], [-1, -1, -1], [-1, null, -1]],
    ['bridge', 'b', [0, 0, 0], [0, null, 0], [0, 0, 0], [0, null, 0]],
  ])(
    '“%s” takes dice in melee in, fire in, melee out, fire out',
    (_name, letter, meleeIn, fireIn, meleeOut, fireOut) => {
      expect(loss({ [letter]: IN_MELEE }, false)).toEqual(meleeIn);
      expect(loss({ [letter]: IN_RANGED }, true)).toEqual(fireIn);
      expect(loss({ [letter]: 'e5' }, false)).toEqual(meleeOut);
      expect(loss({ [letter]: 'e5' }, true)).toEqual(fireOut);
    },
  );

  test('napoleonics/quarry: melee −1, −2, −1; fire of infantry 0, of guns −1; out −1 and −2', () => {
    expect(loss({ q: IN_MELEE }, false)).toEqual([-1, -2, -1]);
    expect(loss({ q: IN_RANGED }, true)).toEqual([0, null, -1]);
    const out = (kind: string, isRanged: boolean) =>
      dice({
        kind,
        blocks: 4,
        isRanged,
        target: 'british-light-cavalry',
        field: { map: { q: 'e5' } },
      }).total;
    expect(out('french-grenadier', false)).toBe(4);
    expect(out('french-grenadier', true)).toBe(3);
    expect(out('french-light-cavalry', false)).toBe(2);
  });

  test('napoleonics/hill: from hill to hill only fire of infantry loses a die', () => {
    expect(loss({ h: 'e5 e6' }, false)).toEqual([0, 0, 0]);
    expect(loss({ h: 'e5 e6 e7' }, true)).toEqual([-1, null, 0]);
  });

  test('napoleonics/ford: from ford to ford one die in and one out', () => {
    expect(loss({ '=': 'e5 e6' }, false)).toEqual([-2, -2, -2]);
    expect(loss({ '=': 'e5 e7' }, true)).toEqual([-1, null, -1]);
  });

  test('napoleonics/field-works: through a side −1, −2, 0 and in place of the hill; from behind the hill counts', () => {
    const through = (works: string[], map: { [letter: string]: string }) =>
      CLASSES.map(
        (kind, i) =>
          dice({
            kind,
            blocks: i === 2 ? 3 : 4,
            isRanged: false,
            target: 'british-light-cavalry',
            field: { map, works: { e6: works } },
          }).total - base.melee[i as 0 | 1 | 2],
      );
    expect(through(['w', 'nw', 'sw'], {})).toEqual([-1, -2, 0]);
    expect(through(['w', 'nw', 'sw'], { h: 'e6' })).toEqual([-1, -2, 0]);
    expect(through(['e', 'ne', 'se'], {})).toEqual([0, 0, 0]);
    expect(through(['e', 'ne', 'se'], { h: 'e6' })).toEqual([-1, -1, 0]);
  });

  test('napoleonics/field-works: cavalry that attacks out over its own works loses two dice, others none', () => {
    const out = (kind: string, blocks: number) =>
      dice({
        kind,
        blocks,
        isRanged: false,
        target: 'british-light-cavalry',
        field: { works: { e5: ['e', 'ne', 'se'] } },
      }).total;
    expect(out('french-light-cavalry', 4)).toBe(2);
    expect(out('french-grenadier', 4)).toBe(5);
    expect(out('french-foot-artillery', 3)).toBe(4);
  });

  test('napoleonics/field-works: fire is protected by the side that the line comes through', () => {
    const fire = (works: string[]) =>
      dice({ kind: 'french-grenadier', blocks: 4, isRanged: true, field: { works: { e7: works } } })
        .total;
    expect(fire(['w', 'nw', 'sw'])).toBe(3);
    expect(fire(['e', 'ne', 'se'])).toBe(4);
  });

  test('napoleonics/melee: dice never fall below none', () => {
    const { total, parts } = dice({
      kind: 'french-light-cavalry',
      blocks: 1,
      isRanged: false,
      field: { map: { t: 'e6' } },
    });
    expect(total).toBe(0);
    expect(parts.at(-1)).toMatchObject({ source: 'no-dice', value: 2 });
    expect(MODIFIER_SOURCES).toContain(parts.at(-1)?.source);
  });
});

test('dice are never negative and all explained, for every attacker, target and ground', () => {
  const ground = fc.constantFrom('.', 'f', 'h', 't', 'm', '=', 'b', 'q');
  const french = KINDS.filter(({ nation }) => nation === 'french').map(({ id }) => id);
  const allied = KINDS.filter(({ nation }) => nation !== 'french').map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.constantFrom(...french),
      fc.constantFrom(...allied),
      ground,
      ground,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      (kind, target, here, there, blocks, moved, isRanged) => {
        const to = isRanged ? 'e7' : 'e6';
        const map = here === there ? { [here]: `e5 ${to}` } : { [here]: 'e5', [there]: to };
        // Guns cannot stand on sand; `dice` itself compares the sum of the parts with the total.
        const isGun = (id: string): boolean => id.endsWith('artillery');
        if ((isGun(kind) && here === 'q') || (isGun(target) && there === 'q')) return true;
        return dice({ kind, target, blocks, moved, isRanged, field: { map } }).total >= 0;
      },
    ),
    { numRuns: 300 },
  );
});

test('napoleonics/escape: example of the rulebook, heavy cavalry of three blocks strikes at a leader with four dice', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-heavy-cavalry': 'e5' },
    map: { t: 'e5' },
  });
  expect(escapeDice(scenario, state.public, unitAt(state.public, hex('e5')), null)).toBe(4);
});

test('napoleonics/square: it throws one die whatever it is, and ground can take it', () => {
  const square = (map: { [letter: string]: string }) => {
    const { scenario, state } = stateOf({
      map,
      french: { 'french-old-guard': 'e5' },
      allied: { 'british-heavy-cavalry': 'e6' },
      tweak: (s) => inSquare(s, 'e5', 1),
    });
    const blow = {
      unit: unitAt(state.public, hex('e5')),
      from: hex('e5'),
      hex: hex('e6'),
      target: unitAt(state.public, hex('e6')),
      isRanged: false,
      isBonus: false,
    };
    const back = { ...blow, unit: blow.target, target: blow.unit, from: blow.hex, hex: blow.from };
    return [
      countDice(scenario, state.public, blow, null),
      countDice(scenario, state.public, back, null),
    ];
  };
  expect(square({})).toEqual([1, 1]);
  expect(square({ f: 'e6' })).toEqual([0, 0]);
});
