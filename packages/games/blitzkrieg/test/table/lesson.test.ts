import { must, subjectKeys } from '@bivouac/kernel';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { lessonNow, walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { blitzkriegEntry } from '../../src/entry.ts';
import { FIRST_LESSON } from '../../src/lessons/first.ts';
import { blitzkrieg, type View } from '../../src/rules/index.ts';

function begin(): Tutorial {
  const begun = createTutorial(blitzkriegEntry, () => 0, FIRST_LESSON);
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
