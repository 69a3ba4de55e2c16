import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';
import { PAIR_OPTIONS } from './rules/pair-options.ts';

/** The manifest of Blitzkrieg! */
export const blitzkriegClient: GameClient = {
  id: 'blitzkrieg',
  isForPlayers: true,
  cover: { difficulty: 1, art: async () => (await import('./art/cover.ts')).blitzkriegCover() },
  credits: { game: 'Blitzkrieg!', authors: 'Paolo Mori' },
  swapsSides: true,
  invitation: { options: PAIR_OPTIONS },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  entry: async () => (await import('./entry.ts')).blitzkriegEntry,
  players: async () => (await import('./players.ts')).blitzkriegPlayers,
  table: async () => (await import('./table/table-kit.ts')).blitzkriegKit,
  boards: async () => (await import('./table/boards.ts')).worldBoards,
  setup: async () => (await import('./table/setup/WarSetup.svelte')).default,
  lessons: async () => (await import('./table/lessons.ts')).blitzkriegLessons,
};

/** The manifest of Nippon, which adds to it. */
export const nipponClient: GameClient = {
  id: 'nippon',
  isForPlayers: true,
  expands: 'blitzkrieg',
  swapsSides: true,
  invitation: { options: PAIR_OPTIONS },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).nipponCard),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  entry: async () => (await import('./entry.ts')).nipponEntry,
  players: async () => (await import('./players.ts')).nipponPlayers,
  table: async () => (await import('./table/nippon-table-kit.ts')).nipponKit,
  boards: async () => (await import('./table/boards.ts')).americaBoards,
  setup: async () => (await import('./table/setup/WarSetup.svelte')).default,
  lessons: async () => (await import('./table/lessons.ts')).nipponLessons,
};
