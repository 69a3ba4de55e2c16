import type { AnyGame, Setup } from './contract.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import { done, fail, type Result } from './result.ts';

/** The scenario, and the options that are not to have their default. */
export interface SetupWish {
  readonly scenario?: string | undefined;
  readonly options?: { readonly [id: string]: string } | undefined;
}

/** Completes a wish to a full set-up, or says which name in it is wrong. */
export function completeSetup(game: AnyGame, wish: SetupWish): Result<Setup, Problem> {
  const ids = game.scenarios.map((scenario) => scenario.id);
  const scenario = String(wish.scenario ?? ids[0] ?? '');
  if (!ids.includes(scenario)) {
    const hint = nearest(scenario, ids) ?? null;
    return fail({ code: 'unknown-scenario', game: game.id, name: scenario, nearest: hint });
  }
  const options: Record<string, string> = {};
  for (const option of game.options) options[option.id] = option.values[0];
  for (const [id, value] of Object.entries(wish.options ?? {})) {
    const option = game.options.find((candidate) => candidate.id === id);
    if (option === undefined) {
      const hint =
        nearest(
          id,
          game.options.map((candidate) => candidate.id),
        ) ?? null;
      return fail({ code: 'unknown-option', game: game.id, name: id, nearest: hint });
    }
    if (!option.values.includes(value)) {
      return fail({ code: 'bad-option-value', option: id, value, allowed: option.values });
    }
    options[id] = value;
  }
  return done({ scenario, options });
}

/**
 * The options under which today's rules play the games of a rules number: none needed for today's own,
 * undefined where the rules of that time are gone.
 */
export function optionsOfRules(game: AnyGame, rules: number): Setup['options'] | undefined {
  return rules === game.rules ? {} : game.formerRules?.[rules];
}

/** Whether a value from outside is a seat of the game. */
export function isSeat(game: AnyGame, seat: unknown): seat is number {
  return (
    typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < game.seats.length
  );
}

/** The seat of that name, or a problem that lists the names there are. */
export function findSeat(game: AnyGame, name: string): Result<number, Problem> {
  const seat = game.seats.indexOf(name);
  return seat < 0 ? fail({ code: 'unknown-seat', name, seats: game.seats }) : done(seat);
}
