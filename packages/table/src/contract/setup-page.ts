import type { ShelfEntry } from '@bivouac/manifest';
import type { Component } from 'svelte';
import type { KeptGame } from '../session/saves.ts';
import type { GameWish } from '../session/seating.ts';
import type { Settings } from '../session/settings.ts';

export interface SetupProps {
  readonly entry: ShelfEntry;
  /** The scenario that the address names. */
  readonly scenario: string | null;
  readonly games: readonly KeptGame[];
  readonly settings: Settings;
  readonly onsettings: (changes: Partial<Settings>) => void;
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
