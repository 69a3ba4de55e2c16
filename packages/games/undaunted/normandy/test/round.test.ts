import { expect, test } from 'vitest';
import { expectNot, many, playFrom, playFromStart, reason, tileOf, zone } from './position.ts';

const TESSY = 'tessy-sur-vire';

test('scenario book: scenario 1 is set up as printed', () => {
  const t = playFromStart('la-raye', (luck) => {
    luck.expectShuffle('deck.one', 9, []);
    luck.expectShuffle('deck.two', 9, []);
  });
  const { public: part } = t.state();
  expect(part).toMatchObject({ round: 1, initiative: 0, casualties: [0, 0], outcome: null });
  expect(tileOf(t, 'us-riflemen-a')).toBe('17b');
  expect(tileOf(t, 'de-scouts-b')).toBe('5b');
  expect(tileOf(t, 'us-gunners-a')).toBeNull();
  expect(part.isSuppressed).not.toContain(true);
  expect(zone(t, 'us', 'supply')).toEqual([
    ...many('scout-a', 2),
    ...many('scout-b', 2),
    ...many('rifleman-a', 4),
    ...many('rifleman-b', 4),
    ...many('fog', 8),
  ]);
  t.end('us', 'de');
});

test('normandy/draw: each side draws four cards from the top of its deck', () => {
  const t = playFromStart('la-raye', (luck) => {
    // Sergeant, leaders, scouts, riflemen, two Fogs; the top card is the last.
    luck.expectShuffle('deck.one', 9, [44, 45, 2, 3, 5, 8, 14, 19, 0]);
    luck.expectShuffle('deck.two', 9, [0, 19, 14, 8, 5, 3, 2, 45, 44]);
  });
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'scout-b', 'rifleman-a', 'rifleman-b']);
  expect(zone(t, 'de', 'hand')).toEqual(['leader-a', 'leader-b', 'fog', 'fog']);
  expect(zone(t, 'us', 'deck')).toEqual(['fog', 'fog', 'leader-a', 'leader-b', 'scout-a']);
  t.end('us', 'de');
});

test('normandy/reshuffle: an empty deck is made from the shuffled discards', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    first: 'us',
    us: { deck: ['guide', 'mortar'], discard: ['sergeant', 'leader-a', 'scout-a', 'rifleman-a'] },
    de: { hand: ['rifleman-b'], deck: many('fog', 4) },
  });
  // Copies: sergeant 0, leader A 2, scout A 5, rifleman A 14.
  t.luck.expectShuffle('deck.one', 4, [2, 5, 0, 14]);
  t.play('de', 'end turn');
  t.expectEvents([
    { type: 'turnEnded', seat: 1, count: 1 },
    { type: 'roundBegan', round: 2 },
    { type: 'deckReshuffled', seat: 0 },
    { type: 'cardsDrawn', seat: 0, count: 4 },
    { type: 'cardsDrawn', seat: 1, count: 4 },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'guide', 'rifleman-a', 'mortar']);
  expect(zone(t, 'us', 'deck')).toEqual(['leader-a', 'scout-a']);
  expect(zone(t, 'us', 'discard')).toEqual([]);
  t.end('us', 'de');
});

test('normandy/draw: a side with fewer than four cards draws them all (R-28)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    first: 'us',
    us: { deck: ['guide'], discard: ['sergeant', 'fog'] },
    de: { hand: ['rifleman-b'], deck: ['fog', 'fog', 'fog'] },
  });
  t.luck.expectShuffle('deck.one', 2, []);
  t.luck.expectShuffle('deck.two', 1, []);
  t.play('de', 'end turn');
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'guide', 'fog']);
  expect(zone(t, 'de', 'hand')).toEqual(['rifleman-b', 'fog', 'fog', 'fog']);
  expect([zone(t, 'us', 'deck'), zone(t, 'us', 'discard')]).toEqual([[], []]);
  t.end('us', 'de');
});

