import { must } from '@bivouac/kernel';
import { HEX_NAMES, type View } from '@bivouac/napoleonics';
import { napoleonicsEntry } from '@bivouac/shelf/napoleonics';
import { expect, it } from 'vitest';
import { resumeSeating } from '../../src/lib/seating.ts';
import { createTutorial, type Tutorial } from '../../src/lib/tutorial.ts';
import { NAPOLEONICS_LESSON } from '../../src/lib/tutorial-napoleonics.ts';
import { tutorialNapoleonicsCs } from '../../src/text/tutorial-napoleonics-cs.ts';
import { tutorialNapoleonicsEn } from '../../src/text/tutorial-napoleonics-en.ts';
import { thingsOf } from '../../src/views/napoleonics/grammar.ts';
import { strikeOf } from '../../src/views/napoleonics/strikes.ts';
import { latest, openScene } from '../fakes.ts';
import { walkLesson } from '../lesson-steps.ts';

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
      expect(thingsOf(view, action as never).length, step.id).toBeGreaterThan(0);
    }
    if (step.id === 'goal') expect(view.own?.hand).toHaveLength(6);
    if (step.id === 'reply') expect(blocksOn(view, 'a9')).toBe(4);
    if (step.id === 'back') expect(blocksOn(view, 'f5')).toBe(5);
    if (step.id === 'losses') expect([blocksOn(view, 'd5'), blocksOn(view, 'f6')]).toEqual([2, 1]);
    if (step.id === 'volley') expect(strikeOf(view, expected)?.odds.dice).toBe(5);
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
