import { expect, test } from 'vitest';
import {
  count,
  expectNot,
  many,
  type Position,
  playFrom,
  type SidePosition,
  tile,
  unit,
  zone,
} from './position.ts';

const turn = (us: SidePosition, de: SidePosition = {}): Position => ({
  scenario: 'tessy-sur-vire',
  turn: 'us',
  us,
  de: { hand: ['rifleman-a'], ...de },
});

test('normandy/bolster: the sergeant moves up to three cards from supply to discards', () => {
  const t = playFrom(
    turn({
      hand: ['sergeant', 'rifleman-a'],
      supply: ['guide', 'leader-c', 'scout-b', 'rifleman-c', 'sniper', 'mortar', 'fog'],
      rest: 'removed',
    }),
  );
  t.play('us', 'play sergeant', 'use bolster');
  // Fog of War lies in the supply too and is not offered.
  const others = ['take scout-b', 'take rifleman-c', 'take sniper', 'take mortar'];
  t.expectOffers('us', ['take guide', 'take leader-c', ...others, 'done']);
  t.expectRefused('us', 'take fog', 'illegal-action');
  t.play('us', 'take guide', 'take sniper', 'take mortar');
  t.expectEvents([
    { type: 'bolstered', seat: 0, card: 1 },
    { type: 'bolstered' },
    { type: 'bolstered' },
  ]);
  expect(zone(t, 'us', 'discard')).toEqual(['guide', 'sniper', 'mortar']);
  expect(zone(t, 'us', 'supply')).toEqual(['leader-c', 'scout-b', 'rifleman-c', 'fog']);
  // Three and no more.
  t.expectOffers('us', ['end turn', 'play rifleman-a']);
  t.end('us');
});

test('normandy/bolster: a player may take fewer, none, or several copies of one card', () => {
  const t = playFrom(turn({ hand: ['sergeant', 'guide', 'rifleman-a'] }));
  t.play('us', 'play sergeant', 'use bolster', 'take scout-c', 'take scout-c', 'done');
  expect(zone(t, 'us', 'discard')).toEqual(['scout-c', 'scout-c']);
  t.play('us', 'play guide', 'use bolster', 'done');
  expect(zone(t, 'us', 'discard')).toEqual(['scout-c', 'scout-c']);
  t.end('us');
});

test('normandy/bolster: the platoon guide takes one card', () => {
  const t = playFrom(turn({ hand: ['guide', 'rifleman-a'] }));
  t.play('us', 'play guide', 'use bolster', 'take sergeant');
  expect(zone(t, 'us', 'discard')).toEqual(['sergeant']);
  t.expectOffers('us', ['end turn', 'play rifleman-a']);
  t.end('us');
});

test('normandy/bolster: a squad leader takes two cards, only of their own squad (R-10)', () => {
  const t = playFrom(turn({ hand: ['leader-b', 'rifleman-a'] }));
  t.play('us', 'play leader-b', 'use bolster');
  t.expectOffers('us', ['take scout-b', 'take rifleman-b', 'take gunner-b', 'done']);
  for (const name of ['sergeant', 'guide', 'leader-a', 'scout-a', 'sniper', 'mortar']) {
    t.expectRefused('us', `take ${name}`, 'illegal-action');
  }
  t.play('us', 'take gunner-b', 'take gunner-b');
  expect(zone(t, 'us', 'discard')).toEqual(['gunner-b', 'gunner-b']);
  t.expectOffers('us', ['end turn', 'play rifleman-a']);
  t.end('us');
});

test('normandy/bolster: it ends when the supply runs out', () => {
  const t = playFrom(
    turn({ hand: ['sergeant', 'rifleman-a'], supply: ['mortar', 'fog'], rest: 'removed' }),
  );
  t.play('us', 'play sergeant', 'use bolster', 'take mortar');
  expect(zone(t, 'us', 'supply')).toEqual(['fog']);
  t.expectOffers('us', ['end turn', 'play rifleman-a']);
  t.end('us');
});

