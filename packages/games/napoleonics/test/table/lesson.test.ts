import { must, subjectKeys } from '@bivouac/kernel';
import type { Lesson } from '@bivouac/manifest';
import { createTutorial, type Tutorial } from '@bivouac/table/lesson/tutorial.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { expect, it } from 'vitest';
import { napoleonicsEntry } from '../../src/entry.ts';
import { CHARGE_LESSON } from '../../src/lessons/charge.ts';
import { FIRST_LESSON } from '../../src/lessons/first.ts';
import { type Action, HEX_NAMES, napoleonics, type View } from '../../src/rules/index.ts';
import { strikeOf } from '../../src/table/strikes.ts';

function begin(lesson: Lesson): Tutorial {
  const begun = createTutorial(napoleonicsEntry, () => 0, lesson);
  return must(begun.ok ? begun.value : undefined, 'a lesson');
}

const viewNow = (tutorial: Tutorial): View => openScene(latest(tutorial.table)).view as View;
const hex = (name: string): number => HEX_NAMES.indexOf(name);
const blocksOn = (view: View, name: string): number =>
  view.public.blocks[view.public.unitOn[hex(name)] ?? -1] ?? 0;

it('leads through the first turns, and its words say what is so', async () => {
  const tutorial = begin(FIRST_LESSON);
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

it('leads through a charge, and its words say what is so', async () => {
  const tutorial = begin(CHARGE_LESSON);
  const seen: string[] = [];
  await walkLesson(tutorial, ({ step, expected, pointed }) => {
    const view = viewNow(tutorial);
    const part = view.public;
    seen.push(step.id);
    for (const action of expected === null ? pointed : [expected, ...pointed]) {
      expect(subjectKeys(napoleonics, view, action).length, step.id).toBeGreaterThan(0);
    }
    const dice = strikeOf(view, expected as Action | null)?.odds.dice;
    switch (step.id) {
      case 'field':
        // Five cards are left in hand, and the card on the table makes six.
        expect(view.own?.hand).toHaveLength(5);
        break;
      case 'charge':
        expect([dice, view.handSizes[1]]).toEqual([4, 4]);
        break;
      case 'square':
        expect([view.handSizes[1], blocksOn(view, 'd8'), blocksOn(view, 'e8')]).toEqual([3, 3, 3]);
        expect(part.squares[1].filter((unit) => unit >= 0)).toHaveLength(1);
        break;
      case 'second':
        expect([dice, blocksOn(view, 'e9')]).toEqual([4, 4]);
        break;
      case 'flag':
        expect([blocksOn(view, 'e9'), blocksOn(view, 'f9')]).toEqual([2, 2]);
        break;
      case 'third':
      case 'bonus':
        expect(dice).toBe(4);
        break;
      case 'ground':
        expect(part.banners[0]).toHaveLength(1);
        break;
      case 'end':
        expect([blocksOn(view, 'c10'), blocksOn(view, 'd10'), view.question?.kind]).toEqual([
          2,
          0,
          'advance',
        ]);
        break;
      default:
    }
  });
  expect(seen).toEqual(CHARGE_LESSON.steps.map(({ id }) => id));
  tutorial.close();
});
