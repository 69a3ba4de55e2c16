import type { GameClient } from '@bivouac/table/contract/client.ts';

/** The manifest of the template game. */
export const skirmishClient: GameClient = {
  id: 'skirmish',
  isForPlayers: false,
  card: async (language) => (await import(`./text/${language}/card.ts`)).card,
  entry: async () => (await import('./entry.ts')).skirmishEntry,
  players: async () => (await import('./players.ts')).skirmishPlayers,
};
