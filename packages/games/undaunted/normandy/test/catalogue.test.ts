import { offsetSquareBoard } from '@bivouac/board';
import type { Scenario } from '@bivouac/undaunted-core';
import { describe, expect, test } from 'vitest';
import { BOOK, COVER, HILL, SCENARIO_FILES, SCENARIOS } from '../src/rules/index.ts';
import { BOARDS } from './catalogue-boards.ts';
import { CARDS, OVERVIEW } from './catalogue-facts.ts';
import { kind, names, tile } from './position.ts';

test('scenario book: twelve scenarios in the order of the book', () => {
  expect(SCENARIOS.map(({ id }) => id)).toEqual(OVERVIEW.map(({ id }) => id));
  expect(SCENARIOS.map(({ number }) => number)).toEqual(OVERVIEW.map((_, i) => i + 1));
  expect(SCENARIOS.every(({ provenance }) => provenance === 'rulebook')).toBe(true);
});

const both = SCENARIOS.map((scenario, i) => [scenario.id, scenario, i] as const);

describe.each(both)('scenario book: %s', (id, scenario, index) => {
  const facts = OVERVIEW[index];
  if (facts === undefined) throw new Error(`no facts about ${id}`);

  test('has the tiles, neighbours, longest distance and shift of the book', () => {
    const laid = scenario.layout.map((placed) => placed.tile);
    expect(laid).toHaveLength(facts.tiles);
    let ends = 0;
    let farthest = 0;
    for (const from of laid) {
      const near = scenario.neighbours[from] ?? [];
      expect(near.length).toBeGreaterThan(0);
      expect(near.length).toBeLessThanOrEqual(6);
      ends += near.length;
      for (const to of laid) {
        const steps = scenario.distances[from]?.[to] ?? -1;
        expect(scenario.distances[to]?.[from]).toBe(steps);
        expect(near.includes(to)).toBe(steps === 1);
        expect(scenario.neighbours[to]?.includes(from)).toBe(steps === 1);
        expect(steps === 0).toBe(from === to);
        farthest = Math.max(farthest, steps);
      }
    }
    expect(ends / 2).toBe(facts.pairs);
    expect(farthest).toBe(facts.farthest);
    const board = offsetSquareBoard(scenario.layout);
    expect(board.ok && board.value.stagger).toBe(facts.stagger);
    expect(SCENARIO_FILES[index]?.[1]).toMatchObject({ stagger: facts.stagger });
  });

  test('uses no tile twice', () => {
    const pieces = scenario.layout.map((placed) => placed.tile >> 1);
    expect(new Set(pieces).size).toBe(pieces.length);
  });

  test('has the points on the map and at the start, goals and initiative of the book', () => {
    const sum = (tiles: readonly number[]): number =>
      tiles.reduce((points, at) => points + (scenario.objectives[at] ?? 0), 0);
    const held = (seat: number): number[] =>
      BOOK.tiles.flatMap((_, at) =>
        scenario.control[seat * BOOK.tiles.length + at] === 2 ? [at] : [],
      );
    const all = BOOK.tiles.map((_, at) => at);
    expect([sum(all), sum(held(0)), sum(held(1))]).toEqual(facts.points);
    expect(BOOK.seats[scenario.initiative]).toBe(facts.initiative);
    expect(scenario.goals.map((goal) => (goal.kind === 'pin' ? 0 : goal.value))).toEqual(
      facts.goals,
    );
  });

  test('has the cards in deck and supply of the book', () => {
    for (const side of ['us', 'de'] as const) {
      const { deck, supply, cards } = scenario.sides[side === 'us' ? 0 : 1];
      expect(deck).toHaveLength(facts.decks[side === 'us' ? 0 : 1]);
      expect(names(cards)).toEqual(
        names(scenario.sides[side === 'us' ? 0 : 1].deck)
          .concat(names(supply))
          .sort((a, b) => kind(a) - kind(b)),
      );
      // No copy twice, and only such as there are.
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.every((card) => card >= 0 && card < 54)).toBe(true);
      expect(tallied(deck, supply)).toEqual(printed(side, index));
    }
  });

  test('has the counters of the book at the start', () => {
    expect(described(scenario)).toEqual(
      BOARDS[id]
        ?.trim()
        .split('\n')
        .map((line) => line.trim())
        .flatMap(perWord)
        .sort(),
    );
  });

  test('gives every unit with cards a place to enter, and every unit on the map a card in the deck', () => {
    for (const seat of [0, 1] as const) {
      const has = (cards: readonly number[], unit: number): boolean =>
        cards.some((card) => BOOK.kinds[BOOK.kindOf[card] ?? -1]?.unit === unit);
      BOOK.units.forEach((_, unit) => {
        const { deck, cards } = scenario.sides[seat];
        const at = scenario.at[seat * BOOK.units.length + unit] ?? -1;
        const spawn = scenario.spawns[seat * BOOK.units.length + unit] ?? -1;
        if (has(cards, unit)) expect(scenario.neighbours[spawn]?.length).toBeGreaterThan(0);
        expect(at >= 0).toBe(has(deck, unit));
      });
    }
  });
});

/** `1D+4S` for each kind of card that a side has. */
function tallied(deck: readonly number[], supply: readonly number[]): Record<string, string> {
  const counts: Record<string, string> = {};
  for (const name of new Set(names([...deck, ...supply]))) {
    const d = names(deck).filter((card) => card === name).length;
    const s = names(supply).filter((card) => card === name).length;
    counts[name] = [d > 0 ? [`${d}D`] : [], s > 0 ? [`${s}S`] : []].flat().join('+');
  }
  return counts;
}

