import type { Seat } from '@bivouac/kernel';
import { deckOf, goneOf, playOf, type State, seatPart, supplyOf } from './state.ts';
import type { Rules } from './types.ts';
import { cardsOf, lookOf, scenarioOf } from './units.ts';

/** Throws if a card, a counter or a marker is not exactly where it must be. */
export function checkState<X>(rules: Rules<X>, state: State<X>): void {
  for (const seat of [0, 1]) checkCards(rules, state, seat);
  checkBoard(rules, state);
  if ((state.public.outcome === null) !== state.stack.length > 0) {
    throw new Error('the game is over exactly when nothing is left to run');
  }
}

function checkCards<X>(rules: Rules<X>, state: State<X>, seat: Seat): void {
  const { hand, discard, removed, bid } = seatPart(state, seat);
  const sorted: readonly (readonly number[])[] = [
    hand,
    discard,
    supplyOf(state.public, seat),
    removed,
  ];
  for (const list of sorted) {
    if (list.some((card, i) => i > 0 && card <= (list[i - 1] ?? -1))) {
      throw new Error(`side ${seat}: a list of cards is not ascending`);
    }
  }
  const ascending = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join();
  const kinds = removed.map((card) => lookOf(rules, state.public, card));
  if (ascending(kinds) !== ascending(goneOf(state.public, seat))) {
    throw new Error(`side ${seat}: other cards left the game than were seen to`);
  }
  const all = [...sorted.flat(), ...deckOf(state, seat), ...playOf(state.public, seat)];
  if (bid >= 0) all.push(bid);
  all.sort((a, b) => a - b);
  const cards = cardsOf(rules, state.public, seat);
  if (all.length !== cards.length || all.some((card, i) => card !== cards[i])) {
    throw new Error(`side ${seat} has ${all.length} cards of ${cards.length}, or others`);
  }
}

function checkBoard<X>(rules: Rules<X>, state: State<X>): void {
  const { at, control, isSuppressed } = state.public;
  const scenario = scenarioOf(rules, state.public);
  const isLaid = (tile: number): boolean => (scenario.neighbours[tile]?.length ?? 0) > 0;
  if (at.length !== rules.counters.length) throw new Error('a unit is missing');
  at.forEach((tile, unit) => {
    if (tile >= 0 && !isLaid(tile)) throw new Error(`unit ${unit} stands beside the board`);
    if (tile < 0 && isSuppressed[unit]) throw new Error(`unit ${unit} is suppressed and away`);
    const isInIt = (scenario.spawns[unit] ?? -1) >= 0 || (scenario.at[unit] ?? -1) >= 0;
    if (tile >= 0 && !isInIt) throw new Error(`unit ${unit} is not in it`);
  });
  const tiles = rules.tiles.length;
  control.forEach((marker, i) => {
    if (marker < 0 || marker > 2) throw new Error(`marker ${marker}`);
    if (marker > 0 && !isLaid(i % tiles)) throw new Error('a marker is outside the board');
    if (i < tiles && marker === 2 && control[i + tiles] === 2) {
      throw new Error(`both sides control tile ${rules.tiles[i]}`);
    }
  });
}
