import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';

/** The manifest of Normandy. */
export const normandyClient: GameClient = {
  id: 'normandy',
  isForPlayers: true,
  cover: { difficulty: 1, art: async () => (await import('./art/cover.ts')).normandyCover() },
  credits: { game: 'Undaunted: Normandy', authors: 'Trevor Benjamin, David Thompson' },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  loadSetupWords: async (language) =>
    (await import('./text/load-setup.ts')).loadSetupWords(language),
  entry: async () => (await import('./entry.ts')).normandyEntry,
  players: async () => (await import('./players.ts')).normandyPlayers,
  table: async () => (await import('./table/kit.ts')).normandyKit,
  boards: async () => (await import('./table/boards.ts')).normandyBoards,
  setup: async () => (await import('./table/setup/NormandySetup.svelte')).default,
  campaign: async () =>
    (await import('@bivouac/undaunted-core/table/setup/CampaignSheet.svelte')).default,
  lessons: async () => (await import('./table/lessons.ts')).normandyLessons,
  hero: async () => (await import('./table/hero.ts')).loadHero(),
};
