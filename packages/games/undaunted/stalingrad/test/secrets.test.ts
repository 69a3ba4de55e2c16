import { idOf, must, nth, ofSeat, type Seat, type Viewer } from '@bivouac/kernel';
import { faultsOfPosition, probeChance } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { closeChapter } from '../src/rules/campaign/chapters.ts';
import type { CampaignState } from '../src/rules/campaign/state.ts';
import type { CampaignView } from '../src/rules/campaign/view.ts';
import { CARDS, stalingradCampaign as game, nextPlace } from '../src/rules/index.ts';
import { inBattle, kit, lose } from './in-battle.ts';
import { playFrom } from './position.ts';

// What lies open in a city and in a campaign, and what only one side knows.

test.each([false, true])(
  'stalingrad/public-information: in a city worlds look alike and views tell no secret, discards hidden: %s',
  (isHidden) => {
    const t = playFrom({
      turn: 'soviet',
      soviet: {
        at: { 'gunner-a': '504', 'scout-a': '505' },
        fields: { 'gunner-a': '505' },
        hand: 'P-004 P-020',
        played: 'P-009',
        deck: 'P-014 P-005',
        discard: 'P-010',
        supply: 'P-006',
      },
      german: {
        at: { 'scout-a': '406', 'gunner-a': '607' },
        routed: ['gunner-a'],
        hand: 'P-004 P-009',
        deck: 'P-005 P-014',
        discard: 'P-010',
      },
      letters: { 406: 'B' },
      smoke: '505',
      ...(isHidden ? { isDiscardHidden: true } : {}),
    });
    const { game: city } = t.match;
    expect([1, 2, 3].flatMap((luck) => faultsOfPosition(city, t.state(), luck))).toEqual([]);
  },
);

/**
 * A campaign whose battles one side always wins, without the battles: each camp, before and after the first side is
 * ready, and the battle that follows.
 */
function* positionsOf(winner: Seat): Generator<readonly [string, CampaignState]> {
  const io = { chance: probeChance(winner), emit: () => undefined };
  const state = game.setup({ scenario: 'campaign', options: OPTIONS }, io);
  while (state.record.outcome === null) {
    const { code } = state.record;
    for (const seat of [0, 1]) {
      yield [`${code}, before side ${seat} is ready`, state];
      for (let i = 0; i < MOST_PICKS && game.actions(state, seat).length > 0; i++) {
        if (state.battle !== null) break;
        const actions = game.actions(state, seat);
        const done = actions.find(({ kind }) => kind === 'done');
        game.apply(state, seat, done ?? nth(actions, actions.length - 1), io);
      }
    }
    const battle = must(state.battle ?? undefined, `the battle of ${code}`);
    yield [`${code}, in battle`, state];
    // A rifleman on each side falls.
    for (const seat of [0, 1] as const) {
      const isRifleman = (card: number): boolean => CARDS[card]?.name === 'rifleman-a';
      lose(battle, seat, battle.public.extra.cards[seat].filter(isRifleman).slice(0, 1));
    }
    battle.public.outcome = { winners: [winner], reason: 'task' };
    closeChapter(kit, state, io);
  }
  yield ['the end', state];
}

const OPTIONS = { discard: 'hidden', withdrawal: 'on' };
const MOST_PICKS = 40;

/** Each test looks at a part of a campaign, so that all are short. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7];

describe.each([0, 1])(
  'stalingrad/deck stalingrad/losses stalingrad/merging: worlds of a campaign that side %i wins look alike and views tell no secret',
  (winner) => {
    test.each(PARTS)('part %i', (part) => {
      const faults: string[] = [];
      let at = 0;
      for (const [where, state] of positionsOf(winner)) {
        at += 1;
        if (at % PARTS.length !== part) continue;
        faults.push(...faultsOfPosition(game, state).map((fault) => `${where}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(at).toBeGreaterThan(2 * PARTS.length);
    });
  },
);

/** What cannot be right in the book that a world has for the other side. */
function faultsOfGuess(state: CampaignState, viewer: Seat): string[] {
  const other = 1 - viewer;
  const { record, battle } = state;
  const real = ofSeat(state.books, other);
  const view = game.view(state, viewer);
  const guess = ofSeat(game.determinise(view, probeChance(3)).books, other);
  const { available, removed, merged } = guess.roster;
  const isWaiting = battle === null && view.awaiting.includes(other);
  const promises: readonly (readonly [string, boolean])[] = [
    ['numbers', guess.picks.every((card) => Number.isInteger(card))],
    ['ready', guess.isReady === !isWaiting],
    ['owes a merge', guess.owesMerge === (isWaiting && real.owesMerge)],
    ['here and gone', !removed.some((card) => available.includes(card))],
    ['ascending', available.every((card, i) => i === 0 || nth(available, i - 1) < card)],
    ['squad', battle === null || merged === ofSeat(record.merged, other)],
    [
      'in battle and in the platoon',
      battle === null ||
        ofSeat(battle.public.extra.cards, other).every((card) => available.includes(card)),
    ],
    [
      'deck',
      battle !== null ||
        record.outcome !== null ||
        isWaiting ||
        guess.picks.length === real.picks.length,
    ],
    ['forced', record.code !== '1a' || !isWaiting || guess.picks.join() === real.picks.join()],
    ['merged when ready', isWaiting || merged >= 0 === real.roster.merged >= 0],
    ['nothing before the merge', !guess.owesMerge || guess.picks.length === 0],
  ];
  return promises.flatMap(([name, isKept]) => (isKept ? [] : [name]));
}

