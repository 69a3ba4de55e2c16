import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';

/** The manifest of Napoleonics. */
export const napoleonicsClient: GameClient = {
  id: 'napoleonics',
  isForPlayers: true,
  cover: { difficulty: 3, art: async () => (await import('./art/cover.ts')).napoleonicsCover() },
  credits: { game: 'Commands & Colors: Napoleonics', authors: 'Richard Borg' },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  entry: async () => (await import('./entry.ts')).napoleonicsEntry,
  standingOrders: async () => (await import('./rules/standing-orders.ts')).standingOrders,
  players: async () => (await import('./players.ts')).napoleonicsPlayers,
  table: async () => (await import('./table/table-kit.ts')).napoleonicsKit,
  boards: async () => (await import('./table/boards.ts')).napoleonicsBoards,
  lessons: async () => (await import('./table/lessons.ts')).napoleonicsLessons,
  die: async () => (await import('./table/Die.svelte')).default,
};
