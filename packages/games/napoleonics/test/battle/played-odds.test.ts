import { idsBelow, nth } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, BATTLE_BACK } from '../../src/rules/actions.ts';
import { CAVALRY } from '../../src/rules/data/kinds.ts';
import type { NapoleonicsGame } from '../../src/rules/game.ts';
import type { HexId, UnitId } from '../../src/rules/ids.ts';
import { type AttackOdds, attackOdds, type BattleBack } from '../../src/rules/odds/attack-odds.ts';
import type { ThrowOdds } from '../../src/rules/odds/throw-odds.ts';
import { classOf, type Scenario } from '../../src/rules/scenario.ts';
import { blocksOf, type PublicPart, type State, unitAt } from '../../src/rules/state.ts';
import { anyField } from '../any-field.ts';
import { type Field, newGame, ready, scenarioOf } from '../field.ts';
import { everyThrow, sizeOf, type Thrown, waysOf } from '../thrown.ts';

type AttackAction = Extract<Action, { readonly from: HexId }>;

/** Faces that hit no cavalry, and no infantry. */
const FOOT = 1;
const HORSES = 3;

/** The ends of a throw, and what it costs the unit, as the throws came out. */
function expectEnds(odds: ThrowOdds, throws: readonly Thrown[], blocks: number): void {
  const total = sizeOf(throws);
  const ends = {
    total,
    destroyed: waysOf(throws, ({ end }) => end === 'destroyed'),
    drivenBack: waysOf(throws, ({ end }) => end === 'drivenBack'),
    holds: waysOf(throws, ({ end }) => end === 'holds'),
    unharmed: waysOf(throws, (fate) => fate.end === 'holds' && fate.blocks === blocks),
  };
  const { destroyed, drivenBack, holds, unharmed } = odds;
  expect({ total: odds.total, destroyed, drivenBack, holds, unharmed }).toEqual(ends);
}

/** The odds of an attack on a unit are what its throws come to. */
function expectPlayed(field: Field, state: State, action: AttackAction): void {
  const [game, scenario] = [newGame(field), scenarioOf(field)];
  const odds = attackOdds(scenario, state.public, action);
  const attacker = unitAt(state.public, action.from);
  const target = unitAt(state.public, action.hex);
  const isMet = meetsCavalry(scenario, state.public, attacker, action);
  expect(odds.firstBlow !== null).toBe(isMet);
  if (odds.firstBlow !== null) {
    const first = everyThrow({ game, state, action, target: attacker }, 0, HORSES);
    expectEnds(odds.firstBlow, first, blocksOf(state.public, attacker));
  }
  const throws = everyThrow({ game, state, action, target }, isMet ? 1 : 0, FOOT);
  expectEnds(odds, throws, blocksOf(state.public, target));
  const back = throws.filter(({ fate }) => fate.end === 'holds' && isAsked(game, fate.state));
  if (odds.battleBack !== null) expectReturned(game, odds, odds.battleBack, attacker, back);
  else expect(back).toEqual([]);
}

/** What a square throws at cavalry before it attacks, as the rules book has it. */
const meetsCavalry = (
  scenario: Scenario,
  part: PublicPart,
  attacker: UnitId,
  { kind, hex }: AttackAction,
): boolean =>
  kind === 'melee' &&
  classOf(scenario, attacker) === CAVALRY &&
  part.squares.some((places) => places.includes(unitAt(part, hex)));

/** Whether the target may strike back. */
const isAsked = (game: NapoleonicsGame, after: State): boolean =>
  game.view(after, 1 - after.public.active).question?.kind === 'battle-back';

/** The blow in return, for each number of blocks that the attack leaves, and all in all. */
function expectReturned(
  game: NapoleonicsGame,
  { total }: AttackOdds,
  battleBack: BattleBack,
  attacker: UnitId,
  back: readonly Thrown[],
): void {
  const left = [...new Set(back.map(({ fate }) => fate.blocks))].sort((a, b) => b - a);
  expect(battleBack.strengths.map(({ blocks }) => blocks)).toEqual(left);
  const sums = { chance: 0, destroys: 0, drivesBack: 0 };
  for (const { blocks, ways, odds } of battleBack.strengths) {
    const same = back.filter(({ fate }) => fate.blocks === blocks);
    expect(ways).toBe(sizeOf(same));
    const { state } = nth(same, 0).fate;
    const returned = everyThrow({ game, state, action: BATTLE_BACK, target: attacker });
    expectEnds(odds, returned, blocksOf(state.public, attacker));
    const share = ways / total / sizeOf(returned);
    sums.chance += ways / total;
    sums.destroys += share * waysOf(returned, ({ end }) => end === 'destroyed');
    sums.drivesBack += share * waysOf(returned, ({ end }) => end === 'drivenBack');
  }
  expect(battleBack.ways).toBe(sizeOf(back));
  expect(battleBack.chance).toBeCloseTo(sums.chance, 12);
  expect(battleBack.destroys).toBeCloseTo(sums.destroys, 12);
  expect(battleBack.drivesBack).toBeCloseTo(sums.drivesBack, 12);
}

describe('napoleonics/hits: the odds are what every throw, played through the rules, comes to', () => {
  test.each(idsBelow(20))('in any field: %i', (group) => {
    let count = 0;
    for (let i = 0; i < 8; i++) {
      const { field, side, from } = anyField(`any field ${group} ${i}`);
      const t = ready(side, from, field);
      for (const action of t.match.actions(side === 'allied' ? 0 : 1)) {
        if (action.kind !== 'fire' && action.kind !== 'melee') continue;
        if (unitAt(t.state().public, action.hex) < 0) continue;
        expectPlayed(field, t.state(), action);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});
