import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';

/** The manifest of the template game. */
export const skirmishClient: GameClient = {
  id: 'skirmish',
  isForPlayers: false,
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/index.ts')).skirmishTexts.load(language),
  entry: async () => (await import('./entry.ts')).skirmishEntry,
  players: async () => (await import('./players.ts')).skirmishPlayers,
};
