import { describe, expect, test } from 'vitest';
import { INDUSTRY } from '../src/rules/index.ts';
import { type Position, type Table, table, theatreId, tokenId } from './position.ts';

// Everything that a turn tells, in full and in its order; and who may read what.

const EMPTY = { bags: ['', ''], pile: '' } as const;
const ids = (t: Table, ...names: string[]): number[] => names.map((name) => tokenId(t.box, name));

function go(position: Position, ...lines: string[]): Table {
  const t = table(position);
  t.play(...lines);
  return t;
}

test('blitzkrieg/turn: events of a placement, its effect, its marker and the next turn', () => {
  const t = go(
    { reserves: ['air-2', 'army-1'], ...EMPTY },
    'take air-2',
    'place western-europe-1-3',
  );
  const [token] = ids(t, 'air-2');
  expect(t.events).toEqual([
    { type: 'tokenPlaced', seat: 0, token, as: token, space: 2, shows: true },
    { type: 'pointsScored', seat: 0, points: 1, space: 2 },
    { type: 'markerMoved', theatre: 0, seat: 0, steps: 2, to: 2, cause: 'value' },
    { type: 'turnBegan', seat: 1, turn: 2 },
  ]);
  expect(t.state.seats[0].held).toBe(-1);
});

test('blitzkrieg/hidden-information: drawn tokens are named to their owner alone, in no order', () => {
  const t = table({
    reserves: ['air-1', 'army-1'],
    rows: { africa: 2 },
    bags: ['army-3 navy-1 navy-2', ''],
    pile: '',
  });
  t.luck.expectPick('tokens.first', 3, 2);
  t.luck.expectPick('tokens.first', 2, 0);
  t.luck.expectPick('tokens.first', 1, 0);
  t.play('take air-1', 'place africa-2-2');
  const drawn = t.told('tokensDrawn');
  expect(drawn).toEqual([
    {
      type: 'tokensDrawn',
      seat: 0,
      count: 2,
      secret: { 0: { tokens: ids(t, 'army-3', 'navy-2') } },
    },
    { type: 'tokensDrawn', seat: 0, count: 1, secret: { 0: { tokens: ids(t, 'navy-1') } } },
  ]);
  expect(t.reserve(0)).toEqual(['army-3', 'navy-1', 'navy-2']);
});

test('blitzkrieg/hidden-information: only the second side knows its secrets', () => {
  const t = table({
    mover: 1,
    reserves: ['army-1', 'air-1'],
    bags: ['', 'navy-1'],
    pile: 'spy',
    rows: { 'western-europe': 3 },
  });
  t.luck.expectPick('tokens.pile', 1, 0);
  t.luck.expectPick('tokens.second', 1, 0);
  t.play('take air-1', 'place western-europe-3-1');
  expect(t.told('weaponTaken')).toEqual([
    { type: 'weaponTaken', seat: 1, secret: { 1: { tokens: ids(t, 'spy') } } },
  ]);
  expect(t.told('tokensDrawn')).toEqual([
    { type: 'tokensDrawn', seat: 1, count: 1, secret: { 1: { tokens: ids(t, 'navy-1') } } },
  ]);
});

test('blitzkrieg/hidden-information blitzkrieg/bombing: a bombed token is named to its owner, and goes to its place in the bag', () => {
  const t = table({
    reserves: ['air-1', 'army-1 army-2 navy-1'],
    bags: ['', 'army-1 navy-3'],
    pile: '',
  });
  t.luck.expectPick('tokens.bombing', 3, 1);
  t.play('take air-1', 'place pacific-1-1');
  expect(t.told('bombed')).toEqual([
    { type: 'bombed', seat: 1, secret: { 1: { tokens: ids(t, 'army-2') } } },
  ]);
  expect(t.bag(1)).toEqual(['army-1', 'army-2', 'navy-3']);
  expect(t.reserve(1)).toEqual(['army-1', 'navy-1']);
});

