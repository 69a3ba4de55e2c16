/** A seat at the table: 0, 1, … in the order of `Game.seats`. */
export type Seat = number;

/**
 * The reader of a view: a seat, a spectator, or, once the game is over, everyone. A spectator knows
 * what is public and nothing else.
 */
export type Viewer = Seat | 'spectator' | 'everyone';
