import { expect, test } from 'vitest';
import { hasNoRiflemen, isHopeless, normandyRules } from '../src/rules/index.ts';
import {
  build,
  many,
  type Position,
  playFrom,
  type SidePosition,
  tileOf,
  unit,
  zone,
} from './position.ts';

// Beyond All Hope: no Rifleman card is left in the game, so no ground can be taken any more. The
// rulebook asks that the side be pinned besides; under the option `hope=cards` it need not be.

const shoot = ['play scout-a', 'use attack', 'shoot us-riflemen-a'] as const;

/** The Germans' Scouts stand beside US Riflemen A, whose last card is in hand. */
const last = (
  scenario: string,
  us: SidePosition,
  de: SidePosition,
  hope: 'pinned' | 'cards' = 'cards',
): Position => ({
  scenario,
  hope,
  turn: 'de',
  us: { hand: ['rifleman-a'], deck: ['sergeant', 'scout-a'], rest: 'removed', ...us },
  de: { hand: ['scout-a', 'rifleman-a', 'sergeant'], ...de },
});

test('normandy/beyond-all-hope normandy/hopeless-end: an enemy whose goal is to pin wins', () => {
  const t = playFrom(
    last('montmartin', { at: { 'riflemen-a': '11b' } }, { at: { 'scouts-a': '11b' } }),
  );
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot);
  // The counter still stands, but nothing can make it take the point.
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty', unit: unit('us-riflemen-a'), zone: 'hand' },
    { type: 'gameEnded', winners: [1], reason: 'hopeless' },
  ]);
  expect(tileOf(t, 'us-riflemen-a')).toBe('11b');
  t.expectWinner('de');
  t.end();
});

test('normandy/beyond-all-hope: scenario 11, Germans without riflemen lose to the Americans', () => {
  const t = playFrom({
    scenario: 'hill-314',
    hope: 'cards',
    turn: 'us',
    us: { at: { 'riflemen-a': '2a' }, hand: ['rifleman-a', 'sergeant'] },
    de: {
      at: { 'riflemen-a': '2a', 'riflemen-b': '8a' },
      discard: ['rifleman-a', 'sergeant'],
      rest: 'removed',
    },
  });
  t.luck.expectDice('combat.attack', 10, [5]);
  t.play('us', 'play rifleman-a', 'use attack', 'shoot de-riflemen-a');
  t.expectWinner('us');
  t.end();
});

test.each(['supply', 'deck', 'discard', 'played'] as const)(
  'normandy/beyond-all-hope: one Rifleman card elsewhere in the game keeps hope (%s)',
  (where) => {
    const us = { at: { 'riflemen-a': '11b', 'riflemen-b': '10b' }, [where]: ['rifleman-b'] };
    const t = playFrom(last('montmartin', { deck: [], ...us }, { at: { 'scouts-a': '11b' } }));
    t.luck.expectDice('combat.attack', 10, [4]);
    t.play('de', ...shoot);
    expect(hasNoRiflemen(normandyRules, t.state().public, 0)).toBe(false);
    t.end('de');
  },
);

/** La Raye, both for points. US: 13B (2). Germany: 5B (3) or the given tiles. */
const raye = (us: SidePosition, de: SidePosition): Position =>
  last(
    'la-raye',
    { at: { 'riflemen-a': '12b' }, controlled: ['13b'], ...us },
    { at: { 'scouts-a': '12b', 'riflemen-a': '5b' }, ...de },
  );

test('normandy/beyond-all-hope normandy/hopeless-end: an enemy who collects objectives and leads wins at once', () => {
  const t = playFrom(raye({}, {}));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot);
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'casualty' },
    { type: 'gameEnded', winners: [1], reason: 'hopeless' },
  ]);
  t.end();
});

