import { idsBelow, nth, odds, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../../src/rules/actions.ts';
import type { Event } from '../../src/rules/events.ts';
import type { NapoleonicsGame } from '../../src/rules/game.ts';
import type { State } from '../../src/rules/state.ts';
import { anyField } from '../any-field.ts';
import { command, newGame, play } from '../field.ts';

/** More dice than this take too long to count through. */
const MOST_DICE = 4;

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
  const told: Event[] = [];
  const io = { chance, emit: (event: Event) => told.push(event) };
  let count = 0;
  for (let i = 0; i < 12; i++) {
    const now = game.awaiting(state);
    if (now.kind === 'over' || state.public.turn > 1) break;
    const seat = nth(now.seats, 0);
    const offers = game.actions(state, seat);
    for (const action of offers) count += expectCounted(game, state, seat, action) ? 1 : 0;
    game.apply(state, seat, nth(offers, chance.pick(offers.length, 'test.any')), io);
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
