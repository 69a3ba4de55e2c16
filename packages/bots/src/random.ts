import { type BaseAction, type BaseView, must } from '@bivouac/kernel';
import type { Bot } from './bot.ts';

/** Takes any listed action, each as likely as the next. */
export function randomBot<A extends BaseAction, V extends BaseView>(): Bot<A, V> {
  return {
    id: 'random',
    choose: ({ actions, chance }) =>
      must(actions[chance.pick(actions.length, 'bot.any')], 'an action is on offer'),
  };
}
