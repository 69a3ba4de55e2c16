import { expect, test } from 'vitest';
import { valueIn } from '../src/rules/index.ts';
import { type Position, table, theatreId, tokenId } from './position.ts';

const quiet = { bags: ['', ''], pile: '' } as const satisfies Position;

test('blitzkrieg/commanders: the general counts itself and the armies and air forces of its side in the theatre (facts 5.5)', () => {
  const t = table({
    ...quiet,
    reserves: ['general', 'army-1'],
    rows: { 'western-europe': 3 },
    laid: {
      'western-europe-1-1': 'axis navy-3',
      'western-europe-1-2': 'axis army-2',
      'western-europe-1-3': 'axis air-1',
      'western-europe-2-1': 'axis elite-army',
      'western-europe-2-2': 'allies army-3',
      'western-europe-2-3': 'allies air-2',
    },
  });
  t.play('take general', 'place western-europe-3-3');
  expect(t.marker('western-europe')).toBe(3);
});

test('blitzkrieg/commanders: the admiral counts navies and air forces, a blitz air force too', () => {
  const t = table({
    ...quiet,
    reserves: ['admiral', 'army-1'],
    rows: { pacific: 2 },
    laid: {
      'pacific-1-1': 'axis navy-3',
      'pacific-1-2': 'axis air-blitz',
      'pacific-2-1': 'axis elite-navy',
      'western-europe-1-1': 'axis navy-1',
    },
  });
  t.play('take admiral', 'place pacific-2-4');
  expect(t.marker('pacific')).toBe(3);
});

test('blitzkrieg/commanders: alone a general is worth 1, and is an army', () => {
  const t = table({ ...quiet, reserves: ['general', 'army-1'] });
  const { box, state } = t;
  const general = tokenId(box, 'general');
  expect(valueIn(box, state.public, 0, general, theatreId(box, 'pacific'))).toBe(1);
  t.play('take general');
  expect(t.offers().filter((line) => line.includes('pacific'))).toEqual([]);
});

test('blitzkrieg/blitz: another token in the same theatre, then one draw', () => {
  const t = table({ reserves: ['air-blitz army-2 navy-1', 'army-1'], bags: ['army-1 army-3', ''] });
  t.play('take air-blitz', 'place africa-1-2');
  expect(t.asked()).toBe('axis token');
  expect(t.offers()).toEqual(['take army-2', 'take navy-1', 'stop']);
  t.play('take army-2');
  expect(t.offers().every((line) => line.startsWith('place africa-1-'))).toBe(true);
  t.luck.expectPick('tokens.first', 2, 1);
  t.play('place africa-1-4');
  expect(t.marker('africa')).toBe(1 + 2);
  expect(t.reserve(0)).toEqual(['army-3', 'navy-1']);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/blitz: it may be declined, and it chains', () => {
  const t = table({
    ...quiet,
    reserves: ['air-blitz blitz-army blitz-navy army-1', 'army-1'],
    pile: '',
  });
  t.play(
    'take air-blitz',
    'place africa-1-1',
    'aim pacific',
    'take blitz-army',
    'place africa-1-4',
  );
  t.play('take blitz-navy', 'place africa-1-2');
  expect(t.offers()).toEqual(['take army-1', 'stop']);
  t.play('stop');
  expect(t.marker('africa')).toBe(1 + 1 + 1);
  expect(t.reserve(0)).toEqual(['army-1']);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/blitz: the player is asked whenever tokens are left, so that the pause tells nothing', () => {
  const t = table({ ...quiet, reserves: ['air-blitz army-1', 'army-1'] });
  t.play('take air-blitz', 'place pacific-1-2');
  expect(t.offers()).toEqual(['stop']);
  const last = table({ ...quiet, reserves: ['air-blitz', 'army-1'] });
  last.play('take air-blitz', 'place pacific-1-2');
  expect(last.asked()).toBe('allies token');
});

test('blitzkrieg/blitz: the next token may go into the campaign that the blitz has opened', () => {
  const t = table({
    ...quiet,
    reserves: ['air-blitz army-1', 'army-1'],
    laid: { 'eastern-europe-1-1': 'axis army-3' },
    markers: { 'eastern-europe': 3 },
  });
  t.play('take air-blitz', 'place eastern-europe-1-2', 'take army-1');
  expect(t.offers()[0]).toBe('place eastern-europe-2-1');
});

