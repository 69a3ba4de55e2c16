import {
  type AnyGame,
  type AnyMatch,
  type BaseAction,
  type BaseEvent,
  createMatch,
  must,
  recordOf,
  type Seat,
  type Setup,
  seededChance,
  seedFromPhrase,
  sha256,
} from '@bivouac/kernel';
import { orRefuse } from '../problems.ts';
import { chainHashes } from './chain.ts';
import type { Effort, Metric } from './metrics.ts';
import { type GameSeeds, planGames, playRandomly } from './random-play.ts';

/** Work that was done, with its results kept: nothing of it can be optimised away. */
export interface Done {
  readonly units: number;
  /** Computed from what was kept, after the clock has stopped. */
  hash(): string;
}

/** Prepares a metric's work; what comes back is run and timed again and again. */
export type Prepare = (game: AnyGame, setup: Setup, effort: Effort) => () => Done;

/** Views and copies are taken of positions from the middle of games as they come. */
const POSITIONS = 256;
const KEPT_VIEWS = 256;
/** The luck by which worlds are dealt. */
const WORLDS = seedFromPhrase('bivouac bench worlds');

export const WORK: { readonly [M in Metric]: Prepare } = {
  decisionsPerSecond(game, setup, { decisions }) {
    const plan = planGames(game, setup, decisions);
    return () => {
      const played = plan.map((seeds) => playRandomly(game, setup, seeds));
      return {
        units: played.reduce((sum, one) => sum + one.decisions, 0),
        hash: () => chainHashes(played.map(({ state }) => state)),
      };
    };
  },

  matchDecisionsPerSecond(game, setup, { decisions }) {
    const plan = planGames(game, setup, decisions);
    return () => {
      const played = plan.map((seeds) => playMatch(game, setup, seeds));
      return {
        units: played.reduce((sum, match) => sum + match.decision, 0),
        hash: () => played.reduce((chain, match) => sha256(`${chain}${recordOf(match)}`), ''),
      };
    };
  },

  clonesPerSecond(game, setup, { copies }) {
    const positions = samplePositions(game, setup);
    return () => {
      // Each copy is made from the copy before it, so every single one is needed.
      const copied = positions.slice();
      for (let i = 0; i < copies; i++) copied[i % POSITIONS] = game.clone(copied[i % POSITIONS]);
      return { units: copies, hash: () => chainHashes(copied) };
    };
  },

  viewsPerSecond(game, setup, { copies }) {
    const positions = samplePositions(game, setup);
    const seats = game.seats.length;
    return () => {
      const views: unknown[] = [];
      for (let i = 0; i < copies; i++) {
        // Every position is seen from every seat, round after round.
        const seat = (i + Math.floor(i / POSITIONS)) % seats;
        views[i % KEPT_VIEWS] = game.view(positions[i % POSITIONS], seat);
      }
      return { units: copies, hash: () => chainHashes(views) };
    };
  },

  worldsPerSecond(game, setup, { copies }) {
    const seats = game.seats.length;
    const views = samplePositions(game, setup).map((state, i) => game.view(state, i % seats));
    return () => {
      const chance = seededChance(WORLDS);
      const worlds: unknown[] = [];
      for (let i = 0; i < copies; i++) {
        worlds[i % KEPT_VIEWS] = game.determinise(views[i % views.length], chance);
      }
      return { units: copies, hash: () => chainHashes(worlds) };
    };
  },

  eventDecisionsPerSecond(game, setup, { decisions }) {
    const plan = planGames(game, setup, decisions);
    return () => {
      const told: BaseEvent[][] = [];
      const views: unknown[] = [];
      let looks = 0;
      const spectacle = {
        begin() {
          const events: BaseEvent[] = [];
          told.push(events);
          return (event: BaseEvent) => void events.push(event);
        },
        afterAction(state: unknown, seat: Seat) {
          views[looks++ % KEPT_VIEWS] = game.view(state, seat);
        },
      };
      const played = plan.map((seeds) => playRandomly(game, setup, seeds, spectacle));
      return {
        units: looks,
        hash: () => chainHashes([...played.map(({ state }) => state), ...told, ...views]),
      };
    };
  },
};

/** The referee's way: checked against the list, with draws recorded and snapshots for undo. */
function playMatch(game: AnyGame, setup: Setup, seeds: GameSeeds): AnyMatch {
  const match: AnyMatch = orRefuse(createMatch(game, setup, seeds.game));
  const choices = seededChance(seeds.choices);
  for (;;) {
    const awaiting = match.awaiting();
    if (awaiting.kind === 'over') return match;
    const seat = must(awaiting.seats[0], 'a seat is awaited');
    const actions: readonly BaseAction[] = match.actions(seat);
    const action = must(actions[choices.pick(actions.length, 'choice')], 'an action is offered');
    orRefuse(match.act(seat, action));
  }
}

function samplePositions(game: AnyGame, setup: Setup): readonly unknown[] {
  const positions: unknown[] = [];
  const spectacle = {
    begin: () => () => undefined,
    afterAction: (state: unknown) => void positions.push(game.clone(state)),
  };
  for (const seeds of planGames(game, setup, POSITIONS)) {
    playRandomly(game, setup, seeds, spectacle);
  }
  return positions.slice(0, POSITIONS);
}
