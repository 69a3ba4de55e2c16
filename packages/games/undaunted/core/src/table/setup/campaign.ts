import { must } from '@bivouac/kernel';
import type { ShelfEntry } from '@bivouac/manifest';
import type { KeptGame, SoundGame } from '@bivouac/table/contract/kept-games.ts';

type Score = ReturnType<NonNullable<ShelfEntry['campaign']>['score']>;

/** One scenario of a campaign: not begun, under way or over. */
export interface Stage {
  readonly scenario: string;
  /** The game that counts for it; null while there is none. */
  readonly kept: SoundGame | null;
}

export interface Campaign {
  readonly stages: readonly Stage[];
  /** The first scenario that is not over; null when all are. */
  readonly next: Stage | null;
  readonly score: Score;
}

/**
 * Scenarios in the order of the book, one game each (facts 5.8). A campaign is nothing but its
 * games: a player who deletes one plays that scenario again. Null for a game without campaigns.
 */
export function campaignOf(entry: ShelfEntry, games: readonly KeptGame[]): Campaign | null {
  if (entry.campaign === undefined) return null;
  const own = games.flatMap((kept) =>
    kept.kind === 'sound' && kept.game === entry.game.id && kept.saved.isCampaign ? [kept] : [],
  );
  const stages = entry.game.scenarios.map(({ id }) => ({
    scenario: id,
    kept: own.find(({ scenario }) => scenario === id) ?? null,
  }));
  const isOver = ({ kept }: Stage): boolean => kept?.saved.note.isOver === true;
  const entries = stages.filter(isOver).map(({ scenario, kept }) => {
    const { note, hero } = must(kept, 'a stage that is over has a game').saved;
    const [one = 0, two = 0] = note.casualties ?? [];
    return { scenario, winner: note.winner, casualties: [one, two] as const, hero };
  });
  return {
    stages,
    next: stages.find((stage) => !isOver(stage)) ?? null,
    score: entry.campaign.score(entries),
  };
}
