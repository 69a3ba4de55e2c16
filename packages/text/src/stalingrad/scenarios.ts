import { AREAS, type Area, areaOf, moreOf, SCENARIOS } from '@bivouac/stalingrad';
import type { Scenario } from '@bivouac/undaunted-core';
import type { Language } from '../language.ts';
import { nameTask } from './tasks.ts';
import type { CityTelling } from './telling.ts';

const FINAL_STAGE = 15;

/** What only titles of battles say. */
const WORDS = {
  cs: { final: 'Poslední bitva', months: ['září', 'října', 'listopadu'] },
  en: { final: 'The last battle', months: ['September', 'October', 'November'] },
} as const;

/** Day and month as the language writes them: `27. září`, `27 September`. */
function dayIn(day: string, language: Language): string {
  const [, month = 9, date = 1] = day.split('-').map(Number);
  const name = WORDS[language].months[month - 9] ?? '';
  return language === 'cs' ? `${date}. ${name}` : `${date} ${name}`;
}

/** The area in which most of what counts lies. */
function mainArea({ objectives, layout }: Scenario): Area {
  const worth = AREAS.map(() => 0);
  for (const { tile } of layout) {
    const area = areaOf(tile);
    // Where nothing counts but the enemy, the ground itself decides.
    worth[area] = (worth[area] ?? 0) + (objectives[tile] ?? 0) + 0.1;
  }
  return AREAS[worth.indexOf(Math.max(...worth))] ?? 'square';
}

/** `#021 School, 28 September`: every battle has the name of what is fought for. */
export function battleTitle(id: string, language: Language, { names }: CityTelling): string {
  const scenario = SCENARIOS.find((one) => one.id === id);
  if (scenario === undefined) return id;
  const isFinal = moreOf(scenario).stage === FINAL_STAGE;
  const place = isFinal ? WORDS[language].final : names.areas[mainArea(scenario)];
  return `#${id} ${place}, ${dayIn(scenario.from, language)}`;
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
