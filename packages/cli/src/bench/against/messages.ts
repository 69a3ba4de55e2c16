/** The driver's first message: the games of its revision. */
export interface Catalogue {
  readonly games: readonly CatalogueGame[];
}

export interface CatalogueGame {
  readonly id: string;
  readonly scenarios: readonly string[];
}

/** Asks the driver to play every scenario once in each lap. */
export interface SliceRequest {
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly laps: number;
}

/** The result of one request. */
export interface Slice {
  readonly decisions: number;
  /** How many actions were on offer, all decisions together: it tells apart games that went differently. */
  readonly offered: number;
  /** Of processor time. */
  readonly seconds: number;
}
