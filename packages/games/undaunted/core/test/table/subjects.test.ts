import { refusalOf, subjectKeys } from '@bivouac/kernel';
import { normandy } from '@bivouac/normandy';
import { choicesOf } from '@bivouac/table/session/choice.ts';
import { describe, expect, it } from 'vitest';
import { tileUnder } from '../../src/table/things.ts';
import { eachPosition } from '../../testing/positions.ts';

/** For all of it or for less: the page asks which. */
const sort = ({ kind }: { readonly kind: string }): string => kind.replace(/^use.*/, 'use');

describe('what stands for what on the table of Undaunted', () => {
  it('gives every action something to point at, and things on the map never mean two kinds', () => {
    const kinds = new Set<string>();
    for (const scenario of ['la-raye', 'la-huberderie', 'mortain']) {
      eachPosition(scenario, 'grammar', 260, ({ view, actions }) => {
        const choices = choicesOf(actions, (action) => subjectKeys(normandy, view, action));
        for (const action of actions) {
          kinds.add(action.kind);
          const things = subjectKeys(normandy, view, action);
          expect(things.length, action.kind).toBeGreaterThan(0);
          // Something must stand for this action alone, or pointing could never choose it.
          const isReached = things.some(
            (thing) => choices.get(thing)?.every((other) => sort(other) === sort(action)) ?? false,
          );
          expect(isReached, JSON.stringify(action)).toBe(true);
          for (const thing of things) expect(choices.get(thing)).toContain(action);
        }
      });
    }
    expect([...kinds].sort()).toEqual(
      ['bid', 'done', 'end', 'go', 'hunker', 'play', 'shoot', 'take', 'use']
        .concat([...kinds].filter((kind) => ['aim', 'ready', 'unit', 'useFor'].includes(kind)))
        .sort(),
    );
  });

  it('has a reason for everything on the map and in hand that cannot be chosen', () => {
    let refusals = 0;
    eachPosition('la-huberderie', 'refusals', 160, ({ view, actions }) => {
      const choices = choicesOf(actions, (action) => subjectKeys(normandy, view, action));
      const things = [
        ...view.public.at.flatMap((tile, unit) => (tile < 0 ? [] : [`unit:${unit}` as const])),
        ...[...new Set(view.public.at)].flatMap((tile) =>
          tile < 0 ? [] : [`tile:${tile}` as const],
        ),
        ...(view.own?.hand ?? []).map((card) => `card:${card}` as const),
      ];
      for (const thing of things) {
        const place = thing.startsWith('unit') ? view.public.at[Number(thing.slice(5))] : undefined;
        // A counter on a tile that can be chosen needs no reason, nor does the tile of the acting unit.
        const own = view.public.at[view.question?.play?.unit ?? -1];
        if (choices.has(thing) || choices.has(`tile:${place}`)) continue;
        if (own !== undefined && (place === own || thing === `tile:${own}`)) continue;
        refusals += 1;
        expect(refusalOf(normandy, view, thing), `${view.question?.kind} ${thing}`).toBeDefined();
      }
    });
    expect(refusals).toBeGreaterThan(500);
  });

  it('takes a counter for its tile where only a tile can be meant', () => {
    let counters = 0;
    eachPosition('la-huberderie', 'under', 40, ({ view }) => {
      view.public.at.forEach((tile, unit) => {
        const below = tileUnder(view as never, `unit:${unit}`);
        expect(below).toBe(tile < 0 ? null : `tile:${tile}`);
        if (below !== null) counters += 1;
      });
      expect(tileUnder(view as never, 'card:3')).toBeNull();
    });
    expect(counters).toBeGreaterThan(100);
  });
});