test('normandy/beyond-all-hope normandy/hopeless-end: an enemy who is behind or level plays on until ahead', () => {
  // US: 13B and 7A, 3 points. Germany: 2B (1), and Riflemen who can take 5B (3).
  const us = { controlled: ['13b', '7a'] };
  const de = { scouted: ['5b', '16b'], controlled: ['2b'] };
  const t = playFrom(raye(us, de));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot);
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(true);
  t.expectAwaiting('de');
  t.play('de', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'tileControlled' },
    { type: 'gameEnded', winners: [1], reason: 'hopeless' },
  ]);
  t.expectWinner('de');
  t.end();
});

test('normandy/hopeless-end: equal points are not enough', () => {
  // 3 points each after the Germans have taken 5B.
  const t = playFrom(raye({ controlled: ['13b', '7a'] }, { scouted: ['5b'] }));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot, 'play rifleman-a', 'use control');
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(true);
  t.end('de');
});

test('normandy/hopeless-end normandy/both-pinned: if the enemy is pinned too, points decide', () => {
  // The US hold 3 points and are beyond hope, with Scouts left; the Germans hold none.
  const t = playFrom({
    scenario: 'la-raye',
    turn: 'us',
    us: {
      at: { 'scouts-a': '12b' },
      controlled: ['13b', '7a'],
      hand: ['scout-a', 'sergeant'],
      supply: many('fog', 3),
      rest: 'removed',
    },
    de: { at: { 'riflemen-a': '12b' }, scouted: ['5b'] },
  });
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(true);
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('us', 'play scout-a', 'use attack', 'shoot de-riflemen-a');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved' },
    { type: 'gameEnded', winners: [0], reason: 'both-pinned' },
  ]);
  t.expectWinner('us');
  t.end();
});

