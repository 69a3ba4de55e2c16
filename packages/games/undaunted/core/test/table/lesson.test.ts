import { must, subjectKeys } from '@bivouac/kernel';
import type { Lesson, ShelfEntry } from '@bivouac/manifest';
import { northAfricaEntry } from '@bivouac/north-africa/entry';
import { FIRST_LESSON as DESERT_LESSON } from '@bivouac/north-africa/lessons/first.ts';
import { northAfricaTitle } from '@bivouac/north-africa/table/title.ts';
import { stalingradEntry } from '@bivouac/stalingrad/entry';
import { FIRST_LESSON as CITY_LESSON } from '@bivouac/stalingrad/lessons/first.ts';
import { stalingradTitle } from '@bivouac/stalingrad/table/title.ts';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { describe, expect, it } from 'vitest';
import { chanceOfHit } from '../../src/table/shots.ts';
import type { AnyView, UndauntedTitle } from '../../src/table/title.ts';

interface Case {
  readonly entry: ShelfEntry;
  readonly lesson: Lesson;
  readonly title: UndauntedTitle;
  /** The numbers that the text gives for the shot and its dice. */
  readonly shot: { readonly total: number; readonly dice: number; readonly chance: number };
  readonly thrown: { readonly at: string; readonly dice: readonly number[] };
  /** The step at which the first point is there. */
  readonly scored: string;
}

const CASES: readonly Case[] = [
  {
    entry: northAfricaEntry,
    lesson: DESERT_LESSON,
    title: northAfricaTitle,
    shot: { total: 6, dice: 2, chance: 0.75 },
    thrown: { at: 'ruin', dice: [2, 9] },
    scored: 'ruin',
  },
  {
    entry: stalingradEntry,
    lesson: CITY_LESSON,
    title: stalingradTitle,
    shot: { total: 7, dice: 4, chance: 0.8704 },
    thrown: { at: 'pinned', dice: [5, 2, 4, 7] },
    scored: 'scout',
  },
];

function begin({ entry, lesson }: Case): Tutorial {
  const begun = createTutorial(entry, () => 0, lesson);
  return must(begun.ok ? begun.value : undefined, 'a lesson');
}

const viewNow = (tutorial: Tutorial): AnyView =>
  openScene(latest(tutorial.table)).view as unknown as AnyView;

describe.each(CASES)('the lesson of $entry.game.id', (one) => {
  const { lesson, title, thrown } = one;

  it('leads through every step to its end, and its words are true', async () => {
    const tutorial = begin(one);
    const seen: string[] = [];
    await walkLesson(tutorial, ({ step, expected, pointed }) => {
      seen.push(step.id);
      const view = viewNow(tutorial);
      for (const action of expected === null ? pointed : [expected, ...pointed]) {
        expect(subjectKeys(title.game, view, action).length, step.id).toBeGreaterThan(0);
      }
      if (step.id === 'odds') {
        const preview = must(title.game.preview(view, expected as never) ?? undefined, 'a preview');
        const [shot] = preview.shots;
        expect([shot?.total, shot?.dice]).toEqual([one.shot.total, one.shot.dice]);
        expect(chanceOfHit(preview)).toBeCloseTo(one.shot.chance);
      }
      if (step.id === one.scored) expect(title.progress(view.public, 0)).toBe(1);
      if (step.id === thrown.at) {
        const { log } = openScene(latest(tutorial.table));
        expect(log.map(({ event }) => event)).toContainEqual(
          expect.objectContaining({ type: 'fired', dice: thrown.dice, isHit: true }),
        );
      }
      if (step.id === 'end') expect(view.public.round).toBe(2);
    });
    expect(seen).toEqual(lesson.steps.map(({ id }) => id));
    tutorial.close();
  });
});
