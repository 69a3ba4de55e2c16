import { type Chance, must, ofSeat, type Seat } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import type { Box } from '../box.ts';
import { blitzTheatre } from '../questions.ts';
import { isVs, otherSeat } from '../state.ts';
import type { View } from '../view.ts';
import { aimStep, effectStep } from './choices.ts';
import { planVs, type VsPlan } from './plan.ts';
import type { OpponentView } from './sight.ts';

/** As the bots' package asks; only the shape counts, since a game does not know that package. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly view: View;
  readonly actions: readonly Action[];
  readonly budget: { readonly trials: number; readonly isSpent?: () => boolean };
  readonly chance: Chance;
}

/**
 * The solo opponent. In a solo game its row, its stratagem and its die lie on the table; at other
 * tables it plays by the same steps from its own reserve, and rolls a die of its own.
 */
export function vsAction(box: Box, question: BotQuestion): Action {
  const { view, actions, seat } = question;
  const [first] = actions;
  if (actions.length === 1 && first !== undefined) return first;
  const chosen = choose(box, question);
  return must(chosen ?? first, `an action for seat ${seat}, asked for ${view.question?.kind}`);
}

function choose(box: Box, { view, actions, seat, chance }: BotQuestion): Action | undefined {
  const { question } = view;
  switch (question?.kind) {
    case 'token': {
      const plan = planVs(sightOf(box, view, seat, dieOf(view, seat) ?? chance.die(6, 'bot.vs')));
      return actions.find((action) => isPick(action, plan, view));
    }
    case 'space': {
      const space = spaceForHeld(box, view, seat);
      return actions.find((action) => action.kind === 'place' && action.space === space);
    }
    case 'aim': {
      const theatres = actions.flatMap((action) => (action.kind === 'aim' ? [action.theatre] : []));
      const [theatre] = aimStep(box, view.public, seat, question.steps, theatres).to;
      return actions.find((action) => action.kind === 'aim' && action.theatre === theatre);
    }
    case 'effect': {
      const space = effectStep(sightOf(box, view, seat, 1), question.pending)?.to[0];
      return actions.find((action) => action.kind === 'resolve' && action.space === space);
    }
    default:
      return undefined;
  }
}

/** The die that was rolled for it in a solo game; only its own choice follows that one. */
const dieOf = (view: View, seat: Seat): number | undefined =>
  isVs(view.public, seat) ? view.public.vs?.die : undefined;

function sightOf(box: Box, view: View, seat: Seat, die: number): OpponentView {
  const theatre = blitzTheatre(view.question);
  const enemyTokens = ofSeat(view.reserveSizes, otherSeat(seat));
  const enemyReserve = (isVs(view.public, seat) ? view.facing : view.row)?.tokens;
  const row = view.own?.reserve ?? [];
  return { box, part: view.public, seat, row, theatre, die, enemyTokens, enemyReserve };
}

function isPick(action: Action, plan: VsPlan | null, view: View): boolean {
  if (plan === null) return false;
  if (action.kind === 'pick') return action.position === plan.position;
  return action.kind === 'take' && action.token === view.own?.reserve[plan.position - 1];
}

/** The token is taken already: the plan that led to it. The space never depends on the die. */
function spaceForHeld(box: Box, view: View, seat: Seat): number {
  const { reserve = [], held = -1 } = view.own ?? {};
  const die = dieOf(view, seat);
  for (const face of die === undefined ? [1, 2, 3, 4, 5, 6] : [die]) {
    const plan = planVs(sightOf(box, view, seat, face));
    if (plan !== null && reserve[plan.position - 1] === reserve[held]) return plan.space;
  }
  return -1;
}
