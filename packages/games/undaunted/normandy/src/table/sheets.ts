import { must } from '@bivouac/kernel';
import type { Scenario } from '@bivouac/undaunted-core';
import { gameSheets } from '@bivouac/undaunted-core/table/setup/game-sheets.ts';
import type { Pips, SheetGoal } from '@bivouac/undaunted-core/table/setup/scenario-sheet.ts';
import balance from '../balance/normandy.json' with { type: 'json' };
import { BOOK, SCENARIOS } from '../rules/index.ts';
import { normandyScenarioTexts } from '../text/index.ts';
import { normandyBoards } from './boards.ts';

/** Our estimate: one to three hills. */
const DIFFICULTY: { readonly [id: string]: 1 | 2 | 3 } = {
  'la-raye': 1,
  montmartin: 1,
  'raid-across-the-canal': 2,
  'behind-enemy-lines': 2,
  'crossing-the-vire': 2,
  'desperate-withdrawal': 2,
  'la-huberderie': 3,
  'tessy-sur-vire': 3,
  reinforcements: 2,
  'critical-intelligence': 3,
  'hill-314': 3,
  mortain: 3,
};

/** The last scenario of each chapter of the book (facts, section 6). */
const CHAPTERS = [
  { chapter: 'canal', last: 5 },
  { chapter: 'breakthrough', last: 7 },
  { chapter: 'tessy', last: 8 },
  { chapter: 'mortain', last: 12 },
] as const;

/** Which column of the table of forces each kind of card stands in. */
const COLUMNS: { readonly [base: string]: Pips['kind'] } = {
  sergeant: 'leaders',
  guide: 'leaders',
  leader: 'leaders',
  rifleman: 'riflemen',
  scout: 'scouts',
  gunner: 'gunners',
  sniper: 'sniper',
  mortar: 'mortar',
  fog: 'fog',
};

export const normandySheets = gameSheets({
  scenarios: SCENARIOS,
  balance,
  book: BOOK,
  difficulty: DIFFICULTY,
  chapters: CHAPTERS,
  boards: normandyBoards,
  goalOf,
  columnOf,
  words(language) {
    const texts = normandyScenarioTexts.in(language);
    const said = (id: string) => texts[id as keyof typeof texts];
    return {
      place: (id) => said(id).place,
      briefing: (id, seat) => said(id).briefing[seat === 0 ? 'us' : 'de'],
    };
  },
});

function goalOf(scenario: Scenario, seat: 0 | 1): SheetGoal {
  const goal = scenario.goals[seat];
  if (goal.kind !== 'points') return { kind: 'pin' };
  const values = scenario.objectives.filter((value) => value > 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return { kind: 'points', value: goal.value, total, places: values.length };
}

function columnOf(card: string): Pick<Pips, 'kind' | 'squad'> {
  const [, base = card, squad = ''] = /^(.*?)(?:-([abc]))?$/.exec(card) ?? [];
  return { kind: must(COLUMNS[base], `a column for ${base}`), squad: squad.toUpperCase() };
}
