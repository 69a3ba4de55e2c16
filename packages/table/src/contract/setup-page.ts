import type { ShelfEntry } from '@bivouac/manifest';
import type { Component } from 'svelte';
import type { GameWish } from '../session/seating.ts';
import type { KeptGame } from './kept-games.ts';
import type { PlaySettings } from './play-settings.ts';

export interface SetupProps {
  readonly entry: ShelfEntry;
  /** The scenario that the address names. */
  readonly scenario: string | null;
  readonly games: readonly KeptGame[];
  readonly settings: PlaySettings;
  readonly onsettings: (changes: Partial<PlaySettings>) => void;
  readonly onstart: (wish: GameWish) => Promise<void>;
}

/** The page on which a game is set up. */
export type SetupPage = Component<SetupProps>;

export interface CampaignProps {
  readonly entry: ShelfEntry;
  readonly games: readonly KeptGame[];
  readonly onstart: (wish: GameWish) => Promise<void>;
  /** Keeps who is remembered for a game. */
  readonly onremember: (id: string, hero: string) => void;
  readonly onanew: () => void;
}

/** The page of a campaign over the scenarios of a game. */
export type CampaignPage = Component<CampaignProps>;
