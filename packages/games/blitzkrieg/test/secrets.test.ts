import { must, type Viewer } from '@bivouac/kernel';
import { faultsOfPosition, probeChance } from '@bivouac/testkit';
import { describe, expect, test } from 'vitest';
import { SEA, tokenOf } from '../src/rules/index.ts';
import { type Position, type Table, table } from './position.ts';

// Public facts, facts that one side alone knows, and facts hidden from both.

const PAIR: Position = {
  reserves: ['army-1 army-2 air-1', 'navy-1 army-3 nuclear-bomb'],
  laid: {
    'africa-1-1': 'allies army-3',
    'pacific-1-1': 'axis task-force-air',
    'africa-1-3': 'axis army-1',
  },
};
/** The solo opponent moves first. */
const SOLO: Position = {
  scenario: 'vs-low',
  reserves: ['navy-1 air-2 army-1', 'army-1 army-2 scientist'],
};

/** In the Pacific land is scarce. */
const SEA_ALONE = { 'western-europe': 0, 'eastern-europe': 0, africa: 0, 'south-east-asia': 0 };
/** A blitz; a further token may follow in its theatre. */
const CHAIN = ['take air-blitz', 'place eastern-europe-1-1'];

const faultsOf = ({ game, state }: Table): readonly string[] =>
  [1, 2, 3].flatMap((luck) => faultsOfPosition(game, state, luck));

describe('blitzkrieg/hidden-information: worlds look alike and views tell no secret', () => {
  test.each<readonly [string, Position, readonly string[]]>([
    ['two players', PAIR, []],
    ['a token in hand', PAIR, ['take army-2']],
    ['the second side moves', { ...PAIR, mover: 1 }, []],
    ['few tokens have a place', { ...PAIR, mover: 1, rows: SEA_ALONE }, ['take navy-1']],
    ['a chain goes on', { reserves: ['air-blitz navy-1 army-1', 'army-1'] }, CHAIN],
    ['the solo opponent', SOLO, ['pick 1']],
    ['against the solo opponent', { ...SOLO, mover: 1 }, []],
    ['Nippon', { game: 'nippon', reserves: ['army-1 army-2', 'army-3 air-1'] }, []],
  ])('%s', (_what, position, lines) => {
    const t = table(position);
    t.play(...lines);
    expect(faultsOf(t)).toEqual([]);
  });

  test('when the war is over, everything lies open', () => {
    const t = table(PAIR);
    const { game, state } = t;
    state.public.outcome = { winners: [0], reason: 'points' };
    state.stack.length = 0;
    expect(game.view(state, 0).open).toBeNull();
    expect(game.view(state, 'everyone').open).toEqual({
      seats: state.seats,
      pile: state.secret.pile,
    });
    expect(game.awaiting(state)).toEqual({ kind: 'over', outcome: state.public.outcome });
    expect(faultsOf(t)).toEqual([]);
  });
});

