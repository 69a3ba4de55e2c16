import { must, subjectKeys } from '@bivouac/kernel';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { napoleonicsEntry } from '../../src/entry.ts';
import { FIRST_LESSON } from '../../src/lessons/first.ts';
import { type Action, HEX_NAMES, napoleonics, type View } from '../../src/rules/index.ts';
import { strikeOf } from '../../src/table/strikes.ts';

function begin(): Tutorial {
  const begun = createTutorial(napoleonicsEntry, () => 0, FIRST_LESSON);
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
  expect(seen).toEqual(FIRST_LESSON.steps.map(({ id }) => id));
  tutorial.close();
});
