import { expect, test } from 'vitest';
import { isPinned, normandyRules, pointsOf } from '../src/rules/index.ts';
import {
  build,
  many,
  type Position,
  playFrom,
  type Side,
  type SidePosition,
  tileOf,
  unit,
  zone,
} from './position.ts';

const RAYE = 'la-raye';
/** Gunners are not in scenario 1; its Scouts shoot with one die. 13B has cover 1. */
const shootDe = ['play scout-a', 'use attack', 'shoot de-riflemen-a'] as const;

test('normandy/objectives: reaching the goal in the middle of a turn ends the game at once', () => {
  const t = playFrom({
    scenario: RAYE,
    turn: 'us',
    us: {
      at: { 'riflemen-a': '16b' },
      scouted: ['16b'],
      controlled: ['13b', '7a', '2b'],
      hand: ['rifleman-a', 'scout-a', 'sergeant'],
    },
    de: { hand: ['sergeant'] },
  });
  expect(pointsOf(normandyRules, t.state().public, 0)).toBe(4);
  t.play('us', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'tileControlled', seat: 0 },
    { type: 'gameEnded', winners: [0], reason: 'points' },
  ]);
  expect(zone(t, 'us', 'hand')).toEqual(['sergeant', 'scout-a']);
  t.expectWinner('us');
  t.end();
});

test('normandy/objectives: one point less is not enough, one more wins too', () => {
  const us = { at: { 'riflemen-a': '16b' }, scouted: ['16b'], hand: ['rifleman-a', 'sergeant'] };
  const few = playFrom({ scenario: RAYE, turn: 'us', us: { ...us, controlled: ['13b', '7a'] } });
  few.play('us', 'play rifleman-a', 'use control');
  expect(pointsOf(normandyRules, few.state().public, 0)).toBe(4);
  few.end('us');
  const over = playFrom({
    scenario: RAYE,
    turn: 'us',
    us: { ...us, at: { 'riflemen-a': '5b' }, scouted: ['5b'], controlled: ['13b', '7a'] },
    de: { at: {}, scouted: ['8a'] },
  });
  over.play('us', 'play rifleman-a', 'use control');
  over.expectWinner('us');
  expect(pointsOf(normandyRules, over.state().public, 0)).toBe(6);
  over.end();
});

test('normandy/objectives: the same holds for the Germans, and only controlled tiles count', () => {
  const t = playFrom({
    scenario: RAYE,
    turn: 'de',
    de: {
      at: { 'riflemen-a': '13b' },
      scouted: ['13b', '6a', '16b'],
      controlled: ['5b'],
      hand: ['rifleman-a', 'sergeant'],
    },
  });
  expect(pointsOf(normandyRules, t.state().public, 1)).toBe(3);
  t.play('de', 'play rifleman-a', 'use control');
  t.expectWinner('de');
  t.end();
});

/** Montmartin: Germans win by a pin, the US by one point. Open tile 11B. */
const montmartin = (turn: Side, us: SidePosition, de: SidePosition): Position => ({
  scenario: 'montmartin',
  turn,
  us: { deck: ['sergeant'], ...us },
  de: { deck: ['sergeant'], ...de },
});

test('normandy/pin: scenario 2, the Germans remove the last US riflemen and win', () => {
  const t = playFrom(
    montmartin(
      'de',
      { at: { 'riflemen-b': '11b', 'scouts-a': '10b' } },
      { at: { 'gunners-a': '11b' }, hand: ['gunner-a', 'scout-a'] },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('de', 'play gunner-a', 'use attack', 'shoot us-riflemen-b');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved', unit: unit('us-riflemen-b') },
    { type: 'gameEnded', winners: [1], reason: 'pinned' },
  ]);
  t.expectWinner('de');
  t.end();
});

test('normandy/pin: one unit of riflemen left on the map prevents it', () => {
  const t = playFrom(
    montmartin(
      'de',
      { at: { 'riflemen-a': '15b', 'riflemen-b': '11b' } },
      { at: { 'gunners-a': '11b' }, hand: ['gunner-a', 'scout-a'] },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [4, 1]);
  t.play('de', 'play gunner-a', 'use attack', 'shoot us-riflemen-b');
  expect(tileOf(t, 'us-riflemen-b')).toBeNull();
  t.end('de');
});

test('normandy/pin: scenario 2, pinning does not help the Americans', () => {
  const t = playFrom(
    montmartin(
      'us',
      { at: { 'riflemen-a': '11b' }, hand: ['rifleman-a', 'scout-a'] },
      { at: { 'riflemen-a': '11b', 'gunners-a': '18b' } },
    ),
  );
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('us', 'play rifleman-a', 'use attack', 'shoot de-riflemen-a');
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  t.end('us');
});

test('normandy/pin: scenario 11, the Americans pin the Germans and win', () => {
  const t = playFrom({
    scenario: 'hill-314',
    turn: 'us',
    us: { at: { 'riflemen-a': '2a' }, hand: ['rifleman-a', 'sergeant'] },
    de: { at: { 'riflemen-c': '2a', 'scouts-a': '1b' } },
  });
  t.luck.expectDice('combat.attack', 10, [5]);
  t.play('us', 'play rifleman-a', 'use attack', 'shoot de-riflemen-c');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired', total: 5 },
    { type: 'unitRemoved' },
    { type: 'gameEnded', winners: [0], reason: 'pinned' },
  ]);
  t.expectWinner('us');
  t.end();
});