test('normandy/beyond-all-hope: a hopeless side also loses its lead when an objective is taken from it', () => {
  // US 13B (2) against German 7A (1): the Germans take 13B and lead 3 to 0.
  const t = playFrom(
    raye(
      { controlled: ['13b'] },
      { at: { 'scouts-a': '12b', 'riflemen-a': '13b' }, scouted: ['13b'], controlled: ['7a'] },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot);
  t.expectAwaiting('de');
  t.play('de', 'play rifleman-a', 'use control');
  t.expectWinner('de');
  t.end();
});

test('normandy/beyond-all-hope: it also counts when the last card falls from the deck', () => {
  const t = playFrom(
    last(
      'montmartin',
      { at: { 'riflemen-a': '11b' }, hand: ['sergeant'], deck: ['rifleman-a', 'fog'] },
      { at: { 'scouts-a': '11b' } },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [4]);
  t.luck.expectShuffle('deck.one', 1, []);
  t.play('de', ...shoot);
  expect(zone(t, 'us', 'deck')).toEqual(['fog']);
  t.expectWinner('de');
  t.end();
});

test.each(['us', 'de'] as const)(
  'normandy/beyond-all-hope normandy/both-pinned: both without riflemen and level, the initiative decides (%s)',
  (first) => {
    // 3 points each; the US have lost their last card before, the Germans lose theirs now.
    const t = playFrom({
      scenario: 'la-raye',
      hope: 'cards',
      turn: 'us',
      first,
      us: {
        at: { 'scouts-a': '12b', 'riflemen-b': '17b' },
        controlled: ['13b', '7a'],
        hand: ['scout-a', 'sergeant'],
        rest: 'removed',
      },
      de: { at: { 'riflemen-a': '12b' }, hand: ['rifleman-a', 'sergeant'], rest: 'removed' },
    });
    t.luck.expectDice('combat.attack', 10, [4]);
    t.play('us', 'play scout-a', 'use attack', 'shoot de-riflemen-a');
    t.expectEvents([
      { type: 'cardLaid' },
      { type: 'cardPlayed' },
      { type: 'fired' },
      { type: 'casualty' },
      { type: 'gameEnded', reason: 'both-pinned' },
    ]);
    t.expectWinner(first);
    t.end();
  },
);

test('normandy/beyond-all-hope: riflemen in the supply without any Bolster keep hope (R-33)', () => {
  const us = {
    at: { 'riflemen-a': '11b' },
    deck: [],
    supply: ['rifleman-b', 'sergeant', 'leader-b'],
  };
  const t = playFrom(last('montmartin', us, { at: { 'scouts-a': '11b' } }));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot);
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(false);
  t.end('de');
});

test('normandy/beyond-all-hope: it does not concern a side that has to pin or has its points', () => {
  // The Germans of scenario 2 win by a pin, for which they need no Riflemen.
  const pinning = build({
    scenario: 'montmartin',
    hope: 'cards',
    turn: 'us',
    de: { rest: 'removed' },
  });
  expect(hasNoRiflemen(normandyRules, pinning.public, 1)).toBe(true);
  expect(isHopeless(normandyRules, pinning.public, 1)).toBe(false);
  const enough = { controlled: ['13b', '7a', '2b', '16b'], rest: 'removed' } as const;
  const winning = build({ scenario: 'la-raye', hope: 'cards', turn: 'us', us: enough });
  expect(isHopeless(normandyRules, winning.public, 0)).toBe(false);
  const short = build({
    scenario: 'la-raye',
    hope: 'cards',
    turn: 'us',
    us: { ...enough, controlled: ['13b', '7a', '2b'] },
  });
  expect(isHopeless(normandyRules, short.public, 0)).toBe(true);
});

/** La Raye: the US lead 4 to 3 and have lost all Rifleman cards; their Scouts face the German Riflemen. */
const led = (us: SidePosition, hope: 'pinned' | 'cards'): Position => ({
  scenario: 'la-raye',
  hope,
  turn: 'us',
  us: {
    controlled: ['13b', '7a', '2b'],
    hand: ['scout-a', 'sergeant'],
    rest: 'removed',
    ...us,
  },
  de: { at: { 'riflemen-a': '12b' }, controlled: ['5b'], hand: ['sergeant'] },
});

const clearGermans = (position: Position) => {
  const t = playFrom(position);
  t.luck.expectDice('combat.attack', 10, [10]);
  t.play('us', 'play scout-a', 'use attack', 'shoot de-riflemen-a');
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  return t;
};

test('normandy/beyond-all-hope: it needs to be pinned too, so riflemen on the map keep hope (R-32)', () => {
  const us = { at: { 'scouts-a': '12b', 'riflemen-b': '17b' } };
  const t = clearGermans(led(us, 'pinned'));
  // Only the Germans are pinned, and the US have to reach their points: play goes on.
  expect(hasNoRiflemen(normandyRules, t.state().public, 0)).toBe(true);
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(false);
  t.end('us');
});

test('normandy/beyond-all-hope normandy/both-pinned: with the option hope=cards the same position pins both sides', () => {
  const us = { at: { 'scouts-a': '12b', 'riflemen-b': '17b' } };
  const t = clearGermans(led(us, 'cards'));
  t.expectWinner('us');
  t.end();
});

test('normandy/beyond-all-hope normandy/pin: without riflemen on the map a side is pinned in both readings', () => {
  for (const hope of ['pinned', 'cards'] as const) {
    const t = clearGermans(led({ at: { 'scouts-a': '12b' } }, hope));
    t.expectWinner('us');
    t.end();
  }
});

test('normandy/beyond-all-hope: the last counter is lost only when it is hit again', () => {
  const at = { at: { 'riflemen-a': '12b' } };
  const hand = ['scout-a', 'scout-a', 'sergeant'];
  const t = playFrom(
    last(
      'la-raye',
      { ...at, controlled: ['13b'] },
      { at: { 'scouts-a': '12b' }, controlled: ['5b'], hand },
      'pinned',
    ),
  );
  t.luck.expectDice('combat.attack', 10, [10]);
  t.play('de', ...shoot);
  expect(hasNoRiflemen(normandyRules, t.state().public, 0)).toBe(true);
  t.expectAwaiting('de');
  t.luck.expectDice('combat.attack', 10, [10]);
  t.play('de', ...shoot);
  expect(tileOf(t, 'us-riflemen-a')).toBeNull();
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved' },
    { type: 'gameEnded', winners: [1], reason: 'hopeless' },
  ]);
  t.end();
});
