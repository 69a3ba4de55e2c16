import type { BaseAction, BaseView } from '@bivouac/kernel';
import { type AskedPosition, applyStandingOrders } from '@bivouac/table/session/standing.ts';
import { expect, it } from 'vitest';

const view: BaseView = { viewer: 0, question: { kind: 'react' } };
const actions: readonly BaseAction[] = [{ kind: 'stand' }, { kind: 'square' }];

const asked = (position: number, played: number, changes: Partial<AskedPosition> = {}) => ({
  ...{ view, actions, isAlone: true, position, played },
  ...changes,
});

it('plays what the orders answer, once in each position', () => {
  const follow = applyStandingOrders((_view, offered) => offered[0] ?? null);
  expect(follow(asked(1, 1))).toEqual({ kind: 'stand' });
  expect(follow(asked(1, 1))).toBeNull();
  // Online the number of a position may leap.
  expect(follow(asked(5, 2))).toEqual({ kind: 'stand' });
});

it('asks the player in a position without an order, and answers it once there is one', () => {
  let isOrdered = false;
  const follow = applyStandingOrders((_view, offered) => (isOrdered ? (offered[1] ?? null) : null));
  expect(follow(asked(3, 3))).toBeNull();
  isOrdered = true;
  expect(follow(asked(3, 3))).toEqual({ kind: 'square' });
});

it('lets the player answer after an undo, until the next position', () => {
  const follow = applyStandingOrders((_view, offered) => offered[0] ?? null);
  expect(follow(asked(4, 4))).not.toBeNull();
  expect(follow(asked(7, 3))).toBeNull();
  expect(follow(asked(7, 3))).toBeNull();
  expect(follow(asked(8, 4))).toEqual({ kind: 'stand' });
});

it('does not consult the orders without actions, and tells them whether the player is alone', () => {
  const heard: boolean[] = [];
  const follow = applyStandingOrders((_view, _offered, isAlone) => {
    heard.push(isAlone);
    return null;
  });
  follow(asked(1, 1, { actions: [] }));
  follow(asked(2, 2, { isAlone: false }));
  expect(heard).toEqual([false]);
});
