import type { GameClient } from '@bivouac/table/contract/client.ts';
import { readWords } from '@bivouac/text';
import { FIRST_BATTLE } from './rules/first-battle.ts';

/** The manifest of single battles in Stalingrad. */
export const stalingradClient: GameClient = {
  id: 'stalingrad',
  isForPlayers: true,
  cover: { difficulty: 3, art: async () => (await import('./art/cover.ts')).stalingradCover() },
  credits: { game: 'Undaunted: Stalingrad', authors: 'Trevor Benjamin, David Thompson' },
  // The later battles of the campaign are met in it, and not given away in a list.
  invitation: { scenarios: [FIRST_BATTLE] },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).card),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  loadSetupWords: async (language) =>
    (await import('@bivouac/undaunted-core/text/setup-words.ts')).SCENARIO_WORDS.load(language),
  entry: async () => (await import('./entry.ts')).stalingradEntry,
  pageEntry: async () => (await import('./table/page-entry.ts')).battles,
  players: async () => (await import('./players.ts')).stalingradPlayers,
  table: async () => (await import('./table/kit.ts')).stalingradKit,
  boards: async () => (await import('./table/boards.ts')).stalingradBoards,
  setup: async () => (await import('./table/setup/StalingradSetup.svelte')).default,
  lessons: async () => (await import('./table/lessons.ts')).stalingradLessons,
};

/** The manifest of the whole campaign, which is one game. */
export const stalingradCampaignClient: GameClient = {
  id: 'stalingrad-campaign',
  isForPlayers: true,
  expands: 'stalingrad',
  countsBattles: true,
  withdrawal: { option: 'withdrawal', value: 'on' },
  card: (language) =>
    readWords(language, async (tag) => (await import(`./text/${tag}/card.ts`)).campaignCard),
  loadWords: async (language) => (await import('./text/load.ts')).loadWords(language),
  entry: async () => (await import('./entry.ts')).stalingradCampaignEntry,
  pageEntry: async () => (await import('./table/campaign/page-entry.ts')).campaign,
  players: async () => (await import('./players/campaign.ts')).stalingradCampaignPlayers,
  table: async () => (await import('./table/campaign/campaign.ts')).campaignKit,
  thumb: async () => (await import('./table/city-board.ts')).cityThumb(),
};
