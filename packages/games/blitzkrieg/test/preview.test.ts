import { must, type Viewer } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import {
  BOMBING,
  heldToken,
  type PlacementPreview,
  previewPlacement,
  RESEARCH_INDUSTRY,
  STRATEGIC,
} from '../src/rules/index.ts';
import { type Position, spaceId, type Table, table, theatreId, tokenId } from './position.ts';

function preview(token: string, space: string, position: Position = {}): PlacementPreview | null {
  const t = table({ reserves: [`${token} army-1`, 'army-1'], ...position });
  const view = t.game.view(t.state, 0);
  return previewPlacement(t.box, view, 0, tokenId(t.box, token), spaceId(t.box, space));
}

test('a preview gives the move of the marker part by part', () => {
  expect(preview('air-2', 'eastern-europe-1-1')).toMatchObject({
    modifiers: [
      { source: 'value', value: 2 },
      { source: 'tactical', value: 1 },
    ],
    marker: { from: 0, to: 3 },
    effectFate: 'works',
    points: [0, 0],
    closed: [],
    next: -1,
  });
});

test('blitzkrieg/campaign: a preview names what closes, what it brings and what opens next', () => {
  const found = preview('air-2', 'eastern-europe-1-2', {
    laid: { 'eastern-europe-1-1': 'allies army-1' },
    markers: { 'eastern-europe': 3 },
  });
  expect(found).toMatchObject({
    points: [3, 0],
    closed: [6],
    isTheatreClosed: false,
    next: 7,
    flag: -1,
  });
});

test('blitzkrieg/flag: a preview names the spaces that come with the flag, and counts their propaganda', () => {
  const found = preview('army-3', 'africa-1-1', { markers: { africa: 9 } });
  expect(found).toMatchObject({ flag: 0, isTheatreClosed: true, points: [3 + 5 + 2 + 1, 0] });
  expect(found?.gains).toHaveLength(3);
});

test('a preview says why an effect will not work', () => {
  expect(preview('task-force-air', 'pacific-1-1')).toMatchObject({ effectFate: 'ignored' });
  expect(preview('air-1', 'pacific-1-1', { reserves: ['air-1', ''] })).toMatchObject({
    effect: BOMBING,
    effectFate: 'lost',
  });
  expect(preview('air-1', 'western-europe-1-2', { pile: '' })?.effectFate).toBe('lost');
  expect(preview('air-1', 'western-europe-1-1', { bags: ['', ''] })?.effectFate).toBe('lost');
  expect(
    preview('air-1', 'western-europe-2-3', { rows: { 'western-europe': 2 } })?.effectFate,
  ).toBe('none');
});

test('blitzkrieg/nuclear blitzkrieg/blitz: a preview shows the fallout of a nuclear bomb, and that another token may follow a blitz', () => {
  const bomb = preview('nuclear-bomb', 'western-europe-1-3', { markers: { pacific: -13 } });
  expect(bomb?.fallout.map(({ theatre, to }) => [theatre, to])).toEqual([
    [2, -2],
    [3, -2],
    [4, -2],
  ]);
  expect(preview('air-blitz', 'africa-1-4')?.isBlitz).toBe(true);
});

test('there is no preview of an impossible placement', () => {
  expect(preview('army-1', 'pacific-1-1')).toBeNull();
  expect(preview('air-1', 'pacific-2-1')).toBeNull();
  expect(preview('spy', 'africa-1-4')).toBeNull();
});

test('blitzkrieg/japanese-tokens: a preview of the monster throws its die and moves no marker yet', () => {
  const found = preview('kaiju', 'seattle-1-1', { game: 'nippon' });
  expect(found).toMatchObject({
    isRolled: true,
    moves: [],
    throws: [{ dice: 1, sides: 6 }],
    total: 6,
  });
  expect(found?.outcomes.map(({ key, weight }) => `${key} ${weight}`)).toEqual([
    'monster-1 1',
    'monster-2 1',
    'monster-3 1',
    'monster-4 1',
    'monster-5 1',
    'monster-6 1',
  ]);
});

