import { idOf } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { NO_THEATRE } from '../../src/rules/ids.ts';
import { findFinish } from '../../src/rules/vs/finishing.ts';
import { mayBePlanned } from '../../src/rules/vs/glance.ts';
import { planVs } from '../../src/rules/vs/plan.ts';
import { isQuiet, isRepeated, roomsOfEnemy } from '../../src/rules/vs/quiet.ts';
import type { OpponentView } from '../../src/rules/vs/sight.ts';
import { type Position, spaceId, table, theatreId, tokenId, words } from '../position.ts';

// The quick look saves time only: without it the search finds the same finishes, more slowly.

function sightOf(position: Position, enemy: string | undefined = 'army-1 army-2 navy-1') {
  const t = table({ scenario: 'vs-low', reserves: ['army-1 air-2', ''], ...position });
  const reserve = words(enemy ?? '').map((name) => tokenId(t.box, name));
  const sight: OpponentView = {
    box: t.box,
    part: t.state.public,
    seat: 0,
    row: t.state.seats[0].reserve,
    theatre: NO_THEATRE,
    die: 1,
    enemyTokens: enemy === undefined ? 3 : reserve.length,
    enemyReserve: enemy === undefined ? undefined : reserve,
  };
  return { t, sight };
}

/** Whether an army 1 there is quiet, for each of these differences. */
function quiet(
  space: string,
  { position = {}, enemy = 'army-1 army-2 navy-1', bombs = 0, token = 'army-1' }: Look = {},
): boolean {
  const { t, sight } = sightOf(position, enemy);
  const rooms = roomsOfEnemy(sight);
  const [as, at] = [tokenId(t.box, token), spaceId(t.box, space)];
  return isQuiet(sight, rooms, sight.part, bombs, as, at);
}

interface Look {
  readonly position?: Position;
  readonly enemy?: string;
  readonly bombs?: number;
  readonly token?: string;
}

describe('blitzkrieg/solo-theatre: where the enemy has room', () => {
  const rooms = (position: Position, enemy?: string) => {
    const { sight } = sightOf(position, enemy);
    return roomsOfEnemy(sight)?.map((theatre) => sight.box.theatres[theatre]?.id);
  };
  const CLOSED = { 'eastern-europe': 0, africa: 0, 'south-east-asia': 0 };

  test('two theatres are enough', () => {
    expect(rooms({}, 'air-1')).toEqual(['western-europe', 'pacific']);
    expect(rooms({}, 'army-1')).toEqual(['western-europe', 'eastern-europe']);
  });

  test('only those where a token fits count', () => {
    expect(rooms({ rows: CLOSED }, 'army-1')).toEqual(['western-europe']);
    expect(rooms({ rows: { ...CLOSED, 'western-europe': 0 } }, 'army-1')).toEqual([]);
  });

  test('a spy makes no room, since what it acts as is not known yet', () => {
    const last: Position = { last: ['air-1', 'air-1'], lastSeat: 0 };
    expect(rooms(last, 'spy')).toEqual([]);
    expect(rooms(last, 'spy army-1')).toEqual(['western-europe', 'eastern-europe']);
  });

  test('of hidden tokens nothing is known', () => {
    const { sight } = sightOf({});
    expect(roomsOfEnemy({ ...sight, enemyReserve: undefined })).toBeNull();
  });
});

