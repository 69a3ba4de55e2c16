import { type Chance, must } from '@bivouac/kernel';

/** How good a position is for a seat, in any unit; higher is better. */
export type Evaluate<S> = (state: S, seat: number) => number;

/** The action with the best sum; equals are decided by the bot's own luck. */
export function pickBest<A>(actions: readonly A[], sums: readonly number[], chance: Chance): A {
  let best = Number.NEGATIVE_INFINITY;
  let equals: A[] = [];
  actions.forEach((action, i) => {
    const sum = sums[i] ?? Number.NEGATIVE_INFINITY;
    if (sum > best) {
      best = sum;
      equals = [action];
    } else if (sum === best) equals.push(action);
  });
  const index = equals.length === 1 ? 0 : chance.pick(equals.length, 'bot.tie');
  return must(equals[index], 'an action is on offer');
}
