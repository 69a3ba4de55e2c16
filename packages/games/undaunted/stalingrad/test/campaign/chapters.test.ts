import { must, type Setup } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import { expect, test } from 'vitest';
import { lockedCards, mergeSquads, sufferLosses, unlock } from '../../src/rules/campaign/roster.ts';
import type { CampaignState } from '../../src/rules/campaign/state.ts';
import {
  CARDS,
  cardNamed,
  counterNamed,
  FACES_OF,
  moreOf,
  SCENARIOS,
  type Task,
  TREE,
  tileNamed,
} from '../../src/rules/index.ts';
import { ids, inBattle, lose, ofType } from '../in-battle.ts';

// Stalingrad, Události v kampani, read off one chapter at a time.

test('stalingrad/upgrades: two soldiers are upgraded unless the state names another number', () => {
  const upgraded = (code: string): number[] => {
    // The leader of squad C, for whom a later state has a successor, has come by then.
    const at = inBattle(code, ({ books }) => {
      books.forEach(({ roster }, seat) => {
        unlock(roster, lockedCards(seat, '36'), 1);
      });
    });
    at.close(0);
    return at.state.books.map(
      ({ roster }) => roster.ledger.filter(({ mark }) => mark === 'upgraded').length,
    );
  };
  expect(upgraded('4a')).toEqual([2, 2]);
  expect(upgraded('5a')).toEqual([1, 1]);
  expect(upgraded('9a')).toEqual([3, 3]);
});

