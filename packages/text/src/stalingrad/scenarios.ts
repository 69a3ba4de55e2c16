import { moreOf, SCENARIOS } from '@bivouac/stalingrad';
import type { Language } from '../language.ts';
import { BATTLE_TITLES } from './battle-titles.ts';
import { nameTask } from './tasks.ts';
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

/** What a battle is called, and when it was. */
export function battleHead(
  id: string,
  language: Language,
): { readonly title: string; readonly day: string } {
  const from = SCENARIOS.find((one) => one.id === id)?.from;
  const day = from === undefined ? '' : dayIn(from, language);
  return { title: BATTLE_TITLES[language][id] ?? id, day };
}

/** `#021 Windows of the school, 28 September`. */
export function battleTitle(id: string, language: Language): string {
  const { title, day } = battleHead(id, language);
  return day === '' ? id : `#${id} ${title}, ${day}`;
}

/** Both tasks; what is secret stays in its side's book. */
export function battleBriefing(id: string, telling: CityTelling): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) return '';
  const { tasks } = moreOf(scenario);
  return ([0, 1] as const)
    .map((seat) => `${telling.titles.side(seat)}: ${nameTask(tasks[seat], telling)}.`)
    .join('\n');
}
