import { must } from '@bivouac/kernel';
import type { TestPage } from './page.ts';

/** Lets both pages act at random until the game is over or `max` actions have been played. */
export async function playOn(
  pages: readonly TestPage[],
  luck: () => number,
  max = Number.POSITIVE_INFINITY,
): Promise<number> {
  for (let played = 0; played < max; played++) {
    await catchUp(pages);
    const page = pages.find(({ table }) => (table?.actions.length ?? 0) > 0);
    if (page === undefined) return played;
    const { actions } = must(page.table, 'a table');
    const answer = await page.act(actions[Math.floor(luck() * actions.length)]);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }
  return max;
}

/** Waits until every page has received what any of them has. */
export async function catchUp(pages: readonly TestPage[]): Promise<void> {
  // With hidden acts, entries are numbered differently for each reader; an answer comes after everything sent before
  // it.
  if (pages[0]?.rules.hidesActs === true) {
    for (const page of pages) await page.ask({ type: 'look', after: 0 });
    return;
  }
  const newest = Math.max(...pages.map(({ seen }) => seen));
  for (const page of pages) await page.reach(newest);
}

/** A deterministic random source for tests. */
export function steadyLuck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}
