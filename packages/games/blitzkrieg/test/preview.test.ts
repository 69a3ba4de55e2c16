import { expect, test } from 'vitest';
import { BOMBING, type PlacementPreview, previewPlacement } from '../src/rules/index.ts';
import { type Position, spaceId, table, tokenId } from './position.ts';

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

test('only what changes the board has a preview', () => {
  const t = table({ reserves: ['army-1 army-1', ''] });
  const of = (line: string) => {
    const action = t.game.notation.parse(line);
    return action.ok ? t.game.preview(t.game.view(t.state, 0), action.value) : undefined;
  };
  expect(of('take army-1')).toBeNull();
  expect(of('stop')).toBeNull();
  t.play('take army-1');
  expect(of('place africa-1-1')).toMatchObject({
    kind: 'placement',
    outcomes: [{ key: 'certain' }],
  });
  expect(of('aim africa')).toBeNull();
  expect(of('resolve africa-1-1')).toMatchObject({ kind: 'effect', moves: [] });
});
