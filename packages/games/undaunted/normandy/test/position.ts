import {
  idOf,
  nth,
  type ScriptedChance,
  type Setup,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';
import { type ScriptedPlay, scriptedPlay, watched } from '@bivouac/testkit';
import {
  type Action,
  type CardId,
  CONTROLLED,
  type KindId,
  NO_CARD,
  NOT_SCOUTED,
  SCOUTED,
} from '@bivouac/undaunted-core';
import type { NormandyEvent } from '../src/rules/index.ts';
import {
  BOOK,
  type NormandyState,
  type NormandyView,
  normandy,
  SCENARIOS,
} from '../src/rules/index.ts';

// Positions that play would take long to reach: written down by name, consistent by construction.

export type Side = 'us' | 'de';
const ZONES = ['hand', 'played', 'deck', 'discard', 'supply', 'removed'] as const;
export type Zone = (typeof ZONES)[number];

export interface SidePosition {
  /** Tile of each counter; those not named are off the board. Left out: as at the start. */
  readonly at?: { readonly [unit: string]: string };
  readonly suppressed?: readonly string[];
  /** Left out, both: markers as at the start. */
  readonly scouted?: readonly string[];
  readonly controlled?: readonly string[];
  readonly hand?: readonly string[];
  readonly played?: readonly string[];
  /** The top card is the last. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly supply?: readonly string[];
  readonly removed?: readonly string[];
  /** Where the scenario's cards go that no list names; else to the supply. */
  readonly rest?: Zone;
  readonly target?: string;
}

export interface Position {
  readonly scenario: string;
  readonly discard?: 'open' | 'hidden';
  readonly hope?: 'pinned' | 'cards';
  /** The side to move, or `bids` when both are about to choose a card. */
  readonly turn: Side | 'bids';
  /** The side that holds the initiative marker; by default the side to move. */
  readonly first?: Side;
  readonly round?: number;
  readonly raised?: number;
  readonly us?: SidePosition;
  readonly de?: SidePosition;
}

export type Play = ScriptedPlay<NormandyState, Action, NormandyEvent, NormandyView>;

export const seatOf = (side: Side): 0 | 1 => (side === 'us' ? 0 : 1);
const find = (what: string, names: readonly string[], name: string): number => {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`no ${what} is called ${name}`);
  return at;
};
const KIND_NAMES = BOOK.kinds.map(({ id }) => id);
const UNIT_NAMES = BOOK.seats.flatMap((seat) => BOOK.units.map(({ id }) => `${seat}-${id}`));

export const kind = (name: string): KindId => idOf(find('card', KIND_NAMES, name));
/** A counter, as `us-mortar`. */
export const unit = (name: string): number => find('unit', UNIT_NAMES, name);
export const tile = (name: string): number => find('tile', BOOK.tiles, name);
export const many = (name: string, count: number): string[] => Array(count).fill(name);
export const names = (cards: readonly number[]): string[] =>
  cards.map((card) => KIND_NAMES[BOOK.kindOf[card] ?? -1] ?? '?');

/** The cards of one side in one place, by name. */
export function zone(t: Play, side: Side, which: Zone): string[] {
  const state = t.state();
  const seat = seatOf(side);
  const part = state.seats[seat];
  const zones: { readonly [zone in Zone]: readonly number[] } = {
    hand: part.hand,
    played: state.public.plays[seat],
    deck: state.secret.decks[seat],
    discard: part.discard,
    supply: state.public.supplies[seat],
    removed: part.removed,
  };
  return names(zones[which]);
}

export const count = (t: Play, side: Side, which: Zone, name: string): number =>
  zone(t, side, which).filter((card) => card === name).length;

/** Where a counter stands, by name; null when it is off the board. */
export const tileOf = (t: Play, name: string): string | null =>
  BOOK.tiles[t.state().public.at[unit(name)] ?? -1] ?? null;

export const marker = (t: Play, side: Side, name: string): number =>
  t.state().public.control[seatOf(side) * BOOK.tiles.length + tile(name)] ?? -1;

/** Why a line is not possible, as the seat itself may know it. */
export function reason(t: Play, side: Side, line: string): unknown {
  const action = normandy.notation.parse(line);
  if (!action.ok) throw new Error(`${line}: ${JSON.stringify(action.problem)}`);
  return t.match.game.explain?.(t.view(side), action.value);
}

