import { type Chance, must, type Seat } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { type CampaignKit, closeChapter, openChapter } from '../src/campaign/chapters.ts';
import type { CampaignEvent } from '../src/campaign/events.ts';
import { lockedCards, mergeSquads, unlock } from '../src/campaign/roster.ts';
import type { CampaignState } from '../src/campaign/state.ts';
import type { CityState } from '../src/extra.ts';
import {
  beginBattle,
  CARDS,
  cardNamed,
  FACES_OF,
  stalingradCampaign as game,
  moreOf,
  SCENARIO_FILES,
  SCENARIOS,
  TREE,
  tileNamed,
} from '../src/index.ts';

// Stalingrad, Události v kampani, read off one chapter at a time.

const kit: CampaignKit = {
  tree: TREE,
  files: SCENARIO_FILES,
  scenarios: SCENARIOS,
  begin: beginBattle,
};

/** A campaign in the battle of a state; luck leaves every pile as it is and notes it. */
function inBattle(code: string, before: (state: CampaignState) => void = () => undefined) {
  const piles = new Map<string, readonly number[]>();
  const events: CampaignEvent[] = [];
  const chance = {
    shuffle: (items: readonly number[], why: string) => piles.set(why, items.slice()),
  } as unknown as Chance;
  const io = { chance, emit: (event: CampaignEvent) => events.push(event) };
  const options = { discard: 'open', withdrawal: 'on' };
  const state = game.setup({ scenario: 'campaign', options }, io);
  state.record.code = code;
  before(state);
  events.length = 0;
  openChapter(kit, state, io);
  for (const seat of [0, 1]) game.apply(state, seat, { kind: 'done' }, io);
  const battle = must(state.battle ?? undefined, 'a battle');
  return {
    state,
    battle,
    events,
    piles,
    close(winner: Seat) {
      events.length = 0;
      battle.public.outcome = { winners: [winner], reason: 'task' };
      closeChapter(kit, state, io);
      game.check(state);
    },
  };
}

const ids = (cards: readonly number[] | undefined): string[] =>
  (cards ?? []).map((card) => CARDS[card]?.id ?? '?');
const ofType = (events: readonly CampaignEvent[], type: string) =>
  events.filter((event) => event.type === type);

/** From wherever it lies to the owner's pile of casualties. */
function lose(battle: CityState, seat: 0 | 1, cards: readonly number[]): void {
  const { hand, discard, removed } = battle.seats[seat];
  const lists = [hand, discard, battle.secret.decks[seat], battle.public.supplies[seat]];
  for (const card of cards) {
    const list = must(
      lists.find((one) => one.includes(card)),
      `card ${CARDS[card]?.id}`,
    );
    list.splice(list.indexOf(card), 1);
    removed.push(card);
  }
}

test('Fáze vylepšení — dva vojáci, není-li u stavu jiný počet', () => {
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

test('Fáze ztrát a vylepšení — z hromádky ztrát, pak ze všeho, co v boji zůstalo', () => {
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
  // Who stayed in the supply has learnt nothing.
  for (const card of battle.public.supplies[0]) expect(rest).not.toContain(card);
  expect(rest).toEqual(rest.toSorted((a, b) => a - b));
});

test('Protiletadlová obrana — sestřelený je pryč navždy, ale v hromádce ztrát neleží', () => {
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

test('Opevnění polí — co říká příběh, jednou provždy; podruhé se nic nestane', () => {
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

test('Poškozené budovy a zničené tunely zůstávají i v další bitvě', () => {
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

test('Sloučení družstev — volí se tajně; s bitvou to vidí oba', () => {
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
