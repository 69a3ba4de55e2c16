import type { Seat } from '@bivouac/kernel';
import { idOf, nth, ofSeat } from '@bivouac/kernel';
import {
  type ActionTables,
  type CardId,
  enemyOf,
  firstUnit,
  isControlled,
  type KindId,
  lastUnit,
  type TitleRules,
  tileOf,
} from '@bivouac/undaunted-core';
import type { StalingradAction } from './actions.ts';
import { liftField, lossProcedure, reformUnit, ZONES } from './casualty.ts';
import { checkExtra } from './check.ts';
import { CARDS, KINDS, kindOf } from './data/cards.ts';
import { COUNTERS, counterNamed, isFixed, isTank, SPLIT, UNITS, unitKindOf } from './data/units.ts';
import { coverAgainst, defenceOf } from './defence.ts';
import { type CityPart, type CityRules, cloneExtra, type Extra } from './extra.ts';
import { strike, targetsFor } from './fire.ts';
import { isRouted, isTankBarred } from './ground.ts';
import { scoreRound } from './points.ts';
import { previewInCity } from './preview.ts';
import type { Question } from './questions.ts';
import { newExtra } from './start.ts';
import { afterStep, barredFrom, beforeStep, waysFrom } from './steps.ts';
import { subjectsInCity } from './subjects.ts';
import { lastRoundWinner, settle } from './victory.ts';
import { WITHDRAWAL } from './withdrawal.ts';

const LETTERS = ['a', 'b'] as const;
const SQUAD_C = 2;

const seatOfKind = (kind: number): Seat => CARDS[kind]?.seat ?? 0;

/**
 * Stalingrad, Sloučení družstev: squad C counts as the one it was merged with.
 * @rule stalingrad/merging
 */
export function squadOf(part: CityPart, kind: number): number {
  const squad = KINDS[kind]?.squad ?? -1;
  if (squad !== SQUAD_C) return squad;
  const merged = ofSeat(part.extra.merged, seatOfKind(kind));
  return merged >= 0 ? merged : squad;
}

/** Counter of each kind of card, by the squad with which C is merged: none, A, B. */
const COUNTER_OF: readonly (readonly number[])[] = [-1, 0, 1].map((merged) =>
  KINDS.map(({ unit, squad }, kind) => {
    const id = UNITS[unit]?.id;
    if (id === undefined) return -1;
    const isMerged = squad === SQUAD_C && merged >= 0;
    const name = isMerged ? `${id.slice(0, -1)}${ofSeat(LETTERS, merged)}` : id;
    return counterNamed(seatOfKind(kind), name);
  }),
);

export function counterOfKind(part: CityPart, kind: number): number {
  const merged = ofSeat(part.extra.merged, seatOfKind(kind));
  return COUNTER_OF[merged + 1]?.[kind] ?? -1;
}

/** The first card of each counter stands for them all when one leaves (ruling S-4). */
const FIRST_OF: readonly KindId[] = COUNTERS.map((_, unit) =>
  idOf((COUNTER_OF[0] ?? []).indexOf(unit)),
);

function lookOf(part: CityPart, card: CardId): KindId {
  const kind = kindOf(card);
  const unit = counterOfKind(part, kind);
  return unit < 0 ? kind : nth(FIRST_OF, unit);
}

/**
 * Stalingrad, Umístění žetonů jednotek do hry; for tanks Tanky.
 * @rule stalingrad/entering stalingrad/tanks
 */
export function entriesOf(rules: CityRules, part: CityPart, unit: number): number[] {
  const seat = unit < SPLIT ? 0 : 1;
  const { squad } = unitKindOf(unit);
  const isBound = squad >= 0 && !isTank(unit);
  const tiles: number[] = [];
  for (let other = firstUnit(rules, seat); other < lastUnit(rules, seat); other++) {
    const kind = unitKindOf(other);
    const tile = tileOf(part, other);
    if (!kind.isRiflemen || tile < 0 || (isBound && kind.squad !== squad)) continue;
    if (!tiles.includes(tile) && !isTankBarred(part, unit, tile)) tiles.push(tile);
  }
  return tiles.sort((a, b) => a - b);
}

/** Where Stalingrad's rules stand among those of the series. */
export const cityTitle = (tables: ActionTables): TitleRules<Extra, Question, StalingradAction> => ({
  newExtra,
  cloneExtra,
  coverAgainst,
  subjects: subjectsInCity,
  preview: previewInCity,
  defence: defenceOf,
  targets: targetsFor,
  strike,
  check: checkExtra,
  cardsOf: (part, seat) => ofSeat(part.extra.cards, seat),
  lookOf,
  squadOf,
  counterFor: counterOfKind,
  entries: entriesOf,
  entryQuestion: (play) => ({ kind: 'entry', play }),
  ways: waysFrom,
  barredFrom,
  beforeStep,
  afterStep,
  /**
   * Manévr: neither routed counters nor the anti-tank gun.
   * @rule stalingrad/guide
   */
  unguidable(_rules, part, unit, squad) {
    if (isRouted(part, unit)) return { code: 'unit-routed', unit };
    if (isFixed(unit)) return { code: 'cannot-be-moved', unit };
    const { squad: own } = unitKindOf(unit);
    return squad < 0 || own === squad ? null : { code: 'unit-of-other-squad', unit };
  },
  afterBolster: reformUnit,
  opening: WITHDRAWAL,
  afterRound: scoreRound,
  afterLastRound: lastRoundWinner,
  procedures: (rules) => [lossProcedure(rules, tables)],
  /**
   * Ovládnutí: only where the enemy controls the tile and has a counter there that is not routed.
   * @rule stalingrad/control
   */
  isControlBlocked(rules, part, seat, tile) {
    const enemy = enemyOf(seat);
    if (!isControlled(rules, part, enemy, tile)) return false;
    for (let unit = firstUnit(rules, enemy); unit < lastUnit(rules, enemy); unit++) {
      if (part.at[unit] === tile && !isRouted(part, unit)) return true;
    }
    return false;
  },
  mayInspire: ({ isCommander }) => !isCommander,
  casualtyZones: ZONES,
  spawnTile: (rules, part, unit) => entriesOf(rules, part, unit)[0] ?? -1,
  /** Žetony palebného sektoru: a unit that moves gives its field up. */
  afterMove(rules, state, unit, io) {
    liftField(state, unit, io);
    settle(rules, state, unit < SPLIT ? 0 : 1, io);
  },
  /** Counters never leave the map here. */
  afterRemoval: () => undefined,
  settle,
});
