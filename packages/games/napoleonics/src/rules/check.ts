import { idOf, nth, ofSeat } from '@bivouac/kernel';
import { CARDS, DECK_SIZE } from './data/cards.ts';
import { isClosed } from './movement.ts';
import { classOf, groundAt, kindOf, leaderSeat, type Scenario, seatOf } from './scenario.ts';
import { SQUARE_PLACES } from './square.ts';
import { type State, unitAt } from './state.ts';

/** Throws if a card, a block or a leader is not exactly where it must be. */
export function checkState(scenario: Scenario, state: State): void {
  checkCards(state);
  checkUnits(scenario, state);
  checkLeaders(scenario, state);
  checkSquares(scenario, state);
  if ((state.public.outcome === null) !== state.stack.length > 0) {
    throw new Error('the game is over exactly when nothing is left to run');
  }
}

function checkCards({ public: part, seats, secret }: State): void {
  const all = [...secret.deck, ...part.discards];
  if (part.card >= 0) all.push(part.card);
  for (const { hand, captured, drawn } of seats) {
    if (hand.some((card, i) => i > 0 && card < nth(hand, i - 1))) {
      throw new Error('a hand is not sorted');
    }
    all.push(...hand, ...drawn, ...captured.filter((card) => card >= 0));
  }
  if (all.length !== DECK_SIZE) throw new Error(`${all.length} cards`);
  CARDS.forEach(({ id, copies }, card) => {
    const count = all.filter((held) => held === card).length;
    if (count !== copies) throw new Error(`${count} cards ${id} instead of ${copies}`);
  });
}

function checkUnits(scenario: Scenario, { public: part }: State): void {
  if (part.at.length !== scenario.kinds.length) throw new Error('a unit is missing');
  part.at.forEach((hex, unit) => {
    const blocks = nth(part.blocks, unit);
    const kind = kindOf(scenario, idOf(unit));
    if (blocks < 0 || blocks > kind.blocks) throw new Error(`${kind.id} has ${blocks} blocks`);
    if ((blocks === 0) !== hex < 0) throw new Error(`${kind.id} has only one of blocks and a hex`);
    if (hex < 0) return;
    if (unitAt(part, hex) !== unit) throw new Error(`${kind.id} is not the unit of its hex`);
    if (isClosed(groundAt(scenario, hex), kind.class)) {
      throw new Error(`${kind.id} stands on impassable ground`);
    }
  });
  const standing = part.unitOn.filter((unit) => unit >= 0).length;
  if (standing !== part.at.filter((hex) => hex >= 0).length)
    throw new Error('the units on the map are not those with a hex');
}

function checkLeaders(scenario: Scenario, { public: part }: State): void {
  const hexes = part.leaderAt.filter((hex) => hex >= 0);
  if (new Set(hexes).size !== hexes.length) throw new Error('two leaders on one hex');
  part.leaderAt.forEach((hex, leader) => {
    if (hex < 0) return;
    if (groundAt(scenario, hex).isImpassable) throw new Error('a leader on impassable ground');
    const unit = unitAt(part, hex);
    if (unit >= 0 && seatOf(scenario, unit) !== leaderSeat(scenario, idOf(leader))) {
      throw new Error('a leader is on the hex of an enemy unit');
    }
  });
}

function checkSquares(scenario: Scenario, { public: part, seats }: State): void {
  part.squares.forEach((places, seat) => {
    if (places.length !== SQUARE_PLACES) throw new Error('the track has four places');
    const captured = ofSeat(seats, seat).captured;
    places.forEach((unit, place) => {
      if (unit >= 0 !== nth(captured, place) >= 0)
        throw new Error('a place of the track has only one of unit and card');
      if (unit < 0) return;
      if (nth(part.at, unit) < 0) throw new Error('a unit on the track is not on the map');
      if (classOf(scenario, unit) !== 0) throw new Error('only infantry forms squares');
      if (seatOf(scenario, unit) !== seat)
        throw new Error('a square is on the track of the other side');
    });
  });
}