test('normandy/bolster: it is not offered when no card in the supply fits', () => {
  const t = playFrom(
    turn({
      hand: ['sergeant', 'leader-a', 'guide', 'rifleman-a'],
      supply: many('fog', 3),
      rest: 'removed',
    }),
  );
  for (const card of ['sergeant', 'leader-a', 'guide']) {
    t.play('us', `play ${card}`);
    expectNot(t, 'us', 'use bolster', { code: 'supply-empty' });
    t.match.undo(0);
  }
  t.end('us');
  const other = playFrom(turn({ hand: ['leader-a'], supply: ['scout-b'], rest: 'removed' }));
  other.play('us', 'play leader-a');
  expectNot(other, 'us', 'use bolster', { code: 'supply-empty' });
  other.end('us');
});

test('normandy/command: two cards go from deck to hand and can be played at once', () => {
  const t = playFrom(turn({ hand: ['sergeant'], deck: ['fog', 'rifleman-a', 'scout-a'] }));
  t.play('us', 'play sergeant', 'use command');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed', verb: 'command' },
    { type: 'cardsDrawn', seat: 0, count: 2 },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['scout-a', 'rifleman-a']);
  t.expectOffers('us', ['end turn', 'play scout-a', 'play rifleman-a']);
  t.end('us');
});

test('normandy/command: the player may draw only one and leave the second in the deck', () => {
  const t = playFrom(turn({ hand: ['sergeant'], deck: ['mortar', 'rifleman-a', 'scout-a'] }));
  t.play('us', 'play sergeant');
  t.expectOffers('us', ['use bolster', 'use command', 'use command 1', 'hunker']);
  t.play('us', 'use command 1');
  t.expectEvents([
    { type: 'cardPlayed', verb: 'command' },
    { type: 'cardsDrawn', seat: 0, count: 1 },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['scout-a']);
  expect(zone(t, 'us', 'deck')).toEqual(['mortar', 'rifleman-a']);
  t.end('us');
});

test('normandy/command normandy/reshuffle: drawing one card instead of two avoids a reshuffle', () => {
  const t = playFrom(turn({ hand: ['sergeant'], deck: ['gunner-a'], discard: ['mortar'] }));
  t.play('us', 'play sergeant', 'use command 1');
  expect([zone(t, 'us', 'hand'), zone(t, 'us', 'discard')]).toEqual([['gunner-a'], ['mortar']]);
  t.end('us');
});

test('normandy/command: only numbers of cards that can be drawn are offered', () => {
  const one = playFrom(turn({ hand: ['sergeant'], discard: ['guide'] }));
  one.play('us', 'play sergeant');
  one.expectOffers('us', ['use bolster', 'use command', 'hunker']);
  // Cards out of the game and in hand cannot be drawn either.
  const rest = playFrom(
    turn({ hand: ['sergeant', 'leader-a'], deck: ['guide'], rest: 'removed', supply: ['fog'] }),
  );
  rest.play('us', 'play sergeant');
  expect(rest.match.actions(0).map(rest.match.game.notation.print)).not.toContain('use command 1');
  const many = playFrom(turn({ hand: ['sergeant'], deck: ['guide', 'mortar'], discard: ['fog'] }));
  many.play('us', 'play sergeant');
  for (const line of ['use command 0', 'use command 2', 'use command 3', 'use bolster 1']) {
    expectNot(many, 'us', line, { code: 'no-such-value', card: 0, seat: 0 });
  }
});

test('normandy/command normandy/reshuffle: only discards are shuffled in, not the play area or the supply', () => {
  const t = playFrom(
    turn({
      hand: ['rifleman-b', 'sergeant'],
      deck: ['gunner-a'],
      discard: ['mortar', 'sniper'],
    }),
  );
  t.play('us', 'play rifleman-b', 'use move', 'done');
  // Sniper 29, mortar 41: the mortar on top.
  t.luck.expectShuffle('deck.one', 2, [29, 41]);
  t.play('us', 'play sergeant', 'use command');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'deckReshuffled', seat: 0 },
    { type: 'cardsDrawn', count: 2 },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['gunner-a', 'mortar']);
  expect(zone(t, 'us', 'deck')).toEqual(['sniper']);
  expect(zone(t, 'us', 'played')).toEqual(['rifleman-b', 'sergeant']);
  t.end('us');
});

