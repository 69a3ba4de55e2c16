import { nth, type Seat } from '@bivouac/kernel';
import {
  CONTROLLED,
  enemyOf,
  type Goal,
  goalOf,
  goneOf,
  markerOn,
  NOT_SCOUTED,
  type Scenario,
  scenarioOf,
  sideStart,
  supplyOf,
} from '@bivouac/undaunted-core';
import type { Sight } from '@bivouac/undaunted-core/bots';
import type { Extra, NorthPart, NorthRules } from '../rules/extra.ts';
import { SIDES, STRUCTURE_UNITS, structureOf } from '../rules/pieces.ts';
import { progressOf } from '../rules/tally.ts';
import { WEIGHTS } from './weights.ts';

export type NorthSight = Sight<Extra>;

/** Something on a tile that a side wants: by Control, or by Demolish. */
export interface Prize {
  readonly tile: number;
  readonly value: number;
  readonly by: 'control' | 'demolish';
}

/** How far a side is from its goal. */
export interface Standing {
  readonly goal: Goal;
  readonly need: number;
  /** What one more point or head is worth. */
  readonly perPoint: number;
  /** What it could still win points with. */
  readonly prizes: readonly Prize[];
}

/** The state of affairs, worked out once for each decision and read by every rule of thumb. */
export interface Brief extends NorthSight {
  readonly part: NorthPart;
  readonly scenario: Scenario;
  readonly enemy: Seat;
  /** Cards by kind that go round, per side: neither removed nor in the supply. */
  readonly cards: readonly [readonly number[], readonly number[]];
  readonly mine: Standing;
  readonly theirs: Standing;
  readonly memo: Memo;
}

/** What has been worked out for this decision. */
interface Memo {
  readonly hits: (number | undefined)[];
  readonly costs: Map<number, readonly number[]>;
  /** What depends on who sits where. */
  readonly placed: PlacedMemo;
}

interface PlacedMemo {
  /** By unit and tile. */
  readonly footings: Map<number, number>;
  /** By tile. */
  readonly markers: (number | undefined)[];
  /** By unit. */
  readonly wishes: (readonly Wish[] | undefined)[];
}

/** A tile that one of ours would like to reach. */
export interface Wish {
  readonly tile: number;
  readonly worth: number;
  /** Further cost on arrival. */
  readonly more: number;
}

const newPlacedMemo = (): PlacedMemo => ({ footings: new Map(), markers: [], wishes: [] });

/** The brief as it would be with a unit placed otherwise. */
export const replaced = (brief: Brief, part: NorthPart): Brief => ({
  ...brief,
  public: part,
  part,
  memo: { ...brief.memo, placed: newPlacedMemo() },
});

export function briefOf(sight: NorthSight): Brief {
  const { rules, public: part, seat } = sight;
  const scenario = scenarioOf(rules, part);
  const enemy = enemyOf(seat);
  return {
    ...sight,
    part,
    scenario,
    enemy,
    cards: [cardsOf(rules, part, 0), cardsOf(rules, part, 1)],
    mine: standing(rules, part, seat),
    theirs: standing(rules, part, enemy),
    memo: { hits: [], costs: new Map(), placed: newPlacedMemo() },
  };
}

function standing(rules: NorthRules, part: NorthPart, seat: number): Standing {
  const goal = goalOf(scenarioOf(rules, part), seat);
  const value = goal.kind === 'pin' ? 1 : goal.value;
  const need = Math.max(1, value - progressOf(rules, part, seat));
  return {
    goal,
    need,
    perPoint: WEIGHTS.goal / (need + 1),
    prizes: goal.kind === 'points' ? prizesOf(rules, part, seat) : [],
  };
}

function prizesOf(rules: NorthRules, part: NorthPart, seat: number): Prize[] {
  const { layout, objectives } = scenarioOf(rules, part);
  const prizes: Prize[] = [];
  const isFree = (tile: number): boolean => markerOn(rules, part, seat, tile) !== CONTROLLED;
  for (const { tile } of layout) {
    const value = nth(objectives, tile);
    if (value > 0 && isFree(tile)) prizes.push({ tile, value, by: 'control' });
  }
  for (const unit of STRUCTURE_UNITS) {
    const tile = nth(part.at, unit);
    const value = structureOf(unit)?.value ?? 0;
    if (tile < 0 || value === 0) continue;
    if (seat === 0) prizes.push({ tile, value, by: 'demolish' });
    else if (isFree(tile)) prizes.push({ tile, value, by: 'control' });
  }
  return prizes;
}

function cardsOf(rules: NorthRules, part: NorthPart, seat: 0 | 1): number[] {
  const left = rules.kinds.map(() => 0);
  const add = (kind: number, by: number): void => {
    left[kind] = nth(left, kind) + by;
  };
  for (const card of sideStart(scenarioOf(rules, part), seat).cards) {
    add(nth(rules.kindOf, card), 1);
  }
  for (const card of supplyOf(part, seat)) add(nth(rules.kindOf, card), -1);
  for (const kind of goneOf(part, seat)) add(kind, -1);
  return left;
}

/** Cards of a soldier that still go round. */
export function strengthOf(brief: Brief, unit: number): number {
  const kind = nth(brief.rules.cardOf, nth(brief.rules.counters, unit));
  return kind < 0 ? 0 : nth(brief.cards[nth(SIDES, unit)], kind);
}

export const isMarked = (brief: Brief, seat: number, tile: number): boolean =>
  markerOn(brief.rules, brief.part, seat, tile) !== NOT_SCOUTED;

export const distance = (brief: Brief, from: number, to: number): number =>
  nth(nth(brief.scenario.distances, from), to);
