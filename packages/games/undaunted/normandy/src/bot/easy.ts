import { must } from '@bivouac/kernel';
import type { Action } from '@bivouac/undaunted-core';
import type { NormandyRules } from '../extra.ts';
import { lieutenant } from './lieutenant.ts';
import { rivalsOf } from './rivals.ts';
import type { Question } from './search.ts';
import { sightOfView } from './sight.ts';

/** Of so many decisions one is made without much thought. */
const LAPSE = 4;

/**
 * A beginner: mostly follows the rules of thumb, bids whatever comes, and now and then plays a
 * card, a use or a target that has something for it but is not the best. He does not throw his
 * turn away, nor shell his own men.
 */
export function easyAction(rules: NormandyRules, question: Question): Action {
  const { seat, view, actions, chance } = question;
  const pick = (from: readonly Action[], why: string): Action =>
    must(from[chance.pick(from.length, why)], 'an action is on offer');
  if (actions[0]?.kind === 'bid') return pick(actions, 'bot.bid');
  const sight = sightOfView(rules, view, seat);
  const usual = lieutenant(sight, actions);
  if (chance.pick(LAPSE, 'bot.lapse') > 0) return usual;
  const others = usual.kind === 'go' ? [] : rivalsOf(sight, actions, usual);
  return others.length === 0 ? usual : pick(others, 'bot.any');
}
