import { idOf, type ScriptedChance } from '@bivouac/kernel';
import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { box, needAgainst, prizesHeld, skirmish } from '../src/rules/index.ts';
import { areaOfName } from './positions.ts';

const BLUE_DECK = [0, 0, 0, 1, 1, 3, 3, 2, 2, 1];
const RED_DECK = [0, 0, 0, 1, 1, 3, 1, 2, 2, 3];

/** Blue's hand is two, three, three, ambush; Red's is two, three, three, ambush. The top card is the last. */
function table(scenario = 'crossing') {
  return scriptedPlay(skirmish, { scenario }, (luck: ScriptedChance) => {
    luck.expectShuffle('deck.blue', 10, BLUE_DECK);
    luck.expectShuffle('deck.red', 10, RED_DECK);
  });
}

/** Blue moves first and has three steps. */
function blueMoves() {
  const t = table();
  t.play('blue', 'bid three');
  t.play('red', 'bid two');
  t.play('blue', 'order three');
  return t;
}

test('bids are secret until both are made; the higher one moves first', () => {
  const t = table();
  t.expectAwaiting('blue', 'red');
  t.expectOffers('blue', ['bid two', 'bid three', 'bid ambush']);
  t.play('red', 'bid three');
  t.expectEvents([{ type: 'bidPlaced', seat: 1 }]);
  t.expectAwaiting('blue');
  expect(t.view('blue')).toMatchObject({ hasBid: [false, true], handSizes: [4, 3] });
  expect(t.view('red').own).toEqual({ hand: [1, 2, 3], bid: 2 });
  t.play('blue', 'bid two');
  t.expectEvents([
    { type: 'bidPlaced', seat: 0 },
    { type: 'bidsRevealed', cards: [1, 2], first: 1 },
  ]);
  t.end('red');
});

test('on equal bids the initiative stays', () => {
  const t = table();
  t.play('blue', 'bid three');
  t.play('red', 'bid three');
  t.end('blue');
});

test('a card gives as many steps as its number, or fewer', () => {
  const t = blueMoves();
  t.expectOffers('blue', ['halt', 'pick bugle', 'pick drum', 'pick fife']);
  t.play('blue', 'pick bugle', 'march to ford', 'pick drum', 'march to wood');
  t.expectAwaiting('blue');
  t.play('blue', 'pick drum', 'march to mill');
  t.end('red');
});

test('units march to neighbouring areas that no enemy holds', () => {
  const t = blueMoves();
  t.play('blue', 'pick fife');
  t.expectOffers('blue', ['march to west-camp', 'march to mill', 'march to hill']);
  t.play('blue', 'march to mill', 'pick fife');
  t.expectOffers('blue', ['march to ford', 'march to wood', 'march to hill', 'attack village']);
  t.end('blue');
});

test('fire: cover is added to the number needed; a unit without strength is lost', () => {
  expect(needAgainst(areaOfName('mill'))).toEqual([{ source: 'base', value: 4 }]);
  const t = blueMoves();
  t.play('blue', 'pick fife', 'march to mill', 'pick fife', 'attack village');
  t.expectAwaiting('red');
  t.luck.expectDice('combat.fire', 6, [5, 6]);
  t.play('red', 'stand');
  t.expectEvents([
    {
      type: 'fired',
      total: 5,
      modifiers: [
        { source: 'base', value: 4 },
        { source: 'cover', value: 1 },
      ],
      dice: [5, 6],
      hits: 2,
    },
    { type: 'unitLost', unit: box.UNITS.indexOf('rook') },
  ]);
  expect(t.state().public.at).toEqual([0, 0, 3, 6, 6, -1]);
  t.end('blue');
});

test('a hit that is not enough leaves the unit weakened', () => {
  const t = blueMoves();
  t.play('blue', 'pick fife', 'march to mill', 'pick fife', 'attack village');
  t.luck.expectDice('combat.fire', 6, [4, 5]);
  t.play('red', 'stand');
  expect(t.state().public.strength).toEqual([2, 2, 2, 2, 2, 1]);
  t.end('blue');
});

test('an ambush fires first and is spent; a destroyed attacker fires no more', () => {
  const t = blueMoves();
  t.play('blue', 'pick fife', 'march to mill', 'pick fife', 'attack village');
  t.expectOffers('red', ['stand', 'ambush']);
  t.luck.expectDice('combat.fire', 6, [6, 4]);
  t.play('red', 'ambush');
  t.expectEvents([
    { type: 'ambushSprung', seat: 1 },
    { type: 'fired', unit: 5, target: 2, hits: 2 },
    { type: 'unitLost', unit: 2 },
  ]);
  expect(t.state().seats[1].hand).toEqual([2, 2]);
  expect(t.state().public.discards[1]).toEqual([1, 3]);
  t.expectOffers('blue', ['halt', 'pick bugle', 'pick drum']);
  t.end('blue');
});

