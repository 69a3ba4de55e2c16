import { describe, expect, test } from 'vitest';
import { expectNot, many, type Play, playFrom, unit, zone } from './position.ts';

// Severní Afrika, Průběh hry: what the sequence of play asks of every card. The core has more tests
// of it in Normandy, whose rules are the same.

const LRDG = { at: { rifleman: '10A', saboteur: '10A' } } as const;
const ITALY = {
  at: { 'rifleman-a': '4A', 'driver-t': '4A', hangar: '9A', 'motor-pool': '9A' },
} as const;

/** A round about to begin: both turns end unplayed, and both sides have these decks. */
function nextRound(lrdg: readonly string[], italy: readonly string[]): Play {
  const t = playFrom({
    turn: 'italy',
    lrdg: { ...LRDG, deck: lrdg },
    italy: { ...ITALY, deck: italy },
  });
  t.play('italy', 'end turn');
  t.play('lrdg', 'end turn');
  return t;
}

describe('north-africa/draw', () => {
  test('both sides draw four cards at the start of a round', () => {
    const t = nextRound(['saboteur', ...many('rifleman', 4)], many('rifleman-a', 4));
    expect(t.state().public.round).toBe(2);
    expect(zone(t, 'lrdg', 'hand')).toEqual(many('rifleman', 4));
    expect(zone(t, 'lrdg', 'deck')).toEqual(['saboteur']);
    expect(zone(t, 'italy', 'hand')).toEqual(many('rifleman-a', 4));
    t.end('lrdg', 'italy');
  });

  test('an empty deck is made from the discards, without the cards on the table', () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: {
        ...LRDG,
        hand: ['lieutenant'],
        played: ['saboteur'],
        deck: ['rifleman'],
        discard: ['second'],
      },
      italy: ITALY,
    });
    t.luck.expectShuffle('deck.one', 1, []);
    t.play('lrdg', 'play lieutenant', 'use command');
    expect(zone(t, 'lrdg', 'hand')).toEqual(['second', 'staff-sergeant', 'rifleman']);
    expect(zone(t, 'lrdg', 'played')).toEqual(['saboteur', 'lieutenant']);
    expect([zone(t, 'lrdg', 'deck'), zone(t, 'lrdg', 'discard')]).toEqual([[], []]);
  });
});

describe('north-africa/initiative', () => {
  const DECKS = [
    ['rifleman', 'rifleman', 'saboteur', 'fog'],
    ['rifleman-a', 'driver-t', 'driver-t', 'fog'],
  ] as const;

  test('the higher card takes the marker, and both cards go straight to the discards', () => {
    const t = nextRound(['lieutenant', ...DECKS[0].slice(1)], DECKS[1]);
    t.expectOffers('lrdg', ['bid lieutenant', 'bid rifleman', 'bid saboteur', 'bid fog']);
    t.play('lrdg', 'bid lieutenant');
    t.play('italy', 'bid driver-t');
    expect(t.state().public.initiative).toBe(0);
    expect(zone(t, 'lrdg', 'discard')).toContain('lieutenant');
    expect(zone(t, 'italy', 'discard')).toContain('driver-t');
    expect([zone(t, 'lrdg', 'played'), zone(t, 'italy', 'played')]).toEqual([[], []]);
    t.end('lrdg');
  });

  test('a tie leaves the marker where it is', () => {
    const t = nextRound(DECKS[0], DECKS[1]);
    t.play('lrdg', 'bid fog');
    t.play('italy', 'bid fog');
    expect(t.state().public.initiative).toBe(1);
    t.end('italy');
  });
});

test('north-africa/turn: played cards stay on the table until the turn ends, then all are discarded', () => {
  const t = playFrom({
    turn: 'lrdg',
    lrdg: { ...LRDG, hand: ['rifleman', 'saboteur'] },
    italy: ITALY,
  });
  t.play('lrdg', 'play rifleman', 'use move');
  expect(zone(t, 'lrdg', 'played')).toEqual(['rifleman']);
  expect(zone(t, 'lrdg', 'discard')).toEqual([]);
  t.play('lrdg', 'end turn');
  expect([zone(t, 'lrdg', 'hand'), zone(t, 'lrdg', 'played')]).toEqual([[], []]);
  expect(zone(t, 'lrdg', 'discard')).toEqual(['staff-sergeant', 'rifleman', 'saboteur']);
  t.end('italy');
});

