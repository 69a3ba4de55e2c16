import type { AnyGame } from '@bivouac/kernel';
import type { GameClient } from '@bivouac/table/contract/client.ts';

/** What is played to measure a game. */
export type Measured =
  | { readonly kind: 'scenarios'; readonly game: AnyGame }
  /** Whole campaigns; `battles` is the game whose scenarios are their battles. */
  | { readonly kind: 'campaigns'; readonly game: AnyGame; readonly battles: string };

/**
 * The games for players and how each is measured. The battles of a campaign are measured by whole campaigns, so that
 * game is not listed itself.
 */
export function measuredGames(
  clients: readonly Pick<GameClient, 'id' | 'isForPlayers' | 'expands' | 'countsBattles'>[],
  gameOf: (id: string) => AnyGame,
): Measured[] {
  const battlesOf = new Map(
    clients.flatMap(({ id, expands, countsBattles }) =>
      countsBattles && expands !== undefined ? [[id, expands]] : [],
    ),
  );
  const metInCampaigns = new Set(battlesOf.values());
  return clients
    .filter(({ id, isForPlayers }) => isForPlayers && !metInCampaigns.has(id))
    .map(({ id }) => {
      const battles = battlesOf.get(id);
      const game = gameOf(id);
      return battles === undefined
        ? { kind: 'scenarios', game }
        : { kind: 'campaigns', game, battles };
    });
}
