import { must, subjectKeys } from '@bivouac/kernel';
import type { Lesson } from '@bivouac/manifest';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { lessonNow, walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { blitzkriegEntry, nipponEntry } from '../../src/entry.ts';
import { BLITZ_LESSON } from '../../src/lessons/blitz.ts';
import { FIRST_LESSON } from '../../src/lessons/first.ts';
import { NIPPON_LESSON } from '../../src/lessons/nippon.ts';
import { blitzkrieg, type View } from '../../src/rules/index.ts';

function begin(lesson: Lesson = FIRST_LESSON): Tutorial {
  const entry = lesson.game === 'nippon' ? nipponEntry : blitzkriegEntry;
  const begun = createTutorial(entry, () => 0, lesson);
  return must(begun.ok ? begun.value : undefined, 'a lesson');
}

const viewNow = (tutorial: Tutorial): View => openScene(latest(tutorial.table)).view as View;

it('leads through every step to its end, and each shows something to point at', async () => {
  const tutorial = begin();
  const seen: string[] = [];
  await walkLesson(tutorial, ({ step, expected, pointed }) => {
    seen.push(step.id);
    for (const action of expected === null ? pointed : [expected, ...pointed]) {
      expect(subjectKeys(blitzkrieg, viewNow(tutorial), action).length).toBeGreaterThan(0);
    }
    // Its words say where things stand.
    if (step.id === 'theirs') expect(viewNow(tutorial).public.markers[2]).toBe(3);
    if (step.id === 'scored') expect(viewNow(tutorial).public.vp).toEqual([2, 0]);
    if (step.id === 'points') expect(viewNow(tutorial).public.vp).toEqual([2, 2]);
    if (step.id === 'army') expect(viewNow(tutorial).public.markers[2]).toBe(4);
    if (step.id === 'end') expect(viewNow(tutorial).public.markers[2]).toBe(1);
  });
  expect(seen).toEqual(FIRST_LESSON.steps.map(({ id }) => id));
  tutorial.close();
});

it('refuses kindly what the step does not ask for', () => {
  const tutorial = begin();
  tutorial.table.act({ kind: 'stop' }, latest(tutorial.table).position);
  expect(lessonNow(tutorial).isRefused).toBe(true);
  tutorial.close();
});

/** Markers, points and the sizes of the reserves at each step. */
async function walk(lesson: Lesson): Promise<{ readonly [step: string]: View }> {
  const tutorial = begin(lesson);
  const views: { [step: string]: View } = {};
  await walkLesson(tutorial, ({ step }) => (views[step.id] = viewNow(tutorial)));
  tutorial.close();
  return views;
}

it('tells the truth of the blitz and the flag', async () => {
  const at = await walk(BLITZ_LESSON);
  const lead = (step: string) => -must(at[step]?.public.markers[4], step);
  expect(lead('war')).toBe(8);
  expect(at.war?.public.vp).toEqual([4, 4]);
  expect(at.count?.reserveSizes).toEqual([2, 3]);
  expect(at.drawn?.reserveSizes).toEqual([1, 4]);
  expect(at.again?.public.vp[1]).toBe(4 + 1 + 2 + 2);
  expect(at.effects?.public.vp[1]).toBe(9 + 4 + 2);
  expect(lead('effects')).toBe(11);
  expect(at.won?.public.vp).toEqual([4, 17]);
  expect(at.won?.reserveSizes[0]).toBe(0);
  expect(at.won?.public.outcome).toMatchObject({ winners: [1], reason: 'cannot-place' });
});

it('tells the truth of Nippon', async () => {
  const at = await walk(NIPPON_LESSON);
  const { markers } = must(at.monster, 'the second step').public;
  // Navy 3 followed the kaiju's 5.
  expect(markers.slice(0, 4)).toEqual([5 + 3, 3, 0, -7]);
  expect(at.open?.public.vp).toEqual([4, 4 + 3 + 2]);
  expect(at.open?.question).toMatchObject({ kind: 'open', marker: -2 });
});
