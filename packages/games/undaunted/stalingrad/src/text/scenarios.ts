import type { Language } from '@bivouac/text';
import { moreOf, SCENARIOS } from '../rules/index.ts';
import { titles as firstTitles } from './battles/stage-01.ts';
import { type CityLibrary, stageOfBattle } from './library.ts';
import { nameTask, routLines } from './tasks.ts';
import type { CityTelling } from './telling.ts';

const MONTHS: { readonly [language in Language]: readonly string[] } = {
  cs: ['září', 'října', 'listopadu'],
  en: ['September', 'October', 'November'],
};

/** Day and month as the language writes them: `27. září`, `27 September`. */
function dayIn(day: string, language: Language): string {
  const [, month = 9, date = 1] = day.split('-').map(Number);
  const name = MONTHS[language][month - 9] ?? '';
  return language === 'cs' ? `${date}. ${name}` : `${date} ${name}`;
}

/** Undefined while the library has it not; that of the first battle is known to everybody. */
const titleOf = (id: string, language: Language, library: CityLibrary): string | undefined =>
  firstTitles[language][id] ?? library.titles(stageOfBattle(id))?.[language][id];

const whenWas = (id: string, language: Language): string => {
  const from = SCENARIOS.find((one) => one.id === id)?.from;
  return from === undefined ? '' : dayIn(from, language);
};

/** What a battle is called, and when it was. */
export const battleHead = (
  id: string,
  language: Language,
  library: CityLibrary,
): { readonly title: string; readonly day: string } => ({
  title: titleOf(id, language, library) ?? `#${id}`,
  day: whenWas(id, language),
});

/** `#021 Windows of the school, 28 September`. */
export function battleTitle(id: string, language: Language, library: CityLibrary): string {
  const day = whenWas(id, language);
  if (day === '') return id;
  const title = titleOf(id, language, library);
  if (title === undefined) return `#${id}, ${day}`;
  // One battle is called by its day.
  return title === day ? `#${id} ${title}` : `#${id} ${title}, ${day}`;
}

/** Both tasks; what is secret stays in its side's book. */
export function battleBriefing(id: string, telling: CityTelling): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) return '';
  const more = moreOf(scenario);
  const tasks = ([0, 1] as const).map(
    (seat) => `${telling.titles.side(seat)}: ${nameTask(more.tasks[seat], seat, more, telling)}.`,
  );
  return [...tasks, ...routLines(more, telling)].join('\n');
}
