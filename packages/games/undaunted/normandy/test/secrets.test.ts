import type { Viewer } from '@bivouac/kernel';
import { idOf, nth, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { faultsOfPosition } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { normandy } from '../src/rules/index.ts';
import { build, kind, names, type Play, type Position, playFrom, unit } from './position.ts';

// Facts 5.9: what is public, what only the owner knows, what neither player knows.

const position = (discard: 'open' | 'hidden'): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  discard,
  us: {
    hand: ['scout-a', 'rifleman-a', 'fog'],
    played: ['sergeant'],
    deck: ['mortar', 'sniper'],
    discard: ['guide'],
    removed: ['fog'],
  },
  de: {
    hand: ['gunner-a', 'rifleman-c'],
    deck: ['leader-a', 'leader-b', 'leader-c'],
    discard: ['sergeant', 'sniper'],
    removed: ['rifleman-a'],
  },
});

const look = (discard: 'open' | 'hidden', viewer: Viewer) =>
  normandy.view(build(position(discard)), viewer);

const byName = (cards: readonly number[] | null): string[] | null => cards && names(cards);

describe.each(['open', 'hidden'] as const)(
  'normandy/public-information: discards %s',
  (discard) => {
    test('every viewer sees the sizes and all that lies on the table', () => {
      for (const viewer of [0, 1, 'spectator'] as const) {
        const view = look(discard, viewer);
        expect(view.sides.map(({ handSize }) => handSize)).toEqual([3, 2]);
        expect(view.sides.map(({ deckSize }) => deckSize)).toEqual([2, 3]);
        expect(view.sides.map(({ discardSize }) => discardSize)).toEqual([1, 2]);
        expect(view.sides.map(({ hasBid }) => hasBid)).toEqual([false, false]);
        const { public: part } = view;
        expect(part.plays.map(names)).toEqual([['sergeant'], []]);
        // Supplies are open (Normandie, Příprava hry 9).
        expect(part.supplies.map((cards) => cards.length)).toEqual([54 - 8, 54 - 8]);
        expect(part.at).toEqual(build(position(discard)).public.at);
      }
    });

    test('only its owner sees a hand', () => {
      expect(byName(look(discard, 0).own?.hand ?? null)).toEqual(['scout-a', 'rifleman-a', 'fog']);
      expect(byName(look(discard, 1).own?.hand ?? null)).toEqual(['rifleman-c', 'gunner-a']);
      expect(look(discard, 'spectator').own).toBeNull();
    });

    test('no viewer sees the order of a deck, not even its owner', () => {
      const state = build(position(discard));
      const before = [0, 1, 'spectator'].map((viewer) => normandy.view(state, viewer as Viewer));
      for (const deck of state.secret.decks) deck.reverse();
      expect([0, 1, 'spectator'].map((viewer) => normandy.view(state, viewer as Viewer))).toEqual(
        before,
      );
    });

    test('no view changes if cards of the enemy’s hand and deck are exchanged', () => {
      const state = build(position(discard));
      const before = normandy.view(state, 0);
      const { hand } = state.seats[1];
      const first = nth(hand, 0);
      const swapped = nth(state.secret.decks[1], 0);
      state.secret.decks[1][0] = first;
      hand.splice(0, 1, swapped);
      hand.sort((a, b) => a - b);
      normandy.check(state);
      expect(normandy.view(state, 0)).toEqual(before);
      expect(normandy.view(state, 1)).not.toEqual(before);
    });
  },
);

test('normandy/public-information: open discards are seen by all, hidden ones by their owner only', () => {
  const seen = (discard: 'open' | 'hidden', viewer: Viewer) =>
    look(discard, viewer).sides.map((side) => byName(side.discard));
  const us = ['guide'];
  const de = ['sergeant', 'sniper'];
  for (const viewer of [0, 1, 'spectator'] as const) expect(seen('open', viewer)).toEqual([us, de]);
  expect(seen('hidden', 0)).toEqual([us, null]);
  expect(seen('hidden', 1)).toEqual([null, de]);
  expect(seen('hidden', 'spectator')).toEqual([null, null]);
});

test('normandy/public-information normandy/initiative: both see that a bid was made, but not which', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'bids',
    us: { hand: ['scout-a', 'fog'] },
    de: { hand: ['gunner-a', 'rifleman-c'] },
  });
  t.play('de', 'bid rifleman-c');
  expect(t.view('us').sides[1]).toMatchObject({ hasBid: true, handSize: 1, discardSize: 0 });
  expect(t.view('us').own?.bid).toBe(-1);
  expect(byName([t.view('de').own?.bid ?? -1])).toEqual(['rifleman-c']);
  // The other card would look the same from outside.
  const other = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'bids',
    us: { hand: ['scout-a', 'fog'] },
    de: { hand: ['gunner-a', 'rifleman-c'] },
  });
  other.play('de', 'bid gunner-a');
  expect(other.view('us')).toEqual(t.view('us'));
  expect(told(other, 'spectator')).toEqual(told(t, 'spectator'));
  t.end('us');
});

