import type { Viewer } from '@bivouac/kernel';
import { beginBattle, stalingrad } from '../battle.ts';
import { SCENARIO_FILES, SCENARIOS } from '../data/scenarios.ts';
import { TREE } from '../data/tree.ts';
import { campaignGame } from './game.ts';
import { halfOf, nextName } from './muster.ts';
import type { SideBook } from './state.ts';

// Apart from the battle: the page of a single battle need not load it.

/** The whole campaign as one game. */
export const stalingradCampaign = campaignGame(
  { tree: TREE, files: SCENARIO_FILES, scenarios: SCENARIOS, begin: beginBattle },
  stalingrad,
);

/** What a side is about to choose for its deck: the name of a card; undefined when all is chosen. */
export function nextPlace(code: string, book: SideBook, viewer: Viewer): string | undefined {
  const node = TREE.nodes.find((one) => one.code === code);
  const file = SCENARIO_FILES.find(({ id }) => id === node?.scenario);
  if (file === undefined || typeof viewer !== 'number') return undefined;
  return nextName(book, halfOf(file, viewer));
}
