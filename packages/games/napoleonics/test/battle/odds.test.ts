import { idOf, odds, seededChance, seedFromPhrase } from '@bivouac/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttackOdds, attackOdds } from '../../src/rules/odds/attack-odds.ts';
import { waysToThrow } from '../../src/rules/odds/ways.ts';
import type { Scenario } from '../../src/rules/scenario.ts';
import { type PublicPart, type State, unitAt } from '../../src/rules/state.ts';
import {
  command,
  type Field,
  hex,
  inSquare,
  newGame,
  play,
  scenarioOf,
  stateOf,
} from '../field.ts';

/** Odds of an attack written in notation. */
function oddsOf(scenario: Scenario, part: PublicPart, text: string, isBonus = false): AttackOdds {
  const [kind, from = '', to = ''] = text.split(' ');
  const attack = {
    kind: kind === 'fire' ? 'fire' : 'melee',
    from: hex(from),
    hex: hex(to),
  } as const;
  return attackOdds(scenario, part, { ...attack, isBonus });
}

test('ways to throw hits and flags add up to all ways', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (dice, hitFaces) => {
        const ways = waysToThrow(dice, hitFaces, 1).flat();
        return ways.reduce((sum, count) => sum + count, 0) === 6 ** dice;
      },
    ),
  );
});

test('each die is explained: blocks, kind, card, ground; and the ends add up', () => {
  const { scenario, state } = stateOf({
    map: { h: 'c6' },
    allied: { 'british-light': 'e6' },
    french: { 'french-line': 'c6 c5 c7' },
    blocks: { e6: 4, c6: 3 },
  });
  const found = oddsOf(scenario, state.public, 'fire e6 c6');
  expect(found.modifiers.map(({ source, value }) => [source, value])).toEqual([
    ['blocks', 4],
    ['kind', 1],
    ['terrain-in', -1],
  ]);
  expect(found.dice).toBe(4);
  expect(found.flagSources).toEqual({ kind: 0, leader: 0, support: 1, works: 0 });
  expect(found.destroyed + found.drivenBack + found.holds).toBe(found.total);
  // Three hits or four of four dice, each hitting with two faces of six.
  expect(found.destroyed).toBe(4 * 8 * 4 + 16);
  expect(found.battleBack).toBeNull();
});

test('the odds agree with the kernel, which plays every throw through the rules', () => {
  const t = play({
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
    hands: { allied: 'attack-centre' },
    blocks: { e6: 3 },
  });
  command(t, 'allied', 'attack-centre', 'e6');
  const game = newGame({ allied: { 'british-line': 'e6' }, french: { 'french-line': 'd6' } });
  const view = t.view('allied');
  const action = game.notation.parse('melee e6 d6');
  if (!action.ok) throw new Error('notation');
  const played = odds(game, view, action.value);
  const { scenario } = stateOf({
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
  });
  const counted = oddsOf(scenario, view.public, 'melee e6 d6');
  for (const { key, chance } of played.outcomes) {
    const [, hits = 0, flags = 0] = (/^hits-(\d+)-flags-(\d+)$/.exec(key) ?? []).map(Number);
    expect(chance).toBeCloseTo((counted.ways[hits]?.[flags] ?? 0) / counted.total, 9);
  }
  expect(counted.battleBack?.dice).toBe(5);
});

test('napoleonics/battle-back: how likely it is, and what it does, by what the attack leaves', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
    blocks: { e6: 1, d6: 1 },
  });
  const { battleBack } = oddsOf(scenario, state.public, 'melee e6 d6');
  // One die: three faces hit, a flag drives back, two leave the target where it is.
  expect(battleBack).toMatchObject({ dice: 2, ways: 2 });
  expect(battleBack?.chance).toBeCloseTo(2 / 6, 12);
  expect(battleBack?.destroys).toBeCloseTo((2 / 6) * (1 - (3 / 6) ** 2), 12);
  expect(battleBack?.drivesBack).toBeCloseTo((2 / 6) * ((3 / 6) ** 2 - (2 / 6) ** 2), 12);
});

test('napoleonics/battle-back: it loses a die with each block, and pays for flags without a way back', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-line': 'e6' },
    french: { 'french-line': 'd6' },
    map: { r: 'c6 c7' },
    blocks: { e6: 2, d6: 3 },
  });
  const found = oddsOf(scenario, state.public, 'melee e6 d6');
  const strengths = found.battleBack?.strengths ?? [];
  expect(strengths.map(({ blocks, ways, odds: { dice } }) => [blocks, ways, dice])).toEqual([
    // Two dice: two misses; one hit or one flag; two of them.
    [3, 4, 4],
    [2, 16, 3],
    [1, 16, 2],
  ]);
  expect(found.holds).toBe(36);
  expect(found.battleBack?.chance).toBe(1);
});