describe('events of the open row', () => {
  const row: Position = { scenario: 'vs-low', markers: { 'western-europe': 0 }, ...EMPTY };

  test('blitzkrieg/solo-turn: all see what comes to the row, at its right end', () => {
    const t = table({
      ...row,
      reserves: ['air-1 navy-3', 'army-1 army-2'],
      bags: ['army-1', ''],
      pile: 'spy',
      rows: { 'western-europe': 3 },
    });
    t.luck.expectPick('tokens.pile', 1, 0);
    t.luck.expectPick('tokens.first', 1, 0);
    t.play('pick 1', 'place western-europe-3-1');
    expect(t.told('rowWeaponTaken')).toEqual([
      { type: 'rowWeaponTaken', seat: 0, token: tokenId(t.box, 'spy'), reveals: true },
    ]);
    expect(t.told('rowDrawn')).toEqual([
      { type: 'rowDrawn', seat: 0, tokens: ids(t, 'army-1'), reveals: true },
    ]);
    expect(t.reserve(0)).toEqual(['navy-3', 'spy', 'army-1']);
  });

  test('blitzkrieg/bombing: a token that is bombed out of the row is named with its position', () => {
    const t = table({ ...row, mover: 1, reserves: ['navy-2 army-1', 'air-1'] });
    t.luck.expectDice('vs', 6, [1]);
    t.play('take air-1', 'place pacific-1-1', 'bomb 2');
    expect(t.told('rowBombed')).toEqual([
      { type: 'rowBombed', seat: 0, position: 2, token: tokenId(t.box, 'army-1') },
    ]);
    expect(t.reserve(0)).toEqual(['navy-2']);
  });

  test('blitzkrieg/bombing: an empty row asks nothing', () => {
    const t = table({ ...row, mover: 1, reserves: ['', 'air-1'] });
    t.play('take air-1', 'place pacific-1-1');
    expect(t.told('effectLost')).toMatchObject([{ seat: 1 }]);
    expect(t.asked()).toBe('over');
  });
});

test('a marker that cannot move makes no event', () => {
  const t = go(
    { reserves: ['army-1', 'army-1'], markers: { pacific: 13 }, ...EMPTY },
    'take army-1',
    'place africa-1-1',
    'aim pacific',
  );
  expect(t.told('markerMoved')).toMatchObject([{ theatre: 3, cause: 'value' }]);
});

test('blitzkrieg/strategic blitzkrieg/nuclear: the events name a strategic advantage, a nuclear bomb and an effect that is lost', () => {
  const t = go(
    {
      reserves: ['army-1', 'army-1'],
      rows: { 'western-europe': 0, 'eastern-europe': 0, 'south-east-asia': 0 },
      ...EMPTY,
    },
    'take army-1',
    'place africa-1-1',
  );
  expect(t.told('markerMoved')[0]).toEqual({
    ...{ type: 'markerMoved', theatre: 1, seat: 0, steps: 3, to: 3, cause: 'strategic' },
  });
  const bomb = go(
    { reserves: ['nuclear-bomb', 'army-1'], rows: { 'western-europe': 2 }, ...EMPTY },
    'take nuclear-bomb',
    'place western-europe-2-3',
  );
  expect(
    bomb.told('markerMoved').map((event) => (event.type === 'markerMoved' ? event.cause : '')),
  ).toEqual(['value', 'nuclear', 'nuclear', 'nuclear', 'nuclear']);
  const lost = go(
    { reserves: ['navy-1', 'army-1'], ...EMPTY },
    'take navy-1',
    'place western-europe-1-1',
  );
  expect(lost.told('effectLost')).toEqual([{ type: 'effectLost', seat: 0, effect: INDUSTRY }]);
});

test('blitzkrieg/japanese-tokens: events of the kaiju’s die, and its rampage', () => {
  const roll = (face: number): Table => {
    const t = table({ game: 'nippon', reserves: ['kaiju', 'army-1'], ...EMPTY });
    t.luck.expectDice('monster', 6, [face]);
    t.play('take kaiju', 'place seattle-1-1');
    return t;
  };
  const five = roll(5);
  expect(five.told('monsterRolled')).toEqual([{ type: 'monsterRolled', seat: 0, face: 5 }]);
  expect(five.told('markerMoved')).toMatchObject([{ seat: 0, steps: 5, cause: 'monster' }]);
  const one = roll(1);
  expect(one.told('markerMoved')).toMatchObject([{ seat: 1, steps: 2, cause: 'rampage' }]);
});

