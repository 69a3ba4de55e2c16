import type { Viewer } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { normandy } from '../src/rules/index.ts';
import { build, kind, names, type Play, type Position, playFrom, unit } from './position.ts';

// Facts 5.9: what lies open, what only the owner knows, what nobody knows.

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
  'Normandie, Veřejné a skryté — odhozené %s',
  (discard) => {
    test('každý vidí velikosti a vše, co leží na stole', () => {
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

    test('ruku vidí jen její majitel', () => {
      expect(byName(look(discard, 0).own?.hand ?? null)).toEqual(['scout-a', 'rifleman-a', 'fog']);
      expect(byName(look(discard, 1).own?.hand ?? null)).toEqual(['rifleman-c', 'gunner-a']);
      expect(look(discard, 'spectator').own).toBeNull();
    });

    test('pořadí balíčku nevidí nikdo, ani majitel', () => {
      const state = build(position(discard));
      const before = [0, 1, 'spectator'].map((viewer) => normandy.view(state, viewer as Viewer));
      for (const deck of state.secret.decks) deck.reverse();
      expect([0, 1, 'spectator'].map((viewer) => normandy.view(state, viewer as Viewer))).toEqual(
        before,
      );
    });

    test('cizí ruka a balíček se dají prohodit, aniž to kdo pozná', () => {
      const state = build(position(discard));
      const before = normandy.view(state, 0);
      const { hand } = state.seats[1];
      const [first = -1] = hand;
      const [swapped = -1] = state.secret.decks[1];
      state.secret.decks[1][0] = first;
      hand.splice(0, 1, swapped);
      hand.sort((a, b) => a - b);
      normandy.check(state);
      expect(normandy.view(state, 0)).toEqual(before);
      expect(normandy.view(state, 1)).not.toEqual(before);
    });
  },
);

test('Normandie, Veřejné a skryté — odhozené: otevřené vidí všichni, skryté jen majitel', () => {
  const seen = (discard: 'open' | 'hidden', viewer: Viewer) =>
    look(discard, viewer).sides.map((side) => byName(side.discard));
  const us = ['guide'];
  const de = ['sergeant', 'sniper'];
  for (const viewer of [0, 1, 'spectator'] as const) expect(seen('open', viewer)).toEqual([us, de]);
  expect(seen('hidden', 0)).toEqual([us, null]);
  expect(seen('hidden', 1)).toEqual([null, de]);
  expect(seen('hidden', 'spectator')).toEqual([null, null]);
});

test('Normandie, Veřejné a skryté — volba je veřejná jen tím, že padla', () => {
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

test('Normandie, Veřejné a skryté — co se dobralo, ví jen majitel', () => {
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

test('Normandie, Veřejné a skryté — co dobral druhý hráč, neví první', () => {
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
  'Normandie, Veřejné a skryté — co zbylo v ruce na konci tahu (%s)',
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

test('Normandie, Veřejné a skryté — ztráty: karta i místo, kde byla, jsou známy oběma (R-15)', () => {
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
  // Which of the men it was, only his own side knows.
  expect(lost(1)).toEqual({ ...seen, secret: { 1: { card: 14 } } });
  // Places are counted hand, discards, deck.
  expect(t.view('us').public.lostFrom).toEqual([[], [0]]);
  expect(t.match.undoDepth(0)).toBe(0);
  t.end('us');
});

test('Normandie, Ztráty — vyřazené karty vidí jen majitel, soupeř si pamatuje, co padlo', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'us',
    us: { hand: ['scout-a', 'fog', 'sergeant'], removed: ['gunner-c'] },
    de: { removed: ['rifleman-a', 'rifleman-a', 'sniper'] },
  });
  expect(names(t.view('us').own?.removed ?? [])).toEqual(['gunner-c']);
  expect(names(t.view('de').own?.removed ?? [])).toEqual(['rifleman-a', 'rifleman-a', 'sniper']);
  // What everybody saw go, by kind and in that order; a Fog of War too (Normandie, Průzkum).
  t.play('us', 'play scout-a', 'use recon');
  const kinds = [
    [kind('gunner-c'), kind('fog')],
    [kind('rifleman-a'), kind('rifleman-a'), kind('sniper')],
  ];
  for (const side of ['us', 'de'] as const) expect(t.view(side).public.gone).toEqual(kinds);
  expect(names(t.view('us').own?.removed ?? [])).toEqual(['gunner-c', 'fog']);
  t.end('us');
});

test('Normandie, Ztráty — které kopie soupeř ztratil, z pohledu nepoznáte', () => {
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
  'Normandie, Tahy hráčů — v ruce jen válečný zmatek: odhozené %s, ptá se %s',
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

test('Normandie, Tahy hráčů — prázdná ruka ukončí tah sama, i když jsou odhozené skryté', () => {
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

test('Normandie, Veřejné a skryté — všechno je otevřené teprve po konci', () => {
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
  expect(t.view('us')).toMatchObject({ decision: null, awaiting: [] });
  t.end();
});
