import { idOf, refusalOf, type SubjectKey, subjectKeys } from '@bivouac/kernel';
import { expect, it } from 'vitest';
import type { Action, View } from '../../src/rules/index.ts';
import { isSwap, rowThing, spaceThing, theatreThing, tokenThing } from '../../src/table/things.ts';
import { eachPosition, playOf, WARS, type War } from '../../testing/positions.ts';

it.each(WARS)('$name: pointing at a thing means one action, and every action has one', (war) => {
  eachPosition(war, 'grammar', (position) => {
    const { choices } = playOf(war, position);
    for (const action of position.actions) {
      const things = subjectKeys(war.game, position.view, action);
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) expect(choices.get(thing)).toEqual([action]);
    }
  });
});

/** Everything that some answer to the question concerns, on offer or not. */
function answerable({ game }: War, view: View): ReadonlySet<SubjectKey> {
  const answers = game.answers?.(view).flatMap((kind) => [...game.notation.every(kind as never)]);
  return new Set(answers?.flatMap((action: Action) => subjectKeys(game, view, action)));
}

it.each(WARS)('$name: whatever cannot be chosen has its reason', (war) => {
  const { box } = war.title;
  let refused = 0;
  eachPosition(war, 'reasons', (position) => {
    const { view } = position;
    const { choices } = playOf(war, position);
    const concerned = answerable(war, view);
    const things: SubjectKey[] = [
      // What waits in the pool is not on the table yet.
      ...box.theatres.flatMap(({ spaces }, theatre) =>
        view.fronts[theatre]?.status === 'pool' ? [] : spaces.map(spaceThing),
      ),
      ...box.theatreIds.map(theatreThing),
      ...(view.own?.reserve ?? []).map((_, place) => tokenThing(place)),
      ...(view.row?.tokens ?? []).map((_, place) => rowThing(place)),
    ];
    for (const thing of things) {
      if (choices.has(thing) || !concerned.has(thing)) continue;
      refused += 1;
      expect(refusalOf(war.game, view, thing), `${view.question?.kind}: ${thing}`).toBeDefined();
    }
  });
  expect(refused).toBeGreaterThan(100);
});

it('swaps one token in hand for another', () => {
  const view = { question: { kind: 'space', theatre: -1 } } as View;
  expect(isSwap(view, tokenThing(1))).toBe(true);
  expect(isSwap(view, spaceThing(idOf(1)))).toBe(false);
  expect(isSwap({ question: { kind: 'token', theatre: -1 } } as View, tokenThing(1))).toBe(false);
});
