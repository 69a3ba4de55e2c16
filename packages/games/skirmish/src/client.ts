import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';

/** The manifest of the template game. Every part is loaded when it is first wanted. */
export const skirmishClient: GameClient = {
  id: 'skirmish',
  isForPlayers: false,
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  entry: async () => (await import('./entry.ts')).skirmishEntry,
  players: async () => (await import('./players.ts')).skirmishPlayers,
  table: async () => (await import('./table/table-kit.ts')).skirmishKit,
  lessons: async () => (await import('./table/lessons.ts')).skirmishLessons,
};
