import { idOf } from '@bivouac/kernel';
import type { Boards, Picture } from '@bivouac/table/contract/picture.ts';
import {
  artDefs,
  centreOf,
  countryArt,
  fieldOf,
  fieldThumb,
  hasLightBlocks,
  lookOf,
  MAP_HEIGHT,
  MAP_WIDTH,
  SHEET_BOX,
  type UnitLook,
  unitArt,
} from '../art/index.ts';
import type { UnitId } from '../rules/ids.ts';
import { kindName, kindOf, SCENARIOS, type Scenario, seatOf } from '../rules/index.ts';

const lookOfUnit = (scenario: Scenario, unit: UnitId): UnitLook =>
  lookOf(kindName(scenario, unit), kindOf(scenario, unit).blocks, false);

/** The armies as they stand before the first turn. */
function armies(scenario: Scenario): string {
  return scenario.at
    .map((hex, unit) => {
      const look = lookOfUnit(scenario, idOf(unit));
      const [x, y] = centreOf(hex);
      return `<g transform="translate(${Math.round(x)} ${Math.round(y) - 2})">${unitArt(look, look.strength)}</g>`;
    })
    .join('');
}

function drawn(id: string, draw: (scenario: Scenario) => Picture): Picture | null {
  const scenario = SCENARIOS.find((candidate) => candidate.id === id);
  return scenario === undefined ? null : draw(scenario);
}

export const napoleonicsBoards: Boards = {
  board: (id) =>
    drawn(id, (scenario) => ({
      art: artDefs() + countryArt(fieldOf(scenario)) + armies(scenario),
      viewBox: SHEET_BOX,
    })),
  thumb: (id) =>
    drawn(id, (scenario) => ({
      art: fieldThumb(
        fieldOf(scenario),
        scenario.at.map((hex, unit) => ({
          hex,
          side: seatOf(scenario, idOf(unit)) === 0 ? 0 : 1,
          isLight: hasLightBlocks(lookOfUnit(scenario, idOf(unit)).nation),
        })),
      ),
      viewBox: `-1 -1 ${MAP_WIDTH + 2} ${Math.ceil(MAP_HEIGHT) + 2}`,
    })),
};
