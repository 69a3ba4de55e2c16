import type { Language } from '@bivouac/text';
import type { ChosenOrders } from '../session/standing.ts';

export const MOTIONS = ['normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

/** The player's choices that tables and set-up pages show and change; the shell keeps them. */
export interface PlaySettings {
  readonly language: Language;
  readonly showOdds: boolean;
  /** Single keys act: digits choose options, letters are shortcuts. */
  readonly numberKeys: boolean;
  readonly motion: Motion;
  readonly sound: boolean;
  /** The table has offered sounds, and does not offer them again. */
  readonly soundOffered: boolean;
  /** Each prompt brings its rule along. */
  readonly explain: boolean;
  /** The table asks before a turn ends by itself. */
  readonly asksTurnEnd: boolean;
  /** The standing orders, by game. */
  readonly standing: ChosenOrders;
}
