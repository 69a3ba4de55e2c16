import { blitzkriegClient, nipponClient } from '@bivouac/blitzkrieg/client';
import { napoleonicsClient } from '@bivouac/napoleonics/client';
import { normandyClient } from '@bivouac/normandy/client';
import { northAfricaClient } from '@bivouac/north-africa/client';
import { skirmishClient } from '@bivouac/skirmish/client';
import { stalingradCampaignClient, stalingradClient } from '@bivouac/stalingrad/client';
import type { FindClient, GameClient } from '@bivouac/table/contract/client.ts';

/** Every game there is, in the order of the shelf. A new game is one import and one line here. */
export const GAMES: readonly GameClient[] = [
  normandyClient,
  northAfricaClient,
  stalingradClient,
  stalingradCampaignClient,
  blitzkriegClient,
  nipponClient,
  napoleonicsClient,
  skirmishClient,
];

export const findClient: FindClient = (game) => GAMES.find(({ id }) => id === game);

/** A newcomer's first game. */
export const FIRST_GAME = {
  game: normandyClient.id,
  scenario: 'la-raye',
  side: 0,
  opponent: 'easy',
} as const;
