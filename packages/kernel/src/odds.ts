import { type Chance, streamOf } from './chance/chance.ts';
import {
  type EnumeratingChance,
  enumeratingChance,
  TooManyBranches,
} from './chance/enumerating.ts';
import { deriveSeed, type Seed, seedFromPhrase } from './chance/seed.ts';
import { seededChance } from './chance/seeded.ts';
import type { BaseAction, BaseView, Game, Io } from './contract.ts';
import { type BaseEvent, redact } from './events.ts';
import { commonDenominator, type Fraction, plus, toNumber } from './fraction.ts';
import { canonical } from './json.ts';
import { must } from './result.ts';

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
  /** Whether the action's own luck was counted through; if not, it was only tried out. */
  readonly isCounted: boolean;
}

export interface OddsOptions {
  /** The most results of the action's own luck to count through; beyond, they are tried out. */
  readonly limit?: number;
  /** The most runs to spend on counting through the hidden parts. */
  readonly hiddenLimit?: number;
  /** How many deals to try where there are too many to count. */
  readonly worlds?: number;
}

/** How often the dice are thrown where their results are too many to count. */
const SAMPLES = 2000;

type Tally<E> = Map<string, { part: Fraction; example: readonly E[] }>;

/**
 * The possible results of an action of the view's own seat, computed from the view alone: the same rules
 * code runs once for each result of the dice.
 */
export function odds<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  options: OddsOptions = {},
): Odds<E> {
  const { limit = 20_000, hiddenLimit = 2000, worlds = 16 } = options;
  if (game.gistStreams !== undefined) {
    const chance = countingOnly(game.gistStreams, enumeratingChance(limit));
    const decided = tally(game, view, action, chance, (luck) => game.determinise(view, luck));
    if (decided !== undefined) return summarise(decided, EXACT);
  }
  const joint = tally(game, view, action, enumeratingChance(hiddenLimit), (chance) =>
    game.determinise(view, chance),
  );
  if (joint !== undefined) return summarise(joint, EXACT);
  const seed = seedFromPhrase(canonical(view));
  const tallies: Tally<E>[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = game.determinise(view, seededChance(deriveSeed(seed, `world ${i}`)));
    const one = tally(game, view, action, enumeratingChance(limit), () => game.clone(world));
    if (one === undefined) return summarise(tryOut(game, view, action, seed), SAMPLED);
    tallies.push(one);
  }
  const texts = new Set(tallies.map((one) => printTally(one)));
  return summarise(mix(tallies), { worlds, agree: texts.size === 1, isCounted: true });
}

type Basis = Pick<Odds<never>, 'worlds' | 'agree' | 'isCounted'>;
const EXACT: Basis = { worlds: 'all', agree: true, isCounted: true };
const SAMPLED: Basis = { worlds: SAMPLES, agree: false, isCounted: false };

const ANY_SEED = seedFromPhrase('odds');

/** Counts these streams through; everything else falls the same way in every run. */
function countingOnly(streams: readonly string[], counted: EnumeratingChance): EnumeratingChance {
  let rest = seededChance(ANY_SEED);
  const of = (why: string): Chance => (streams.includes(streamOf(why)) ? counted : rest);
  return {
    die: (sides, why) => of(why).die(sides, why),
    dice: (count, sides, why) => of(why).dice(count, sides, why),
    pick: (count, why) => of(why).pick(count, why),
    shuffle: (items, why) => of(why).shuffle(items, why),
    weight: counted.weight,
    advance() {
      rest = seededChance(ANY_SEED);
      return counted.advance();
    },
  };
}

/** Too many results to count: each of many deals is played once. */
function tryOut<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  seed: Seed,
): Tally<E> {
  const chance = seededChance(deriveSeed(seed, 'samples'));
  let left = SAMPLES;
  const part = { num: 1n, den: BigInt(SAMPLES) };
  const samples: EnumeratingChance = {
    ...chance,
    weight: () => part,
    advance() {
      left -= 1;
      return left > 0;
    },
  };
  return must(
    tally(game, view, action, samples, (luck) => game.determinise(view, luck)),
    'trying out has no limit',
  );
}

function tally<S, A extends BaseAction, E extends BaseEvent, V extends BaseView>(
  game: Game<S, A, E, V>,
  view: V,
  action: A,
  chance: EnumeratingChance,
  world: (chance: Chance) => S,
): Tally<E> | undefined {
  const found: Tally<E> = new Map();
  try {
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
    // A question that is not asked this time: the next answer may still be wanted.
    if (asked === undefined) continue;
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

function summarise<E>(found: Tally<E>, basis: Basis): Odds<E> {
  const total = commonDenominator([...found.values()].map(({ part }) => part));
  const outcomes = [...found].map(([key, { part, example }]) => {
    const weight = part.num * (total / part.den);
    return { key, weight, chance: toNumber(weight, total), example };
  });
  outcomes.sort((a, b) =>
    a.weight === b.weight ? byText(a.key, b.key) : a.weight > b.weight ? -1 : 1,
  );
  return { total, outcomes, ...basis };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