test('blitzkrieg/blitz: a theatre that it closes takes no further token', () => {
  const t = table({
    ...quiet,
    reserves: ['blitz-army army-1', 'army-1'],
    rows: { africa: 2 },
    laid: { 'africa-2-2': 'allies navy-1', 'africa-2-3': 'allies air-1' },
  });
  t.play('take blitz-army', 'place africa-2-1');
  expect(t.told('theatreClosed')).toHaveLength(1);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/blitz: what its industry draws can be the next token', () => {
  const t = table({ reserves: ['blitz-army navy-1', 'army-1'], bags: ['army-3', ''], pile: '' });
  t.play('take blitz-army');
  t.luck.expectPick('tokens.first', 1, 0);
  t.play('place eastern-europe-1-2');
  expect(t.offers()).toEqual(['take army-3', 'stop']);
});

test('blitzkrieg/bombing-units: they bomb when placed, before the effect of the space', () => {
  const t = table({ ...quiet, reserves: ['bombing-air', 'army-1 army-2 navy-1'] });
  t.play('take bombing-air');
  t.luck.expectPick('tokens.bombing', 3, 0);
  t.luck.expectPick('tokens.bombing', 2, 0);
  t.play('place pacific-1-1');
  expect(t.reserve(1)).toEqual(['navy-1']);
  expect(t.events.map(({ type }) => type).slice(0, 4)).toEqual([
    'tokenPlaced',
    'bombed',
    'bombed',
    'markerMoved',
  ]);
});

test('blitzkrieg/bombing-units: a bombing navy against an empty reserve has nothing to bomb', () => {
  const t = table({ ...quiet, reserves: ['bombing-navy army-1', ''] });
  t.play('take bombing-navy', 'place africa-1-4');
  expect(t.told('effectLost')).toHaveLength(1);
  expect(t.marker('africa')).toBe(2);
});

test('blitzkrieg/bombing-units blitzkrieg/bombing: a bombing token on a bombing space names two tokens of the open row, one after the other', () => {
  const t = table({
    ...quiet,
    scenario: 'vs-low',
    mover: 1,
    reserves: ['army-1 elite-navy navy-1', 'bombing-air army-1'],
  });
  t.play('take bombing-air', 'place pacific-1-1', 'bomb 1');
  expect(t.offers()).toEqual(['bomb 2']);
  t.luck.expectDice('vs', 6, [1]);
  t.play('bomb 2');
  expect(t.reserve(0)).toEqual(['elite-navy']);
  expect(t.bag(0)).toEqual(['army-1', 'navy-1']);
});

test.each([
  ['task-force-army', 'south-east-asia-1-2', 5],
  ['task-force-navy', 'south-east-asia-1-1', 5],
  ['task-force-air', 'africa-1-2', 4],
] as const)('blitzkrieg/task-force: %s ignores the effect of its space', (token, space, value) => {
  const t = table({ ...quiet, reserves: [token, 'army-1'] });
  t.play(`take ${token}`, `place ${space}`);
  expect(t.state.public.vp).toEqual([0, 0]);
  expect(t.marker(space.replace(/-\d-\d$/, ''))).toBe(value);
});

test.each([
  ['elite-army', 'western-europe-1-3', 4],
  ['elite-navy', 'western-europe-1-3', 4],
  ['elite-air', 'western-europe-1-3', 3],
  ['army-3', 'western-europe-1-3', 3],
  ['navy-2', 'western-europe-1-3', 2],
] as const)('%s has nothing but its value', (token, space, value) => {
  const t = table({ ...quiet, reserves: [token, 'army-1'] });
  t.play(`take ${token}`, `place ${space}`);
  expect(t.marker('western-europe')).toBe(value);
  expect(t.state.public.vp).toEqual([1, 0]);
});

test('blitzkrieg/nuclear: 7 here, 2 back in every other open theatre, stopping before the flag', () => {
  const t = table({
    ...quiet,
    reserves: ['nuclear-bomb', 'army-1'],
    rows: { pacific: 0 },
    markers: { 'eastern-europe': 1, africa: -10, pacific: 14 },
  });
  t.play('take nuclear-bomb');
  expect(t.offers()).not.toContain('place western-europe-1-1');
  t.play('place western-europe-1-3');
  expect(t.state.public.markers).toEqual([7, 14, -1, -10, -2]);
  expect(t.told('theatreClosed')).toEqual([]);
});

test('blitzkrieg/nuclear: with no other theatre open only its own marker moves', () => {
  const t = table({
    ...quiet,
    reserves: ['nuclear-bomb', 'army-1'],
    rows: { 'western-europe': 0, pacific: 0, africa: 0, 'south-east-asia': 0 },
  });
  t.play('take nuclear-bomb', 'place eastern-europe-1-2');
  expect(t.state.public.markers).toEqual([0, 0, 7, 0, 0]);
});

