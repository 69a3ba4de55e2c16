import { idsBelow, nth, odds, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../../src/rules/actions.ts';
import type { NapoleonicsGame } from '../../src/rules/game.ts';
import type { State } from '../../src/rules/state.ts';
import { anyField, anyFlight } from '../any-field.ts';
import { command, newGame, play, ready } from '../field.ts';
import { harmless } from '../thrown.ts';

/** More dice than this take too long to count through. */
const MOST_DICE = 4;

const emit = (): void => undefined;

/** What a preview weighs is what the kernel counts by playing the action; whether there was anything to weigh. */
function expectCounted(game: NapoleonicsGame, state: State, seat: number, action: Action): boolean {
  const view = game.view(state, seat);
  const preview = game.preview(view, action);
  if (preview === null) return false;
  for (const { dice, modifiers } of preview.throws) {
    expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(dice);
  }
  if (preview.throws.reduce((sum, { dice }) => sum + dice, 0) > MOST_DICE) return false;
  const counted = odds(game, view, action);
  expect(counted.isCounted).toBe(true);
  const weigh = ({ key, weight }: { key: string; weight: bigint | number }, by: bigint) =>
    `${key}: ${BigInt(weight) * by}`;
  const shown = preview.outcomes.map((one) => weigh(one, counted.total)).sort();
  const played = counted.outcomes.map((one) => weigh(one, BigInt(preview.total))).sort();
  expect(shown).toEqual(played);
  return true;
}

/** Plays on at random for some decisions, and weighs every answer on offer. */
function walk(phrase: string): number {
  const { field, side, from } = anyField(phrase);
  const enemy = side === 'allied' ? 'french' : 'allied';
  const hands = { [side]: 'attack-centre', [enemy]: 'first-strike' };
  const t = play({ first: side, ...field, hands });
  command(t, side, 'attack-centre', from);
  const game = newGame(field);
  const state = t.state();
  const chance = seededChance(seedFromPhrase(phrase));
  let count = 0;
  for (let i = 0; i < 12; i++) {
    const now = game.awaiting(state);
    if (now.kind === 'over' || state.public.turn > 1) break;
    const seat = nth(now.seats, 0);
    const offers = game.actions(state, seat);
    for (const action of offers) count += expectCounted(game, state, seat, action) ? 1 : 0;
    game.apply(state, seat, nth(offers, chance.pick(offers.length, 'test.any')), { chance, emit });
  }
  return count;
}

test.each(idsBelow(32))(
  'napoleonics/hits napoleonics/escape: previews weigh what playing every throw counts, in any field: %i',
  (group) => {
    let count = 0;
    for (let i = 0; i < 3; i++) count += walk(`any walk ${group} ${i}`);
    expect(count).toBeGreaterThan(0);
  },
);

/** A leader alone who is hit by nobody flees; every answer on every way is weighed. How many throws each of them has. */
function flights(phrase: string): number[] {
  const { field, side, from, to } = anyFlight(phrase);
  const game = newGame(field);
  const melee = game.notation.parse(`melee ${from} ${to}`);
  if (!melee.ok) throw new Error('melee');
  const state = ready(side, from, field).state();
  game.apply(state, side === 'allied' ? 0 : 1, melee.value, { chance: harmless(), emit });
  return flightsFrom(game, state);
}

function flightsFrom(game: NapoleonicsGame, state: State): number[] {
  const now = game.awaiting(state);
  const seat = now.kind === 'over' ? -1 : nth(now.seats, 0);
  if (seat < 0 || game.view(state, seat).question?.kind !== 'flee') return [];
  return game.actions(state, seat).flatMap((action) => {
    const preview = game.preview(game.view(state, seat), action);
    const isWeighed = expectCounted(game, state, seat, action);
    const next = game.clone(state);
    game.apply(next, seat, action, { chance: harmless(), emit });
    return [...(isWeighed ? [preview?.throws.length ?? 0] : []), ...flightsFrom(game, next)];
  });
}

test.each(idsBelow(4))(
  'napoleonics/escape napoleonics/leader-retreat: every way of a flight past enemies, weighed and counted: %i',
  (group) => {
    const throws = idsBelow(120).flatMap((i) => flights(`any flight ${group} ${i}`));
    expect(new Set(throws)).toEqual(new Set([1, 2]));
  },
);