test('blitzkrieg/research blitzkrieg/industry blitzkrieg/bombing: a preview counts what bags, pile and enemy gain or lose', () => {
  expect(preview('air-1', 'pacific-1-1')?.supply).toEqual({ bag: 0, pile: 0, bombed: 1 });
  expect(preview('task-force-air', 'pacific-1-1')?.supply).toEqual({ bag: 0, pile: 0, bombed: 0 });
  const research = preview('air-1', 'western-europe-1-2', { pile: 'nuclear-bomb' });
  expect(research?.supply).toEqual({ bag: 1, pile: -1, bombed: 0 });
  const industry = preview('air-1', 'western-europe-1-1', { bags: ['army-3', ''] });
  expect(industry?.supply).toEqual({ bag: -1, pile: 0, bombed: 0 });
});

/** The preview of an action for the seat that has to decide. */
function previewOf(t: Table, line: string, viewer?: Viewer) {
  const now = t.game.awaiting(t.state);
  const seat = now.kind === 'seats' ? (now.seats[0] ?? 0) : 0;
  const action = t.game.notation.parse(line);
  return action.ok ? t.game.preview(t.game.view(t.state, viewer ?? seat), action.value) : undefined;
}

test('only what changes the board has a preview, and only for a player', () => {
  const t = table({ reserves: ['army-1 army-1', ''] });
  const of = (line: string, viewer?: Viewer) => previewOf(t, line, viewer);
  expect(of('take army-1')).toBeNull();
  expect(of('pick 1')).toBeNull();
  expect(of('stop')).toBeNull();
  // No token is in hand yet.
  expect(of('place africa-1-1')).toBeNull();
  t.play('take army-1');
  expect(of('place africa-1-1')).toMatchObject({
    kind: 'placement',
    outcomes: [{ key: 'certain' }],
    modifiers: [{ source: 'value', value: 1 }],
    isBlitz: false,
    gains: [],
  });
  expect(of('place africa-1-1', 'spectator')).toBeNull();
  expect(of('aim africa')).toBeNull();
  expect(of('shift africa')).toBeNull();
  expect(of('bomb 1')).toBeNull();
  expect(of('open africa')).toBeNull();
  const space = spaceId(t.box, 'africa-1-1');
  const { effect, n } = must(t.box.spaces[space], 'a space');
  expect(of('resolve africa-1-1')).toMatchObject({ kind: 'effect', space, effect, n, moves: [] });
});

test('when the war is over, nothing has a preview, and no side holds a token', () => {
  const t = table({ reserves: ['army-1 army-2', ''] });
  t.state.public.outcome = { winners: [0], reason: 'points' };
  t.state.stack.length = 0;
  for (const line of ['aim africa', 'shift africa', 'open africa']) {
    const action = t.game.notation.parse(line);
    if (!action.ok) throw new Error(line);
    expect(t.game.preview(t.game.view(t.state, 0), action.value)).toBeNull();
  }
  expect(heldToken(t.game.view(t.state, 'spectator'))).toBe(-1);
});

test('a preview lists every marker that surely moves', () => {
  const t = table({ reserves: ['nuclear-bomb army-1', ''], markers: { pacific: -13 } });
  t.play('take nuclear-bomb');
  const bomb = previewOf(t, 'place western-europe-1-3');
  expect(bomb?.moves.map(({ theatre, from, to }) => [theatre, from, to])).toEqual([
    [0, 0, expect.any(Number)],
    [2, 0, -2],
    [3, 0, -2],
    [4, 0, -2],
  ]);
});

test('blitzkrieg/blitz: another token follows a blitz only where one is left and the theatre stays open', () => {
  const isBlitz = (reserve: string, position: Position = {}, space = 'africa-1-4') =>
    preview('air-blitz', space, { reserves: [reserve, 'army-1'], ...position })?.isBlitz;
  expect(isBlitz('air-blitz army-1')).toBe(true);
  expect(isBlitz('air-blitz')).toBe(false);
  expect(isBlitz('air-blitz army-1', { markers: { africa: 11 } })).toBe(false);
  expect(preview('army-1', 'africa-1-1', { reserves: ['army-1 army-2', ''] })?.isBlitz).toBe(false);
});

