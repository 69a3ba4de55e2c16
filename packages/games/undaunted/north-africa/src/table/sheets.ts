import { must } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import { gameSheets } from '@bivouac/undaunted-core/table/setup/game-sheets.ts';
import type { Pips, SheetGoal } from '@bivouac/undaunted-core/table/setup/scenario-sheet.ts';
import { SCENARIO_WORDS } from '@bivouac/undaunted-core/text/setup-words.ts';
import { exitSign, impassableSign, structureArt } from '../art/index.ts';
import balance from '../balance/north-africa.json' with { type: 'json' };
import { BOOK, earlyWin, SCENARIOS, STRUCTURE_UNITS, structureOf } from '../rules/index.ts';
import { northAfricaScenarioTexts } from '../text/index.ts';
import { northAfricaBoards } from './boards.ts';

/** Our estimate: one to three hills. */
const DIFFICULTY: { readonly [id: string]: 1 | 2 | 3 } = {
  'landing-ground-7': 1,
  murzuk: 1,
  'gebel-sherif': 2,
  'al-tag': 2,
  'road-to-hon': 2,
  'base-under-threat': 3,
  'road-watch': 2,
  'fuel-dump': 3,
  salvage: 2,
  'wadi-tamet': 3,
  barce: 3,
};

/** The last scenario of each year of the patrols. */
const CHAPTERS = [
  { chapter: 'fezzan', last: 3 },
  { chapter: 'kufra', last: 6 },
  { chapter: 'coast', last: 11 },
] as const;

/** Which column of the table of forces each kind of card stands in. */
const COLUMNS: { readonly [card: string]: Pips['kind'] } = {
  lieutenant: 'leaders',
  second: 'leaders',
  'staff-sergeant': 'leaders',
  sergeant: 'leaders',
  leader: 'leaders',
  commander: 'leaders',
  plane: 'plane',
  rifleman: 'riflemen',
  scout: 'scouts',
  gunner: 'gunners',
  sniper: 'sniper',
  driver: 'drivers',
  saboteur: 'sappers',
  engineer: 'sappers',
  antitank: 'antitank',
  fog: 'fog',
};

function columnOf(card: string): Pick<Pips, 'kind' | 'squad'> {
  if (/^(driver|gunner|mechanic)-t$/.test(card)) return { kind: 'tankmen', squad: '' };
  return { kind: must(COLUMNS[card.replace(/-[at]$/, '')], `a column for ${card}`), squad: '' };
}

function goalOf(scenario: Scenario, seat: 0 | 1): SheetGoal {
  const goal = scenario.goals[seat];
  if (goal.kind === 'pin') return { kind: 'pin' };
  if (goal.kind !== 'points') return goal;
  const structures = STRUCTURE_UNITS.filter((unit) => (scenario.at[unit] ?? -1) >= 0);
  const worth = structures.reduce((sum, unit) => sum + (structureOf(unit)?.value ?? 0), 0);
  const values = scenario.objectives.filter((value) => value > 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return worth > 0
    ? {
        kind: seat === 0 ? 'raze' : 'guard',
        value: goal.value,
        total: worth,
        early: earlyWin(scenario),
      }
    : { kind: 'points', value: goal.value, total, places: values.length };
}

export const northAfricaSheets = gameSheets({
  scenarios: SCENARIOS,
  balance,
  book: BOOK,
  difficulty: DIFFICULTY,
  chapters: CHAPTERS,
  boards: northAfricaBoards,
  goalOf,
  columnOf,
  words(language) {
    const texts = northAfricaScenarioTexts.in(language);
    const said = (id: string) => texts[id as keyof typeof texts];
    return {
      place: (id) => said(id).place,
      briefing: (id, seat) => said(id).briefing[seat === 0 ? 'lrdg' : 'italy'],
    };
  },
  key(language) {
    const words = SCENARIO_WORDS.in(language).desertKey;
    return [
      { art: impassableSign(), viewBox: '-17 -17 34 34', name: words.impassable },
      { art: exitSign('e'), viewBox: '-24 -22 48 46', name: words.exit },
      {
        art: structureArt({ kind: 'hangar', resilience: 6, value: 1 }),
        viewBox: '-36 -36 72 72',
        name: words.structure,
      },
    ];
  },
});
