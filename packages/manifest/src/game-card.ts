/** The words of lists and the shelf about a game, in one language, before any of its code is loaded. */
export interface GameCard {
  readonly title: string;
  /** The unit of its score: points, banners. */
  readonly counted: string;
  /** The words on its cover; absent for a game that adds to another. */
  readonly cover?: CoverWords;
}

export interface CoverWords {
  readonly when: string;
  readonly about: string;
  readonly facts: string;
  /** The authors whose rules it follows. */
  readonly after: string;
}
