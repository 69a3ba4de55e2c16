import { type BaseAction, must } from '@bivouac/kernel';
import type { Action } from '../rules/actions.ts';
import type { Mind, Question } from './mind.ts';
import { sightOfView } from './sight.ts';

/** One decision in this many is made without much thought. */
const LAPSE = 4;

/**
 * A beginner: mostly follows the rules of thumb, bids whatever comes, and now and then plays a
 * card, a use or a target that has something for it but is not the best. The bot does not waste
 * its turn, nor shell its own soldiers.
 */
export function easyAction<X, A extends BaseAction>(
  mind: Mind<X, A>,
  question: Question<X, A>,
): Action | A {
  const { seat, view, actions, chance } = question;
  const pick = (from: readonly (Action | A)[], why: string): Action | A =>
    must(from[chance.pick(from.length, why)], 'an action is on offer');
  if (actions[0]?.kind === 'bid') return pick(actions, 'bot.bid');
  const sight = sightOfView(mind.rules, view, seat);
  const usual = mind.think(sight, actions);
  if (chance.pick(LAPSE, 'bot.lapse') > 0) return usual;
  const others = usual.kind === 'go' ? [] : mind.rivals(sight, actions, usual);
  return others.length === 0 ? usual : pick(others, 'bot.any');
}
