import { must } from '@bivouac/kernel';
import { northAfricaEntry } from '@bivouac/shelf/north-africa';
import { expect, it } from 'vitest';
import { resumeSeating } from '../../src/lib/seating.ts';
import { createTutorial, type Tutorial } from '../../src/lib/tutorial.ts';
import { NORTH_LESSON } from '../../src/lib/tutorial-north-africa.ts';
import { tutorialNorthAfricaCs } from '../../src/text/tutorial-north-africa-cs.ts';
import { tutorialNorthAfricaEn } from '../../src/text/tutorial-north-africa-en.ts';
import { thingsOf } from '../../src/views/undaunted/grammar.ts';
import { northAfricaTitle as title } from '../../src/views/undaunted/north-africa-title.ts';
import { shotNow } from '../../src/views/undaunted/shots.ts';
import type { AnyView } from '../../src/views/undaunted/title.ts';
import { latest, openScene } from '../fakes.ts';
import { lessonNow, walkLesson } from '../lesson-steps.ts';

function begin(): Tutorial {
  const begun = createTutorial(northAfricaEntry, () => 0, NORTH_LESSON);
  return must(begun.ok ? begun.value : undefined, 'a lesson');
}

const viewNow = (tutorial: Tutorial): AnyView =>
  openScene(latest(tutorial.table)).view as unknown as AnyView;

it('leads through every step to its end, and its words are true', async () => {
  const tutorial = begin();
  const seen: string[] = [];
  await walkLesson(tutorial, ({ step, expected, pointed }) => {
    seen.push(step.id);
    const view = viewNow(tutorial);
    for (const action of expected === null ? pointed : [expected, ...pointed]) {
      expect(thingsOf(title, view, action as never).length, step.id).toBeGreaterThan(0);
    }
    if (step.id === 'odds') {
      const shot = shotNow(title, view, (expected as never as { unit: number }).unit);
      expect([shot?.total, shot?.dice]).toEqual([6, 2]);
      expect(shot?.chance).toBeCloseTo(0.75);
    }
    if (step.id === 'ruin') {
      expect(title.progress(view.public, 0)).toBe(1);
      const { log } = openScene(latest(tutorial.table));
      expect(log.map(({ event }) => event)).toContainEqual(
        expect.objectContaining({ type: 'fired', dice: [2, 9], isHit: true }),
      );
    }
    if (step.id === 'end') expect(view.public.round).toBe(2);
  });
  expect(seen).toEqual(NORTH_LESSON.steps.map(({ id }) => id));
  // Its seal is unbroken: the game goes on like any other.
  expect(resumeSeating(northAfricaEntry, tutorial.saved()).ok).toBe(true);
  expect(lessonNow(tutorial).isOver).toBe(true);
  tutorial.close();
});

it('has its words in both languages', () => {
  for (const { id } of NORTH_LESSON.steps) {
    for (const { steps } of [tutorialNorthAfricaCs, tutorialNorthAfricaEn]) {
      const said = steps[id as keyof typeof steps];
      expect(said.title).not.toBe('');
      expect(said.text.length).toBeGreaterThan(8);
    }
  }
});
