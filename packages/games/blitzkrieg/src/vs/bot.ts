import { type Chance, must, type Seat } from '@bivouac/kernel';
import type { Action } from '../actions.ts';
import { type Box, spaceOf } from '../box.ts';
import { markerAfter } from '../rules/tracks.ts';
import type { PublicPart } from '../state.ts';
import type { View } from '../view.ts';
import { greatest } from './greatest-change.ts';
import { LADDER } from './ladder.ts';
import { planVs, type VsPlan } from './plan.ts';
import type { Sight } from './sight.ts';

/** As the bots' package asks; only the shape counts, since a game does not know that package. */
export interface Question {
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
export function vsAction(box: Box, question: Question): Action {
  const { view, actions, seat } = question;
  const [first] = actions;
  if (actions.length === 1 && first !== undefined) return first;
  const chosen = choose(box, question);
  return must(chosen ?? first, `an action for seat ${seat}, asked for ${view.decision}`);
}

function choose(box: Box, { view, actions, seat, chance }: Question): Action | undefined {
  switch (view.decision) {
    case 'token': {
      const plan = planVs(sightOf(box, view, seat, view.public.vs?.die ?? chance.die(6, 'bot.vs')));
      return actions.find((action) => isPick(action, plan, view));
    }
    case 'space': {
      const space = spaceForHeld(box, view, seat);
      return actions.find((action) => action.kind === 'place' && action.space === space);
    }
    case 'aim':
      return chooseAim(box, view.public, seat, stepsToAim(box, view), actions);
    case 'effect':
      return chooseEffect(box, sightOf(box, view, seat, 1), actions);
    default:
      return undefined;
  }
}

function sightOf(box: Box, view: View, seat: Seat, die: number): Sight {
  const theatre = Number(view.stack.findLast(({ proc }) => proc === 'turn')?.vars.theatre ?? -1);
  return { box, part: view.public, seat, row: view.own?.reserve ?? [], theatre, die };
}

function isPick(action: Action, plan: VsPlan | null, view: View): boolean {
  if (plan === null) return false;
  if (action.kind === 'pick') return action.position === plan.position;
  return action.kind === 'take' && action.token === view.own?.reserve[plan.position - 1];
}

/** The token is taken already: the plan that led to it. The space never depends on the die. */
function spaceForHeld(box: Box, view: View, seat: Seat): number {
  const { reserve = [], held = -1 } = view.own ?? {};
  const faces = view.public.vs === null ? [1, 2, 3, 4, 5, 6] : [view.public.vs.die];
  for (const die of faces) {
    const plan = planVs(sightOf(box, view, seat, die));
    if (plan !== null && reserve[plan.position - 1] === reserve[held]) return plan.space;
  }
  return -1;
}

function stepsToAim(box: Box, view: View): number {
  return spaceOf(box, Number(view.stack.at(-1)?.vars.space ?? 0)).n;
}

/** Seed, Provádění efektů: where the strategic advantage makes the greatest change. */
export function chooseAim(
  box: Box,
  part: PublicPart,
  seat: Seat,
  steps: number,
  actions: readonly Action[],
): Action | undefined {
  const sign = seat === 0 ? 1 : -1;
  const aims = actions.filter((action) => action.kind === 'aim');
  return greatest(aims, ({ theatre }) => ({
    before: sign * (part.markers[theatre] ?? 0),
    after: sign * markerAfter(box, part, theatre, seat, steps, true),
    doesItScoreForEnemy: false,
  }))[0];
}

/** the effects of a theatre that it closed come in the order of steps 10 to 18. */
function chooseEffect(box: Box, sight: Sight, actions: readonly Action[]): Action | undefined {
  const effectOf = (action: Action): number =>
    action.kind === 'resolve' ? spaceOf(box, action.space).effect : -1;
  for (const { effects, holds } of LADDER) {
    const found = actions.find((action) => effects.includes(effectOf(action)));
    if (holds(sight) && found !== undefined) return found;
  }
  return undefined;
}
