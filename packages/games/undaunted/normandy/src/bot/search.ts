import { type Chance, type Io, must, type Seat } from '@bivouac/kernel';
import {
  type Action,
  type Event,
  goalOf,
  scenarioOf,
  type UndauntedGame,
} from '@bivouac/undaunted-core';
import type { Extra, NormandyRules, NormandyState } from '../extra.ts';
import { evaluateNormandy } from './evaluate.ts';
import { lieutenant } from './lieutenant.ts';
import { trialLuck } from './luck.ts';
import { rivalsOf } from './rivals.ts';
import { type NormandyView, sightOfState, sightOfView } from './sight.ts';

export interface SearchOptions {
  /** Play-outs per decision, if the budget allows. */
  readonly trials: number;
  /** How many rounds after this one are played out, for who moves first in it and second. */
  readonly rounds: readonly [number, number];
  /** So many more where a side wants to pin: breaking through pays off later than it costs. */
  readonly roundsOfPin: number;
  /** How sure a candidate must be to overrule the lieutenant, in standard errors. */
  readonly doubt: number;
}

/** As the bots' package asks; only the shape counts, since a game does not know that package. */
export interface Question {
  readonly seat: Seat;
  readonly view: NormandyView;
  readonly actions: readonly Action[];
  readonly budget: { readonly trials: number; readonly isSpent?: () => boolean };
  readonly chance: Chance;
}

/** An action on trial against what the lieutenant would do. */
interface Candidate {
  readonly action: Action;
  /** By how much it did better than his action in the same worlds: the sum and its squares. */
  sum: number;
  squares: number;
}

const WORDS = 0x7fff_ffff;

const QUIET = (): void => undefined;

/**
 * Looks beyond the rules of thumb: every candidate is tried in the same worlds and with the same
 * luck, both sides play on as lieutenants would, and the position at the end is judged. Candidates
 * that fall behind are dropped on the way, so that the trials go where the choice is close.
 */
export function searchAction(
  game: UndauntedGame<Extra>,
  rules: NormandyRules,
  { seat, view, actions, budget, chance }: Question,
  options: SearchOptions,
): Action {
  const sight = sightOfView(rules, view, seat);
  const usual = lieutenant(sight, actions);
  if (actions.length === 1) return usual;
  let rivals = rivalsOf(sight, actions, usual).map(
    (action): Candidate => ({ action, sum: 0, squares: 0 }),
  );
  let trials = Math.min(options.trials, budget.trials);
  let worlds = 0;
  const lastRound = view.public.round + horizon(rules, view, seat, actions, options);
  while (rivals.length > 0 && trials > rivals.length) {
    const batch = worlds === 0 ? 6 : 8;
    for (let i = 0; i < batch && trials > rivals.length; i++) {
      if (budget.isSpent?.()) return verdict(usual, rivals, worlds, options.doubt);
      const world = game.determinise(view, chance);
      const luck = chance.pick(WORDS, 'bot.trial');
      const trial = (action: Action): number =>
        playOut(game, rules, game.clone(world), seat, action, luck, lastRound);
      const par = trial(usual);
      for (const rival of rivals) {
        const gain = trial(rival.action) - par;
        rival.sum += gain;
        rival.squares += gain * gain;
      }
      trials -= rivals.length + 1;
      worlds += 1;
    }
    rivals = stillOpen(rivals, worlds);
  }
  return verdict(usual, rivals, worlds, options.doubt);
}

/** How many rounds after this one are played out. */
function horizon(
  rules: NormandyRules,
  { public: part }: NormandyView,
  seat: Seat,
  actions: readonly Action[],
  { rounds, roundsOfPin }: SearchOptions,
): number {
  const isSecond = part.initiative !== seat && actions[0]?.kind !== 'bid';
  const scenario = scenarioOf(rules, part);
  const isHunt = [0, 1].some((side) => goalOf(scenario, side).kind === 'pin');
  return rounds[isSecond ? 1 : 0] + (isHunt ? roundsOfPin : 0);
}

/** Keeps the better half, and nobody who is clearly worse than the lieutenant's choice. */
function stillOpen(rivals: readonly Candidate[], worlds: number): Candidate[] {
  return rivals
    .filter((rival) => rival.sum / worlds + 1.5 * errorOf(rival, worlds) > 0)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, Math.ceil(rivals.length / 2));
}

function errorOf({ sum, squares }: Candidate, worlds: number): number {
  const mean = sum / worlds;
  return Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
}

function verdict(
  usual: Action,
  rivals: readonly Candidate[],
  worlds: number,
  doubt: number,
): Action {
  let best = usual;
  let most = 0;
  for (const rival of rivals) {
    const gain = rival.sum / worlds - doubt * errorOf(rival, worlds);
    if (gain > most) {
      most = gain;
      best = rival.action;
    }
  }
  return best;
}

/** Takes the action, lets lieutenants play both sides on, and judges the end. */
function playOut(
  game: UndauntedGame<Extra>,
  rules: NormandyRules,
  state: NormandyState,
  seat: Seat,
  action: Action,
  luck: number,
  lastRound: number,
): number {
  const io: Io<Event> = { chance: trialLuck(luck), emit: QUIET };
  game.apply(state, seat, action, io);
  while (state.public.round <= lastRound) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') break;
    const next = must(awaiting.seats[0], 'somebody is awaited');
    const choice = lieutenant(sightOfState(rules, state, next), game.actions(state, next));
    game.apply(state, next, choice, io);
  }
  return evaluateNormandy(rules, state, seat);
}
