import type { Chance } from './chance/chance.ts';
import { enumeratingChance, TooManyBranches } from './chance/enumerating.ts';
import { deriveSeed, seedFromPhrase } from './chance/seed.ts';
import { seededChance } from './chance/seeded.ts';
import type { BaseAction, BaseView, Game, Io } from './contract.ts';
import { type BaseEvent, redact } from './events.ts';
import { commonDenominator, type Fraction, plus, toNumber } from './fraction.ts';
import { canonical } from './json.ts';

/** One thing that an action can lead to, as its viewer would see it happen. */
export interface OddsOutcome<E> {
  /** The game's gist of it, or the events themselves as text. */
  readonly key: string;
  /** Chance is `weight` / `Odds.total`, exactly. */
  readonly weight: bigint;
  /** The same, for showing. */
  readonly chance: number;
  /** One of the stories that end so. */
  readonly example: readonly E[];
}

export interface Odds<E> {
  readonly total: bigint;
  /** Most likely first. */
  readonly outcomes: readonly OddsOutcome<E>[];
  /**
   * `all`: hidden things were counted through as well, the result is exact. A number: there were
   * too many ways to deal what is hidden, so that many deals were tried and each counted exactly.
   */
  readonly worlds: 'all' | number;
  /** Whether every deal that was tried gave the same odds, so that what is hidden plays no part. */
  readonly agree: boolean;
}

export interface OddsOptions {
  /** At most so many branches are walked through. */
  readonly limit?: number;
  /** How many deals to try where there are too many to count. */
  readonly worlds?: number;
}

type Tally<E> = Map<string, { part: Fraction; example: readonly E[] }>;

/**
 * What an action of the view's own seat can lead to, computed from the view alone: the same rules
 * code runs once for each result of the dice.
 */
export function odds<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  options: OddsOptions = {},
): Odds<E> {
  const limit = options.limit ?? 20_000;
  const joint = tally(game, view, action, limit, (chance) => game.determinise(view, chance));
  if (joint !== undefined) return summarise(joint, 'all', true);
  const worlds = options.worlds ?? 16;
  const seed = seedFromPhrase(canonical(view));
  const tallies: Tally<E>[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = game.determinise(view, seededChance(deriveSeed(seed, String(i))));
    const one = tally(game, view, action, limit, () => game.clone(world));
    if (one !== undefined) tallies.push(one);
  }
  if (tallies.length === 0) throw new Error(`${game.id}: over ${limit} results of one action`);
  const texts = new Set(tallies.map((one) => printTally(one)));
  return summarise(mix(tallies), tallies.length, texts.size === 1);
}

function tally<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  limit: number,
  world: (chance: Chance) => S,
): Tally<E> | undefined {
  const found: Tally<E> = new Map();
  try {
    const chance = enumeratingChance(limit);
    do {
      const events: E[] = [];
      play(game, view, action, world(chance), {
        chance,
        emit: (event) => events.push(redact(event, view.viewer)),
      });
      const key = game.gist?.(events) ?? canonical(events);
      const known = found.get(key);
      const part = chance.weight();
      if (known === undefined) found.set(key, { part, example: events });
      else known.part = plus(known.part, part);
    } while (chance.advance());
  } catch (error) {
    if (error instanceof TooManyBranches) return undefined;
    throw error;
  }
  return found;
}

/** The action, and after it the answers that the game says odds take for granted. */
function play<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  world: S,
  io: Io<E>,
): void {
  const seat = view.viewer;
  if (typeof seat !== 'number') throw new Error('odds need the view of a seat');
  game.apply(world, seat, action, io);
  for (const answer of game.assume?.(action) ?? []) {
    const awaiting = game.awaiting(world);
    if (awaiting.kind === 'over') return;
    const asked = awaiting.seats.find((candidate) =>
      game.actions(world, candidate).some((listed) => game.notation.compare(listed, answer) === 0),
    );
    if (asked === undefined) return;
    game.apply(world, asked, answer, io);
  }
}

function mix<E>(tallies: readonly Tally<E>[]): Tally<E> {
  const mixed: Tally<E> = new Map();
  const share = BigInt(tallies.length);
  for (const one of tallies) {
    for (const [key, { part, example }] of one) {
      const scaled = { num: part.num, den: part.den * share };
      const known = mixed.get(key);
      if (known === undefined) mixed.set(key, { part: scaled, example });
      else known.part = plus(known.part, scaled);
    }
  }
  return mixed;
}

function printTally<E>(one: Tally<E>): string {
  const lines = [...one].map(([key, { part }]) => `${key} ${part.num}/${part.den}`);
  return lines.sort().join('\n');
}

function summarise<E>(found: Tally<E>, worlds: 'all' | number, agree: boolean): Odds<E> {
  const total = commonDenominator([...found.values()].map(({ part }) => part));
  const outcomes = [...found].map(([key, { part, example }]) => {
    const weight = part.num * (total / part.den);
    return { key, weight, chance: toNumber(weight, total), example };
  });
  outcomes.sort((a, b) =>
    a.weight === b.weight ? byText(a.key, b.key) : a.weight > b.weight ? -1 : 1,
  );
  return { total, outcomes, worlds, agree };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
