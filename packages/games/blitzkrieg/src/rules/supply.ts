import { type Io, nth, ofSeat, type Seat } from '@bivouac/kernel';
import { BOMBING, type Box, RESEARCH, RESEARCH_INDUSTRY, tokenOf } from './box.ts';
import type { Event, SecretTokens } from './events.ts';
import type { TokenId } from './ids.ts';
import { isVs, type PublicPart, type State, seatPart } from './state.ts';

/** Puts a token in its place in an ascending list. */
export function insert(list: TokenId[], token: TokenId): void {
  let at = list.length;
  for (; at > 0 && nth(list, at - 1) > token; at--) list[at] = nth(list, at - 1);
  list[at] = token;
}

/** Takes an entry out of a list; written out, since every draw needs it and `splice` makes a list. */
export function removeAt<T>(list: T[], at: number): T {
  const removed = nth(list, at);
  for (let i = at + 1; i < list.length; i++) list[i - 1] = nth(list, i);
  list.length -= 1;
  return removed;
}

/** The tokens that only their seat may know; they ascend, since behind a screen and in a bag they have no order. */
function secretFor(seat: Seat, tokens: readonly TokenId[]): SecretTokens {
  return seat === 0 ? { 0: { tokens } } : { 1: { tokens } };
}

/** In a solo game both reserves lie open (seed, Příprava hry: no screens), so all see what comes and goes. */
const seen = ({ vs }: PublicPart, event: Event): Event =>
  vs === null ? event : { ...event, reveals: true };

// One stream for all draws of tokens: the names only say which.
const BAG_LUCK = ['tokens.first', 'tokens.second'] as const;

/**
 * New tokens go behind the screen, or to the right end of the open row (seed).
 * @rule blitzkrieg/solo-turn blitzkrieg/solo-effects
 */
function add(state: State, seat: Seat, tokens: TokenId[], token: TokenId): void {
  if (isVs(state.public, seat)) tokens.push(token);
  else insert(tokens, token);
}

/**
 * Draws from the bag into the reserve and says how many came; an empty bag gives nothing.
 * @rule blitzkrieg/industry
 */
export function drawTokens(state: State, seat: Seat, count: number, io: Io<Event>): number {
  const { bag, reserve } = seatPart(state, seat);
  const tokens: TokenId[] = [];
  for (let i = 0; i < count && bag.length > 0; i++) {
    const token = removeAt(bag, io.chance.pick(bag.length, ofSeat(BAG_LUCK, seat)));
    add(state, seat, reserve, token);
    add(state, seat, tokens, token);
  }
  if (tokens.length === 0) return 0;
  if (isVs(state.public, seat)) io.emit({ type: 'rowDrawn', seat, tokens, reveals: true });
  else {
    const secret = secretFor(seat, tokens);
    io.emit(seen(state.public, { type: 'tokensDrawn', seat, count: tokens.length, secret }));
  }
  return tokens.length;
}

/**
 * Facts 5.4, research: special weapons from the pile into the bag; the side looks at them.
 * @rule blitzkrieg/research
 */
export function research(state: State, seat: Seat, count: number, io: Io<Event>): void {
  const { pile } = state.secret;
  const { bag } = seatPart(state, seat);
  const tokens: TokenId[] = [];
  for (let i = 0; i < count && pile.length > 0; i++) {
    const token = removeAt(pile, io.chance.pick(pile.length, 'tokens.pile'));
    insert(bag, token);
    insert(tokens, token);
  }
  if (tokens.length === 0) io.emit({ type: 'effectLost', seat, effect: RESEARCH });
  else {
    const secret = secretFor(seat, tokens);
    io.emit({ type: 'researched', seat, count: tokens.length, secret });
  }
}

/**
 * Facts 5.4, research industry: a special weapon straight into the reserve.
 * @rule blitzkrieg/research-industry
 */
export function takeWeapon(state: State, seat: Seat, io: Io<Event>): void {
  const { pile } = state.secret;
  if (pile.length === 0) {
    io.emit({ type: 'effectLost', seat, effect: RESEARCH_INDUSTRY });
    return;
  }
  const token = removeAt(pile, io.chance.pick(pile.length, 'tokens.pile'));
  add(state, seat, seatPart(state, seat).reserve, token);
  if (isVs(state.public, seat)) io.emit({ type: 'rowWeaponTaken', seat, token, reveals: true });
  else {
    const secret = secretFor(seat, [token]);
    io.emit(seen(state.public, { type: 'weaponTaken', seat, secret }));
  }
}

/**
 * Facts 5.4, bombing: one token of the victim's reserve, at random, goes back into its bag.
 * @rule blitzkrieg/bombing
 */
export function bombAtRandom(state: State, victim: Seat, io: Io<Event>): void {
  const { reserve, bag } = seatPart(state, victim);
  if (reserve.length === 0) {
    io.emit({ type: 'effectLost', seat: 1 - victim, effect: BOMBING });
    return;
  }
  const token = removeAt(reserve, io.chance.pick(reserve.length, 'tokens.bombing'));
  insert(bag, token);
  const secret = secretFor(victim, [token]);
  io.emit(seen(state.public, { type: 'bombed', seat: victim, secret }));
}

/**
 * Seed, Provedení efektu: the player names a token of the open row, counted from 1.
 * @rule blitzkrieg/bombing
 */
export function bombRow(state: State, victim: Seat, position: number, io: Io<Event>): void {
  const { reserve, bag } = seatPart(state, victim);
  const token = removeAt(reserve, position - 1);
  insert(bag, token);
  io.emit({ type: 'rowBombed', seat: victim, position, token });
}

/**
 * Seed: units of the row, counted from 1; special weapons only where there is nothing else.
 * @rule blitzkrieg/bombing
 */
export function bombablePositions(box: Box, row: readonly TokenId[]): number[] {
  const positions = row.map((_, i) => i + 1);
  const units = positions.filter((at) => !tokenOf(box, nth(row, at - 1)).isSpecial);
  return units.length > 0 ? units : positions;
}
