import type { BaseAction } from '@bivouac/kernel';
import type { StandingOrders, StandingQuestion } from '@bivouac/manifest';
import type { Action } from './index.ts';

/** The defender's alternatives to standing, in order of preference. */
const REACTIONS = ['firstStrike', 'square', 'retire'] as const;

const actionOf = (actions: readonly BaseAction[], kind: Action['kind']): BaseAction | null =>
  actions.find((action) => action.kind === kind) ?? null;

/**
 * The window for reactions. It opens whenever a reaction is possible as far as both sides can see, and
 * a player who answers at once only without First Strike would give that away: so where another person
 * is at the table, a player who wants to be asked about First Strike is asked even without holding it.
 */
function react({ actions, chosen, isAlone }: StandingQuestion): BaseAction | null {
  const open = REACTIONS.filter((kind) => actionOf(actions, kind) !== null);
  const ordered = open.find((kind) => chosen(kind) === 'always');
  if (ordered !== undefined) return actionOf(actions, ordered);
  if (open.some((kind) => chosen(kind) === 'ask')) return null;
  const stand = actionOf(actions, 'stand');
  if (chosen('firstStrike') !== 'ask') return stand;
  const nothing = chosen('nothing');
  return nothing === 'always' || (nothing === 'alone' && isAlone) ? stand : null;
}

/** As many flags as can be ignored: the last on the list. */
const mostFlags = (actions: readonly BaseAction[]): BaseAction | null =>
  actions.findLast(({ kind }) => kind === 'ignore') ?? null;

export const standingOrders: StandingOrders = {
  orders: [
    { id: 'firstStrike', choices: ['ask', 'never', 'always'] },
    { id: 'square', choices: ['ask', 'always', 'never'] },
    { id: 'retire', choices: ['ask', 'never', 'always'] },
    { id: 'nothing', choices: ['alone', 'always', 'ask'] },
    { id: 'battleBack', choices: ['ask', 'always', 'never'] },
    { id: 'flags', choices: ['ask', 'most'] },
  ],
  answer(question) {
    const { kind, actions, chosen } = question;
    switch (kind) {
      case 'react':
        return react(question);
      case 'battle-back': {
        const order = chosen('battleBack');
        if (order === 'ask') return null;
        return actionOf(actions, order === 'always' ? 'battleBack' : 'hold');
      }
      case 'ignore':
        return chosen('flags') === 'most' ? mostFlags(actions) : null;
      default:
        return null;
    }
  },
};