test('normandy/initiative: both bid in secret, the higher card takes the marker', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'bids',
    us: { hand: ['rifleman-a', 'gunner-a', 'gunner-a', 'fog'] },
    de: { hand: ['scout-a', 'mortar', 'fog', 'fog'] },
  });
  t.expectOffers('us', ['bid rifleman-a', 'bid gunner-a', 'bid fog']);
  t.expectAwaiting('us', 'de');
  t.play('us', 'bid rifleman-a');
  t.expectEvents([{ type: 'bidPlaced', seat: 0 }]);
  t.expectAwaiting('de');
  t.play('de', 'bid scout-a');
  t.expectEvents([
    { type: 'bidPlaced', seat: 1 },
    { type: 'bidsRevealed', first: 1, reveals: true },
  ]);
  expect(t.state().public.initiative).toBe(1);
  // Straight to the discards, not to the table.
  expect([zone(t, 'us', 'discard'), zone(t, 'de', 'discard')]).toEqual([
    ['rifleman-a'],
    ['scout-a'],
  ]);
  expect([zone(t, 'us', 'played'), zone(t, 'de', 'played')]).toEqual([[], []]);
  t.end('de');
});

test.each(['us', 'de'] as const)(
  'normandy/initiative: a tie leaves the marker where it is (%s)',
  (first) => {
    const t = playFrom({
      scenario: TESSY,
      turn: 'bids',
      first,
      us: { hand: ['rifleman-a', 'gunner-a'] },
      de: { hand: ['rifleman-c', 'mortar'] },
    });
    t.play('us', 'bid rifleman-a');
    t.play('de', 'bid rifleman-c');
    t.end(first);
  },
);

test('normandy/initiative normandy/fog-of-war: Fog of War can be bid and has the lowest value', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'bids',
    us: { hand: ['fog', 'gunner-a'] },
    de: { hand: ['mortar', 'sniper'] },
  });
  t.play('us', 'bid fog');
  t.play('de', 'bid mortar');
  t.end('de');
});

test('normandy/initiative: a side without a card bids 0 (R-29)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    first: 'us',
    us: { deck: ['fog'] },
    de: { hand: ['rifleman-b'], rest: 'supply' },
  });
  t.play('de', 'play rifleman-b', 'hunker');
  // The Germans have no card at all: only the US are asked.
  t.expectAwaiting('us');
  t.luck.expectShuffle('deck.one', 1, []);
  t.play('us', 'bid fog');
  t.expectEvents([
    { type: 'bidPlaced', seat: 0 },
    { type: 'bidsRevealed', cards: [44, -1], first: 0 },
    { type: 'turnEnded', seat: 0, count: 0 },
    { type: 'turnEnded', seat: 1, count: 0 },
    { type: 'roundBegan', round: 3 },
    { type: 'deckReshuffled', seat: 0 },
    { type: 'cardsDrawn', seat: 0, count: 1 },
  ]);
  t.end('us');
});

test('normandy/initiative: a side without a card loses the marker even to Fog of War (R-29)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    first: 'us',
    us: { hand: ['rifleman-b'] },
    de: { deck: ['fog', 'sergeant'] },
  });
  t.play('us', 'play rifleman-b', 'hunker');
  t.expectAwaiting('de');
  t.play('de', 'bid fog');
  expect(t.state().public.initiative).toBe(1);
  t.end('de');
});

test('normandy/turn: a player plays card by card and discards the unplayed ones', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['scout-a', 'rifleman-a', 'rifleman-a', 'fog'], deck: ['sergeant'] },
    de: { hand: ['gunner-a'] },
  });
  t.expectOffers('us', ['end turn', 'play scout-a', 'play rifleman-a']);
  t.play('us', 'play rifleman-a', 'use move', 'done');
  // Played cards stay on the table until the turn is over.
  expect(zone(t, 'us', 'played')).toEqual(['rifleman-a']);
  expect(zone(t, 'us', 'discard')).toEqual([]);
  t.play('us', 'end turn');
  t.expectEvents([{ type: 'turnEnded', seat: 0, count: 3 }]);
  expect(zone(t, 'us', 'played')).toEqual([]);
  expect(zone(t, 'us', 'hand')).toEqual([]);
  expect(zone(t, 'us', 'discard')).toEqual(['scout-a', 'rifleman-a', 'rifleman-a', 'fog']);
  t.end('de');
});

