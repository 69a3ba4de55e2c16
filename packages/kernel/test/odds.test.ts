import { box, skirmish } from '@bivouac/skirmish';
import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { idOf, odds, seededChance, seedFromPhrase } from '../src/index.ts';

/** Blue's Fife stands in the mill, Red holds the village, and Blue may attack. */
function beforeAttack() {
  const table = scriptedPlay(skirmish, { scenario: 'crossing' }, (luck) => {
    luck.expectShuffle('deck.blue', 10, [0, 0, 0, 1, 1, 3, 3, 2, 2, 1]);
    luck.expectShuffle('deck.red', 10, [0, 0, 1, 1, 3, 3, 0, 2, 2, 1]);
  });
  table.play('blue', 'bid three');
  table.play('red', 'bid one');
  table.play('blue', 'order two', 'pick fife', 'march to mill', 'pick fife');
  return table;
}

/** The template game without its word on what luck decides. */
const { gistStreams: _, ...unaided } = skirmish;

const attackVillage = { kind: 'attack', area: idOf<'area'>(box.AREAS.indexOf('village')) } as const;

const cards = (...kinds: number[]) => kinds.map((kind) => idOf<'card'>(kind));

test('two dice needing 5 or more: 4/9 none, 4/9 one, 1/9 two', () => {
  const found = odds(skirmish, beforeAttack().view('blue'), attackVillage);
  expect(found.total).toBe(9n);
  expect(found.outcomes.map(({ key, weight }) => [key, weight])).toEqual([
    ['hits-0', 4n],
    ['hits-1', 4n],
    ['hits-2', 1n],
  ]);
  expect(found.outcomes[0]?.chance).toBeCloseTo(4 / 9, 12);
  expect(found.agree).toBe(true);
});

test('odds do not depend on hidden data', () => {
  const table = beforeAttack();
  const here = odds(skirmish, table.view('blue'), attackVillage);
  for (let i = 0; i < 20; i++) {
    const world = skirmish.determinise(table.view('blue'), seededChance(seedFromPhrase(`w${i}`)));
    expect(odds(skirmish, skirmish.view(world, 0), attackVillage)).toEqual(here);
  }
});

test('computing odds does not change the match or its luck', () => {
  const table = beforeAttack();
  const before = table.match.hash();
  odds(skirmish, table.view('blue'), attackVillage);
  expect(table.match.hash()).toBe(before);
  expect(table.match.undoDepth(0)).toBe(4);
  table.end('blue');
});

test('the enumerated odds agree with a large sample', () => {
  const table = beforeAttack();
  const exact = odds(skirmish, table.view('blue'), attackVillage);
  const chance = seededChance(seedFromPhrase('sample'));
  const counts = new Map<string, number>();
  const runs = 20_000;
  for (let i = 0; i < runs; i++) {
    const state = table.state();
    const events: Parameters<NonNullable<typeof skirmish.gist>>[0][number][] = [];
    const io = { chance, emit: (event: (typeof events)[number]) => events.push(event) };
    skirmish.apply(state, 0, attackVillage, io);
    skirmish.apply(state, 1, { kind: 'stand' }, io);
    const key = skirmish.gist?.(events) ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const { key, chance: share } of exact.outcomes) {
    expect(Math.abs((counts.get(key) ?? 0) / runs - share)).toBeLessThan(0.015);
  }
});

test('with few possible deals, hidden data is enumerated exactly', () => {
  const state = beforeAttack().state();
  // A late position: Red has three cards whose place Blue does not know, one of them bid.
  state.stack.length = 2;
  Object.assign(state.stack[1] ?? {}, { at: 1 });
  state.public.discards = [cards(0, 0, 0, 1, 1), cards(0, 0, 0, 1, 1, 1, 2)];
  state.seats = [
    { hand: cards(1, 2, 2), bid: box.NO_CARD },
    { hand: cards(3), bid: idOf(2) },
  ];
  state.secret.decks = [cards(3, 3), cards(3)];
  skirmish.check(state);
  const game: typeof skirmish = {
    ...unaided,
    gist: (events) => JSON.stringify(events.find(({ type }) => type === 'bidsRevealed')),
  };
  const found = odds(game, game.view(state, 0), {
    kind: 'bid',
    card: box.CARD_IDS[2] ?? box.NO_CARD,
  });
  expect(found.worlds).toBe('all');
  expect(found.total).toBe(3n);
  // Two of the three unknown cards are ambushes (3), one is a Three (2).
  expect(found.outcomes.map(({ key, weight }) => [JSON.parse(key).cards, weight])).toEqual([
    [[2, 3], 2n],
    [[2, 2], 1n],
  ]);
});

test('if only some draws decide the gist, the others are not enumerated', () => {
  const table = beforeAttack();
  const found = odds(skirmish, table.view('blue'), attackVillage);
  expect(found).toMatchObject({ worlds: 'all', agree: true, isCounted: true });
  const usual = odds(unaided, table.view('blue'), attackVillage);
  expect(found.outcomes.map(({ key, chance }) => [key, chance])).toEqual(
    usual.outcomes.map(({ key, chance }) => [key, chance]),
  );
  // With no room even for the dice, they are tried out as ever.
  expect(odds(skirmish, table.view('blue'), attackVillage, { limit: 1 }).isCounted).toBe(false);
});
