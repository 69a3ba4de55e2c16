import { BOOK, COVER, SCENARIOS } from '@bivouac/normandy';
import { boardOf, NORMANDY_GROUND, normandySign } from '../art/undaunted/index.ts';
import { undauntedBoards } from './undaunted-boards.ts';

export const normandyBoards = undauntedBoards(
  new Map(SCENARIOS.map((scenario) => [scenario.id, boardOf(scenario, { ...BOOK, cover: COVER })])),
  NORMANDY_GROUND,
  normandySign,
);