function printed(side: 'us' | 'de', index: number): Record<string, string> {
  const rows = CARDS[side].trim().split('\n');
  const cells = rows.map((row) => row.trim().split(/\s+/));
  return Object.fromEntries(
    cells.flatMap(([name = '', ...counts]) => {
      const cell = counts[index] ?? '-';
      return cell === '-' ? [] : [[name, cell]];
    }),
  );
}

/** One short line per tile, marker, entry and counter. */
function described(scenario: Scenario): string[] {
  const name = (at: number): string => (BOOK.tiles[at] ?? '?').toUpperCase();
  const lines = scenario.layout.map(({ tile: at, hx, hy }) => {
    const value = scenario.objectives[at] ?? 0;
    return `tiles ${name(at)}@${hx},${hy}${value > 0 ? `=${value}` : ''}`;
  });
  BOOK.seats.forEach((side, seat) => {
    const first = seat * BOOK.tiles.length;
    BOOK.tiles.forEach((_, at) => {
      const marker = scenario.control[first + at] ?? 0;
      if (marker > 0) lines.push(`${side} markers ${name(at)}${marker === 2 ? '*' : ''}`);
    });
    BOOK.units.forEach(({ id }, unit) => {
      const at = scenario.at[seat * BOOK.units.length + unit] ?? -1;
      const spawn = scenario.spawns[seat * BOOK.units.length + unit] ?? -1;
      if (at >= 0) lines.push(`${side} units ${name(at)}:${id}`);
      if (spawn >= 0) lines.push(`${side} spawn ${name(spawn)}:${id}`);
    });
  });
  if (scenario.radio >= 0) lines.push(`radio ${name(scenario.radio)}`);
  return lines.sort();
}

/** `us units 17B:a+b` as `us units 17B:a`, `us units 17B:b`; spawn markers by the units they mean. */
function perWord(line: string): string[] {
  const [, head = '', tail = ''] = /^(tiles|radio|(?:us|de) \w+) (.*)$/.exec(line) ?? [];
  return tail.split(' ').flatMap((word) => {
    const [at = '', things] = word.split(':');
    if (things === undefined) return [`${head} ${word}`];
    return things.split('+').flatMap((thing) => {
      if (!head.endsWith('spawn')) return [`${head} ${at}:${thing}`];
      const fits = BOOK.units.filter(
        ({ id, squad }) => thing === 'all' || thing === id || thing === 'abc'[squad],
      );
      return fits.map(({ id }) => `${head} ${at}:${id}`);
    });
  });
}

test('normandy/defence: the cover of all 36 tile faces (facts 4)', () => {
  const A = [0, HILL, 3, 3, 1, 1, 2, 2, HILL, 1, 1, 1, 0, 0, 0, HILL, 0, 0];
  const B = [1, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3];
  A.forEach((cover, i) => {
    expect([i + 1, COVER[tile(`${i + 1}a`)]]).toEqual([i + 1, cover]);
    expect([i + 1, COVER[tile(`${i + 1}b`)]]).toEqual([i + 1, B[i]]);
  });
  expect(COVER).toHaveLength(36);
});

/** Facts 3: copies, initiative and actions. */
const PRINTED = `
  sergeant    1 9 bolster-3 command-2
  guide       1 8 bolster-1 guide-1
  leader-a    1 7 bolster-2-squad inspire-1-squad
  leader-b    1 7 bolster-2-squad inspire-1-squad
  leader-c    1 7 bolster-2-squad inspire-1-squad
  scout-a     3 6 scout-2 attack-1 recon-0 conceal-0
  scout-b     3 6 scout-2 attack-1 recon-0 conceal-0
  scout-c     3 6 scout-2 attack-1 recon-0 conceal-0
  rifleman-a  5 5 move-1 attack-1 control-0
  rifleman-b  5 5 move-1 attack-1 control-0
  rifleman-c  5 5 move-1 attack-1 control-0
  sniper      3 4 stalk-1 attack-3
  gunner-a    3 3 move-1 attack-2 suppress-4
  gunner-b    3 3 move-1 attack-2 suppress-4
  gunner-c    3 3 move-1 attack-2 suppress-4
  mortar      3 2 move-1 blast-1 target-0
  fog        10 1`;

test('normandy/cards: 54 for each side, with initiative and actions (facts 3)', () => {
  const rows = BOOK.kinds.map(({ id, initiative, acts }, i) => {
    const copies = BOOK.kindOf.filter((of) => of === i).length;
    const words = acts.map(
      ({ verb, value, isOwnSquad }) => `${verb}-${value}${isOwnSquad ? '-squad' : ''}`,
    );
    return [id, copies, initiative, ...words].join(' ');
  });
  expect(rows).toEqual(
    PRINTED.trim()
      .split('\n')
      .map((line) => line.trim().replaceAll(/\s+/g, ' ')),
  );
  expect(BOOK.kindOf).toHaveLength(54);
});

test('cards: squads and the commanders’ star', () => {
  for (const { id, squad, unit, isCommander } of BOOK.kinds) {
    expect([id, squad]).toEqual([id, 'abc'.indexOf(/-([abc])$/.exec(id)?.[1] ?? '-')]);
    expect([id, isCommander]).toEqual([id, /^(sergeant|guide|leader)/.test(id)]);
    expect([id, unit >= 0]).toEqual([id, !isCommander && id !== 'fog']);
  }
});
