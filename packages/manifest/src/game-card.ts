/** What lists and the shelf say of a game, in one language, before any of its code is loaded. */
export interface GameCard {
  readonly title: string;
  /** What the figures of its score are: points, banners. */
  readonly counted: string;
  /** What stands on its cover; absent for a game that adds to another. */
  readonly cover?: CoverWords;
}

export interface CoverWords {
  readonly when: string;
  readonly about: string;
  readonly facts: string;
  /** Whose rules it follows. */
  readonly after: string;
}
