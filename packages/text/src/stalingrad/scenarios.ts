import { moreOf, SCENARIOS } from '@bivouac/stalingrad';
import type { Language } from '../language.ts';
import type { Briefing } from './briefing.ts';
import { briefingsCs } from './briefings-cs.ts';
import { briefingsEn } from './briefings-en.ts';
import { nameTask } from './tasks.ts';
import type { CityTelling } from './telling.ts';

const BRIEFINGS: { readonly [language in Language]: { readonly [scenario: string]: Briefing } } = {
  cs: briefingsCs,
  en: briefingsEn,
};

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

/** `#021 Windows of the school, 28 September`. */
export function battleTitle(id: string, language: Language): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) return id;
  return `#${id} ${BRIEFINGS[language][id]?.title ?? ''}, ${dayIn(scenario.from, language)}`;
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

/** What the book of one side says of a battle. */
export function ownBriefing(id: string, seat: number, language: Language): string {
  const briefing = BRIEFINGS[language][id];
  return (seat === 0 ? briefing?.soviet : briefing?.german) ?? '';
}
