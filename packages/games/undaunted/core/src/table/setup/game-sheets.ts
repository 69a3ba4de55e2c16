import { must } from '@bivouac/kernel';
import type { Boards } from '@bivouac/table/contract/picture.ts';
import type { Book, Scenario } from '../../rules/index.ts';
import {
  type GameBalance,
  type GameSheets,
  lengthOf,
  type ScenarioSheet,
  type SheetGoal,
} from './scenario-sheet.ts';
import { type ColumnOf, forcesOf } from './sheet-forces.ts';

/** A title's data about its scenarios, besides the scenarios themselves. */
interface SheetSource extends Pick<GameSheets, 'words' | 'key'> {
  readonly scenarios: readonly Scenario[];
  readonly book: Pick<Book, 'kinds' | 'kindOf'>;
  /** Our estimate, by scenario: one to three hills. */
  readonly difficulty: { readonly [id: string]: 1 | 2 | 3 };
  /** The number of the last scenario of each chapter. */
  readonly chapters: readonly {
    readonly chapter: ScenarioSheet['chapter'];
    readonly last: number;
  }[];
  readonly boards: Boards;
  readonly balance: GameBalance;
  goalOf(scenario: Scenario, seat: 0 | 1): SheetGoal;
  readonly columnOf: ColumnOf;
}

/** The sheets of a title whose scenarios stand one after another in its book. */
export function gameSheets(source: SheetSource): GameSheets {
  const { words, key } = source;
  return {
    sheets: () => source.scenarios.map((scenario) => sheetOf(source, scenario)),
    words,
    ...(key === undefined ? {} : { key }),
  };
}

function sheetOf(
  { book, difficulty, chapters, boards, balance: measured, goalOf, columnOf }: SheetSource,
  scenario: Scenario,
): ScenarioSheet {
  const { id, number, provenance, from, to, initiative } = scenario;
  const balance = measured.scenarios[id];
  const { chapter } = must(
    chapters.find(({ last }) => number <= last),
    'every scenario has a chapter',
  );
  return {
    id,
    number,
    chapter,
    provenance,
    from,
    to,
    initiative,
    goals: [goalOf(scenario, 0), goalOf(scenario, 1)],
    forces: [forcesOf(scenario, book, 0, columnOf), forcesOf(scenario, book, 1, columnOf)],
    length: lengthOf(balance),
    difficulty: must(difficulty[id], 'every scenario is estimated'),
    balance: balance ? { ...balance, bot: measured.bot } : null,
    thumb: must(boards.thumb(id), 'a thumb'),
    board: () => must(boards.board(id), 'a board'),
  };
}
