import {
  type AnyGame,
  type BaseAction,
  type BaseEvent,
  deriveSeed,
  type Io,
  must,
  type Seat,
  type Seed,
  type Setup,
  seededChance,
  seedFromPhrase,
} from '@bivouac/kernel';

const SEED = seedFromPhrase('bivouac bench');

/** The luck of one game and of the one who chooses at random. Made before the clock runs. */
export interface GameSeeds {
  readonly game: Seed;
  readonly choices: Seed;
}

export function seedsOfGame(index: number): GameSeeds {
  const game = deriveSeed(SEED, `game ${index}`);
  return { game, choices: deriveSeed(game, 'choices') };
}

/** Work around each decision, besides the game itself. */
export interface Spectacle {
  begin(): Io<BaseEvent>['emit'];
  afterAction(state: unknown, seat: Seat): void;
}

const SILENT: Spectacle = { begin: () => () => undefined, afterAction: () => undefined };

export interface RandomGame {
  readonly state: unknown;
  readonly decisions: number;
  /** How many actions were on offer, all decisions together. */
  readonly offered: number;
}

/** Plays one game by listing, choosing at random and applying: nothing else. */
export function playRandomly(
  game: AnyGame,
  setup: Setup,
  seeds: GameSeeds,
  spectacle: Spectacle = SILENT,
): RandomGame {
  const io: Io<BaseEvent> = { chance: seededChance(seeds.game), emit: spectacle.begin() };
  const choices = seededChance(seeds.choices);
  const state: unknown = game.setup(setup, io);
  let decisions = 0;
  let offered = 0;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return { state, decisions, offered };
    const { seats } = awaiting;
    const seat = must(seats[0], 'a seat is awaited');
    const actions: readonly BaseAction[] = game.actions(state, seat);
    const action = must(actions[choices.pick(actions.length, 'choice')], 'an action is offered');
    game.apply(state, seat, action, io);
    spectacle.afterAction(state, seat);
    decisions += 1;
    offered += actions.length;
  }
}

/** Enough games for at least that number of decisions. */
export function planGames(game: AnyGame, setup: Setup, decisions: number): readonly GameSeeds[] {
  const plan: GameSeeds[] = [];
  for (let planned = 0; planned < decisions; ) {
    const seeds = seedsOfGame(plan.length);
    plan.push(seeds);
    planned += playRandomly(game, setup, seeds).decisions;
  }
  return plan;
}
