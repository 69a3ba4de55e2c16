import type { LoggedEvent, SubjectKey } from '@bivouac/kernel';
import type { TableContext } from '@bivouac/table/contract/table-kit.ts';
import type { View } from '@bivouac/undaunted-core';
import { turnOf } from '@bivouac/undaunted-core/table/turns.ts';
import type { CampaignEvent, CampaignView, Extra } from '../../rules/index.ts';

/** The table of the battle that is being fought, as its own parts know it; null in camp. */
export function battlePlay(play: TableContext): TableContext | null {
  const camp = play.view as CampaignView;
  const { battle } = camp;
  if (battle === null) return null;
  const text = {
    ...play.text,
    view: (seen: View<Extra>) => play.text.view({ ...camp, battle: seen }),
  };
  const log = play.log as readonly LoggedEvent<CampaignEvent>[];
  const began = log.findLastIndex(({ event }) => event.type === 'battleBegan');
  return { ...play, text, view: battle, log: log.slice(began + 1) };
}

/** The viewer's turn in the battle that is being fought; there are no turns in camp. */
export function campaignTurn({ battle, record }: CampaignView): string | null {
  const turn = battle === null ? null : turnOf(battle);
  return turn === null ? null : `${record.chapters.length} ${turn}`;
}

/** A soldier in the list. */
export const soldierThing = (card: number): SubjectKey => `soldier:${card}`;
