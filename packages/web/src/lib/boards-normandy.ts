import { BOOK, COVER, SCENARIOS } from '@bivouac/normandy';
import { boardOf } from '../art/undaunted/index.ts';
import { NORMANDY_GROUND, normandySign } from '../art/undaunted/normandy-ground.ts';
import { undauntedBoards } from './undaunted-boards.ts';

export const normandyBoards = undauntedBoards(
  new Map(SCENARIOS.map((scenario) => [scenario.id, boardOf(scenario, { ...BOOK, cover: COVER })])),
  NORMANDY_GROUND,
  normandySign,
);
