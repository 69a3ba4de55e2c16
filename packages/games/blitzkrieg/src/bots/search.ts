import { must, nth, type Seat } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import { turnTheatre } from '../rules/flow/turn.ts';
import { isVs, type State, seatPart } from '../rules/state.ts';
import { type BotQuestion, vsAction } from '../rules/vs/bot.ts';
import { evaluate } from './evaluate.ts';
import { answer, type Line, linesOf, type Tools } from './policy.ts';
import { quickMove } from './quick.ts';

export interface SearchOptions {
  /** Deals of what is hidden that are looked at. */
  readonly worlds: number;
  /** How many of the lines that look best at once are followed further. */
  readonly width: number;
  /** How many turns, beginning with the enemy's, are played on by the best-looking line. */
  readonly depth: number;
}

const nameOf = (tools: Tools, line: Line): string =>
  line.actions.map((action) => tools.game.notation.print(action)).join(' / ');

/**
 * Tries every placement in several deals of what is hidden. The ones that look best are followed
 * further: both sides take what looks best to them, and the position at the end is judged.
 */
export function searchAction(tools: Tools, question: BotQuestion, options: SearchOptions): Action {
  const { view, actions, seat, budget, chance } = question;
  const [only] = actions;
  if (actions.length === 1 && only !== undefined) return only;
  const sums = new Map<string, { line: Line; sum: number; count: number }>();
  const worlds = Math.max(1, Math.min(options.worlds, Math.floor(budget.trials / 20)));
  for (let i = 0; i < worlds; i++) {
    if (i > 0 && budget.isSpent?.()) break;
    const world = tools.game.determinise(view, chance);
    for (const line of linesOf(tools, world, seat)) {
      const name = nameOf(tools, line);
      const known = sums.get(name);
      if (known === undefined) sums.set(name, { line, sum: line.value, count: 1 });
      else {
        known.sum += line.value;
        known.count += 1;
      }
    }
  }
  const ranked = [...sums.values()].toSorted((a, b) => b.sum / b.count - a.sum / a.count);
  const chosen = options.depth === 0 ? ranked[0] : follow(tools, question, ranked, options, worlds);
  return must(chosen?.line.actions[0], `an action for seat ${seat}`);
}

interface Candidate {
  readonly line: Line;
  readonly sum: number;
  readonly count: number;
}

function follow(
  tools: Tools,
  { view, seat, budget, chance }: BotQuestion,
  ranked: readonly Candidate[],
  { width, depth }: SearchOptions,
  worlds: number,
): Candidate | undefined {
  const rivals = ranked.slice(0, width).map((candidate) => ({ candidate, sum: 0 }));
  if (rivals.length <= 1) return ranked[0];
  for (let i = 0; i < worlds; i++) {
    if (i > 0 && budget.isSpent?.()) break;
    const world = tools.game.determinise(view, chance);
    for (const rival of rivals) {
      rival.sum += playOn(tools, tools.game.clone(world), seat, rival.candidate.line, depth);
    }
  }
  return rivals.reduce((best, rival) => (rival.sum > best.sum ? rival : best)).candidate;
}

/** Plays the line, then lets both sides take what looks best to them. */
function playOn(tools: Tools, state: State, seat: Seat, line: Line, depth: number): number {
  const { game, io, box } = tools;
  for (const action of line.actions) {
    if (!game.actions(state, seat).some((offer) => game.notation.compare(offer, action) === 0)) {
      break;
    }
    game.apply(state, seat, action, io);
  }
  const last = state.public.turn + depth;
  for (let i = 0; i < QUESTIONS_PER_TURN * (depth + 1); i++) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over' || (state.public.turn >= last && isFresh(state))) break;
    playQuickly(tools, state, awaiting.seats[0] ?? 0);
  }
  return evaluate(box, state, seat);
}

const QUESTIONS_PER_TURN = 6;

/** One placement by a glance, or one answer. */
function playQuickly(tools: Tools, state: State, seat: Seat): void {
  const { game, box, io } = tools;
  const offers = game.actions(state, seat);
  const first = nth(offers, 0);
  // The solo opponent's steps are public: they need no guess.
  if (isVs(state.public, seat)) {
    const view = game.view(state, seat);
    const question = { seat, view, actions: offers, budget: { trials: 1 }, chance: io.chance };
    game.apply(state, seat, vsAction(box, question), io);
    return;
  }
  const theatre = turnTheatre(state);
  if (theatre === null || (first.kind !== 'take' && first.kind !== 'pick')) {
    answer(tools, state, seat);
    return;
  }
  const { reserve } = seatPart(state, seat);
  const move = quickMove(box, state.public, seat, reserve, theatre);
  const taken = offers.find((offer) =>
    offer.kind === 'take'
      ? offer.token === move?.token
      : offer.kind === 'pick' && reserve[offer.position - 1] === move?.token,
  );
  game.apply(state, seat, taken ?? first, io);
  if (taken !== undefined && move !== null) {
    game.apply(state, seat, { kind: 'place', space: move.space }, io);
  }
}

/** Whether a turn has just begun. */
const isFresh = (state: State): boolean => turnTheatre(state) === -1;