test('normandy/turn: the turn ends by itself when no card can be played', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'fog', 'fog'] },
    de: { hand: ['gunner-a'] },
  });
  t.play('us', 'play rifleman-a', 'use move', 'done');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'turnEnded', seat: 0, count: 2 },
  ]);
  expect(zone(t, 'us', 'discard')).toEqual(['rifleman-a', 'fog', 'fog']);
  t.end('de');
});

test('normandy/round: a new round begins after both turns', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    us: { hand: ['rifleman-a'], deck: many('fog', 4) },
    de: { hand: ['gunner-a'], deck: many('fog', 4) },
  });
  t.play('de', 'end turn');
  t.expectAwaiting('us');
  expect(t.state().public.round).toBe(1);
  t.play('us', 'end turn');
  expect(t.state().public.round).toBe(2);
  t.end('us', 'de');
});

test('normandy/playing-a-card: a card offers only the actions printed on it', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'us',
    us: { hand: ['rifleman-a', 'gunner-a'], deck: ['fog'] },
    de: { hand: ['gunner-a'] },
  });
  t.expectRefused('de', 'end turn', 'not-your-decision');
  expect(reason(t, 'de', 'end turn')).toEqual({ code: 'not-your-decision' });
  expectNot(t, 'us', 'play sergeant', { code: 'not-in-hand', card: 0, seat: 0 });
  expectNot(t, 'us', 'bid rifleman-a', { code: 'other-decision', now: 'card' });
  t.play('us', 'play rifleman-a');
  t.expectOffers('us', ['use move', 'use control', 'use attack', 'hunker']);
  for (const verb of ['guide', 'scout', 'stalk', 'bolster', 'suppress', 'blast']) {
    expectNot(t, 'us', `use ${verb}`, { code: 'not-on-card', card: 8, seat: 0 });
  }
  expectNot(t, 'us', 'end turn', { code: 'other-decision', now: 'use' });
  t.end('us');
});

test('normandy/round normandy/resign-and-draw: the game ends without a winner after round 100 (R-35)', () => {
  const t = playFrom({
    scenario: TESSY,
    turn: 'de',
    first: 'us',
    round: 99,
    us: { deck: ['rifleman-a', 'gunner-a'] },
    de: { hand: ['gunner-a'], deck: ['fog', 'fog', 'rifleman-a', 'gunner-a'] },
  });
  t.play('de', 'end turn');
  expect(t.state().public.round).toBe(100);
  t.expectAwaiting('us', 'de');
  t.play('us', 'bid rifleman-a');
  t.play('de', 'bid rifleman-a');
  t.play('us', 'end turn');
  t.expectAwaiting('de');
  t.play('de', 'end turn');
  t.expectEvents([
    { type: 'turnEnded', seat: 1 },
    { type: 'gameEnded', winners: [], reason: 'exhausted' },
  ]);
  t.expectWinner();
  expect(t.state().public.outcome).toEqual({ winners: [], reason: 'exhausted' });
  expect(reason(t, 'us', 'end turn')).toEqual({ code: 'game-over' });
  t.end();
});

test('normandy/round: the game skips rounds in which neither side has a card', () => {
  const t = playFrom({ scenario: TESSY, turn: 'us', us: { hand: ['rifleman-a'] }, de: {} });
  t.play('us', 'play rifleman-a', 'hunker');
  expect(t.state().public).toMatchObject({ round: 100, initiative: 0 });
  t.expectWinner();
  t.end();
});