test('north-africa/playing-a-card: a card offers its actions, those of the seat, swapping and hunkering down', () => {
  const t = playFrom({
    turn: 'lrdg',
    lrdg: {
      at: { rifleman: '10A', saboteur: '10A', truck: '10A' },
      seats: { rifleman: ['truck', 2], saboteur: ['truck', 4] },
      scouted: ['10A'],
      hand: ['rifleman'],
    },
    italy: ITALY,
  });
  t.play('lrdg', 'play rifleman');
  t.expectOffers('lrdg', [
    ...['use control', 'use attack', 'crew attack', 'hunker', 'dismount', 'shift 1', 'shift 3'],
    'swap lrdg-saboteur',
  ]);
});

test('north-africa/fog-of-war: it can be bid, but neither played nor hunkered down, and is discarded', () => {
  const t = nextRound(['lieutenant', 'rifleman', 'saboteur', 'fog'], many('rifleman-a', 4));
  t.expectOffers('lrdg', ['bid lieutenant', 'bid rifleman', 'bid saboteur', 'bid fog']);
  t.play('lrdg', 'bid lieutenant');
  t.play('italy', 'bid rifleman-a');
  t.expectOffers('lrdg', ['end turn', 'play rifleman', 'play saboteur']);
  expectNot(t, 'lrdg', 'play fog', { code: 'fog-cannot-be-played' });
  t.play('lrdg', 'end turn');
  expect(zone(t, 'lrdg', 'discard')).toContain('fog');
  t.end('italy');
});

test('north-africa/suppressed north-africa/hunker-down: a card readies the soldier, or goes to the supply and changes nothing', () => {
  const start = () => {
    const t = playFrom({
      turn: 'lrdg',
      lrdg: { ...LRDG, suppressed: ['saboteur'], hand: ['saboteur'] },
      italy: ITALY,
    });
    t.play('lrdg', 'play saboteur');
    t.expectOffers('lrdg', ['ready', 'hunker']);
    return t;
  };
  const ready = start();
  ready.play('lrdg', 'ready');
  expect(ready.state().public.isSuppressed[unit('saboteur')]).toBe(false);
  expect(zone(ready, 'lrdg', 'played')).toEqual(['saboteur']);
  const hunkered = start();
  hunkered.play('lrdg', 'hunker');
  expect(hunkered.state().public.isSuppressed[unit('saboteur')]).toBe(true);
  expect(zone(hunkered, 'lrdg', 'supply').filter((card) => card === 'saboteur')).toHaveLength(4);
});

test('north-africa/public-information: both see table, supplies and sizes; only the owner sees a hand', () => {
  const t = playFrom({
    turn: 'lrdg',
    lrdg: { ...LRDG, hand: ['rifleman'], deck: many('rifleman', 2) },
    italy: ITALY,
  });
  const [lrdg, italy] = [t.view('lrdg'), t.view('italy')];
  expect(italy.sides[0]).toMatchObject({ handSize: 2, deckSize: 2 });
  expect(italy.public.supplies).toEqual(t.state().public.supplies);
  expect(italy.public.at).toEqual(t.state().public.at);
  expect(lrdg.own?.hand).toEqual(t.state().seats[0].hand);
  expect(italy.own?.hand).toEqual(t.state().seats[1].hand);
  expect([italy.open, lrdg.open]).toEqual([null, null]);
});

test('north-africa/resign-and-draw: resigning loses, and a draw needs the consent of the other side', () => {
  const start = { turn: 'lrdg', lrdg: LRDG, italy: ITALY } as const;
  const resigned = playFrom(start);
  expect(resigned.match.say(1, 'resign').ok).toBe(true);
  expect(resigned.match.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [0], reason: 'resigned' },
  });
  const agreed = playFrom(start);
  agreed.match.say(0, 'offer-draw');
  expect(agreed.match.say(0, 'accept-draw')).toMatchObject({ ok: false });
  agreed.match.say(1, 'accept-draw');
  expect(agreed.match.awaiting()).toEqual({
    kind: 'over',
    outcome: { winners: [], reason: 'agreed' },
  });
});
