import type { Scenario } from '@bivouac/undaunted-core';
import { COUNTERS, unitKindOf } from './data/units.ts';
import type { Extra } from './extra.ts';
import { packMine } from './mines.ts';
import { moreOf } from './more.ts';

/**
 * Mines and smoke of each engineer unit (Stalingrad, Žetony min, Žetony dýmu).
 * @rule stalingrad/mines stalingrad/smoke
 */
const MINES = 4;
const SMOKE = 2;

/** What a campaign has made of cards and city before a battle. */
export interface BattleGround {
  readonly cards: Extra['cards'];
  readonly letters: readonly number[];
  /** Tunnels that were destroyed in earlier battles. */
  readonly lostTunnels: readonly number[];
  readonly merged: readonly [number, number];
  readonly mayWithdraw: boolean;
}

const perEngineer = (count: (id: string) => number): readonly number[] =>
  COUNTERS.map((_, unit) => {
    const { id } = unitKindOf(unit);
    return id.startsWith('engineer') ? count(id) : 0;
  });

const NONE_ROUTED: readonly boolean[] = COUNTERS.map(() => false);
const NO_TUNNELS: readonly number[] = [];
const NO_FIELDS: readonly number[] = COUNTERS.map(() => -1);
const ALL_MINES = perEngineer(() => MINES);
// The box has smoke for the engineers of A and B alone.
const ALL_SMOKE = perEngineer((id) => (id === 'engineer-c' ? 0 : SMOKE));

export function extraFor(scenario: Scenario, ground: BattleGround): Extra {
  const { tunnels, mines } = moreOf(scenario);
  const { lostTunnels } = ground;
  return {
    cards: ground.cards,
    letters: ground.letters,
    tunnels:
      lostTunnels.length === 0 ? tunnels : tunnels.filter((tile) => !lostTunnels.includes(tile)),
    routed: NONE_ROUTED,
    mines: mines.flatMap(packMine),
    minesLeft: ALL_MINES,
    smokeLeft: ALL_SMOKE,
    smoke: [],
    fields: NO_FIELDS,
    merged: [ground.merged[0], ground.merged[1]],
    points: [0, 0],
    pointsOn: [],
    shotDown: [[], []],
    mayWithdraw: ground.mayWithdraw,
  };
}

/** A practice game: the city as it was, every soldier at their post. */
export function newExtra(scenario: Scenario, options: { readonly [id: string]: string }): Extra {
  return extraFor(scenario, {
    cards: [scenario.sides[0].cards, scenario.sides[1].cards],
    letters: moreOf(scenario).letters,
    lostTunnels: NO_TUNNELS,
    merged: [-1, -1],
    mayWithdraw: options.withdrawal !== 'off',
  });
}
