import { createMatch, idOf, seedFromPhrase } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/rules/data/scenarios.ts';
import { countDice } from '../../src/rules/dice.ts';
import type { Modifier } from '../../src/rules/events.ts';
import { NO_HEX, NO_UNIT, type UnitId } from '../../src/rules/ids.ts';
import { napoleonics } from '../../src/rules/index.ts';
import { attackOdds } from '../../src/rules/odds/attack-odds.ts';
import { type State, unitAt } from '../../src/rules/state.ts';
import { command, type Field, hex, play, stateOf, throwDice } from '../field.ts';

// Polní opevnění and N-11: works never add up with other ground; N-10: which fire they stop.

interface Attack {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  readonly isRanged?: boolean;
}

/** Dice of an attack, with what the ground took by its source. */
function ground(
  { kind, from, to, isRanged = false }: Attack,
  field: Field,
): { total: number; taken: { [source: string]: number } } {
  const isFrench = kind.startsWith('french');
  const target = isFrench ? 'british-light-cavalry' : 'french-light-cavalry';
  const { scenario, state } = stateOf({
    ...field,
    allied: { [isFrench ? target : kind]: isFrench ? to : from },
    french: { [isFrench ? kind : target]: isFrench ? from : to },
  });
  const part = state.public;
  const list: Modifier[] = [];
  const blow = {
    unit: unitAt(part, hex(from)),
    from: hex(from),
    hex: hex(to),
    target: unitAt(part, hex(to)),
    isRanged,
    isBonus: false,
  };
  const total = countDice(scenario, part, blow, list);
  const taken = list.filter(({ source }) => /^(works|terrain)/.test(source));
  return { total, taken: Object.fromEntries(taken.map(({ source, value }) => [source, value])) };
}

const WEST = ['w', 'nw', 'sw'];
const EAST = ['e', 'ne', 'se'];

describe('napoleonics/field-works: an attack through works (N-11)', () => {
  const into = (kind: string, map: Field['map'], options?: Field['options']) =>
    ground(
      { kind, from: 'e5', to: 'e6' },
      { works: { e6: WEST }, ...(map && { map }), ...(options && { options }) },
    ).taken;

  test.each([
    ['infantry out of a ford', 'french-line', { '=': 'e5' }, { 'works-in': -1 }],
    ['infantry out of a quarry', 'french-line', { q: 'e5' }, { 'works-in': -1 }],
    ['infantry from ground to ground', 'french-line', { '=': 'e5', f: 'e6' }, { 'works-in': -1 }],
    ['cavalry down from a hill', 'french-light-cavalry', { h: 'e5' }, { 'works-in': -2 }],
    ['cavalry out of a forest', 'french-light-cavalry', { f: 'e5' }, { 'works-in': -2 }],
    ['cavalry from hill to hill', 'french-light-cavalry', { h: 'e5 e6' }, { 'works-in': -2 }],
    ['guns out of a forest', 'french-foot-artillery', { f: 'e5' }, {}],
  ] as const)('%s loses what the works take, and nothing else', (_who, kind, map, wanted) => {
    expect(into(kind, map)).toEqual(wanted);
  });

  test('from a side without works the ground counts as usual', () => {
    const round = ground(
      { kind: 'french-line', from: 'e5', to: 'e6' },
      { works: { e6: EAST }, map: { '=': 'e5', h: 'e6' } },
    );
    expect(round.taken).toEqual({ 'terrain-in': -1, 'terrain-out': -1 });
  });

  test('with works=added the ground under the works does not count, the attacker’s own does', () => {
    const options = { works: 'added' };
    expect(into('french-line', { '=': 'e5', h: 'e6' }, options)).toEqual({
      'works-in': -1,
      'terrain-out': -1,
    });
    expect(into('french-light-cavalry', { h: 'e5' }, options)).toEqual({
      'works-in': -2,
      'terrain-out': -1,
    });
  });
});