test('the end is an event for all, and no seat holds a token any more', () => {
  const t = go(
    { mover: 1, reserves: ['army-1', 'air-1'], vp: [20, 24], ...EMPTY },
    'take air-1',
    'place western-europe-1-3',
  );
  expect(t.told('gameEnded')).toEqual([
    { type: 'gameEnded', winners: [1], reason: 'points', reveals: true },
  ]);
  expect(t.state.seats.map(({ held }) => held)).toEqual([-1, -1]);
  expect(t.state.stack).toEqual([]);
});

test('blitzkrieg/campaign: the events say what each side got for every campaign', () => {
  const results = (t: Table, theatre: string): number[] => {
    const { campaigns } = t.box.theatres[theatreId(t.box, theatre)] ?? { campaigns: [] };
    return campaigns.flatMap((campaign) =>
      t.state.public.results.slice(campaign * 2, campaign * 2 + 2),
    );
  };
  // The last of two campaigns by its last space: +1 for the shield, and the theatre is over.
  const last = go(
    {
      reserves: ['air-1', 'army-1'],
      rows: { africa: 2 },
      laid: { 'africa-2-1': 'allies army-1', 'africa-2-2': 'allies navy-1' },
      markers: { africa: 4 },
      ...EMPTY,
    },
    'take air-1',
    'place africa-2-3',
  );
  expect(results(last, 'africa')).toEqual([0, 0, 6, 0]);
  expect(last.told('theatreClosed')).toEqual([
    { type: 'theatreClosed', theatre: 3, flag: -1, points: 0, bonus: 0 },
  ]);
  expect(last.told('campaignClosed')).toMatchObject([{ points: [6, 0], bonus: 1 }]);
  // By the flag: the bonus goes with the first campaign that was open, for either side.
  const flag = (mover: 0 | 1): Table => {
    const marker = mover === 0 ? 10 : -10;
    const t = table({
      mover,
      reserves: ['army-1', 'army-1'],
      laid: Object.fromEntries(
        ['1-2', '1-3', '1-4'].map((at) => [`africa-${at}`, 'allies air-1']).slice(0, 2),
      ),
      markers: { africa: marker },
      ...EMPTY,
    });
    t.play('take army-1', 'place africa-1-1', 'aim pacific');
    return t;
  };
  for (const mover of [0, 1] as const) {
    const t = flag(mover);
    while (t.asked().endsWith('effect')) t.play(t.offers()[0] ?? '');
    expect(results(t, 'africa')).toEqual(mover === 0 ? [5, 0, 5, 0] : [0, 5, 0, 5]);
    expect(t.state.public.active[theatreId(t.box, 'africa')]).toBe(-1);
  }
});

test('blitzkrieg/campaign: a full campaign that another one follows leaves the theatre open', () => {
  const t = go(
    {
      reserves: ['air-1', 'army-1'],
      laid: { 'western-europe-1-1': 'allies navy-1', 'western-europe-1-2': 'allies army-1' },
      markers: { 'western-europe': -3 },
      ...EMPTY,
    },
    'take air-1',
    'place western-europe-1-3',
  );
  expect(t.told('theatreClosed')).toEqual([]);
  expect(t.state.public.active[0]).toBe(1);
  expect(t.told('campaignClosed')).toMatchObject([{ campaign: 0, points: [0, 2], bonus: 0 }]);
});

test('blitzkrieg/scientist blitzkrieg/cannot-place: the scientist may be the last hope, since it fits where nothing active is free', () => {
  // Every active space is covered or at sea; the scientist still goes to a later campaign.
  const t = table({
    reserves: ['scientist', 'army-1'],
    rows: { 'western-europe': 0, 'eastern-europe': 0, africa: 0, 'south-east-asia': 0 },
    ...EMPTY,
  });
  expect(t.offers()).toEqual(['take scientist']);
  t.play('take scientist');
  expect(t.offers()).toHaveLength(2 + 4 + 3);
});
