import { must, subjectKeys } from '@bivouac/kernel';
import type { Lesson, ShelfEntry } from '@bivouac/manifest';
import { findClient, GAMES } from '@bivouac/shelf/games';
import { createTutorial } from '@bivouac/table/lesson/tutorial.ts';
import { resumeSeating } from '@bivouac/table/session/seating.ts';
import { latest, openScene } from '@bivouac/table/testing/fakes.ts';
import { lessonNow, walkLesson } from '@bivouac/table/testing/lesson-steps.ts';
import { LANGUAGES } from '@bivouac/text';
import { describe, expect, it } from 'vitest';

// What holds for every lesson of every game, whatever it teaches.

const TAUGHT = await Promise.all(
  GAMES.flatMap(({ id, lessons }) =>
    lessons === undefined ? [] : [lessons().then((all) => ({ game: id, ...all }))],
  ),
);
const LESSONS = TAUGHT.flatMap(({ game, offers }) =>
  offers.map(({ id, load }) => ({ game, lesson: id, load })),
);

/** A lesson may be played in another game of its box. */
const entryOf = ({ game }: Lesson): Promise<ShelfEntry> => must(findClient(game), game).entry();

it.each(TAUGHT)('$game has lessons with ids and titles of their own', async (taught) => {
  const ids = taught.offers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const language of LANGUAGES) {
    const titles = await taught.titles.load(language);
    expect(Object.keys(titles)).toEqual(ids);
    for (const { title, teaches } of Object.values(titles)) {
      expect(title).not.toBe('');
      expect(teaches.length).toBeGreaterThan(10);
    }
  }
});

describe.each(LESSONS)('the lesson $lesson of $game', ({ load }) => {
  it('leads through every step to its end, and each shows something to point at', async () => {
    const { lesson } = await load();
    const entry = await entryOf(lesson);
    const begun = createTutorial(entry, () => 0, lesson);
    const tutorial = must(begun.ok ? begun.value : undefined, 'a lesson');
    // What was played before it cannot be taken back.
    const { position } = latest(tutorial.table);
    tutorial.table.undo();
    tutorial.table.restart();
    expect(latest(tutorial.table).position).toBe(position);
    const seen: string[] = [];
    await walkLesson(tutorial, ({ step, expected, pointed }) => {
      seen.push(step.id);
      const { view } = openScene(latest(tutorial.table));
      for (const action of expected === null ? pointed : [expected, ...pointed]) {
        expect(subjectKeys(entry.game, view, action), step.id).not.toEqual([]);
      }
    });
    expect(seen).toEqual(lesson.steps.map(({ id }) => id));
    expect(lessonNow(tutorial)).toMatchObject({ isFinished: true, isOver: true });
    // It goes on like any other game: its luck is that of its seed.
    expect(resumeSeating(entry, tutorial.saved()).ok).toBe(true);
    tutorial.close();
  });

  it('has words for each of its steps', async () => {
    const { lesson, words } = await load();
    for (const language of LANGUAGES) {
      const { steps } = await words.load(language);
      expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
      for (const { title, text } of Object.values(steps)) {
        expect(title).not.toBe('');
        expect(text.length).toBeGreaterThan(8);
      }
    }
  });

  it('names five rules that it did not show, all of them in the reference', async () => {
    const { lesson, words } = await load();
    const { reference } = await entryOf(lesson);
    expect(new Set(lesson.notShown).size).toBe(reference === undefined ? 0 : 5);
    for (const language of LANGUAGES) {
      const rules = (await reference?.load(language)) ?? {};
      const { notShown } = await words.load(language);
      expect(Object.keys(notShown)).toEqual(lesson.notShown);
      for (const rule of lesson.notShown) {
        expect(rules).toHaveProperty([rule]);
        expect(notShown[rule]?.length, rule).toBeGreaterThan(20);
      }
    }
  });
});
