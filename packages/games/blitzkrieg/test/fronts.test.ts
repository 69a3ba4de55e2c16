import { expect, test } from 'vitest';
import { turnTheatre } from '../src/rules/flow/turn.ts';
import { CERTAIN, gistOf, monsterKey } from '../src/rules/gist.ts';
import { monsterFace } from '../src/rules/index.ts';
import { type Position, table, theatreId } from './position.ts';

function front(theatre: string, position: Position) {
  const t = table(position);
  return t.game.view(t.state, 'spectator').fronts[theatreId(t.box, theatre)];
}

test('blitzkrieg/track: a front says who leads, by how much, and how far each side is from its flag', () => {
  const even = front('africa', {});
  expect(even).toMatchObject({ status: 'open', leader: null, lead: 0, bonus: 0 });
  const { toFlag = [0, 0] } = even ?? {};
  expect(toFlag[0]).toBe(toFlag[1]);
  expect(toFlag[0]).toBeGreaterThan(3);
  const first = front('africa', { markers: { africa: 3 } });
  expect(first).toMatchObject({ leader: 0, lead: 3, toFlag: [toFlag[0] - 3, toFlag[1] + 3] });
  const second = front('africa', { markers: { africa: -3 } });
  expect(second).toMatchObject({ leader: 1, lead: 3, toFlag: [toFlag[0] + 3, toFlag[1] - 3] });
});

test('blitzkrieg/campaign: a front names the free spaces of its campaign; a closed one, and one in the pool, have none', () => {
  const free = front('africa', {})?.free.length ?? 0;
  expect(front('africa', { laid: { 'africa-1-1': 'allies army-3' } })?.free).toHaveLength(free - 1);
  expect(front('africa', { rows: { africa: 0 } })).toMatchObject({
    status: 'closed',
    campaign: -1,
    free: [],
  });
  expect(front('denver', { game: 'nippon' })).toMatchObject({
    status: 'pool',
    campaign: -1,
    free: [],
  });
});

test('blitzkrieg/japanese-tokens: odds are grouped by the face of the monster’s die alone', () => {
  const rolled = { type: 'monsterRolled', seat: 0, face: 4 } as never;
  const began = { type: 'turnBegan', seat: 0, turn: 1 } as const;
  expect(gistOf([began])).toBe(CERTAIN);
  expect(gistOf([began, rolled])).toBe(monsterKey(4));
  expect(monsterFace(monsterKey(4))).toBe(4);
  expect(monsterFace(CERTAIN)).toBeNull();
});

test('blitzkrieg/blitz: a turn knows where its blitz goes on', () => {
  const t = table({ reserves: ['air-blitz navy-1 army-1', 'army-1'] });
  expect(turnTheatre(t.state)).toBe(-1);
  t.play('take air-blitz', 'place eastern-europe-1-1');
  expect(turnTheatre(t.state)).toBe(theatreId(t.box, 'eastern-europe'));
  const aiming = table({ reserves: ['army-1 army-2', 'army-1'] });
  aiming.play('take army-1', 'place africa-1-1');
  expect(aiming.asked()).toBe('axis aim');
  expect(turnTheatre(aiming.state)).toBeNull();
  aiming.state.stack.length = 0;
  expect(turnTheatre(aiming.state)).toBeNull();
});
