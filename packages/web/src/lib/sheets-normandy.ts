import { must } from '@bivouac/kernel';
import { BOOK, SCENARIOS } from '@bivouac/normandy';
import type { Scenario } from '@bivouac/undaunted-core';
import { normandyBoards } from './boards-normandy.ts';
import { balanceOf } from './measured.ts';
import type { Pips, ScenarioSheet, SheetGoal, SideForces } from './scenario-sheet.ts';

/** Our estimates for two people who know the rules: minutes, and one to three hills. */
const ESTIMATES: { readonly [id: string]: readonly [minutes: number, difficulty: 1 | 2 | 3] } = {
  'la-raye': [25, 1],
  montmartin: [30, 1],
  'raid-across-the-canal': [45, 2],
  'behind-enemy-lines': [45, 2],
  'crossing-the-vire': [45, 2],
  'desperate-withdrawal': [40, 2],
  'la-huberderie': [60, 3],
  'tessy-sur-vire': [60, 3],
  reinforcements: [45, 2],
  'critical-intelligence': [45, 3],
  'hill-314': [50, 3],
  mortain: [60, 3],
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

export const normandySheets: readonly ScenarioSheet[] = SCENARIOS.map((scenario) => {
  const { id, number, provenance, from, to, initiative } = scenario;
  const [minutes, difficulty] = must(ESTIMATES[id], 'every scenario is estimated');
  return {
    id,
    number,
    chapter: must(
      CHAPTERS.find(({ last }) => number <= last),
      'every scenario has a chapter',
    ).chapter,
    provenance,
    from,
    to,
    initiative,
    goals: [goalOf(scenario, 0), goalOf(scenario, 1)],
    forces: [forcesOf(scenario, 0), forcesOf(scenario, 1)],
    minutes,
    difficulty,
    balance: balanceOf('normandy', id),
    thumb: must(normandyBoards.thumb(id), 'a thumb'),
    board: () => must(normandyBoards.board(id), 'a board'),
  };
});

function goalOf(scenario: Scenario, seat: 0 | 1): SheetGoal {
  const goal = scenario.goals[seat];
  if (goal.kind === 'pin') return { kind: 'pin' };
  const values = scenario.objectives.filter((value) => value > 0);
  const total = values.reduce((sum, value) => sum + value, 0);
  return { kind: 'points', value: goal.value, total, places: values.length };
}

function forcesOf(scenario: Scenario, seat: 0 | 1): SideForces {
  const { deck, supply } = scenario.sides[seat];
  const rows = new Map<string, Pips>();
  const count = (cards: readonly number[], pile: 'deck' | 'supply'): void => {
    for (const card of cards) {
      const id = must(BOOK.kinds[BOOK.kindOf[card] ?? -1]?.id, 'a kind of card');
      const [, base = id, squad = ''] = /^(.*?)(?:-([abc]))?$/.exec(id) ?? [];
      const kind = must(COLUMNS[base], `a column for ${base}`);
      const key = `${kind} ${squad}`;
      const row = rows.get(key) ?? { kind, squad: squad.toUpperCase(), deck: 0, supply: 0 };
      rows.set(key, { ...row, [pile]: row[pile] + 1 });
    }
  };
  count(deck, 'deck');
  count(supply, 'supply');
  return { deck: deck.length, supply: supply.length, pips: [...rows.values()] };
}
