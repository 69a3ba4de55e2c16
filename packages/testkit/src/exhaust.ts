import {
  type AnyGame,
  type AnyMatch,
  type BaseAction,
  type BaseEvent,
  type Chance,
  createMatch,
  deriveSeed,
  must,
  type Seed,
  seededChance,
} from '@bivouac/kernel';
import { nthSetup } from './setups.ts';

/** Everything that can occur in a game: its cards, actions and events, by name. */
export interface Coverage {
  readonly universe: readonly string[];
  /** The names that an action stands for, such as `action march`, `card ambush`. */
  ofAction(action: BaseAction): readonly string[];
  ofEvent(event: BaseEvent): readonly string[];
}

export interface ExhaustReport {
  readonly games: number;
  /** How often each thing of the universe occurred. */
  readonly seen: { readonly [name: string]: number };
  /** Names that never occurred: either the games were too few, or they cannot occur. */
  readonly never: readonly string[];
  /** Names that occurred and are not in the universe: the list is incomplete. */
  readonly unknown: readonly string[];
}

/** Plays games that lean towards what has been seen least, until everything occurred or games run out. */
export function exhaust(
  game: AnyGame,
  coverage: Coverage,
  options: { readonly games: number; readonly seed: Seed },
): ExhaustReport {
  const seen = new Map<string, number>(coverage.universe.map((name) => [name, 0]));
  const unknown = new Set<string>();
  const note = (names: readonly string[]): void => {
    for (const name of names) {
      const count = seen.get(name);
      if (count === undefined) unknown.add(name);
      else seen.set(name, count + 1);
    }
  };
  let games = 0;
  while (games < options.games && [...seen.values()].includes(0)) {
    playLeaning(game, coverage, seen, note, deriveSeed(options.seed, `game ${games}`), games);
    games += 1;
  }
  return {
    games,
    seen: Object.fromEntries(seen),
    never: [...seen].filter(([, count]) => count === 0).map(([name]) => name),
    unknown: [...unknown].sort(),
  };
}

function playLeaning(
  game: AnyGame,
  coverage: Coverage,
  seen: ReadonlyMap<string, number>,
  note: (names: readonly string[]) => void,
  seed: Seed,
  index: number,
): void {
  const begun = createMatch(game, nthSetup(game, {}, index), seed);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  const match: AnyMatch = begun.value;
  for (const { event } of match.log('everyone')) note(coverage.ofEvent(event));
  const luck = seededChance(deriveSeed(seed, 'player'));
  for (let now = match.awaiting(); now.kind === 'seats'; now = match.awaiting()) {
    const seat = must(now.seats[luck.pick(now.seats.length, 'seat')], 'a seat');
    const action = leastSeen(match.actions(seat), coverage, seen, luck);
    note(coverage.ofAction(action));
    const acted = match.act(seat, action);
    if (!acted.ok) throw new Error(JSON.stringify(acted.problem));
    for (const { event } of acted.value) note(coverage.ofEvent(event));
  }
}

/** Of two actions taken at random, the one that has been seen less. */
function leastSeen(
  actions: readonly BaseAction[],
  coverage: Coverage,
  seen: ReadonlyMap<string, number>,
  luck: Chance,
): BaseAction {
  const draw = (): BaseAction => must(actions[luck.pick(actions.length, 'action')], 'an action');
  const count = (action: BaseAction): number =>
    Math.min(...coverage.ofAction(action).map((name) => seen.get(name) ?? 0));
  const one = draw();
  const two = draw();
  return count(two) < count(one) ? two : one;
}