test.each([
  ['', 2, 5],
  [', which stops before the flag', 12, 13],
])('blitzkrieg/strategic: naming a theatre previews the move of its marker%s', (_, from, to) => {
  const t = table({
    reserves: ['army-1 army-2', 'army-1'],
    bags: ['', ''],
    markers: { pacific: from },
  });
  t.play('take army-1', 'place africa-1-1');
  expect(t.asked()).toBe('axis aim');
  const theatre = theatreId(t.box, 'pacific');
  const aim = previewOf(t, 'aim pacific');
  expect(aim).toMatchObject({ kind: 'shift', cause: 'aim', theatre });
  const [move] = aim?.moves ?? [];
  expect(move).toMatchObject({ theatre, from, to });
  t.play('aim pacific');
  expect(t.marker('pacific')).toBe(move?.to);
});

test('blitzkrieg/bombing: a bomb on the open row previews the token that it takes', () => {
  const t = table({
    scenario: 'vs-low',
    mover: 1,
    reserves: ['army-1 navy-1', 'air-1 air-2'],
  });
  t.play('take air-1', 'place pacific-1-1');
  expect(t.asked()).toBe('allies bomb');
  expect(previewOf(t, 'bomb 1')).toMatchObject({
    kind: 'bomb',
    token: tokenId(t.box, 'army-1'),
    moves: [],
  });
  expect(previewOf(t, 'bomb 2')).toMatchObject({ token: tokenId(t.box, 'navy-1') });
  expect(previewOf(t, 'bomb 9')).toBeNull();
});

test('blitzkrieg/nippon: opening a city previews where its marker starts', () => {
  const t = table({
    game: 'nippon',
    reserves: ['air-1', 'army-1 army-2'],
    bags: ['', ''],
    pile: '',
    rows: { 'san-diego': 2 },
    laid: { 'san-diego-2-2': 'germany air-1' },
    markers: { 'san-diego': 8 },
  });
  t.play('take air-1', 'place san-diego-2-1');
  expect(t.asked()).toBe('japan open');
  const opening = previewOf(t, 'open boston');
  expect(opening).toMatchObject({
    kind: 'opening',
    theatre: theatreId(t.box, 'boston'),
    marker: 2,
    moves: [],
  });
  t.play('open boston');
  expect(t.marker('boston')).toBe(2);
});

test('blitzkrieg/strategic: a strategic advantage is lost where no other theatre is open', () => {
  const strategic = (position: Position) => preview('army-1', 'africa-1-1', position);
  expect(strategic({})).toMatchObject({ effect: STRATEGIC, effectFate: 'works' });
  const alone = { 'western-europe': 0, 'eastern-europe': 0, pacific: 0, 'south-east-asia': 0 };
  expect(strategic({ rows: alone })?.effectFate).toBe('lost');
  // Other effects do not ask for another theatre.
  const cut = { africa: 0, 'eastern-europe': 0, pacific: 0, 'south-east-asia': 0 };
  expect(preview('army-1', 'western-europe-1-3', { rows: cut })?.effectFate).toBe('works');
  // Nor does an empty bag, pile or reserve take anything from it.
  const empty = { reserves: ['army-1', ''], bags: ['', ''], pile: '' } as const;
  expect(strategic(empty)?.effectFate).toBe('works');
});

test('blitzkrieg/research-industry: with an empty pile there is no special weapon to take', () => {
  const { box } = table();
  const at = box.spaces.find(({ effect }) => effect === RESEARCH_INDUSTRY);
  const space = must(at, 'a space of research industry');
  const theatre = must(box.theatres[space.theatre], 'its theatre').id;
  const row = must(box.campaigns[space.campaign], 'its campaign').row + 1;
  const fate = (pile?: string) =>
    preview('scientist', space.id, {
      rows: { [theatre]: row },
      ...(pile === undefined ? {} : { pile }),
    })?.effectFate;
  expect(fate()).toBe('works');
  expect(fate('')).toBe('lost');
});

test('blitzkrieg/bombing: a bomber on a space of bombing takes two tokens, if the enemy has them', () => {
  const bomber = must(
    table().box.tokens.find(({ ability }) => ability === 'bombing'),
    'a bomber',
  ).id;
  const bombed = (theirs: string) =>
    preview(bomber, 'pacific-1-1', { reserves: [`${bomber} army-1`, theirs] })?.supply.bombed;
  expect(bombed('army-1 army-2 army-3')).toBe(2);
  expect(bombed('army-1')).toBe(1);
});