test('the window to react opens for a hand without an ambush too', () => {
  const t = table();
  t.play('blue', 'bid three');
  t.play('red', 'bid ambush');
  t.play('blue', 'order three', 'pick fife', 'march to mill', 'pick fife', 'attack village');
  t.expectOffers('red', ['stand']);
  t.end('red');
});

test('hands are filled up each round; used cards come back when the deck is empty', () => {
  const t = table();
  for (let round = 1; round <= 2; round++) {
    t.play('blue', 'bid three');
    t.play('red', 'bid three');
    t.play('blue', 'order two', 'halt');
    t.play('red', 'order two', 'halt');
  }
  expect(t.state().public.round).toBe(3);
  expect(t.view('blue').handSizes).toEqual([4, 4]);
  expect(t.view('blue').deckSizes).toEqual([2, 2]);
  t.end('blue', 'red');
});

test('after the last round the side that holds more areas wins', () => {
  const t = table('mill-yard');
  for (let round = 1; round <= 3; round++) {
    const [blue, red] = [t.match.actions(0)[0], t.match.actions(1)[0]];
    if (!blue || !red) throw new Error('no bid');
    t.match.act(0, blue);
    t.match.act(1, red);
    for (
      let now = t.match.awaiting();
      now.kind === 'seats' && now.seats.length === 1;
      now = t.match.awaiting()
    ) {
      const action = t.match.actions(now.seats[0] ?? 0)[0];
      if (action) t.match.act(now.seats[0] ?? 0, action);
    }
  }
  expect([prizesHeld(t.state().public, 0), prizesHeld(t.state().public, 1)]).toEqual([3, 2]);
  t.expectWinner('blue');
  t.end();
});

test('a side without units has lost at once', () => {
  const t = blueMoves();
  const state = t.state();
  state.public.at = [0, -1, 3, -1, -1, 5].map((area) => idOf<'area'>(area));
  state.public.strength = [2, 0, 2, 0, 0, 1];
  const luck = t.luck;
  luck.expectDice('combat.fire', 6, [6, 6]);
  const io = { chance: luck, emit: () => undefined };
  skirmish.apply(state, 0, { kind: 'pick', unit: idOf(2) }, io);
  skirmish.apply(state, 0, { kind: 'attack', area: idOf(5) }, io);
  skirmish.apply(state, 1, { kind: 'stand' }, io);
  expect(skirmish.awaiting(state)).toEqual({
    kind: 'over',
    outcome: { winners: [0], reason: 'destroyed' },
  });
  skirmish.check(state);
});

test('what is not possible has its reason', () => {
  const reason = (t: ReturnType<typeof table>, seat: 'blue' | 'red', line: string): unknown => {
    const action = skirmish.notation.parse(line);
    return action.ok ? skirmish.explain?.(t.view(seat), action.value) : 'unreadable';
  };
  const t = table();
  expect(reason(t, 'blue', 'bid one')).toEqual({ code: 'not-in-hand', card: 0 });
  expect(reason(t, 'blue', 'order two')).toEqual({ code: 'other-decision', now: 'bid' });
  const moving = blueMoves();
  expect(reason(moving, 'red', 'halt')).toEqual({ code: 'not-your-decision' });
  expect(reason(moving, 'blue', 'pick hawk')).toEqual({ code: 'not-your-unit', unit: 3 });
  moving.play('blue', 'pick fife');
  expect(reason(moving, 'blue', 'march to village')).toEqual({
    code: 'not-adjacent',
    area: 5,
    from: 1,
  });
  expect(reason(moving, 'blue', 'attack mill')).toEqual({ code: 'no-enemy-there', area: 3 });
  moving.play('blue', 'march to mill', 'pick fife');
  expect(reason(moving, 'blue', 'march to village')).toEqual({ code: 'enemy-there', area: 5 });
  expect(reason(moving, 'blue', 'attack village')).toBeUndefined();
});

test('the map is symmetric and every scenario starts on it', () => {
  box.NEIGHBOURS.forEach((near, area) => {
    for (const other of near) expect(box.NEIGHBOURS[other]).toContain(area);
  });
  expect(skirmish.scenarios.map(({ id }) => id)).toEqual(Object.keys(box.STARTS));
  for (const starts of Object.values(box.STARTS)) {
    expect(starts.every((area) => box.AREAS[area] !== undefined)).toBe(true);
    const areasOf = (side: number) =>
      box.UNIT_IDS.filter((unit) => box.sideOf(unit) === side).map((unit) => starts[unit]);
    const blue = new Set(areasOf(0));
    expect(areasOf(1).some((area) => blue.has(area))).toBe(false);
  }
  expect(box.COPIES.reduce((a, b) => a + b)).toBe(box.DECK_SIZE);
});
