import { type Scenario, unitKind } from '@bivouac/undaunted-core';
import { artSide, type Board, type BoardUnit, boardOf } from '@bivouac/undaunted-core/art/index.ts';
import { undauntedBoards } from '@bivouac/undaunted-core/table/board/boards.ts';
import type { AnyPart } from '@bivouac/undaunted-core/table/title.ts';
import { DESERT_GROUND, desertSign } from '../art/index.ts';
import { BOOK, COVER, northAfricaRules as rules, SCENARIOS, vehicleOf } from '../rules/index.ts';
import { northAfricaTitle as title } from './title.ts';

const faceOf = (tile: number): string => (rules.tiles[tile] ?? '').toUpperCase();

/** Counters and vehicles as they are set up; who sits in a vehicle is drawn in it. */
function unitsOf(scenario: Scenario): BoardUnit[] {
  const extra = rules.title.newExtra(scenario, {});
  const part = { at: scenario.at, isSuppressed: [], extra } as unknown as AnyPart;
  return scenario.at.flatMap((tile, unit): BoardUnit[] => {
    if (tile < 0 || (extra.rides[unit] ?? -1) >= 0) return [];
    const { id, squad, defence } = unitKind(rules, unit);
    const counter = {
      face: faceOf(tile),
      side: artSide(extra.owners[unit] ?? 0),
      kind: title.base(id),
      squad: title.squad(squad),
      defence,
    };
    const isPiece = title.piece?.(part, unit, { isChosen: false }) != null;
    const draw = (radius: number): string =>
      title.piece?.(part, unit, { isChosen: false, radius }) ?? '';
    const isWide = vehicleOf(unit) !== undefined;
    return [isPiece ? { ...counter, draw, isWide } : counter];
  });
}

function board(scenario: Scenario): Board {
  const signs = scenario.layout.map(
    ({ tile }) => [faceOf(tile), title.signs?.(scenario, tile) ?? ''] as const,
  );
  return {
    ...boardOf(scenario, { ...BOOK, cover: COVER }),
    units: unitsOf(scenario),
    signs: new Map(signs),
  };
}

export const northAfricaBoards = undauntedBoards(
  new Map(SCENARIOS.map((scenario) => [scenario.id, board(scenario)])),
  DESERT_GROUND,
  desertSign,
);
