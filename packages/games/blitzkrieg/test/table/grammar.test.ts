import type { Thing } from '@bivouac/table/session/choice.ts';
import { expect, it } from 'vitest';
import type { Action, View } from '../../src/rules/index.ts';
import {
  isLookedAt,
  isSwap,
  refuse,
  rowThing,
  spaceThing,
  theatreThing,
  thingsOf,
  tokenThing,
} from '../../src/table/grammar.ts';
import { eachPosition, playOf, WARS } from '../../testing/positions.ts';

it.each(WARS)('$name: pointing at a thing means one action, and every action has one', (war) => {
  eachPosition(war, 'grammar', (position) => {
    const { choices } = playOf(war, position);
    for (const action of position.actions) {
      const things = thingsOf(war.title, position.view, action);
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) expect(choices.get(thing)).toEqual([action]);
    }
  });
});

it.each(WARS)('$name: whatever cannot be chosen has its reason', (war) => {
  const { box } = war.title;
  const explain = (view: View, action: Action) => war.game.explain?.(view, action);
  let refused = 0;
  eachPosition(war, 'reasons', (position) => {
    const { view } = position;
    const { choices } = playOf(war, position);
    const things: Thing[] = [
      // What waits in the pool is not on the table yet.
      ...box.spaces.flatMap(({ theatre }, space) =>
        view.fronts[theatre]?.status === 'pool' ? [] : [spaceThing(space)],
      ),
      ...box.theatres.map((_, theatre) => theatreThing(theatre)),
      ...(view.own?.reserve ?? []).map((_, place) => tokenThing(place)),
      ...(view.row?.tokens ?? []).map((_, place) => rowThing(place)),
    ];
    for (const thing of things) {
      if (choices.has(thing)) continue;
      refused += 1;
      expect(
        refuse(war.title, explain, view, thing),
        `${view.question?.kind}: ${thing}`,
      ).toBeDefined();
    }
  });
  expect(refused).toBeGreaterThan(100);
});

it('looks at what changes the board, and swaps one token for another', () => {
  expect(isLookedAt({ kind: 'place', space: 0 })).toBe(true);
  expect(isLookedAt({ kind: 'aim', theatre: 0 })).toBe(true);
  expect(isLookedAt({ kind: 'take', token: 0 })).toBe(false);
  expect(isLookedAt({ kind: 'stop' })).toBe(false);
  const view = { question: { kind: 'space', theatre: -1 } } as View;
  expect(isSwap(view, tokenThing(1))).toBe(true);
  expect(isSwap(view, spaceThing(1))).toBe(false);
  expect(isSwap({ question: { kind: 'token', theatre: -1 } } as View, tokenThing(1))).toBe(false);
});
