import { scriptedPlay } from '@bivouac/testkit';
import { expect, test } from 'vitest';
import { blitzkrieg, WORLD_BOX } from '../src/rules/index.ts';
import { table, tokenId } from './position.ts';

test('blitzkrieg/setup: at the start three tokens each, markers on the centre, top campaigns, the Axis moves first (facts 5.1)', () => {
  const t = scriptedPlay(blitzkrieg, {}, (luck) => {
    for (const [size, at] of [
      [22, 7],
      [21, 13],
      [20, 17],
    ] as const)
      luck.expectPick('tokens.first', size, at);
    for (const [size, at] of [
      [22, 0],
      [21, 0],
      [20, 0],
    ] as const)
      luck.expectPick('tokens.second', size, at);
  });
  const { public: part, seats } = t.state();
  expect(seats[0].reserve.map((token) => WORLD_BOX.tokens[token]?.id)).toEqual([
    'navy-1',
    'air-1',
    'air-blitz',
  ]);
  expect(part.markers).toEqual([0, 0, 0, 0, 0]);
  expect(part.vp).toEqual([0, 0]);
  expect(part.active.map((campaign) => WORLD_BOX.campaigns[campaign]?.row)).toEqual([
    0, 0, 0, 0, 0,
  ]);
  // Facts 5.2, playthrough: navy 1 on the industry of Western Europe, an additional token, then the draw.
  t.play('axis', 'take navy-1');
  t.luck.expectPick('tokens.first', 19, 15);
  t.luck.expectPick('tokens.first', 18, 9);
  t.play('axis', 'place western-europe-1-1');
  t.expectEvents([
    { type: 'tokenPlaced', seat: 0, token: tokenId(WORLD_BOX, 'navy-1') },
    { type: 'tokensDrawn', count: 1 },
    { type: 'markerMoved', theatre: 0, steps: 1, to: 1, cause: 'value' },
    { type: 'tokensDrawn', count: 1 },
    { type: 'turnBegan', seat: 1, turn: 2 },
  ]);
  expect(t.state().seats[0].reserve.map((token) => WORLD_BOX.tokens[token]?.id)).toEqual([
    'navy-2',
    'air-1',
    'air-2',
    'air-blitz',
  ]);
  t.end('allies');
});

test('blitzkrieg/turn: any free space of the active row, never one of a later row (facts 5.2)', () => {
  const t = table({ reserves: ['army-3', ''] });
  t.play('take army-3');
  expect(t.offers()).toEqual([
    'place western-europe-1-2',
    'place western-europe-1-3',
    'place eastern-europe-1-1',
    'place eastern-europe-1-2',
    'place africa-1-1',
    'place africa-1-3',
    'place africa-1-4',
    'place south-east-asia-1-2',
    'place south-east-asia-1-3',
  ]);
});

test.each([
  ['army-1', { land: true, sea: false }],
  ['navy-1', { land: false, sea: true }],
  ['air-1', { land: true, sea: true }],
] as const)('blitzkrieg/terrain: %s goes where its kind may (facts 5.3)', (token, may) => {
  const t = table({ reserves: [`${token} general`, ''] });
  t.play(`take ${token}`);
  expect(t.offers().includes('place western-europe-1-2')).toBe(may.land);
  expect(t.offers().includes('place western-europe-1-1')).toBe(may.sea);
  expect(t.offers()).toContain('place western-europe-1-3');
});

test('blitzkrieg/turn: a covered space is not offered; equal tokens are offered once; reserves are kept in order', () => {
  const t = table({
    reserves: ['navy-1 navy-1 air-1', ''],
    laid: { 'western-europe-1-1': 'allies navy-2' },
  });
  expect(t.offers()).toEqual(['take navy-1', 'take air-1']);
  t.play('take navy-1');
  expect(t.offers()).not.toContain('place western-europe-1-1');
});

test('blitzkrieg/turn: from an empty bag nothing is drawn, and the turn passes (R-1)', () => {
  const t = table({ reserves: ['army-1 army-2', 'army-1'], bags: ['', ''] });
  t.play('take army-1', 'place western-europe-1-3');
  expect(t.reserve(0)).toEqual(['army-2']);
  expect(t.told('effectLost')).toEqual([]);
  expect(t.asked()).toBe('allies token');
});

test('blitzkrieg/hidden-information: the token in hand is secret until it is placed', () => {
  const t = table({ reserves: ['army-1 navy-3', 'army-1'] });
  // The stack stands in every view, too.
  const vars = () => t.state.stack.map((frame) => ({ ...frame.vars }));
  const varsBefore = vars();
  const before = t.game.view(t.state, 1);
  t.play('take navy-3');
  const after = t.game.view(t.state, 1);
  const rest = (view: typeof after): object => ({ ...view, question: null, stack: null });
  expect(rest(after)).toEqual(rest(before));
  expect([before.question, after.question]).toEqual([
    { kind: 'token', theatre: -1 },
    { kind: 'space', theatre: -1 },
  ]);
  expect(vars()).toEqual(varsBefore);
});
