import { boardOf } from '@bivouac/undaunted-core/art/index.ts';
import { undauntedBoards } from '@bivouac/undaunted-core/table/board/boards.ts';
import { NORMANDY_GROUND, normandySign } from '../art/ground.ts';
import { BOOK, COVER, SCENARIOS } from '../rules/index.ts';

export const normandyBoards = undauntedBoards(
  new Map(SCENARIOS.map((scenario) => [scenario.id, boardOf(scenario, { ...BOOK, cover: COVER })])),
  NORMANDY_GROUND,
  normandySign,
);
