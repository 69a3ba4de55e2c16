import type { CampaignEntry, CampaignScore, Margin } from '@bivouac/manifest';

const CASUALTIES_PER_POINT = 10;

/** @rule normandy/campaign north-africa/campaign */
export function scoreCampaign(entries: readonly CampaignEntry[]): CampaignScore {
  const both = (count: (seat: 0 | 1) => number): readonly [number, number] => [count(0), count(1)];
  const victories = both((seat) => entries.filter(({ winner }) => winner === seat).length);
  const casualties = both((seat) =>
    entries.reduce((sum, entry) => sum + entry.casualties[seat], 0),
  );
  const scores = both(
    (seat) => victories[seat] - Math.floor(casualties[seat] / CASUALTIES_PER_POINT),
  );
  const lead = scores[0] - scores[1];
  const winner = lead === 0 ? null : lead > 0 ? 0 : 1;
  return { victories, casualties, scores, winner, margin: marginOf(Math.abs(lead)) };
}

/** More than 5, 4 or 5, 1 to 3, or nothing (facts 5.8). */
function marginOf(lead: number): Margin {
  if (lead === 0) return 'even';
  if (lead <= 3) return 'narrow';
  return lead <= 5 ? 'clear' : 'decisive';
}
