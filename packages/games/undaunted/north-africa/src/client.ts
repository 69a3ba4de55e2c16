import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';

/** The manifest of North Africa. */
export const northAfricaClient: GameClient = {
  id: 'north-africa',
  isForPlayers: true,
  cover: { difficulty: 2, art: async () => (await import('./art/cover.ts')).northAfricaCover() },
  credits: { game: 'Undaunted: North Africa', authors: 'Trevor Benjamin, David Thompson' },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  loadSetupWords: async (language) =>
    (await import('./text/load-setup.ts')).loadSetupWords(language),
  entry: async () => (await import('./entry.ts')).northAfricaEntry,
  players: async () => (await import('./players.ts')).northAfricaPlayers,
  table: async () => (await import('./table/kit.ts')).northAfricaKit,
  boards: async () => (await import('./table/boards.ts')).northAfricaBoards,
  setup: async () => (await import('./table/setup/NorthAfricaSetup.svelte')).default,
  campaign: async () =>
    (await import('@bivouac/undaunted-core/table/setup/CampaignSheet.svelte')).default,
  lessons: async () => (await import('./table/lessons.ts')).northAfricaLessons,
};
