import { must } from '@bivouac/kernel';
import { createTutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { isControlled, tileOf } from '@bivouac/undaunted-core';
import { describe, expect, it } from 'vitest';
import { northAfricaEntry } from '../../src/entry.ts';
import { VEHICLES_LESSON, type VehiclesStep } from '../../src/lessons/vehicles.ts';
import {
  crewOf,
  isSoldier,
  type NorthPart,
  type NorthView,
  ownerOf,
  progressOf,
  northAfricaRules as rules,
  SIDES,
} from '../../src/rules/index.ts';
import { names, tile, unit } from '../position.ts';

const [CAR, LORRY] = [unit('command-car'), unit('lorry')];
const [SCOUT, DRIVER] = [unit('scout'), unit('driver')];
const [POST, HOUSES] = [tile('18B'), tile('13A')];

const isItalianOn = (part: NorthPart, soldier: number, where: number): boolean =>
  SIDES[soldier] === 1 && isSoldier(soldier) && part.at[soldier] === where;

/** What the words of a step say of the table. */
const TRUE_OF: { readonly [step in VehiclesStep]?: (view: NorthView) => void } = {
  car({ public: part }) {
    expect(part.round).toBe(3);
    expect(part.extra.damage[CAR]).toBe(0);
    expect([part.extra.places[SCOUT], part.extra.places[DRIVER]]).toEqual([0, 1]);
  },
  hits({ public: part }) {
    expect(part.isSuppressed[SCOUT]).toBe(true);
    expect(part.extra.damage[CAR]).toBe(1);
    expect(part.casualties).toEqual([1, 0]);
  },
  wheel({ own }) {
    expect(names(own?.hand ?? []).toSorted()).toEqual(['driver', 'driver', 'rifleman']);
  },
  lorry({ public: part }) {
    expect(tileOf(part, LORRY)).toBe(POST);
    expect([ownerOf(part, LORRY), crewOf(part, LORRY)]).toEqual([1, []]);
  },
  control({ public: part }) {
    expect(ownerOf(part, LORRY)).toBe(0);
    const italians = SIDES.filter((_, soldier) => isItalianOn(part, soldier, POST));
    expect(italians.length).toBe(2);
    expect(isControlled(rules, part, 1, POST)).toBe(false);
  },
  end({ public: part }) {
    expect(progressOf(rules, part, 0)).toBe(1);
    expect(isControlled(rules, part, 1, HOUSES)).toBe(true);
    expect(SIDES.some((_, soldier) => isItalianOn(part, soldier, HOUSES))).toBe(true);
  },
};

describe('the lesson about vehicles', () => {
  it('shows at every step what its words say', async () => {
    const begun = createTutorial(northAfricaEntry, () => 0, VEHICLES_LESSON);
    const tutorial = must(begun.ok ? begun.value : undefined, 'a lesson');
    const checked: string[] = [];
    await walkLesson(tutorial, ({ step }) => {
      const check = TRUE_OF[step.id as VehiclesStep];
      if (check === undefined) return;
      check(openScene(latest(tutorial.table)).view as unknown as NorthView);
      checked.push(step.id);
    });
    expect(checked).toEqual(Object.keys(TRUE_OF));
    tutorial.close();
  });
});
