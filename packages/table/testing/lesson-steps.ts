import { type BaseAction, must } from '@bivouac/kernel';
import type { Tutorial, TutorialModel } from '../src/lesson/tutorial.ts';
import { latest, settled } from './fakes.ts';

// Going through a lesson without a page.

export function lessonNow(tutorial: Tutorial): TutorialModel {
  let model: TutorialModel | undefined;
  tutorial.subscribe((value) => (model = value))();
  return must(model, 'a model');
}

/** Plays the lesson to its end. */
export async function walkLesson(
  tutorial: Tutorial,
  look: (model: TutorialModel) => void,
): Promise<void> {
  for (let guard = 0; guard < 200; guard++) {
    const model = lessonNow(tutorial);
    if (model.isOver) return;
    if (!model.isWatching) look(model);
    if (model.isWatching) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      await settled();
    } else if (model.expected === null) tutorial.next();
    else tutorial.table.act(model.expected as BaseAction, latest(tutorial.table).position);
  }
  throw new Error('the lesson does not end');
}