const told = (t: Play, viewer: Viewer) => t.match.log(viewer).map(({ event }) => event);

test('normandy/public-information: only the owner knows which cards were drawn', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { hand: ['sergeant'], deck: ['mortar', 'sniper'] },
  });
  t.play('us', 'play sergeant', 'use command');
  const drawn = (viewer: Viewer) => told(t, viewer).find(({ type }) => type === 'cardsDrawn');
  expect(drawn(0)?.secret).toEqual({ 0: { cards: [29, 41] } });
  expect(drawn(1)).toEqual({ type: 'cardsDrawn', seat: 0, count: 2 });
  expect(drawn('spectator')).toEqual({ type: 'cardsDrawn', seat: 0, count: 2 });
  t.end('us');
});

test('normandy/public-information: the first player does not know what the second has drawn', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'de',
    de: { hand: ['sergeant'], deck: ['mortar', 'sniper'] },
  });
  t.play('de', 'play sergeant', 'use command');
  const drawn = (viewer: Viewer) => told(t, viewer).find(({ type }) => type === 'cardsDrawn');
  expect(drawn(1)?.secret).toEqual({ 1: { cards: [29, 41] } });
  expect(drawn(0)).toEqual({ type: 'cardsDrawn', seat: 1, count: 2 });
  t.end('de');
});

test.each(['open', 'hidden'] as const)(
  'normandy/public-information normandy/turn: cards left in hand at the end of a turn (%s)',
  (discard) => {
    const t = playFrom({
      scenario: 'tessy-sur-vire',
      turn: 'us',
      discard,
      us: { hand: ['scout-a', 'fog'] },
      de: { hand: ['sergeant'] },
    });
    t.play('us', 'end turn');
    const cards = discard === 'open' ? [5, 44] : [];
    t.expectEvents([{ type: 'turnEnded', seat: 0, count: 2, cards }]);
    expect(t.view('us').own?.thrown).toEqual([5, 44]);
    expect(t.view('de').own?.thrown).toEqual([]);
    expect(t.view('de').public.unplayed).toEqual([cards, []]);
    t.end('de');
  },
);

test('normandy/public-information normandy/casualties: both know which card fell and from where (R-15)', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    discard: 'hidden',
    us: { at: { 'gunners-a': '10a' }, hand: ['gunner-a', 'sergeant'] },
    de: { hand: ['rifleman-a', 'sergeant'] },
  });
  t.luck.expectDice('combat.attack', 10, [10, 1]);
  t.play('us', 'play gunner-a', 'use attack', 'shoot de-riflemen-a');
  const lost = (viewer: Viewer) => told(t, viewer).find(({ type }) => type === 'casualty');
  const seen = { type: 'casualty', unit: unit('de-riflemen-a'), zone: 'hand', reveals: true };
  for (const viewer of [0, 'spectator'] as const) expect(lost(viewer)).toEqual(seen);
  // Only the soldier's own side knows which one it was.
  expect(lost(1)).toEqual({ ...seen, secret: { 1: { card: 14 } } });
  // Places are counted hand, discards, deck.
  expect(t.view('us').public.lostFrom).toEqual([[], [0]]);
  expect(t.match.undoDepth(0)).toBe(0);
  t.end('us');
});

test('normandy/public-information normandy/casualties: only the owner may look at removed cards, the enemy saw them fall', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { hand: ['scout-a', 'fog', 'sergeant'], removed: ['gunner-c'] },
    de: { removed: ['rifleman-a', 'rifleman-a', 'sniper'] },
  });
  expect(names(t.view('us').own?.removed ?? [])).toEqual(['gunner-c']);
  expect(names(t.view('de').own?.removed ?? [])).toEqual(['rifleman-a', 'rifleman-a', 'sniper']);
  // The cards that both players saw leave, by kind and in that order; a Fog of War too (Normandie, Průzkum).
  t.play('us', 'play scout-a', 'use recon');
  const kinds = [
    [kind('gunner-c'), kind('fog')],
    [kind('rifleman-a'), kind('rifleman-a'), kind('sniper')],
  ];
  for (const side of ['us', 'de'] as const) expect(t.view(side).public.gone).toEqual(kinds);
  expect(names(t.view('us').own?.removed ?? [])).toEqual(['gunner-c', 'fog']);
  t.end('us');
});

test('normandy/public-information normandy/casualties: the view does not tell which copies the enemy lost', () => {
  const state = build({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    discard: 'hidden',
    de: { hand: ['rifleman-a'], removed: ['rifleman-a'] },
  });
  const before = normandy.view(state, 0);
  const { hand, removed } = state.seats[1];
  state.seats[1].hand = removed;
  state.seats[1].removed = hand;
  normandy.check(state);
  expect(normandy.view(state, 0)).toEqual(before);
  expect(normandy.view(state, 'spectator').own).toBeNull();
});