test('stalingrad/losses stalingrad/upgrades: losses come from the casualties, upgrades from all cards left in the battle', () => {
  const at = inBattle('4a', ({ books }) => {
    unlock(books[1].roster, lockedCards(1, '89'), 1);
  });
  const { battle } = at;
  const fog = must(
    battle.secret.decks[0].concat(battle.seats[0].hand).find((card) => CARDS[card]?.name === 'fog'),
    'fog',
  );
  const men = ['S-P-014', 'S-P-017', 'S-P-015', 'S-P-018', 'S-P-004'].map(cardNamed);
  const here = men.filter((card) => battle.public.extra.cards[0].includes(card));
  expect(here).toHaveLength(5);
  lose(battle, 0, [...here, fog]);
  const bid = must(battle.seats[0].hand.pop(), 'a card in hand');
  battle.seats[0].bid = bid;
  at.close(0);
  // Fog that Recon has set aside is no casualty; five cost two men.
  expect(ids(at.piles.get('loss.one'))).toEqual(ids(here));
  const fallen = here.slice(0, 2);
  const { roster } = at.state.books[0];
  for (const card of fallen) expect(roster.removed).toContain(card);
  const rest = at.piles.get('upgrade.one') ?? [];
  for (const card of here.slice(2)) expect(rest).toContain(card);
  for (const card of fallen) expect(rest).not.toContain(card);
  expect(rest).toContain(bid);
  for (const card of battle.secret.decks[0]) expect(rest).toContain(card);
  // Soldiers who stayed in the supply are not upgraded.
  for (const card of battle.public.supplies[0]) expect(rest).not.toContain(card);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('stalingrad/anti-air stalingrad/losses: a bomber that was shot down is gone for good, but is no casualty', () => {
  const bomber = cardNamed('N-Z-089');
  const at = inBattle('4a', ({ books }) => {
    unlock(books[1].roster, [bomber], 1);
  });
  const { battle } = at;
  battle.seats[1].removed.push(bomber);
  battle.public.extra.shotDown[1].push(bomber);
  at.close(0);
  expect(at.piles.get('loss.two')).toEqual([]);
  expect(at.state.record.chapters.at(-1)?.casualties).toEqual([0, 0]);
  const { roster } = at.state.books[1];
  expect(roster.removed).toContain(bomber);
  expect(roster.ledger).toContainEqual({ stage: 4, mark: 'shot-down', card: bomber, other: -1 });
});

test('stalingrad/works: a story fortifies tiles for good, and a second time changes nothing', () => {
  const node = must(
    TREE.nodes.find(({ fortify }) => fortify !== undefined),
    'a state with works',
  );
  const [name = ''] = node.fortify?.split(' ') ?? [];
  const tile = tileNamed(name);
  const first = inBattle(node.code);
  expect(first.state.record.letters[tile]).toBe(1);
  expect(first.battle.public.extra.letters[tile]).toBe(1);
  expect(ofType(first.events, 'tileFortified')).toContainEqual({ type: 'tileFortified', tile });
  const again = inBattle(node.code, ({ record }) => {
    record.letters = record.letters.with(tile, 1);
  });
  expect(again.state.record.letters[tile]).toBe(1);
  expect(ofType(again.events, 'tileFortified')).not.toContainEqual({ type: 'tileFortified', tile });
});

test('stalingrad/buildings stalingrad/tunnels: damaged buildings and destroyed tunnels stay so in the next battle', () => {
  const node = must(
    TREE.nodes.find(({ scenario }) => {
      const found = SCENARIOS.find(({ id }) => id === scenario);
      return found !== undefined && moreOf(found).tunnels.length > 1;
    }),
    'a state with tunnels',
  );
  const at = inBattle(node.code);
  const { extra } = at.battle.public;
  const [lost = -1, ...left] = extra.tunnels;
  const house = FACES_OF.findIndex(
    (faces, tile) => faces.length === 3 && extra.letters[tile] === 0,
  );
  extra.tunnels = left;
  extra.letters = extra.letters.with(house, 1);
  at.close(1);
  expect(at.state.record.lostTunnels).toEqual([lost]);
  expect(at.state.record.letters[house]).toBe(1);
  // Back in the same place, by whatever way.
  const later = inBattle(node.code, ({ record }) => {
    record.letters = at.state.record.letters;
    record.lostTunnels = at.state.record.lostTunnels.slice();
  });
  expect(later.battle.public.extra.tunnels).toEqual(left);
  expect(later.battle.public.extra.letters[house]).toBe(1);
});

test('stalingrad/merging: a side chooses in secret, and both see it when the battle begins', () => {
  const at = inBattle('4a', ({ books }) => {
    unlock(books[0].roster, lockedCards(0, '36-47'), 4);
    mergeSquads(books[0].roster, 1, 4);
  });
  expect(at.state.record.merged).toEqual([1, -1]);
  expect(at.battle.public.extra.merged).toEqual([1, -1]);
  expect(ofType(at.events, 'squadsMerged')).toEqual([
    { type: 'squadsMerged', seat: 0, squad: 1, reveals: true },
  ]);
});

test('stalingrad/losses stalingrad/upgrades: after the last battle neither is drawn', () => {
  const at = inBattle('15a', ({ record, books }) => {
    record.chapters = new Array(14).fill({ ...CHAPTER });
    for (const book of books) book.roster.merged = 0;
  });
  const { battle, state } = at;
  const men = battle.public.extra.cards[0].filter((card) => CARDS[card]?.name === 'rifleman-a');
  lose(battle, 0, men);
  battle.seats[1].removed.push(cardNamed('N-Z-089'));
  battle.public.extra.shotDown[1].push(cardNamed('N-Z-089'));
  const before = JSON.stringify(state.books.map(({ roster }) => roster));
  at.close(0);
  expect(state.record.outcome).toEqual({ winners: [0], reason: 'END3' });
  expect(JSON.stringify(state.books.map(({ roster }) => roster))).toBe(before);
  expect([...at.piles.keys()].filter((why) => /loss|upgrade/.test(why))).toEqual([]);
  expect(ofType(at.events, 'soldiersLost')).toEqual([]);
  // The record counts them all the same.
  expect(state.record.chapters.at(-1)?.casualties).toEqual([men.length, 0]);
});

const CHAPTER = {
  code: '1a',
  scenario: '011',
  winner: 0,
  reason: 'task',
  rounds: 1,
  casualties: [0, 0],
} as const;

/** Where the counter of a unit stands at the start of the battle of a state; -1 off the map. */
const standsAt = (
  code: string,
  name: string,
  isLost: (name: string) => boolean,
  options: Setup['options'] = {},
) => {
  const before = ({ books }: CampaignState) => {
    const { roster } = books[0];
    unlock(roster, lockedCards(0, '36-56'), 1);
    const gone = roster.available.filter((card) => isLost(CARDS[card]?.name ?? ''));
    for (const card of gone) sufferLosses(roster, [card], 1, true);
  };
  const { battle } = inBattle(code, before, options);
  return battle.public.at[counterNamed(0, name)] ?? -1;
};

const withSquadC = must(
  TREE.nodes.find(({ code, scenario }) => {
    const found = SCENARIOS.find(({ id }) => id === scenario);
    return code.startsWith('9') && (found?.at[counterNamed(0, 'rifleman-c')] ?? -1) >= 0;
  }),
  'a state with squad C on the map',
);

test('stalingrad/losses: counters are laid out by the plan, even if no soldier of the unit is left (S-31)', () => {
  const hasNoSoldier = () => false;
  const { code } = withSquadC;
  expect(standsAt(code, 'rifleman-c', hasNoSoldier)).toBeGreaterThanOrEqual(0);
  expect(standsAt(code, 'rifleman-c', (name) => name === 'rifleman-c')).toBe(
    standsAt(code, 'rifleman-c', hasNoSoldier),
  );
});

test('stalingrad/losses: under rules 2 the counter of a lost unit is missing, only where reservists are chosen (S-31)', () => {
  const { code } = withSquadC;
  const away = { 'lost-units': 'away' };
  const isC = (name: string): boolean => name === 'rifleman-c';
  expect(standsAt(code, 'rifleman-c', isC, away)).toBe(-1);
  for (const name of ['rifleman-c', 'rifleman-a', 'scout-c']) {
    const usual = standsAt(code, name, () => false);
    expect([name, standsAt(code, name, () => false, away)]).toEqual([name, usual]);
    expect([name, standsAt(code, name, isC, { losses: 'lowest', ...away })]).toEqual([name, usual]);
  }
  // Riflemen of A have reservists, so that their counter is always there.
  const isA = (name: string): boolean => name === 'rifleman-a';
  expect(standsAt(code, 'rifleman-a', isA, away)).toBeGreaterThanOrEqual(0);
});

test('stalingrad/merging: under rules 2 soldiers of C keep the counters of the other squad after merging (S-31)', () => {
  const after = must(
    TREE.nodes.find(({ code }) => code.startsWith('14')),
    'a state after merging',
  );
  const unmanned = (name: string): boolean => name === 'rifleman-a';
  const at = inBattle(
    after.code,
    ({ books, record }) => {
      const { roster } = books[0];
      unlock(roster, lockedCards(0, '36-47'), 9);
      for (const book of books) book.roster.merged = 0;
      record.merged = [0, 0];
      roster.available = roster.available.filter((card) => !unmanned(CARDS[card]?.name ?? ''));
    },
    { 'lost-units': 'away' },
  );
  expect(at.battle.public.at[counterNamed(0, 'rifleman-a')]).toBeGreaterThanOrEqual(0);
});

test('every counter on the map has a soldier in the battle who belongs to it', () => {
  for (const { id, sides, at } of SCENARIOS) {
    at.forEach((tile, unit) => {
      if (tile < 0) return;
      const seat = unit < counterNamed(1, 'rifleman-a') ? 0 : 1;
      const hasCard = sides[seat].cards.some(
        (card) => counterNamed(seat, CARDS[card]?.name ?? '') === unit,
      );
      expect([id, unit, hasCard]).toEqual([id, unit, true]);
    });
  }
});

test('stalingrad/tasks: every task and secret order can be met even if units are lost (S-31)', () => {
  for (const scenario of SCENARIOS) {
    const { tasks, secrets } = moreOf(scenario);
    for (const seat of [0, 1] as const) {
      for (const task of [tasks[seat], secrets[seat]]) {
        if (task === null) continue;
        const isPossible = isPossibleAlways(scenario, seat, task);
        expect([scenario.id, seat, task, isPossible]).toEqual([scenario.id, seat, task, true]);
      }
    }
  }
});

const HAS_RESERVISTS = /^(rifleman|scout|gunner)-[ab]$/;

/** Whether a task can be met when every unit without reservists, of either side, is lost for good. */
function isPossibleAlways(scenario: Scenario, seat: 0 | 1, task: Task): boolean {
  switch (task.kind) {
    // What stands on the map can be routed, whether it has a card or not.
    case 'rout': {
      const enemies = scenario.at.flatMap((tile, unit) => {
        const isEnemy = unit < counterNamed(1, 'rifleman-a') === (seat === 1);
        return isEnemy && tile >= 0 ? [unit] : [];
      });
      const isThere = (name: string): boolean => enemies.includes(counterNamed(1 - seat, name));
      return task.units.every(isThere) && enemies.length >= task.value;
    }
    // No soldier is left to move.
    case 'reach':
      return task.units.filter((name) => HAS_RESERVISTS.test(name)).length >= task.value;
    case 'and':
      return task.of.every((one) => isPossibleAlways(scenario, seat, one));
    case 'or':
    case 'mix':
      return task.of.some((one) => isPossibleAlways(scenario, seat, one));
    default:
      return true;
  }
}
