import type { Catalogue } from '@bivouac/text';
import type { Picture } from './picture.ts';

/** A card of the hand that lies over the edge of the map. */
export interface HeroCard {
  readonly initiative: number;
  readonly title: string;
  readonly squad: string;
  readonly band: string;
}

/** The picture of the home page: a board on a table, with a hand of cards. */
export interface Hero {
  readonly board: Picture;
  /** The frame of a card's picture. */
  readonly bandBox: string;
  readonly hand: Catalogue<readonly HeroCard[]>;
}
