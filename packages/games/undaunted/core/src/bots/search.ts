import { type BaseAction, type Io, must, type Seat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { Event } from '../rules/events.ts';
import type { PublicPart, State } from '../rules/state.ts';
import { trialLuck } from './luck.ts';
import type { Mind, Question } from './mind.ts';
import { sightOfState, sightOfView } from './sight.ts';

export interface SearchOptions {
  /** Play-outs per decision, if the budget allows. */
  readonly trials: number;
  /** How many rounds after this one are played out, for who moves first in it and second. */
  readonly rounds: readonly [number, number];
  /** How sure a candidate must be to overrule the lieutenant, in standard errors. */
  readonly doubt: number;
}

/** An action on trial against what the lieutenant would do. */
interface Candidate<A> {
  readonly action: A;
  /** By how much it did better than the lieutenant's action in the same worlds: the sum and its squares. */
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
export function searchAction<X, A extends BaseAction>(
  mind: Mind<X, A>,
  { seat, view, actions, budget, chance }: Question<X, A>,
  options: SearchOptions,
): Action | A {
  const { game, rules } = mind;
  const sight = sightOfView(rules, view, seat);
  const usual = mind.think(sight, actions);
  if (actions.length === 1) return usual;
  let rivals = mind
    .rivals(sight, actions, usual)
    .map((action): Candidate<Action | A> => ({ action, sum: 0, squares: 0 }));
  let trials = Math.min(options.trials, budget.trials);
  let worlds = 0;
  const lastRound = view.public.round + horizon(mind, view.public, seat, actions, options);
  while (rivals.length > 0 && trials > rivals.length) {
    const batch = worlds === 0 ? 6 : 8;
    for (let i = 0; i < batch && trials > rivals.length; i++) {
      if (budget.isSpent?.()) return verdict(usual, rivals, worlds, options.doubt);
      const world = game.determinise(view, chance);
      const luck = chance.pick(WORDS, 'bot.trial');
      const trial = (action: Action | A): number =>
        playOut(mind, game.clone(world), seat, action, luck, lastRound);
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
function horizon<X, A extends BaseAction>(
  mind: Mind<X, A>,
  part: PublicPart<X>,
  seat: Seat,
  actions: readonly BaseAction[],
  { rounds }: SearchOptions,
): number {
  const isSecond = part.initiative !== seat && actions[0]?.kind !== 'bid';
  return rounds[isSecond ? 1 : 0] + mind.patience(part);
}

/** Keeps the better half, and none that is clearly worse than the lieutenant's choice. */
function stillOpen<A>(rivals: readonly Candidate<A>[], worlds: number): Candidate<A>[] {
  return rivals
    .filter((rival) => rival.sum / worlds + 1.5 * errorOf(rival, worlds) > 0)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, Math.ceil(rivals.length / 2));
}

function errorOf({ sum, squares }: Candidate<unknown>, worlds: number): number {
  const mean = sum / worlds;
  return Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds);
}

function verdict<A>(usual: A, rivals: readonly Candidate<A>[], worlds: number, doubt: number): A {
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
function playOut<X, A extends BaseAction>(
  { game, rules, think, evaluate }: Mind<X, A>,
  state: State<X>,
  seat: Seat,
  action: Action | A,
  luck: number,
  lastRound: number,
): number {
  const io: Io<Event> = { chance: trialLuck(luck), emit: QUIET };
  game.apply(state, seat, action, io);
  while (state.public.round <= lastRound) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') break;
    const next = must(awaiting.seats[0], 'a seat is awaited');
    const choice = think(sightOfState(rules, state, next), game.actions(state, next));
    game.apply(state, next, choice, io);
  }
  return evaluate(state, seat);
}
