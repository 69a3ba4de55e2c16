import { type Phrase, phrase } from '@bivouac/text';
import { moreOf, SCENARIOS } from '../rules/index.ts';
import type { CityContext } from './city-context.ts';
import type { CityLanguage } from './language.ts';
import { stageOfBattle } from './library.ts';
import { nameTask, routLines } from './tasks.ts';

/** Undefined while the library does not have it; the first battle's is always there. */
const titleOf = (id: string, { firstTitles, library }: CityLanguage): string | undefined =>
  firstTitles[id] ?? library.titles(stageOfBattle(id))?.[id];

/** Day and month as the language writes them: `27. září`, `27 September`. */
function whenWas(id: string, { sentences }: CityLanguage): string {
  const from = SCENARIOS.find((one) => one.id === id)?.from;
  if (from === undefined) return '';
  const [, month = 9, date = 1] = from.split('-').map(Number);
  return sentences.day({ date, month });
}

/** What a battle is called, and when it was. */
export const battleHead = (
  id: string,
  own: CityLanguage,
): { readonly title: string; readonly day: string } => ({
  title: titleOf(id, own) ?? `#${id}`,
  day: whenWas(id, own),
});

/** `#021 Windows of the school, 28 September`. */
export function battleTitle(id: string, own: CityLanguage): Phrase {
  const day = whenWas(id, own);
  if (day === '') return phrase(id);
  const title = titleOf(id, own);
  if (title === undefined) return phrase(`#${id}, ${day}`);
  // One battle is called by its day.
  return phrase(title === day ? `#${id} ${title}` : `#${id} ${title}, ${day}`);
}

/** Both tasks; what is secret stays in its side's book. */
export function battleBriefing(id: string, context: CityContext): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) return '';
  const more = moreOf(scenario);
  const tasks = ([0, 1] as const).map(
    (seat) => `${context.labels.side(seat)}: ${nameTask(more.tasks[seat], seat, more, context)}.`,
  );
  return [...tasks, ...routLines(more, context)].join('\n');
}
