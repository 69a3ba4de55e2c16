import { expect, test } from 'vitest';
import { isEnd, nodeOf } from '../../src/rules/campaign/tree.ts';
import { AREAS, FIRST_OWNERS } from '../../src/rules/data/city.ts';
import { unlockOf } from '../../src/rules/data/kits.ts';
import { readNumbers } from '../../src/rules/data/scenario-file.ts';
import { TREE } from '../../src/rules/index.ts';

/** The possible owners of each area in each state, over all paths that lead there. */
function ownersByCode(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (code: string, owners: readonly number[]): void => {
    const seen = found.get(code) ?? new Set<string>();
    found.set(code, seen);
    const key = owners.join();
    if (seen.has(key)) return;
    seen.add(key);
    if (isEnd(code)) return;
    const { next, areas = [] } = nodeOf(TREE, code);
    next.forEach((to, winner) => {
      visit(
        to,
        owners.map((owner, area) => (areas.some((one) => one === AREAS[area]) ? winner : owner)),
      );
    });
  };
  visit('1a', FIRST_OWNERS);
  return found;
}

test('a code tells who owns what, whichever way it was reached', () => {
  for (const [code, owners] of ownersByCode()) {
    if (!isEnd(code)) expect([code, owners.size]).toEqual([code, 1]);
  }
});

test('end of the campaign: an epic victory owns the whole city, a last battle does not', () => {
  const found = ownersByCode();
  for (const { code, winner, isEpic } of TREE.endings) {
    for (const owners of found.get(code) ?? []) {
      const holders = new Set(owners.split(','));
      expect([code, holders.size === 1]).toEqual([code, isEpic]);
      if (isEpic) expect(holders.has(String(winner))).toBe(true);
    }
  }
});

test('winning is never worse: it leads at least as far as losing', () => {
  // The letters of a stage go from the Soviets ahead to the Germans ahead.
  for (const { code, next } of TREE.nodes) {
    const [soviet, german] = next;
    if (isEnd(soviet) || isEnd(german)) continue;
    expect([code, soviet < german]).toEqual([code, true]);
  }
});

test('a card is unlocked at one stage only; a soldier makes way at one stage only', () => {
  for (const seat of [0, 1]) {
    const stages = new Map<string, Set<number>>();
    const note = (key: string, stage: number): void => {
      stages.set(key, (stages.get(key) ?? new Set()).add(stage));
    };
    for (const node of TREE.nodes) {
      const stage = Number.parseInt(node.code, 10);
      const { unlock, replace } = (seat === 0 ? node.soviet : node.german) ?? {};
      for (const number of readNumbers(unlock)) note(`comes ${number}`, stage);
      for (const number of readNumbers(unlockOf(seat, stage))) note(`comes ${number}`, stage);
      for (const word of replace?.split(' ') ?? []) {
        const [from, to] = word.split('>');
        note(`goes ${from}`, stage);
        note(`comes ${to}`, stage);
      }
    }
    for (const [key, at] of stages) expect([key, at.size]).toEqual([key, 1]);
  }
});

test('stages without an area at stake leave the owners as they are, the others move the front', () => {
  const still = [...new Set(TREE.nodes.filter(({ areas }) => !areas).map(({ code }) => code))];
  expect([...new Set(still.map((code) => Number.parseInt(code, 10)))]).toEqual([2, 5, 9, 12, 15]);
});