test('napoleonics/square: it meets cavalry first, so its blow is counted, and no battle back', () => {
  const field = {
    allied: { 'british-heavy-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
    tweak: (s: State) => inSquare(s, 'd6', 1),
  };
  const { scenario, state } = stateOf(field);
  const onSquare = oddsOf(scenario, state.public, 'melee e6 d6');
  expect([onSquare.dice, onSquare.battleBack]).toEqual([1, null]);
  // A horse or sabers hit; a flag repels whatever the cavalry could ignore.
  expect(onSquare.firstBlow).toMatchObject({
    dice: 1,
    faces: { hit: [3, 6], flag: [5], miss: [1, 2, 4] },
    drivenBack: 1,
    holds: 5,
  });
  const plain = stateOf({ ...field, tweak: () => undefined });
  const { firstBlow } = oddsOf(plain.scenario, plain.state.public, 'melee e6 d6');
  expect(firstBlow).toBeNull();
});

test('napoleonics/retreat: a leader alone behind a unit ends its retreat, so nothing is paid', () => {
  const room = (leaders: Field['leaders']) => {
    const { scenario, state } = stateOf({
      allied: { 'british-foot-artillery': 'e6' },
      french: { 'french-militia': 'c6' },
      map: { r: 'b5 a6 a7' },
      ...(leaders === undefined ? {} : { leaders }),
      blocks: { c6: 1 },
    });
    return oddsOf(scenario, state.public, 'fire e6 c6').destroyed;
  };
  // Militia runs three hexes for a flag and has one.
  expect(room({ french: { ney: 'b6' } })).toBeLessThan(room(undefined));
});

test('napoleonics/tactic-cards: Give Them the Cold Steel gives its die to the attack and not to the bonus melee', () => {
  const t = play({
    allied: { 'british-heavy-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
    hands: { allied: 'cold-steel' },
  });
  t.play('allied', 'play cold-steel');
  const { scenario } = stateOf({
    allied: { 'british-heavy-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
  });
  const dice = (isBonus: boolean): number =>
    oddsOf(scenario, t.state().public, 'melee e6 d6', isBonus).dice;
  expect([dice(false), dice(true)]).toEqual([5, 4]);
});

test('napoleonics/melee: a leader alone dies by one face of six or flees', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-line': 'e6' },
    leaders: { french: { ney: 'd6' } },
  });
  const found = oddsOf(scenario, state.public, 'melee e6 d6');
  expect([found.destroyed, found.holds]).toEqual([6 ** 4 - 5 ** 4, 0]);
  expect([found.drivenBack, found.unharmed]).toEqual([5 ** 4, 0]);
  expect([found.freeFlags, found.flagSources]).toEqual([
    0,
    { kind: 0, leader: 0, support: 0, works: 0 },
  ]);
  expect(found.faces).toEqual({ hit: [6], flag: [], miss: [1, 2, 3, 4, 5] });
  expect([found.firstBlow, found.battleBack]).toEqual([null, null]);
});

test('napoleonics/morale: the first unit of the other army ignores flags like any', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-grenadier': 'd6' },
    french: { 'french-line': 'e6' },
    blocks: { e6: 1 },
  });
  const found = oddsOf(scenario, state.public, 'melee e6 d6');
  expect(found).toMatchObject({ freeFlags: 1, flagSources: { kind: 1 }, total: 36 });
  // Neither die hits, and at most one is a flag: two faces do nothing, one is a flag.
  expect(found.unharmed).toBe(2 * 2 + 2 * 2);
  expect(found.battleBack).not.toBeNull();
  const square = stateOf({
    allied: { 'british-grenadier': 'd6' },
    french: { 'french-light-cavalry': 'e6' },
    tweak: (s: State) => inSquare(s, 'd6', 0),
  });
  expect(oddsOf(square.scenario, square.state.public, 'melee e6 d6').firstBlow?.dice).toBe(1);
});

test('napoleonics/square: its fire at a distance and other attackers are met by no blow', () => {
  const { scenario, state } = stateOf({
    allied: { 'british-line': 'e6', 'british-light': 'e8' },
    french: { 'french-line': 'd6 c8' },
    tweak: (s: State) => {
      inSquare(s, 'd6', 1);
      inSquare(s, 'c8', 1);
    },
  });
  const blows = ['melee e6 d6', 'fire e8 c8'].map(
    (text) => oddsOf(scenario, state.public, text).firstBlow,
  );
  expect(blows).toEqual([null, null]);
});

test('napoleonics/tactic-cards: an attack is no bonus melee unless it says so', () => {
  const field: Field = {
    allied: { 'british-heavy-cavalry': 'e6' },
    french: { 'french-line': 'd6' },
    hands: { allied: 'cold-steel' },
  };
  const t = play(field);
  t.play('allied', 'play cold-steel');
  const attack = { kind: 'melee', from: hex('e6'), hex: hex('d6') } as const;
  expect(attackOdds(scenarioOf(field), t.state().public, attack).dice).toBe(5);
});

test('dice are never negative and blocks never above the start, in random games', () => {
  const game = newGame({
    allied: {
      'british-line': 'e6 e8',
      'british-light-cavalry': 'f7',
      'british-foot-artillery': 'g7',
    },
    french: {
      'french-line': 'c6 c8',
      'french-heavy-cavalry': 'b7',
      'french-horse-artillery': 'b6',
    },
    leaders: { allied: { moore: 'e6' }, french: { ney: 'c6' } },
    map: { h: 'd6 d7', f: 'd8', t: 'd5' },
  });
  for (let i = 0; i < 6; i++) {
    const chance = seededChance(seedFromPhrase(`odds ${i}`));
    const io = {
      chance,
      emit: (event: { type: string; total?: number; dice?: readonly number[] }) => {
        if (event.type !== 'diceRolled') return;
        expect(event.total).toBeGreaterThanOrEqual(0);
        expect(event.dice?.length).toBe(event.total);
      },
    };
    const state = game.setup({ scenario: 'test', options: { square: 'sure' } }, io);
    for (;;) {
      const now = game.awaiting(state);
      if (now.kind === 'over') break;
      const seat = now.seats[0] ?? 0;
      const actions = game.actions(state, seat);
      const action = actions[chance.pick(actions.length, 'test.any')];
      if (action === undefined) throw new Error('no action');
      game.apply(state, seat, action, io);
    }
    game.check(state);
    expect(unitAt(state.public, idOf(0))).toBeGreaterThanOrEqual(-1);
  }
});