test('normandy/objectives: scenario 11, one point is enough for the Germans', () => {
  const t = playFrom({
    scenario: 'hill-314',
    turn: 'de',
    us: { at: { 'riflemen-a': '15b' } },
    de: { at: { 'riflemen-a': '2a' }, scouted: ['2a'], hand: ['rifleman-a', 'sergeant'] },
  });
  t.play('de', 'play rifleman-a', 'use control');
  t.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'tileControlled', isTaken: true },
    { type: 'gameEnded', winners: [1], reason: 'points' },
  ]);
  t.end();
});

/** La Raye: the US are pinned already, and their Scouts shoot at the last German Riflemen. */
const bothPinned = (first: Side, us: SidePosition, de: SidePosition): Position => ({
  scenario: RAYE,
  turn: 'us',
  first,
  us: { at: { 'scouts-a': '12b' }, hand: ['scout-a', 'sergeant'], ...us },
  de: { at: { 'riflemen-a': '12b', 'scouts-a': '5b' }, ...de },
});

test('normandy/pin: in a race for points a pinned side plays on (R-31)', () => {
  const t = playFrom(bothPinned('us', { at: { 'scouts-a': '12b', 'riflemen-b': '17b' } }, {}));
  t.luck.expectDice('combat.attack', 10, [4]);
  t.play('us', ...shootDe);
  expect(tileOf(t, 'de-riflemen-a')).toBeNull();
  t.end('us');
});

test('normandy/both-pinned: the side with more points wins, even without the initiative', () => {
  // Germany: 5B, 3 points. US: 13B and 7A, 3 points, or 2 without 7A.
  const ahead = playFrom(bothPinned('us', { controlled: ['13b'] }, {}));
  ahead.luck.expectDice('combat.attack', 10, [4]);
  ahead.play('us', ...shootDe);
  ahead.expectEvents([
    { type: 'cardLaid' },
    { type: 'cardPlayed' },
    { type: 'fired' },
    { type: 'unitRemoved' },
    { type: 'gameEnded', winners: [1], reason: 'both-pinned' },
  ]);
  ahead.expectWinner('de');
  ahead.end();
  const us = playFrom(bothPinned('de', { controlled: ['13b', '7a', '2b'] }, {}));
  us.luck.expectDice('combat.attack', 10, [4]);
  us.play('us', ...shootDe);
  us.expectWinner('us');
  us.end();
});

test.each(['us', 'de'] as const)(
  'normandy/both-pinned: level points, the holder of the initiative wins (%s)',
  (first) => {
    const t = playFrom(bothPinned(first, { controlled: ['13b', '7a'] }, {}));
    t.luck.expectDice('combat.attack', 10, [4]);
    t.play('us', ...shootDe);
    t.expectWinner(first);
    t.end();
  },
);

test('normandy/both-pinned: if both meet their goals, the side whose turn it is wins (R-30)', () => {
  for (const actor of [0, 1]) {
    const state = build({
      scenario: RAYE,
      turn: 'us',
      us: { controlled: ['5b', '13b'] },
      de: { controlled: ['7a', '2b', '16b', '6a'] },
    });
    const io = {
      chance: { die: no, dice: no, pick: no, shuffle: no },
      emit: () => undefined,
    };
    normandyRules.title.settle(normandyRules, state, actor, io);
    expect(state.public.outcome).toEqual({ winners: [actor], reason: 'points' });
  }
});

const no = (): never => {
  throw new Error('nothing is drawn here');
};

test('normandy/turn: neither side plays after the end', () => {
  const t = playFrom({
    scenario: RAYE,
    turn: 'de',
    us: { hand: many('rifleman-a', 2) },
    de: { at: { 'riflemen-a': '13b' }, scouted: ['13b'], controlled: ['5b'], hand: ['rifleman-a'] },
  });
  t.play('de', 'play rifleman-a', 'use control');
  t.expectRefused('us', 'play rifleman-a', 'game-over');
  t.expectRefused('de', 'end turn', 'game-over');
  t.end();
});

test('normandy/resign-and-draw: resigning loses; the other side must accept a draw', () => {
  const start = { scenario: 'la-raye', turn: 'us', us: { hand: ['sergeant'] } } as const;
  const given = playFrom(start);
  expect(given.match.say(1, 'resign').ok).toBe(true);
  expect(given.match.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [0], reason: 'resigned' },
  });
  const agreed = playFrom(start);
  expect(agreed.match.say(0, 'accept-draw')).toMatchObject({ ok: false });
  agreed.match.say(0, 'offer-draw');
  expect(agreed.match.say(0, 'accept-draw')).toMatchObject({ ok: false });
  agreed.match.say(1, 'accept-draw');
  expect(agreed.match.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [], reason: 'agreed' },
  });
});

test('normandy/pin: riflemen on tile 1A are on the map', () => {
  const part = build({
    scenario: 'crossing-the-vire',
    turn: 'us',
    us: { at: { 'riflemen-b': '1a' } },
    de: { at: { mortar: '1a' } },
  }).public;
  expect(isPinned(normandyRules, part, 0)).toBe(false);
  expect(isPinned(normandyRules, part, 1)).toBe(true);
});
