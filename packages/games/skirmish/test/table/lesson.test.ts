import { must, subjectKeys } from '@bivouac/kernel';
import { createTutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, test } from 'vitest';
import { skirmishEntry } from '../../src/entry.ts';
import { FIRST_LESSON } from '../../src/lessons/first.ts';
import { skirmish, type View } from '../../src/rules/index.ts';

test('the lesson leads through every step, and each shows something to point at', async () => {
  const begun = createTutorial(skirmishEntry, () => 0, FIRST_LESSON);
  const tutorial = must(begun.ok ? begun.value : undefined, 'a lesson');
  const viewNow = (): View => openScene(latest(tutorial.table)).view as View;
  const seen: string[] = [];
  await walkLesson(tutorial, ({ step, expected, pointed }) => {
    seen.push(step.id);
    for (const action of expected === null ? pointed : [expected, ...pointed]) {
      expect(subjectKeys(skirmish, viewNow(), action)).not.toEqual([]);
    }
  });
  expect(seen).toEqual(FIRST_LESSON.steps.map(({ id }) => id));
  // Its words say that Blue moves first.
  expect(viewNow()).toMatchObject({ question: { kind: 'order' }, awaiting: [0] });
  tutorial.close();
});