test.each([
  ['open', 'de'],
  ['hidden', 'us'],
] as const)(
  'normandy/turn normandy/fog-of-war: only Fog of War in hand, discards %s, the player is asked: %s',
  (discard, asked) => {
    // A turn that ended by itself would show that nothing but Fog of War was left.
    const t = playFrom({
      scenario: 'tessy-sur-vire',
      turn: 'us',
      discard,
      us: { hand: ['scout-a', 'fog', 'fog'] },
      de: { hand: ['sergeant'] },
    });
    t.play('us', 'play scout-a', 'hunker');
    t.expectAwaiting(asked);
    if (discard === 'hidden') {
      t.expectOffers('us', ['end turn']);
      t.play('us', 'end turn');
      t.expectEvents([{ type: 'turnEnded', seat: 0, count: 2, cards: [] }]);
      expect(told(t, 1).at(-1)).not.toHaveProperty('reveals');
    }
    t.end('de');
  },
);

test('normandy/turn: an empty hand ends the turn by itself, even with hidden discards', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    discard: 'hidden',
    us: { hand: ['scout-a'] },
    de: { hand: ['sergeant'] },
  });
  t.play('us', 'play scout-a', 'hunker');
  t.end('de');
});

test('normandy/public-information: everything is open only after the end', () => {
  const t = playFrom({
    scenario: 'la-raye',
    turn: 'de',
    de: {
      at: { 'riflemen-a': '13b' },
      scouted: ['13b'],
      controlled: ['5b'],
      hand: ['rifleman-a', 'sergeant'],
    },
  });
  expect(t.match.view('everyone')).toMatchObject({ ok: false, problem: { code: 'game-not-over' } });
  t.play('de', 'play rifleman-a', 'use control');
  const view = t.match.view('everyone');
  if (!view.ok) throw new Error('the game is over');
  expect(view.value.open?.seats.map(({ hand }) => names(hand))).toEqual([[], ['sergeant']]);
  expect(t.view('us').open).toBeNull();
  expect(t.view('us')).toMatchObject({ question: null, awaiting: [] });
  t.end();
});

const withFogBelow: Position = {
  ...position('hidden'),
  us: { ...position('hidden').us, deck: ['fog', 'mortar'] },
};

test.each([
  ['with open discards', position('open')],
  ['with hidden discards', position('hidden')],
  ['with a card in the deck like one out of the game', withFogBelow],
  ['while both sides bid', { ...position('hidden'), turn: 'bids' as const }],
])('normandy/public-information: worlds look alike and views tell no secret, %s', (_what, from) => {
  const state = build(from);
  expect([1, 2, 3].flatMap((luck) => faultsOfPosition(normandy, state, luck))).toEqual([]);
});

test('normandy/public-information: one side has bid, and the opponent sees only that it has', () => {
  const state = build({ ...position('hidden'), turn: 'bids' });
  const io = { chance: seededChance(seedFromPhrase('bid')), emit: () => undefined };
  normandy.apply(state, 0, { kind: 'bid', card: kind('rifleman-a') }, io);
  expect(normandy.view(state, 1).sides.map(({ hasBid }) => hasBid)).toEqual([true, false]);
  expect([1, 2, 3].flatMap((luck) => faultsOfPosition(normandy, state, luck))).toEqual([]);
});

test('normandy/public-information: when the game is over, everything lies open', () => {
  const state = build(position('hidden'));
  state.public.outcome = { winners: [0], reason: 'points' };
  state.stack.length = 0;
  const { open } = normandy.view(state, 'everyone');
  expect(open?.seats.map(({ hand }) => names(hand))).toEqual([
    ['scout-a', 'rifleman-a', 'fog'],
    ['rifleman-c', 'gunner-a'],
  ]);
  expect(open?.decks).toEqual(state.secret.decks);
  expect(normandy.view(state, 'everyone').sides.map(({ discard }) => byName(discard))).toEqual([
    ['guide'],
    ['sergeant', 'sniper'],
  ]);
  expect(normandy.view(state, 0).open).toBeNull();
  expect(faultsOfPosition(normandy, state)).toEqual([]);
});

test('normandy/public-information: marks are planted in everything that is hidden from a viewer, and nowhere else', () => {
  const MARK = 99_999;
  const planted = (discard: 'open' | 'hidden', viewer: Viewer) => {
    const state = build(position(discard));
    state.seats[1].bid = idOf(0);
    state.seats[1].thrown.push(idOf(0));
    normandy.plant(state, viewer, MARK);
    const [own, other] = state.seats;
    const hidden = [other.hand, other.thrown, other.removed, [other.bid]];
    return { own, other, hidden: [...hidden, ...state.secret.decks].flat() };
  };
  const { own, other, hidden } = planted('hidden', 0);
  expect(new Set(hidden)).toEqual(new Set([MARK]));
  expect(new Set(other.discard)).toEqual(new Set([MARK]));
  expect([...own.hand, ...own.discard, ...own.removed, own.bid]).not.toContain(MARK);
  expect(planted('open', 0).other.discard).not.toContain(MARK);
  // A side that has not bid has nothing to hide.
  expect(planted('open', 'spectator').own.bid).toBe(-1);
  expect(planted('open', 'everyone').hidden).not.toContain(MARK);
});
