import { idOf, must, type Viewer } from '@bivouac/kernel';
import { faultsOfPosition } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { CARD_IDS } from '../src/rules/data/cards.ts';
import { isInSquare, roundOf, unitAt } from '../src/rules/state.ts';
import { card, hex, inSquare, type Play, play } from './field.ts';

// Public facts, facts that one side alone knows, and facts hidden from both.

/** A battle with a unit of each side in square, so that a card of each lies under it. */
const battle = (): Play =>
  play({
    allied: { 'portuguese-line': 'e5' },
    french: { 'french-line': 'e8' },
    hands: { allied: 'attack-centre probe-left scout-centre', french: 'assault-left probe-right' },
    tweak(state) {
      inSquare(state, 'e5', 0);
      inSquare(state, 'e8', 1);
    },
  });

const faultsOf = (t: Play): readonly string[] =>
  [1, 2, 3].flatMap((luck) => faultsOfPosition(t.match.game, t.state(), luck));

test('napoleonics/command-card: worlds look alike and views tell no secret, also of the cards under squares', () => {
  const t = battle();
  expect(faultsOf(t)).toEqual([]);
  t.play('allied', 'play attack-centre');
  expect(faultsOf(t)).toEqual([]);
});

test('napoleonics/command-card: a side sees its own hand, the opponent only its size', () => {
  const t = battle();
  const state = t.state();
  const allied = t.view('allied');
  expect(allied.own?.hand).toEqual(state.seats[0].hand);
  expect(allied.own?.captured).toEqual(state.seats[0].captured);
  expect(allied.handSizes).toEqual(state.seats.map(({ hand }) => hand.length));
  expect(allied.drawnSizes).toEqual([0, 0]);
  expect(allied.deckSize).toBe(state.secret.deck.length);
  expect(allied.open).toBeNull();
  expect(t.match.game.view(state, 'spectator').own).toBeNull();
});

test('napoleonics/command-card: when the battle is over, everything lies open', () => {
  const t = battle();
  const state = t.match.copyOfState();
  state.public.outcome = { winners: [0], reason: 'banners' };
  state.stack.length = 0;
  const { game } = t.match;
  expect(game.view(state, 'everyone').open).toEqual({
    seats: state.seats,
    deck: state.secret.deck,
  });
  expect(faultsOfPosition(game, state)).toEqual([]);
});

test('napoleonics/command-card: marks are planted in everything that is hidden from a viewer, and nowhere else', () => {
  const MARK = 99_999;
  const planted = (viewer: Viewer) => {
    const t = battle();
    const state = t.match.copyOfState();
    state.seats[1].drawn.push(card('probe-left'));
    t.match.game.plant(state, viewer, MARK);
    const [own, other] = state.seats;
    const captured = other.captured.filter((one) => one >= 0);
    return {
      own,
      other,
      hidden: [...other.hand, ...other.drawn, ...captured, ...state.secret.deck],
    };
  };
  const { own, other, hidden } = planted(0);
  expect(new Set(hidden)).toEqual(new Set([MARK]));
  expect([...own.hand, ...own.captured]).not.toContain(MARK);
  // A place for a square that is not taken has no card.
  expect(other.captured).toContain(idOf(-1));
  expect(planted('everyone').hidden).not.toContain(MARK);
});

test('a copy of a battle shares nothing that play changes', () => {
  const state = battle().match.copyOfState();
  state.public.outcome = { winners: [0], reason: 'banners' };
  const before = JSON.stringify(state);
  const copy = battle().match.game.clone(state);
  expect(copy).toEqual(state);
  const { public: part, seats } = copy;
  const lists = [part.tasks, part.steps, part.leaderTasks, part.at, part.leaderAt, part.blocks];
  for (const list of [...lists, part.dice, part.discards, part.orders.count]) {
    (list as number[]).push(7);
  }
  for (const list of [...part.squares, ...part.banners]) (list as number[]).push(7);
  (must(part.outcome ?? undefined, 'an outcome').winners as number[]).push(1);
  for (const { hand, captured, drawn } of seats) {
    for (const list of [hand, captured, drawn]) list.push(idOf(7));
  }
  copy.secret.deck.pop();
  expect(JSON.stringify(state)).toBe(before);
});

test('napoleonics/command-card: the first kind of card is hidden and dealt like any other', () => {
  const t = battle();
  const state = t.match.copyOfState();
  const first = idOf<'card'>(0);
  state.seats[1].captured[0] = first;
  state.seats[1].drawn.push(first);
  t.match.game.plant(state, 0, 99_999);
  expect(state.seats[1].captured[0]).toBe(99_999);
  expect(state.seats[1].drawn).toEqual([99_999]);
});

test('napoleonics/command-card: the card on the table is dealt to nobody, the first kind neither', () => {
  const first = CARD_IDS[0] ?? '';
  const t = play({ allied: { 'portuguese-line': 'e5' }, hands: { allied: first } });
  t.play('allied', `play ${first}`);
  expect(t.state().public.card).toBe(0);
  expect(faultsOf(t)).toEqual([]);
});

test('napoleonics/turn: a round is a turn of each side', () => {
  expect([1, 2, 3, 4].map(roundOf)).toEqual([1, 1, 2, 2]);
});

test('napoleonics/command-card: cards that lie open, are drawn or lie under squares are not dealt to the other side', () => {
  const first = CARD_IDS[0] ?? '';
  const t = play({
    allied: { 'portuguese-line': 'e5' },
    french: { 'french-line': 'e8' },
    hands: { allied: `${first} probe-left scout-centre`, french: `probe-right ${first}` },
    tweak(state) {
      inSquare(state, 'e5', 0);
      inSquare(state, 'e8', 1);
      for (let i = 0; i < 5; i++)
        state.public.discards.push(must(state.secret.deck.pop(), 'a card'));
      state.seats[1].drawn.push(must(state.secret.deck.pop(), 'a card'));
    },
  });
  expect(faultsOf(t)).toEqual([]);
});

test('napoleonics/square: each place on the track is one', () => {
  const t = play({
    allied: { 'portuguese-line': 'e3 e5 e7' },
    hands: { allied: 'probe-left probe-left scout-centre attack-centre' },
    tweak(state) {
      for (const name of ['e3', 'e5', 'e7']) inSquare(state, name, 0);
    },
  });
  const { public: part } = t.state();
  expect(['e3', 'e5', 'e7'].map((name) => isInSquare(part, unitAt(part, hex(name))))).toEqual([
    true,
    true,
    true,
  ]);
});
