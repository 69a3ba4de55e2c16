/** A drawing of ours with its frame. */
export interface Picture {
  readonly art: string;
  readonly viewBox: string;
}

/** The boards of a game's scenarios as pictures; null for a scenario it does not know. */
export interface Boards {
  /** At set-up, in full art. Needs the symbols of `artDefs` on the page. */
  board(scenario: string): Picture | null;
  /** Small and generalised. */
  thumb(scenario: string): Picture | null;
}