test('blitzkrieg/scientist: any free space of an open theatre, later campaigns too, with its effect', () => {
  const t = table({ ...quiet, reserves: ['scientist', 'army-1'], rows: { pacific: 0 } });
  t.play('take scientist');
  const offers = t.offers();
  expect(offers).toHaveLength(41 - 9);
  expect(offers.some((line) => line.includes('pacific'))).toBe(false);
  t.play('place eastern-europe-3-4');
  expect(t.state.public.vp).toEqual([2, 0]);
  expect(t.marker('eastern-europe')).toBe(0);
});

test('blitzkrieg/scientist blitzkrieg/campaign: a campaign that a scientist has filled beforehand closes as soon as it begins (R-7)', () => {
  const t = table({
    ...quiet,
    reserves: ['army-2', 'army-1'],
    laid: {
      'eastern-europe-1-1': 'axis army-1',
      'eastern-europe-2-1': 'axis army-3',
      'eastern-europe-2-2': 'axis air-1',
      'eastern-europe-2-3': 'axis scientist',
    },
  });
  t.play('take army-2', 'place eastern-europe-1-2');
  expect(t.told('campaignClosed')).toHaveLength(2);
  expect(t.state.public.vp).toEqual([2 + 3, 0]);
});

test('blitzkrieg/scientist blitzkrieg/campaign: the scientist closes an active campaign like any token', () => {
  const t = table({
    ...quiet,
    reserves: ['scientist', 'army-1'],
    laid: { 'eastern-europe-1-1': 'axis army-1' },
    markers: { 'eastern-europe': 1 },
  });
  t.play('take scientist', 'place eastern-europe-1-2');
  expect(t.told('campaignClosed')).toMatchObject([{ points: [2, 0] }]);
});

test('blitzkrieg/spy: it copies kind, value and ability of the enemy’s last token (R-9)', () => {
  const t = table({
    ...quiet,
    reserves: ['spy', 'army-1'],
    last: ['army-3', 'task-force-navy'],
    lastSeat: 0,
  });
  t.play('take spy');
  expect(t.offers()).toContain('place pacific-1-1');
  expect(t.offers()).not.toContain('place eastern-europe-1-1');
  t.play('place pacific-1-1');
  expect(t.marker('pacific')).toBe(5);
  expect(t.reserve(1)).toEqual(['army-1']);
});

test('blitzkrieg/spy: a spy of a spy copies what that one was used as; before any token there is nothing to copy (R-9)', () => {
  const t = table({ ...quiet, reserves: ['army-1', 'spy'], mover: 0 });
  t.play('take army-1', 'place africa-1-4');
  t.play('take spy', 'place africa-1-3');
  expect(t.state.public.last[1]).toBe(tokenId(t.box, 'army-1'));
  const first = table({ ...quiet, reserves: ['spy army-1', 'army-1'] });
  expect(first.offers()).toEqual(['take army-1']);
});

test('blitzkrieg/spy: with spy=anybody it copies the last token placed, even one of its own side (R-9)', () => {
  const t = table({
    ...quiet,
    options: { spy: 'anybody' },
    reserves: ['air-blitz spy', 'army-1 army-2'],
    last: [null, 'army-1'],
    lastSeat: 1,
  });
  t.play('take air-blitz', 'place pacific-1-2');
  t.play('take spy');
  t.luck.expectPick('tokens.bombing', 2, 0);
  t.play('place pacific-1-1');
  expect(t.state.public.last[0]).toBe(tokenId(t.box, 'air-blitz'));
});

test('blitzkrieg/spy: a spy of a general counts its own side’s units; a spy of a scientist goes anywhere (R-10)', () => {
  const general = table({
    ...quiet,
    reserves: ['spy', 'army-1'],
    last: [null, 'general'],
    laid: { 'western-europe-1-1': 'axis air-1' },
  });
  general.play('take spy', 'place western-europe-1-3');
  expect(general.marker('western-europe')).toBe(2);
  const scientist = table({ ...quiet, reserves: ['spy', 'army-1'], last: [null, 'scientist'] });
  scientist.play('take spy');
  expect(scientist.offers()).toHaveLength(41);
});

test('blitzkrieg/spy: a spy of a nuclear bomb, of a bomber and of a blitz does what they do', () => {
  const bomb = table({ ...quiet, reserves: ['spy', 'army-1'], last: [null, 'nuclear-bomb'] });
  bomb.play('take spy', 'place eastern-europe-1-2');
  expect(bomb.marker('pacific')).toBe(-2);
  const blitz = table({ ...quiet, reserves: ['spy army-1', 'army-1'], last: [null, 'blitz-army'] });
  blitz.play('take spy', 'place africa-1-4');
  expect(blitz.asked()).toBe('axis token');
});
