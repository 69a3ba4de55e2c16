import { must } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import type { NormandyRules } from '../extra.ts';
import { lieutenant } from './lieutenant.ts';
import type { Question } from './search.ts';
import { sightOfView } from './sight.ts';

/** Of so many decisions one is made without much thought. */
const LAPSE = 3;

/**
 * A beginner: mostly follows the rules of thumb, bids whatever comes, and now and then plays a
 * card, a use or a target that merely looks possible. He does not throw his turn away.
 */
export function easyAction(rules: NormandyRules, question: Question): Action {
  const { seat, view, actions, chance } = question;
  const pick = (from: readonly Action[], why: string): Action =>
    must(from[chance.pick(from.length, why)], 'an action is on offer');
  if (actions[0]?.kind === 'bid') return pick(actions, 'bot.bid');
  const plain = lieutenant(sightOfView(rules, view, seat), actions);
  if (chance.pick(LAPSE, 'bot.lapse') > 0) return plain;
  const likely = actions.filter(({ kind }) => kind !== 'end' && kind !== 'hunker');
  return likely.length === 0 ? plain : pick(likely, 'bot.any');
}
