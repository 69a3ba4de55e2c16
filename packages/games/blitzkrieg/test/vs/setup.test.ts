import { scriptedPlay } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { blitzkrieg, type Event, NO_CHANGE, STRATAGEMS } from '../../src/rules/index.ts';
import { drawTokens } from '../../src/rules/supply.ts';
import { table } from '../position.ts';

/** A solo set-up with these faces of the handicap die; tokens are drawn from the front of the bags. */
function solo(scenario: string, faces: readonly number[], options: { [id: string]: string } = {}) {
  return scriptedPlay(blitzkrieg, { scenario, options }, (luck) => {
    for (let left = 22; left > 17; left--) luck.expectPick('tokens.first', left, 0);
    for (let left = 22; left > 19; left--) luck.expectPick('tokens.second', left, 0);
    for (const face of faces) luck.expectDice('handicap', 6, [face]);
    if (!faces.includes(6)) luck.expectDice('vs', 6, [1]);
  });
}

describe('blitzkrieg/solo-setup', () => {
  test.each([
    ['vs-low', [1, 1, 3], [2, 0, 1, 0, 0]],
    ['vs-middle', [1, 2, 5], [2, 2, 0, 0, 2]],
    ['vs-high', [4, 4, 4, 3], [0, 0, 2, 6, 0]],
  ] as const)(
    '%s: the die shifts markers towards the opponent, repeats add up',
    (scenario, faces, markers) => {
      const t = solo(scenario, faces);
      expect(t.state().public.markers).toEqual(markers);
      expect(t.state().seats.map(({ reserve }) => reserve.length)).toEqual([5, 3]);
      t.end('axis');
    },
  );

  test('blitzkrieg/hidden-information: without screens all see both sides’ tokens; between two players only the owner does', () => {
    const { state, luck } = table({
      scenario: 'vs-low',
      reserves: ['air-1 air-2', 'army-1 army-2'],
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { row, facing } = blitzkrieg.view(state, viewer);
      expect([row?.tokens, facing?.tokens]).toEqual(state.seats.map(({ reserve }) => reserve));
    }
    const events: Event[] = [];
    const io = { chance: luck, emit: (event: Event) => void events.push(event) };
    luck.expectPick('tokens.second', state.seats[1].bag.length, 0);
    drawTokens(state, 1, 1, io);
    expect(events).toMatchObject([{ type: 'tokensDrawn', reveals: true }]);
    const two = table({ reserves: ['air-1 air-2', 'army-1 army-2'] });
    const { row, facing } = blitzkrieg.view(two.state, 0);
    expect([row, facing]).toEqual([null, null]);
  });

  test('every face of the die names its theatre; on a six the player chooses', () => {
    for (const face of [1, 2, 3, 4, 5]) {
      const t = solo('vs-low', [face, face, face]);
      expect(t.state().public.markers.map((marker) => marker > 0)).toEqual(
        [1, 2, 3, 4, 5].map((number) => number === face),
      );
    }
    const t = solo('vs-low', [6]);
    t.expectAwaiting('allies');
    t.expectOffers('allies', [
      'shift western-europe',
      'shift pacific',
      'shift eastern-europe',
      'shift africa',
      'shift south-east-asia',
    ]);
    t.luck.expectDice('handicap', 6, [2]);
    t.luck.expectDice('handicap', 6, [5]);
    t.luck.expectDice('vs', 6, [1]);
    t.play('allies', 'shift africa');
    expect(t.state().public.markers).toEqual([0, 1, 0, 1, 1]);
    t.expectEvents([
      { type: 'markerMoved', theatre: 3, seat: 0, steps: 1, to: 1, cause: 'handicap' },
      { type: 'markerMoved', theatre: 1, cause: 'handicap' },
      { type: 'markerMoved', theatre: 4, cause: 'handicap' },
      { type: 'turnBegan', seat: 0, turn: 1 },
    ]);
    t.end('axis');
  });

  test('blitzkrieg/harder: points and shifts for the opponent', () => {
    const t = solo('vs-middle', [1, 1, 1, 2, 2], { 'vs-points': '4', 'vs-shifts': '2' });
    expect(t.state().public.vp).toEqual([4, 0]);
    expect(t.state().public.markers).toEqual([6, 4, 0, 0, 0]);
    t.end('axis');
  });

  test('the row is open to all, keeps its order and grows at its right end', () => {
    const t = table({
      scenario: 'vs-low',
      reserves: ['navy-3 army-1 air-1 army-1', 'army-1'],
      bags: ['army-3 army-2', ''],
    });
    expect(t.game.view(t.state, 1).row?.tokens).toEqual(t.state.seats[0].reserve);
    expect(t.game.view(t.state, 'spectator').row?.tokens).toHaveLength(4);
    expect(t.offers()).toEqual(['pick 1', 'pick 2', 'pick 3', 'pick 4']);
    t.play('pick 2');
    t.luck.expectPick('tokens.first', 2, 0);
    t.luck.expectPick('tokens.first', 1, 0);
    t.play('place eastern-europe-1-2');
    expect(t.reserve(0)).toEqual(['navy-3', 'air-1', 'army-1', 'army-2', 'army-3']);
    expect(t.told('rowDrawn')).toHaveLength(2);
  });
});

describe('blitzkrieg/stratagems', () => {
  const begin = () =>
    table({
      scenario: 'vs-low',
      options: { stratagems: 'on' },
      reserves: ['army-1 army-1 army-1 air-1 air-1', 'army-2 army-2 army-3 army-3'],
      bags: ['', ''],
      pile: '',
    });

  test('in the first turn Steamroll lies open without effect, and does not come in the second', () => {
    const t = begin();
    const { vs } = t.state.public;
    expect(vs).toMatchObject({ stratagem: -1, out: [NO_CHANGE] });
    t.play('pick 1', 'place western-europe-1-3', 'take army-2');
    // Seven to draw from: all but Steamroll.
    t.luck.expectPick('stratagem', 7, 0);
    t.luck.expectDice('vs', 6, [3]);
    t.play('place africa-1-4');
    expect(t.told('stratagemDrawn')).toMatchObject([{ stratagem: 0, holds: 0 }]);
    expect(t.state.public.vs).toMatchObject({ stratagem: 0, out: [0], die: 3 });
  });

  test('the old one goes back after the draw; after Steamroll both do (R-17, R-18)', () => {
    const t = begin();
    t.play('pick 1', 'place western-europe-1-3', 'take army-2');
    t.luck.expectPick('stratagem', 7, 6);
    t.luck.expectDice('vs', 6, [1]);
    t.play('place africa-1-4');
    expect(STRATAGEMS[t.state.public.vs?.stratagem ?? 0]).toBe('secure');
    t.play('pick 1', 'place africa-1-3', 'take army-2');
    // Without Secure the bank is 0 to 5 and Steamroll.
    t.luck.expectPick('stratagem', 7, 6);
    t.luck.expectDice('vs', 6, [1]);
    t.play('place south-east-asia-1-2');
    expect(t.told('stratagemDrawn')).toMatchObject([
      { stratagem: NO_CHANGE, holds: STRATAGEMS.indexOf('secure') },
    ]);
    t.play('pick 1', 'place eastern-europe-1-2', 'take army-3');
    t.luck.expectPick('stratagem', 6, 5);
    t.luck.expectDice('vs', 6, [1]);
    t.play('place eastern-europe-1-1');
    expect(STRATAGEMS[t.state.public.vs?.stratagem ?? 0]).toBe('research-development');
    expect(t.state.public.vs?.out).toHaveLength(1);
  });
});

describe('effects of the solo opponent', () => {
  test('blitzkrieg/bombing: the player chooses a unit; special weapons only if there is nothing else', () => {
    const t = table({
      scenario: 'vs-low',
      mover: 1,
      reserves: ['elite-navy army-1 spy navy-2', 'air-1 air-2'],
      bags: ['', ''],
      pile: '',
    });
    t.play('take air-1', 'place pacific-1-1');
    expect(t.asked()).toBe('allies bomb');
    expect(t.offers()).toEqual(['bomb 2', 'bomb 4']);
    t.luck.expectDice('vs', 6, [1]);
    t.play('bomb 2');
    expect(t.reserve(0)).toEqual(['elite-navy', 'spy', 'navy-2']);
    const only = table({
      scenario: 'vs-low',
      mover: 1,
      reserves: ['elite-navy elite-army', 'air-1 air-2'],
      bags: ['', ''],
      pile: '',
    });
    only.play('take air-1', 'place pacific-1-1');
    expect(only.offers()).toEqual(['bomb 1', 'bomb 2']);
  });

  test('blitzkrieg/bombing: the opponent bombs at random, as between two players', () => {
    const t = table({
      scenario: 'vs-low',
      reserves: ['air-1 air-2', 'army-1 army-2'],
      bags: ['', ''],
      pile: '',
    });
    t.play('pick 1');
    t.luck.expectPick('tokens.bombing', 2, 1);
    t.play('place pacific-1-1');
    expect(t.reserve(1)).toEqual(['army-1']);
  });

  test('blitzkrieg/scientist: for the opponent it is an air force of value 3 and keeps to the active campaigns', () => {
    const t = table({
      scenario: 'vs-low',
      reserves: ['scientist air-1', 'army-1 army-2'],
      bags: ['', ''],
      pile: '',
    });
    t.play('pick 1');
    expect(t.offers()).toHaveLength(14);
    t.play('place western-europe-1-3');
    expect(t.marker('western-europe')).toBe(3 + 3);
  });

  test('blitzkrieg/blitz: the opponent goes on whenever it can, without stopping', () => {
    const t = table({
      scenario: 'vs-low',
      reserves: ['air-blitz army-1', 'army-1'],
      bags: ['', ''],
      pile: '',
    });
    t.play('pick 1');
    t.luck.expectDice('vs', 6, [2]);
    t.play('place eastern-europe-1-1');
    expect(t.offers()).toEqual(['pick 1']);
    const stuck = table({
      scenario: 'vs-low',
      reserves: ['air-blitz army-1', 'army-1'],
      bags: ['', ''],
      pile: '',
    });
    stuck.play('pick 1', 'place pacific-1-2');
    expect(stuck.asked()).toBe('allies token');
  });
});
