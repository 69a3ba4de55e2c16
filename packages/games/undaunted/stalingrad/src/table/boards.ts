import type { Scenario } from '@bivouac/undaunted-core';
import {
  type Board,
  type BoardUnit,
  boardOf,
  type FaceSign,
} from '@bivouac/undaunted-core/art/index.ts';
import { undauntedBoards } from '@bivouac/undaunted-core/table/board/boards.ts';
import type { AnyPart } from '@bivouac/undaunted-core/table/title.ts';
import { cityPlan } from '../art/index.ts';
import {
  BOOK,
  GROUND_NAMES,
  stalingradRules as rules,
  SCENARIOS,
  SPLIT,
  unitKindOf,
} from '../rules/index.ts';
import { stalingradTitle as title } from './title.ts';

const NAMES = BOOK.tiles.map((tile) => `${tile}A`);

/** All counters as they are set up; tanks are drawn in their own way. */
function unitsOf(scenario: Scenario, part: AnyPart): BoardUnit[] {
  return scenario.at.flatMap((tile, unit): BoardUnit[] => {
    if (tile < 0) return [];
    const { id, squad, defence } = unitKindOf(unit);
    const counter = {
      face: NAMES[tile] ?? '',
      side: unit < SPLIT ? (0 as const) : (1 as const),
      kind: title.base(id),
      squad: title.squad(squad),
      defence,
    };
    const draw = (radius: number): string =>
      title.piece?.(part, unit, { isChosen: false, radius }) ?? '';
    return [draw(1) === '' ? counter : { ...counter, draw, isWide: true }];
  });
}

/** A window on the city as it stood before the fighting. */
function board(scenario: Scenario): Board {
  const left = Math.min(...scenario.layout.map(({ hx }) => hx));
  const top = Math.min(...scenario.layout.map(({ hy }) => hy));
  const extra = rules.title.newExtra(scenario, {});
  const at = SCENARIOS.indexOf(scenario);
  const part = { scenario: at, at: scenario.at, isSuppressed: [], extra } as unknown as AnyPart;
  const laid = boardOf(scenario, { ...BOOK, tiles: NAMES, cover: [] });
  const signs = scenario.layout.map(({ tile }) => {
    const { changing } = title;
    const art = (changing?.printed(part, tile) ?? '') + (changing?.under(part, tile) ?? '');
    return [NAMES[tile] ?? '', art] as const;
  });
  return {
    ...laid,
    tiles: laid.tiles.map(({ face, hx, hy }) => ({ face, hx: hx - left, hy: hy - top })),
    // Shields are printed with the houses.
    cover: new Map(),
    units: unitsOf(scenario, part),
    spawns: [],
    signs: new Map(signs),
  };
}

/** The plan of a tile, made small. */
const citySign: FaceSign = ({ face }) => {
  const tile = NAMES.indexOf(face);
  return tile < 0 ? '' : `<g transform="scale(.125)">${cityPlan(GROUND_NAMES[tile] ?? '', 0)}</g>`;
};

export const stalingradBoards = undauntedBoards(
  new Map(SCENARIOS.map((scenario) => [scenario.id, board(scenario)])),
  title.ground,
  citySign,
);
