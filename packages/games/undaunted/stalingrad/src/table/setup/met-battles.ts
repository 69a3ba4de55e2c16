import { done, replay } from '@bivouac/kernel';
import type { KeptGame } from '@bivouac/table/contract/kept-games.ts';
import { FIRST_BATTLE } from '../../rules/first-battle.ts';
import { type CampaignState, stalingradCampaign, TREE } from '../../rules/index.ts';

/** The battles that a campaign kept here has come to, whichever players fought in them; the first always. */
export function metBattles(games: readonly KeptGame[]): ReadonlySet<string> {
  const met = new Set([FIRST_BATTLE]);
  for (const kept of games) {
    if (kept.kind !== 'sound' || kept.game !== stalingradCampaign.id) continue;
    const played = replay(kept.saved.record, () => done(stalingradCampaign));
    if (!played.ok) continue;
    const { record }: CampaignState = played.value.copyOfState();
    for (const { scenario } of record.chapters) met.add(scenario);
    const next = TREE.nodes.find(({ code }) => code === record.code)?.scenario;
    if (next !== undefined) met.add(next);
  }
  return met;
}