describe('napoleonics/field-works: an attack out over works (N-11)', () => {
  const out = (kind: string, field: Field, isRanged = false) =>
    ground(
      { kind, from: 'e5', to: isRanged ? 'e7' : 'e6', isRanged },
      { works: { e5: EAST }, ...field },
    ).taken;

  test('cavalry loses two dice and nothing else, whatever it stands on and rides at', () => {
    for (const map of [{}, { h: 'e6' }, { f: 'e5' }, { '=': 'e5 e6' }, { t: 'e6' }]) {
      expect(out('french-light-cavalry', { map })).toEqual({ 'works-out': -2 });
    }
  });

  test('infantry and guns lose nothing by it, so the target’s ground counts for them', () => {
    expect(out('french-line', { map: { t: 'e6' } })).toEqual({ 'terrain-in': -2 });
    expect(out('french-foot-artillery', { map: { t: 'e6' } })).toEqual({ 'terrain-in': -1 });
    // Works stand in for the ground they stand on, in this direction too.
    expect(out('french-line', { map: { '=': 'e5' } })).toEqual({});
  });

  test('with works=added the target’s ground counts for cavalry too', () => {
    expect(out('french-light-cavalry', { map: { h: 'e6' }, options: { works: 'added' } })).toEqual({
      'works-out': -2,
      'terrain-in': -1,
    });
  });

  test('fire out over them loses no dice for the shooter’s ground either', () => {
    expect(out('french-line', { map: { '=': 'e5' } }, true)).toEqual({});
    expect(out('french-foot-artillery', { map: { f: 'e5' } }, true)).toEqual({});
    expect(out('french-line', { map: { '=': 'e5', t: 'e7' } }, true)).toEqual({
      'terrain-in': -2,
    });
  });

  test('fire over a side without works loses dice for the shooter’s ground', () => {
    const works = { e5: WEST };
    expect(out('french-line', { works, map: { '=': 'e5' } }, true)).toEqual({ 'terrain-out': -1 });
  });

  test('with works=added fire loses dice for the shooter’s ground, as under rules 1', () => {
    const options = { works: 'added' };
    expect(out('french-line', { options, map: { '=': 'e5' } }, true)).toEqual({
      'terrain-out': -1,
    });
  });
});

describe('napoleonics/field-works: fire at works (N-10)', () => {
  // From c6 to e6 the line runs down between d5 and d6: through the corner of nw and ne.
  const fire = (sides: readonly string[]) =>
    ground({ kind: 'french-line', from: 'c6', to: 'e6', isRanged: true }, { works: { e6: sides } })
      .taken;

  test('works on both sides of a corner protect, on one side they do not', () => {
    expect(fire(['nw', 'ne', 'e'])).toEqual({ 'works-in': -1 });
    expect(fire(['w', 'nw', 'sw'])).toEqual({});
    expect(fire(['ne', 'e', 'se'])).toEqual({});
  });

  test('napoleonics/morale: a corner with works on one side lets no flag be ignored', () => {
    const shelled = (sides: readonly string[]) => {
      const t = play({
        first: 'french',
        allied: { 'british-line': 'e6' },
        french: { 'french-foot-artillery': 'c6' },
        hands: { french: 'attack-centre' },
        works: { e6: sides },
      });
      command(t, 'french', 'attack-centre', 'c6');
      throwDice(t, 'ranged', 'flag cav cav');
      t.play('french', 'fire c6 e6');
      return t.view('allied').question?.kind;
    };
    expect(shelled(['w', 'nw', 'sw'])).toBe('retreat');
    expect(shelled(['nw', 'ne', 'e'])).toBe('ignore');
  });
});

describe('napoleonics/field-works: the works of the battlefields', () => {
  /** The scenario with a French unit of that kind moved to one hex and a target at the other. */
  function attackIn(id: string, kind: string, from: string, to: string, works: string) {
    const begun = createMatch(
      napoleonics,
      { scenario: id, options: { works } },
      seedFromPhrase('works'),
    );
    if (!begun.ok) throw new Error(begun.problem.code);
    const state: State = begun.value.copyOfState();
    const scenario = SCENARIOS.find((one) => one.id === id);
    if (scenario === undefined) throw new Error(id);
    const part = state.public;
    const unit: UnitId = idOf(
      scenario.names.findIndex((name, at) => name === kind && scenario.seats[at] === 1),
    );
    const put = (who: UnitId, name: string): void => {
      const old = part.unitOn[hex(name)] ?? -1;
      if (old >= 0) part.at[old] = NO_HEX;
      part.unitOn[part.at[who] as number] = NO_UNIT;
      part.unitOn[hex(name)] = who;
      part.at[who] = hex(name);
    };
    put(unit, from);
    const target = unitAt(part, hex(to));
    const blow = { unit, from: hex(from), hex: hex(to), target, isRanged: false, isBonus: false };
    const dice = countDice(scenario, part, blow, null);
    return {
      dice,
      odds: attackOdds(scenario, part, { kind: 'melee', from: hex(from), hex: hex(to) }).dice,
    };
  }

  test.each([
    ['talavera', 'french-line', 'e8', 'f8', 3, 2],
    ['river-coa', 'french-light-cavalry', 'e9', 'f9', 2, 1],
  ])('%s: %s from %s against %s', (id, kind, from, to, alone, added) => {
    // The odds before the throw say the same as the throw itself.
    expect(attackIn(id, kind, from, to, 'alone')).toEqual({ dice: alone, odds: alone });
    expect(attackIn(id, kind, from, to, 'added')).toEqual({ dice: added, odds: added });
  });
});