describe('worlds that the rules allow', () => {
  const LUCK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const worlds = ({ game, state }: Table, viewer: Viewer) =>
    LUCK.map((luck) => game.determinise(game.view(state, viewer), probeChance(luck)));

  /** One space of the sea is free, and the second side has one token left that can go there. */
  function narrow(): Table {
    const { box } = table();
    const elsewhere = box.spaces.filter(({ id }) => !id.startsWith('pacific')).values();
    const sailing = box.bags[1].filter((token) => (tokenOf(box, token).reach & SEA) !== 0);
    const kept = sailing.findIndex((token) => tokenOf(box, token).id === 'navy-1');
    const laid = Object.fromEntries(
      sailing.toSpliced(kept, 1).map((token) => {
        const { id = '' } = elsewhere.next().value ?? {};
        return [id, `allies ${tokenOf(box, token).id}`];
      }),
    );
    const covered = { ...laid, 'pacific-1-1': 'axis army-3' };
    return table({
      mover: 1,
      rows: SEA_ALONE,
      laid: covered,
      reserves: ['air-1', 'navy-1'],
    });
  }

  test('blitzkrieg/turn: a side that is asked for a token has one that can be placed, not always the same tokens', () => {
    const t = narrow();
    expect(t.asked()).toBe('allies token');
    const dealt = worlds(t, 0);
    for (const world of dealt) {
      expect(t.game.actions(world, 1)).not.toEqual([]);
      expect(world.seats[1].held).toBe(-1);
    }
    expect(faultsOf(t)).toEqual([]);
    const usual = worlds(table(PAIR), 1).map(({ seats }) => seats[0].reserve.join());
    expect(new Set(usual).size).toBeGreaterThan(3);
  });

  test('blitzkrieg/turn: a side that is asked for a space holds a token that goes there; the other side holds none', () => {
    const t = narrow();
    t.play('take navy-1');
    for (const world of [...worlds(t, 0), ...worlds(t, 'spectator')]) {
      expect(t.game.actions(world, 1)).not.toEqual([]);
      expect(world.seats[0].held).toBe(-1);
    }
  });

  test('blitzkrieg/hidden-information: open weapons are known to lie where they lie, each copy once', () => {
    const { box } = table();
    const double = box.pile.find((token, i) => box.pile[i + 1] === token);
    const weapon = tokenOf(box, must(double, 'a weapon of two copies')).id;
    const t = table({ ...SOLO, reserves: ['navy-1 air-2', `${weapon} army-1`] });
    expect(faultsOf(t)).toEqual([]);
  });

  test('blitzkrieg/nippon-solo: weapons in a bag do not give it an order', () => {
    const t = table({ game: 'nippon', scenario: 'vs', reserves: ['army-1 army-2', 'army-3'] });
    for (const { bag } of t.state.seats) {
      bag.push(must(t.state.secret.pile.shift(), 'a weapon'));
      bag.sort((a, b) => a - b);
    }
    expect(faultsOf(t)).toEqual([]);
  });

  test('play in a world changes nothing in the view from which it was made', () => {
    const { game, state } = table(SOLO);
    const view = game.view(state, 1);
    const before = JSON.stringify(view);
    const world = game.determinise(view, probeChance(1));
    for (const { reserve, bag } of world.seats) {
      reserve.pop();
      bag.pop();
    }
    world.secret.pile.pop();
    expect(JSON.stringify(view)).toBe(before);
  });
});

test('blitzkrieg/hidden-information: marks are planted in everything that is hidden from a viewer, and nowhere else', () => {
  const MARK = 99_999;
  const planted = (position: Position, viewer: Viewer) => {
    const { game, state } = table(position);
    game.plant(state, viewer, MARK);
    const [own, other] = state.seats;
    return { own, other, pile: state.secret.pile };
  };
  const only = (list: readonly number[]): readonly number[] => [...new Set(list)];
  const pair = planted(PAIR, 0);
  for (const hidden of [pair.other.reserve, pair.other.bag, pair.pile]) {
    expect(only(hidden)).toEqual([MARK]);
  }
  expect([...pair.own.reserve, ...pair.own.bag]).not.toContain(MARK);
  expect(pair.other.held).toBe(-1);
  // In a solo game the reserves lie open, but for the bags.
  const solo = planted(SOLO, 'spectator');
  expect([...solo.own.reserve, ...solo.other.reserve]).not.toContain(MARK);
  expect(only([...solo.own.bag, ...solo.other.bag, ...solo.pile])).toEqual([MARK]);
  const open = planted(PAIR, 'everyone');
  expect([...open.other.reserve, ...open.other.bag, ...open.pile]).not.toContain(MARK);
});

test('blitzkrieg/hidden-information: the token that is about to be placed is marked as well', () => {
  const { game, state, play } = table(PAIR);
  play('take army-1');
  game.plant(state, 1, 99_999);
  expect(state.seats[0].held).toBe(99_999);
});

test('a copy of a position shares nothing that play changes', () => {
  const { game, state } = table(PAIR);
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  expect(copy).toEqual(state);
  copy.secret.pile.pop();
  copy.public.results.fill(7);
  for (const { reserve, bag } of copy.seats) {
    reserve.pop();
    bag.pop();
  }
  expect(JSON.stringify(state)).toBe(before);
});
