import {
  type AnyGame,
  type AnyMatch,
  deriveSeed,
  done,
  must,
  type Problem,
  type Result,
  type Seed,
  type SetupWish,
} from '@bivouac/kernel';
import type { AnyBot, Budget } from './bot.ts';
import { playGame } from './play-game.ts';

/** A series of games between bots. */
export interface SeriesSpec {
  readonly game: AnyGame;
  readonly wish: SetupWish;
  /** One bot per seat of the first game. */
  readonly bots: readonly AnyBot[];
  readonly seed: Seed;
  /** Play each deal twice with the seats passed on by one: luck of the deal and of the seat cancel. */
  readonly mirror: boolean;
  readonly budget: Budget;
  /** Which round a game has come to, in a game that has rounds. */
  readonly roundOf?: (match: AnyMatch) => number;
}

/** The result of a series; the results of its parts can be added up. */
export interface SeriesTally {
  readonly games: number;
  /** Wins of the bot listed at that place. */
  readonly byBot: readonly number[];
  readonly bySeat: readonly number[];
  readonly draws: number;
  readonly unfinished: number;
  readonly decisions: number;
  /** 0 in a game without rounds. */
  readonly rounds: number;
}

export function emptyTally(seats: number): SeriesTally {
  const zeros = Array.from({ length: seats }, () => 0);
  return {
    games: 0,
    byBot: zeros,
    bySeat: zeros,
    draws: 0,
    unfinished: 0,
    decisions: 0,
    rounds: 0,
  };
}

export function addTallies(a: SeriesTally, b: SeriesTally): SeriesTally {
  const add = (x: readonly number[], y: readonly number[]) => x.map((n, i) => n + (y[i] ?? 0));
  return {
    games: a.games + b.games,
    byBot: add(a.byBot, b.byBot),
    bySeat: add(a.bySeat, b.bySeat),
    draws: a.draws + b.draws,
    unfinished: a.unfinished + b.unfinished,
    decisions: a.decisions + b.decisions,
    rounds: a.rounds + b.rounds,
  };
}

/** Plays game number `index` of a series. Every index can be played anywhere, in any order. */
export function playOfSeries(spec: SeriesSpec, index: number): Result<SeriesTally, Problem> {
  const seats = spec.game.seats.length;
  const deal = spec.mirror ? Math.floor(index / seats) : index;
  const shift = spec.mirror ? index % seats : 0;
  const botAt = (seat: number): number => (seat + shift) % seats;
  const bots = spec.game.seats.map((_, seat) => must(spec.bots[botAt(seat)], 'a bot per seat'));
  const seed = deriveSeed(spec.seed, `game ${deal}`);
  const played = playGame(spec.game, bots, spec.wish, seed, spec.budget);
  if (!played.ok) return played;
  const { outcome, decisions, match } = played.value;
  const won = (seat: number): number => (outcome?.winners.includes(seat) ? 1 : 0);
  const bySeat = spec.game.seats.map((_, seat) => won(seat));
  return done({
    games: 1,
    byBot: spec.bots.map((_, bot) => won((bot - shift + seats) % seats)),
    bySeat,
    draws: outcome !== null && outcome.winners.length === 0 ? 1 : 0,
    unfinished: outcome === null ? 1 : 0,
    decisions,
    rounds: spec.roundOf?.(match) ?? 0,
  });
}