test('normandy/command normandy/reshuffle: the card bid this round may come back', () => {
  const t = playFrom({
    scenario: 'tessy-sur-vire',
    turn: 'bids',
    us: { hand: ['sergeant', 'leader-a'] },
    de: { hand: ['fog', 'rifleman-a'] },
  });
  t.play('us', 'bid leader-a');
  t.play('de', 'bid fog');
  t.luck.expectShuffle('deck.one', 1, []);
  t.play('us', 'play sergeant', 'use command');
  expect(zone(t, 'us', 'hand')).toEqual(['leader-a']);
  t.end('us');
});

test('normandy/command: with one card left or none it draws what there is', () => {
  const one = playFrom(turn({ hand: ['sergeant'], discard: ['guide'] }));
  one.luck.expectShuffle('deck.one', 1, []);
  one.play('us', 'play sergeant', 'use command');
  expect(zone(one, 'us', 'hand')).toEqual(['guide']);
  one.end('us');
  const none = playFrom(turn({ hand: ['sergeant', 'rifleman-a'] }));
  none.play('us', 'play sergeant', 'use command');
  none.expectEvents([{ type: 'cardLaid' }, { type: 'cardPlayed', verb: 'command' }]);
  expect(zone(none, 'us', 'hand')).toEqual(['rifleman-a']);
  none.end('us');
});

test('normandy/inspire: one played card of the squad returns to the hand', () => {
  const t = playFrom(
    turn({
      hand: ['leader-a', 'sergeant'],
      played: ['rifleman-a', 'scout-a', 'rifleman-a', 'rifleman-b', 'sniper', 'mortar', 'guide'],
    }),
  );
  t.play('us', 'play leader-a', 'use inspire');
  // No card of another squad or of no squad, no commander, and not the card itself.
  t.expectOffers('us', ['take scout-a', 'take rifleman-a', 'done']);
  t.play('us', 'take rifleman-a');
  t.expectEvents([{ type: 'inspired', seat: 0 }]);
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'rifleman-a']);
  expect(count(t, 'us', 'played', 'rifleman-a')).toBe(1);
  t.expectOffers('us', ['end turn', 'play sergeant', 'play rifleman-a']);
  t.end('us');
});

test('normandy/inspire: the player may take nothing, and without a card of the squad it is not offered', () => {
  const t = playFrom(turn({ hand: ['leader-a', 'leader-b', 'sergeant'], played: ['scout-a'] }));
  t.play('us', 'play leader-a', 'use inspire', 'done', 'play leader-b');
  expect(zone(t, 'us', 'played')).toEqual(['scout-a', 'leader-a', 'leader-b']);
  expectNot(t, 'us', 'use inspire', { code: 'none-to-inspire' });
  t.end('us');
});

test('normandy/hunker-down: the card goes to the supply, not to the discards', () => {
  const t = playFrom(turn({ hand: ['sergeant', 'rifleman-a', 'fog'] }));
  t.play('us', 'play sergeant', 'hunker');
  t.expectEvents([
    { type: 'cardLaid', card: 0 },
    { type: 'hunkeredDown', seat: 0, card: 0 },
  ]);
  expect(count(t, 'us', 'supply', 'sergeant')).toBe(1);
  expect([zone(t, 'us', 'played'), zone(t, 'us', 'discard')]).toEqual([[], []]);
  // The counter stays where it is, and no marker is lost.
  t.play('us', 'play rifleman-a', 'hunker');
  expect(t.state().public.at[unit('us-riflemen-a')]).toBe(tile('2a'));
  t.end('de');
});

test('normandy/hunker-down normandy/bolster: Bolster brings the card back', () => {
  const t = playFrom(turn({ hand: ['gunner-a', 'guide', 'sergeant'], rest: 'removed' }));
  t.play('us', 'play gunner-a', 'hunker', 'play guide', 'use bolster', 'take gunner-a');
  expect(zone(t, 'us', 'discard')).toEqual(['gunner-a']);
  expect(zone(t, 'us', 'supply')).toEqual([]);
  t.end('us');
});
