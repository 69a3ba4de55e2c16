import { must, subjectKeys } from '@bivouac/kernel';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { resumeSeating } from '@bivouac/table/session/seating.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { napoleonicsEntry } from '../../src/entry.ts';
import { NAPOLEONICS_LESSON } from '../../src/lesson-script.ts';
import { type Action, HEX_NAMES, napoleonics, type View } from '../../src/rules/index.ts';
import { strikeOf } from '../../src/table/strikes.ts';
import { lesson as tutorialNapoleonicsCs } from '../../src/text/cs/lesson.ts';
import { lesson as tutorialNapoleonicsEn } from '../../src/text/en/lesson.ts';

function begin(): Tutorial {
  const begun = createTutorial(napoleonicsEntry, () => 0, NAPOLEONICS_LESSON);
  return must(begun.ok ? begun.value : undefined, 'a lesson');
}

const viewNow = (tutorial: Tutorial): View => openScene(latest(tutorial.table)).view as View;
const hex = (name: string): number => HEX_NAMES.indexOf(name);
const blocksOn = (view: View, name: string): number =>
  view.public.blocks[view.public.unitOn[hex(name)] ?? -1] ?? 0;

it('leads through the first turns, and its words say what is so', async () => {
  const tutorial = begin();
  const seen: string[] = [];
  await walkLesson(tutorial, ({ step, expected, pointed }) => {
    const view = viewNow(tutorial);
    seen.push(step.id);
    for (const action of expected === null ? pointed : [expected, ...pointed]) {
      expect(subjectKeys(napoleonics, view, action).length, step.id).toBeGreaterThan(0);
    }
    if (step.id === 'goal') expect(view.own?.hand).toHaveLength(6);
    if (step.id === 'reply') expect(blocksOn(view, 'a9')).toBe(4);
    if (step.id === 'back') expect(blocksOn(view, 'f5')).toBe(5);
    if (step.id === 'losses') expect([blocksOn(view, 'd5'), blocksOn(view, 'f6')]).toEqual([2, 1]);
    if (step.id === 'volley') expect(strikeOf(view, expected as Action | null)?.odds.dice).toBe(5);
    if (step.id === 'end') expect(view.public.banners[0]).toHaveLength(1);
  });
  expect(seen).toEqual(NAPOLEONICS_LESSON.steps.map(({ id }) => id));
  const again = resumeSeating(napoleonicsEntry, tutorial.saved());
  expect(again.ok).toBe(true);
  tutorial.close();
});

it('has its words in both languages', () => {
  for (const { id } of NAPOLEONICS_LESSON.steps) {
    for (const { steps } of [tutorialNapoleonicsCs, tutorialNapoleonicsEn]) {
      const said = steps[id as keyof typeof steps];
      expect(said.title).not.toBe('');
      expect(said.text.length).toBeGreaterThan(20);
    }
  }
});
