import { deriveSeed, must, seededChance, seedFromPhrase } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import {
  BOMBING,
  blitzkrieg,
  NIPPON_BOX,
  nippon,
  type Preview,
  previewPlacement,
  WORLD_BOX,
} from '../src/index.ts';
import { type Position, spaceId, table, tokenId } from './position.ts';

function preview(token: string, space: string, position: Position = {}): Preview | null {
  const t = table({ reserves: [`${token} army-1`, 'army-1'], ...position });
  const view = t.game.view(t.state, 0);
  return previewPlacement(t.box, view, 0, tokenId(t.box, token), spaceId(t.box, space));
}

test('a preview tells the move of the marker part by part', () => {
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

test('a preview tells what closes, what it brings and what opens next', () => {
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

test('a preview of the flag tells the spaces that come with it, and counts their propaganda', () => {
  const found = preview('army-3', 'africa-1-1', { markers: { africa: 9 } });
  expect(found).toMatchObject({ flag: 0, isTheatreClosed: true, points: [3 + 5 + 2 + 1, 0] });
  expect(found?.gains).toHaveLength(3);
});

test('a preview tells why an effect will not work', () => {
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

test('a preview of the nuclear bomb shows its fallout, one of a blitz that another token may follow', () => {
  const bomb = preview('nuclear-bomb', 'western-europe-1-3', { markers: { pacific: -13 } });
  expect(bomb?.fallout.map(({ theatre, to }) => [theatre, to])).toEqual([
    [2, -2],
    [3, -2],
    [4, -2],
  ]);
  expect(preview('air-blitz', 'africa-1-4')?.isBlitz).toBe(true);
});

test('no preview of what is not possible', () => {
  expect(preview('army-1', 'pacific-1-1')).toBeNull();
  expect(preview('air-1', 'pacific-2-1')).toBeNull();
  expect(preview('spy', 'africa-1-4')).toBeNull();
});

test.each([
  ['blitzkrieg', 'two-players'],
  ['blitzkrieg', 'vs-low'],
  ['nippon', 'two-players'],
] as const)('%s %s: every preview agrees with what then happens', (id, scenario) => {
  const game = id === 'nippon' ? nippon : blitzkrieg;
  const box = id === 'nippon' ? NIPPON_BOX : WORLD_BOX;
  const full = Object.fromEntries(game.options.map(({ id: name, values }) => [name, values[0]]));
  let seen = 0;
  for (let number = 0; number < 60; number++) {
    const seed = deriveSeed(seedFromPhrase('preview'), `${number}`);
    const io = { chance: seededChance(seed), emit: () => undefined };
    const choice = seededChance(deriveSeed(seed, 'choice'));
    const state = game.setup({ scenario, options: full }, io);
    let expected: { look: Preview; vp: readonly number[]; results: readonly number[] } | null =
      null;
    for (;;) {
      const now = game.awaiting(state);
      const asked = now.kind === 'seats' ? game.view(state, 'spectator').decision : 'over';
      // All that the placement asks for is answered when a token is asked for again.
      if (expected !== null && (asked === 'token' || asked === 'over')) {
        const { look, vp, results } = expected;
        const { public: part } = state;
        const closed = part.results.flatMap((points, i) =>
          i % 2 === 0 && points >= 0 && (results[i] ?? 0) < 0 ? [i / 2] : [],
        );
        expect([part.vp[0] - (vp[0] ?? 0), part.vp[1] - (vp[1] ?? 0)]).toEqual(look.points);
        expect(closed).toEqual(look.closed);
        expect(part.markers[look.theatre]).toBe(look.marker.to);
        expected = null;
        seen += 1;
      }
      if (now.kind === 'over') break;
      const seat = must(now.seats[0], 'a seat');
      const actions = game.actions(state, seat);
      const action = must(actions[choice.pick(actions.length, 'any')], 'an action');
      const view = game.view(state, seat);
      if (action.kind === 'place') {
        const token = view.own?.reserve[view.own.held] ?? -1;
        const look = must(
          previewPlacement(box, view, seat, token, action.space) ?? undefined,
          'a preview',
        );
        // The monster's die is nobody's to foresee.
        if (!look.isRolled) expected = { look, vp: view.public.vp, results: view.public.results };
      }
      game.apply(state, seat, action, io);
    }
  }
  expect(seen).toBeGreaterThan(1000);
});
