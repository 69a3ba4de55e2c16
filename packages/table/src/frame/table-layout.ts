/** Width and height, in whatever units both are given. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How a drawn table is laid out on the screen. */
export interface Layout {
  /** Three columns; two with the log in a drawer; one with tabs. */
  readonly kind: 'wide' | 'medium' | 'phone';
  /** On a phone on its side the cards have a tab of their own. */
  readonly hand: 'beside' | 'below' | 'behind';
}

const WIDE = 1200;
const MEDIUM = 800;
/** A phone on its side: too low for panels above each other. */
const LOW = 480;

/** Bars above the table, the column of cards, the column of the log: in pixels. */
const BARS = 106;
const HAND_COLUMN = 316;
const SIDE_COLUMN = 326;

/** In a window lower than this, cards are drawn without their pictures. */
const LOW_CARDS = 820;

/** The height of a row of cards with its heading. */
export const cardRow = (height: number): number => (height < LOW_CARDS ? 226 : 272);

/**
 * The hand stands where it leaves the board larger; beside it, if that makes no difference. A game
 * whose hand is low as a row says how low; without a side column the odds need that room as well.
 */
export function layoutOf(screen: Extent, board: Extent, handRow = cardRow(screen.height)): Layout {
  if (screen.height < LOW) return { kind: 'phone', hand: 'behind' };
  if (screen.width < MEDIUM) return { kind: 'phone', hand: 'below' };
  const kind = screen.width < WIDE ? 'medium' : 'wide';
  const width = screen.width - (kind === 'wide' ? SIDE_COLUMN : 0);
  const height = screen.height - BARS;
  const beside = scale({ width: width - HAND_COLUMN, height }, board);
  const row = kind === 'wide' ? handRow : cardRow(screen.height);
  const below = scale({ width, height: height - row }, board);
  return { kind, hand: below > beside ? 'below' : 'beside' };
}

const scale = (room: Extent, board: Extent): number =>
  Math.min(room.width / board.width, room.height / board.height);