describe('blitzkrieg/solo-theatre: a placement is quiet unless it could end something', () => {
  test('most are, also where the enemy’s tokens are hidden', () => {
    expect(quiet('western-europe-1-3')).toBe(true);
    const { t, sight } = sightOf({});
    const hidden = { ...sight, enemyReserve: undefined };
    const at = spaceId(t.box, 'western-europe-1-3');
    expect(isQuiet(hidden, null, hidden.part, 0, tokenId(t.box, 'army-1'), at)).toBe(true);
  });

  test('not where bombs could take the last tokens of the enemy', () => {
    expect(quiet('western-europe-1-3', { enemy: 'army-1 army-2' })).toBe(false);
    expect(quiet('western-europe-1-3', { bombs: 1 })).toBe(false);
    expect(quiet('western-europe-1-3', { enemy: 'army-1 army-2 army-3 navy-1', bombs: 1 })).toBe(
      true,
    );
  });

  test('not where the enemy would have room in no other theatre', () => {
    const rows = { 'eastern-europe': 0, africa: 0, 'south-east-asia': 0, pacific: 0 };
    expect(quiet('western-europe-1-3', { position: { rows } })).toBe(false);
    const { pacific: _, ...others } = rows;
    const navy = 'navy-1 navy-2 navy-3';
    // The western sea is covered: a navy has room in the Pacific alone.
    const laid = { 'western-europe-1-1': 'allies army-3', 'western-europe-1-3': 'allies army-3' };
    const position: Position = { rows: others, laid, last: [null, null] };
    const two = { position: { ...position, laid: { 'western-europe-1-1': 'allies army-3' } } };
    expect(quiet('western-europe-1-2', { ...two, enemy: navy })).toBe(true);
    expect(quiet('pacific-1-1', { position, enemy: navy, token: 'navy-1' })).toBe(false);
  });

  test('not with the points that win, those of the space included', () => {
    expect(quiet('western-europe-1-2', { position: { vp: [24, 0] } })).toBe(true);
    expect(quiet('western-europe-1-2', { position: { vp: [25, 0] } })).toBe(false);
    expect(quiet('western-europe-1-2', { position: { vp: [0, 25] } })).toBe(false);
    // Propaganda 1.
    expect(quiet('western-europe-1-3', { position: { vp: [24, 0] } })).toBe(false);
  });

  test('not at the flag, a tactical advantage included', () => {
    const marked = (marker: number): Look => ({ position: { markers: { africa: marker } } });
    expect(quiet('africa-1-3', marked(9))).toBe(true);
    expect(quiet('africa-1-3', marked(10))).toBe(false);
    // Tactical 1.
    expect(quiet('africa-1-2', { ...marked(9), token: 'navy-1' })).toBe(false);
    expect(quiet('africa-1-2', { ...marked(8), token: 'navy-1' })).toBe(true);
  });

  test('not on the last free space of a campaign', () => {
    const laid = { 'western-europe-1-1': 'allies army-3' };
    expect(quiet('western-europe-1-3', { position: { laid } })).toBe(true);
    const two = { ...laid, 'western-europe-1-2': 'allies army-3' };
    expect(quiet('western-europe-1-3', { position: { laid: two } })).toBe(false);
  });
});

test('of like tokens only the leftmost one left is tried', () => {
  const row = [3, 5, 3, 3].map((token) => idOf<'token'>(token));
  const tried = (left: readonly number[]) => left.filter((at) => !isRepeated(row, left, at));
  expect(tried([0, 1, 2, 3])).toEqual([0, 1]);
  expect(tried([1, 2, 3])).toEqual([1, 2]);
  expect(tried([3])).toEqual([3]);
});

test('blitzkrieg/solo-theatre blitzkrieg/solo-turn: only what leads to the plan is looked at closely', () => {
  const { t, sight } = sightOf({ reserves: ['army-1 navy-2 air-1', ''] });
  const plan = planVs(sight);
  expect(findFinish(sight).finish).toBeNull();
  const may = t.box.spaces.flatMap(({ id, theatre, campaign }) =>
    sight.part.active[theatre] !== campaign
      ? []
      : [1, 2, 3].flatMap((position) =>
          mayBePlanned(sight, position, spaceId(t.box, id)) ? [`${position} ${id}`] : [],
        ),
  );
  const space = plan === null ? '' : t.box.spaces[plan.space]?.id;
  expect(may).toEqual([`${plan?.position} ${space}`]);
  // Where a chain goes on, its theatre is given.
  const chain = { ...sight, theatre: theatreId(t.box, 'africa') };
  const next = planVs(chain);
  if (next === null) throw new Error('no plan');
  expect(mayBePlanned(chain, next.position, next.space)).toBe(true);
});