test.each([0, 1])(
  'stalingrad/deck stalingrad/merging: the other side’s book is guessed as what lies open allows, side %i wins',
  (winner) => {
    const faults: string[] = [];
    for (const [where, state] of positionsOf(winner)) {
      for (const viewer of [0, 1]) {
        faults.push(
          ...faultsOfGuess(state, viewer).map((fault) => `${where}, ${viewer}: ${fault}`),
        );
      }
    }
    expect(faults).toEqual([]);
  },
);

test('stalingrad/deck: who could not be in a battle may be in the platoon, and who is in it is not gone', () => {
  let last: CampaignView | undefined;
  for (const [where, state] of positionsOf(0)) {
    if (where === '9a, in battle') last = game.view(state, 0);
  }
  const view = must(last, 'the battle of 9a');
  const fight = must(view.battle ?? undefined, 'a battle');
  const usual = game.determinise(view, probeChance(3)).books[1].roster;
  const gone = must(usual.removed[0], 'a soldier who has left');
  const isScout = (card: number): boolean => CARDS[card]?.name === 'scout-a';
  const [own, theirs] = fight.public.extra.cards;
  const seen = [...theirs.filter((card) => !isScout(card)), idOf<'card'>(gone)];
  const { extra } = fight.public;
  const battle = {
    ...fight,
    public: { ...fight.public, extra: { ...extra, cards: [own, seen] as const } },
  };
  const { available, removed } = game.determinise({ ...view, battle }, probeChance(3)).books[1]
    .roster;
  // Whether they are still there is not known, so they are.
  expect(available.filter(isScout)).not.toEqual([]);
  expect(available).toEqual(available.toSorted((a, b) => a - b));
  expect([available.includes(gone), removed.includes(gone)]).toEqual([true, false]);
  expect(removed).toEqual(usual.removed.filter((card) => card !== gone));
});

test('stalingrad/merging: a campaign comes to a camp where squads are merged', () => {
  let merges = 0;
  for (const [, { books }] of positionsOf(1)) {
    if (books.some(({ owesMerge }) => owesMerge)) merges += 1;
  }
  expect(merges).toBeGreaterThan(0);
});

test('a copy of a campaign shares nothing that play changes', () => {
  const { state } = inBattle('2a');
  state.books[0].owesReserves = [1];
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  expect(copy).toEqual(state);
  const { record, books, battle } = copy;
  record.chapters.push(nth(record.chapters, 0));
  record.owners.fill(9);
  record.lostTunnels.push(9);
  record.merged[0] = 9;
  for (const book of books) {
    book.picks.push(9);
    book.owesReserves?.push(9);
    book.roster.available.push(9);
  }
  const extra = must(battle?.public.extra, 'a battle');
  extra.mines.push(9);
  extra.smoke.push(9);
  extra.pointsOn.push(9);
  for (const list of extra.shotDown) list.push(idOf(9));
  expect(JSON.stringify(state)).toBe(before);
});

test('marks are planted in everything of the opponent’s book', () => {
  const MARK = 987_654;
  const plant = (viewer: Viewer) => {
    const { state, battle, close } = inBattle('1a');
    lose(battle, 1, [nth(battle.seats[1].hand, 0)]);
    close(0);
    const [, book] = state.books;
    book.picks.push(1);
    book.owesReserves = [1];
    book.roster.removed.push(1);
    book.roster.unlocked.push(1);
    game.plant(state, viewer, MARK);
    const { available, removed, unlocked, ledger } = book.roster;
    const cards = ledger.flatMap(({ card, other }) => [card, other]);
    expect(ledger.length).toBeGreaterThan(0);
    return [available, removed, unlocked, cards, book.picks, book.owesReserves ?? []];
  };
  for (const list of plant(0)) expect(new Set(list)).toEqual(new Set([MARK]));
  for (const viewer of [1, 'everyone'] as const) {
    for (const list of plant(viewer)) expect(list).not.toContain(MARK);
  }
});

test('stalingrad/deck: the next place has a name for each side, and none for a spectator', () => {
  const io = { chance: probeChance(1), emit: () => undefined };
  const { record, books } = game.setup({ scenario: 'campaign', options: OPTIONS }, io);
  const place = (viewer: Viewer, code = record.code) => nextPlace(code, books[0], viewer);
  expect(place(0)).toBe('rifleman-a');
  expect(place('spectator')).toBeUndefined();
  expect(place(0, 'END1')).toBeUndefined();
});

test('when a campaign is over, no player is asked, and nothing answers', () => {
  const { state } = inBattle('1a');
  state.battle = null;
  state.record.outcome = { winners: [0], reason: 'END1' };
  for (const book of state.books) book.isReady = false;
  const view = game.view(state, 0);
  expect(view).toMatchObject({ question: null, awaiting: [] });
  expect(game.answers(view)).toEqual([]);
  expect(game.explain?.(view, { kind: 'done' })).toEqual({ code: 'game-over' });
});

test('in a battle of a campaign, an action has the preview of the battle', () => {
  const { state, battle } = inBattle('1a');
  const view = game.view(state, 0);
  const fight = must(view.battle ?? undefined, 'a battle');
  const play = { verb: 'attack', unit: 0, seat: 0, kind: 0, value: 2 } as never;
  const asked = { ...fight, question: { kind: 'attack', play, aim: 'one' } as const };
  const target = battle.public.at.findLastIndex((tile) => tile >= 0);
  const preview = game.preview({ ...view, battle: asked }, { kind: 'shoot', unit: target });
  expect(preview?.shots).toMatchObject([{ verb: 'attack', target, dice: 2 }]);
});
