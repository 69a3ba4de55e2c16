import { expect, test } from 'vitest';
import { storyOf } from '../src/rules/campaign/chapters.ts';
import { lockedCards } from '../src/rules/campaign/roster.ts';
import { isEnd, type Node, nodeOf } from '../src/rules/campaign/tree.ts';
import { unlockOf } from '../src/rules/data/kits.ts';
import { supplyNames } from '../src/rules/data/scenario-file.ts';
import {
  CARDS,
  KINDS,
  moreOf,
  SCENARIO_FILES,
  SCENARIOS,
  TREE,
  UNITS,
  VERBS,
} from '../src/rules/index.ts';
import { kindsOf } from './task-parts.ts';

/**
 * What each stage brings for the first time, the same on every path through the tree: actions
 * by their names, with the token that belongs to them (mines, smoke, field of fire) and with
 * buildings that can be damaged (demolish); tanks, tunnels, works; the kinds of task that need a
 * marker or a sum; sealed orders and merged squads. Not counted: a task to rout units, since routs
 * are known from #011; “and”, “or”, which mean what they say; whatever an upgrade or a draw brings.
 */
const FIRST_MET: { readonly [stage: number]: string } = {
  1: 'attack bolster command conceal control inspire move recon scout suppress',
  2: 'field-of-fire stalk',
  3: 'guide works',
  4: 'demolish points',
  5: 'mines reach',
  6: 'bring-up rally',
  7: 'antitank tanks',
  8: 'grenades recon-scout',
  9: 'anti-air bombard',
  10: 'flamethrower smoke',
  11: 'mix tunnels',
  12: 'secret stack',
  // The Soviets' political officer exerts, the Germans' assault troops assault.
  13: 'assault exert merge',
  14: 'area-suppress attack-stalk',
  15: '',
};

const COUNTED_TASKS: readonly string[] = ['points', 'reach', 'mix', 'stack'];

/** What is printed on cards. */
const rulesOfCards = (cards: readonly number[]): string[] =>
  cards.flatMap((card) => {
    const kind = KINDS[Math.min(card, KINDS.length - 1)];
    const isTank = UNITS[kind?.unit ?? -1]?.armour !== undefined;
    return [...(kind?.acts ?? []).map(({ verb }) => verb), ...(isTank ? ['tanks'] : [])];
  });

/** The cards that a side gets in a state: from the box at first, from its story and the scenario. */
function freshCards(node: Node, seat: number): number[] {
  const { unlock, replace } = storyOf(node, seat);
  const stage = Number.parseInt(node.code, 10);
  const first = CARDS.flatMap((card, i) => (card.seat === seat && card.deck === 'P' ? [i] : []));
  const replacing = replace?.split(' ').map((word) => word.split('>')[1]) ?? [];
  return [
    ...(stage === 1 ? first : []),
    ...[unlock, unlockOf(seat, stage), ...replacing].flatMap((told) => lockedCards(seat, told)),
  ];
}

/** What the scenario gives both sides. */
function rulesOfScenario({ scenario, fortify, soviet, german }: Node): string[] {
  const more = moreOf(SCENARIOS.find(({ id }) => id === scenario) as never);
  return [
    ...more.tasks.flatMap(kindsOf).filter((kind) => COUNTED_TASKS.includes(kind)),
    ...(more.secrets.some((secret) => secret !== null) ? ['secret'] : []),
    ...(more.fortified.length > 0 || fortify !== undefined ? ['works'] : []),
    ...(more.tunnels.length > 0 ? ['tunnels'] : []),
    ...(more.mines.length > 0 ? ['mines'] : []),
    ...(soviet?.merge || german?.merge ? ['merge'] : []),
  ];
}

interface Visit {
  readonly node: Node;
  /** What is new to the reader of each book, and to both together. */
  readonly fresh: readonly [string[], string[]];
  readonly all: string[];
  readonly known: ReadonlySet<string>;
}

/** Every state, once for each set of rules with which it can be reached. */
function everyVisit(): { visits: Visit[]; ends: ReadonlySet<string>[] } {
  const visits: Visit[] = [];
  const ends: ReadonlySet<string>[] = [];
  const seen = new Set<string>();
  const visit = (code: string, known: ReadonlySet<string>): void => {
    const key = `${code} ${[...known].sort()}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (isEnd(code)) {
      ends.push(known);
      return;
    }
    const node = nodeOf(TREE, code);
    const fresh = ([0, 1] as const).map((seat) => {
      const met = [...rulesOfCards(freshCards(node, seat)), ...rulesOfScenario(node)];
      return [...new Set(met.filter((rule) => !known.has(rule)))].sort();
    }) as [string[], string[]];
    const all = [...new Set(fresh.flat())].sort();
    const after = new Set([...known, ...all]);
    visits.push({ node, fresh, all, known: after });
    for (const next of node.next) visit(next, after);
  };
  visit('1a', new Set());
  return { visits, ends };
}

const { visits, ends } = everyVisit();

test('each stage brings the same new rules on every way, after the first at most two to a reader', () => {
  for (const { node, fresh, all } of visits) {
    const stage = Number.parseInt(node.code, 10);
    expect([node.code, all.join(' ')]).toEqual([node.code, FIRST_MET[stage]]);
    if (stage === 1) continue;
    for (const own of fresh) expect([node.code, own.length <= 2]).toEqual([node.code, true]);
  }
});

test('whichever way a campaign takes, it meets every action and every token', () => {
  const others = ['tanks', 'tunnels', 'works', 'secret', 'merge', ...COUNTED_TASKS];
  expect(ends.length).toBeGreaterThan(0);
  for (const known of ends) {
    expect([...VERBS, ...others].filter((rule) => !known.has(rule))).toEqual([]);
  }
});

test('a soldier who is unlocked can be taken into the battle of that very stage', () => {
  for (const node of TREE.nodes) {
    const file = SCENARIO_FILES.find(({ id }) => id === node.scenario);
    for (const seat of [0, 1]) {
      const names = supplyNames(file as never, seat);
      const idle = freshCards(node, seat).filter(
        (card) => !names.includes(CARDS[card]?.name ?? ''),
      );
      expect([node.code, idle.map((card) => CARDS[card]?.id)]).toEqual([node.code, []]);
    }
  }
});
