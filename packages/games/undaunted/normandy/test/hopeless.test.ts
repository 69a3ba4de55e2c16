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

test('Normandie, Beznadějná situace — protivník má potlačit: zvítězil', () => {
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

test('Normandie, Beznadějná situace — scénář 11: Němci bez střelců, Američané vítězí', () => {
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
  'Normandie, Beznadějná situace — jediná karta střelců jinde ve hře (%s): ještě ne',
  (where) => {
    const us = { at: { 'riflemen-a': '11b', 'riflemen-b': '10b' }, [where]: ['rifleman-b'] };
    const t = playFrom(last('montmartin', { deck: [], ...us }, { at: { 'scouts-a': '11b' } }));
    t.luck.expectDice('combat.attack', 10, [4]);
    t.play('de', ...shoot);
    expect(hasNoRiflemen(normandyRules, t.state().public, 0)).toBe(false);
    t.end('de');
  },
);

/** La Raye, both for points. US: 13B (2). Germany: 5B (3) or what is said. */
const raye = (us: SidePosition, de: SidePosition): Position =>
  last(
    'la-raye',
    { at: { 'riflemen-a': '12b' }, controlled: ['13b'], ...us },
    { at: { 'scouts-a': '12b', 'riflemen-a': '5b' }, ...de },
  );

test('Normandie, Beznadějná situace — protivník sbírá cíle a má jich víc: zvítězil hned', () => {
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

test('Normandie, Beznadějná situace — má jich méně či stejně: hraje se, dokud nemá víc', () => {
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

test('Normandie, Beznadějná situace — shoda bodů nestačí', () => {
  // 3 points each after the Germans have taken 5B.
  const t = playFrom(raye({ controlled: ['13b', '7a'] }, { scouted: ['5b'] }));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('de', ...shoot, 'play rifleman-a', 'use control');
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(true);
  t.end('de');
});

test('Normandie, Beznadějná situace — je-li i protivník potlačen, rozhodnou body', () => {
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

test('Normandie, Beznadějná situace — beznadějný ztratí vedení i tím, že mu cíl seberou', () => {
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

test('Normandie, Beznadějná situace — i když poslední karta padne z balíčku', () => {
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
  'Normandie, Beznadějná situace — obě strany bez střelců a shoda bodů: iniciativa (%s)',
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

test('Normandie, Beznadějná situace — kdo má střelce v záloze bez posil, není ztracen (R-33)', () => {
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

test('Normandie, Beznadějná situace — netýká se toho, kdo má potlačit nebo už má body', () => {
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

test('Normandie, Beznadějná situace — „potlačena a zároveň“: se střelci na plánu není beznadějná (R-32)', () => {
  const us = { at: { 'scouts-a': '12b', 'riflemen-b': '17b' } };
  const t = clearGermans(led(us, 'pinned'));
  // Only the Germans are pinned, and the US have to reach their points: play goes on.
  expect(hasNoRiflemen(normandyRules, t.state().public, 0)).toBe(true);
  expect(isHopeless(normandyRules, t.state().public, 0)).toBe(false);
  t.end('us');
});

test('Normandie, Beznadějná situace — táž pozice podle volby hope=cards: obě strany potlačeny', () => {
  const us = { at: { 'scouts-a': '12b', 'riflemen-b': '17b' } };
  const t = clearGermans(led(us, 'cards'));
  t.expectWinner('us');
  t.end();
});

test('Normandie, Beznadějná situace — bez střelců na plánu platí za potlačenou při obou čteních', () => {
  for (const hope of ['pinned', 'cards'] as const) {
    const t = clearGermans(led({ at: { 'scouts-a': '12b' } }, hope));
    t.expectWinner('us');
    t.end();
  }
});

test('Normandie, Beznadějná situace — o poslední žeton přijde, až když ho znovu zasáhnou', () => {
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