/** A line that is neither offered nor possible, and the reason. */
export function expectNot(t: Play, side: Side, line: string, why: object): void {
  t.expectRefused(side, line, 'illegal-action');
  const told = JSON.stringify(reason(t, side, line));
  if (told !== JSON.stringify(why)) {
    throw new Error(`the reason against “${line}”: have ${told}, want ${JSON.stringify(why)}`);
  }
}

/** A game that starts in this position; after every line the state is checked. */
export function playFrom(position: Position): Play {
  const state = build(position);
  const game: typeof normandy = { ...normandy, setup: () => normandy.clone(state) };
  return watched(scriptedPlay(game, { scenario: position.scenario }, () => undefined));
}

/** A game from the start; decks are named from the bottom to the top, `deck.one` for the US. */
export function playFromStart(
  scenario: string,
  script: (luck: ScriptedChance) => void,
  options: { readonly discard?: 'open' | 'hidden' } = {},
): Play {
  return watched(scriptedPlay(normandy, { scenario, options }, script));
}

export function build(position: Position): NormandyState {
  const { scenario, us = {}, de = {}, turn, first = turn === 'bids' ? 'us' : turn } = position;
  const { discard = 'open', hope = 'pinned' } = position;
  const state = standingAt(scenario, { discard, hope }, turn, first);
  if (position.round !== undefined) state.public.round = position.round;
  if (position.raised !== undefined) state.public.extra.raised = position.raised;
  placeSide(state, 0, us);
  placeSide(state, 1, de);
  normandy.check(state);
  return state;
}

/** The real game, played up to that decision, so that its stack is a real one. */
function standingAt(
  scenario: string,
  options: Setup['options'],
  turn: Side | 'bids',
  first: Side,
): NormandyState {
  const io = { chance: seededChance(seedFromPhrase('position')), emit: () => undefined };
  const state = normandy.setup({ scenario, options }, io);
  state.public.initiative = seatOf(first);
  if (turn === 'bids') return state;
  // Both bid a Fog of War, so that the marker stays, and both have a card left to play.
  for (const side of [0, 1] as const) {
    dealSide(state, side, { hand: ['fog', 'sergeant'] });
    normandy.apply(state, side, { kind: 'bid', card: kind('fog') }, io);
  }
  if (turn !== first) normandy.apply(state, seatOf(first), { kind: 'end' }, io);
  return state;
}

function placeSide(state: NormandyState, seat: 0 | 1, side: SidePosition): void {
  dealSide(state, seat, side);
  const { public: part } = state;
  const own = BOOK.seats[seat];
  if (side.at !== undefined) {
    const first = seat * BOOK.units.length;
    part.at.fill(-1, first, first + BOOK.units.length);
    for (const [name, on] of Object.entries(side.at)) part.at[unit(`${own}-${name}`)] = tile(on);
  }
  for (const name of side.suppressed ?? []) part.isSuppressed[unit(`${own}-${name}`)] = true;
  if (side.scouted !== undefined || side.controlled !== undefined) {
    const first = seat * BOOK.tiles.length;
    const control = part.control.slice().fill(NOT_SCOUTED, first, first + BOOK.tiles.length);
    for (const name of side.scouted ?? []) control[first + tile(name)] = SCOUTED;
    for (const name of side.controlled ?? []) control[first + tile(name)] = CONTROLLED;
    part.control = control;
  }
  if (side.target !== undefined) part.extra.targets[seat] = tile(side.target);
}

function dealSide(state: NormandyState, seat: 0 | 1, side: SidePosition): void {
  const left = SCENARIOS[state.public.scenario]?.sides[seat].cards.slice() ?? [];
  const dealt: { [zone in Zone]: CardId[] } = {
    hand: [],
    played: [],
    deck: [],
    discard: [],
    supply: [],
    removed: [],
  };
  for (const where of ZONES) {
    for (const name of side[where] ?? []) {
      const at = left.findIndex((card) => BOOK.kindOf[card] === kind(name));
      if (at < 0) throw new Error(`side ${seat} has no further ${name}`);
      dealt[where].push(...left.splice(at, 1));
    }
  }
  dealt[side.rest ?? 'supply'].push(...left);
  for (const where of ['hand', 'discard', 'supply', 'removed'] as const) {
    dealt[where].sort((a, b) => a - b);
  }
  const { hand, discard, removed } = dealt;
  state.seats[seat] = { hand, discard, removed, bid: NO_CARD, thrown: [] };
  state.secret.decks[seat] = dealt.deck;
  state.public.plays[seat] = dealt.played;
  state.public.supplies[seat] = dealt.supply;
  state.public.gone[seat] = removed.map((card) => nth(BOOK.kindOf, card));
}
