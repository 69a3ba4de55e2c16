// Facts, sections 6.1 and 6.2, copied from the research file and not from the scenario files: the
// catalogue test holds one against the other.

/** Scenario by scenario: `1D+4S` is one card in the start deck and four in the supply. */
export const CARDS = {
  us: `
  sergeant      1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D
  guide          -     -     -     -    1D    1D    1S    1S    1D     -    1S    1S
  leader-a      1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D
  leader-b      1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D
  leader-c       -     -     -     -     -     -    1S    1S     -     -    1D    1S
  rifleman-a 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S
  rifleman-b 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S
  rifleman-c     -     -     -     -     -     -    5S    5S     -     - 1D+4S    5S
  scout-a    1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S    3S 1D+2S
  scout-b    1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S 1D+2S    3S 1D+2S
  scout-c        -     -     -     -     -     -    3S    3S     -     -    3S    3S
  gunner-a       -     -    3S    3S    3S     -    3S    3S    3S    3S    3S    3S
  gunner-b       -     -    3S    3S    3S     -    3S    3S    3S    3S    3S    3S
  gunner-c       -     -     -     -     -     -    3S    3S     -     -    3S    3S
  mortar         -     -     -     -     -     -    3S    3S    3S     -    3S    3S
  sniper         -     -     -    3D    3S     -    3S    3S    3S     -    3S    3S
  fog        2D+8S 2D+8S 2D+8S 2D+8S 2D+8S 2D+8S 2D+8S 2D+8S 1D+9S 4D+6S 2D+8S 2D+8S`,
  de: `
  sergeant      1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D    1D
  guide          -     -     -     -     -     -    1S    1S     -     -    1S    1S
  leader-a      1D    1D    1D    1D    1D    1D    1D    1D    1D    1S    1D    1D
  leader-b      1D     -    1D    1D    1D    1D    1D    1D    1D    1S    1D    1D
  leader-c       -     -     -     -     -     -    1S    1S     -     -    1D    1S
  rifleman-a 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S 1D+4S 1D+4S 1D+4S
  rifleman-b 1D+4S     - 1D+4S 1D+4S 1D+4S 2D+3S 1D+4S 1D+4S 1D+4S 1D+4S 1D+4S 1D+4S
  rifleman-c     -     -     -     -     -     -    5S 1D+4S     -     - 1D+4S    5S
  scout-a    1D+2S 1D+2S 1D+2S 1D+2S    3S    3S 1D+2S    3S 1D+2S 1D+2S    3S 1D+2S
  scout-b    1D+2S     - 1D+2S 1D+2S    3S    3S 1D+2S    3S 1D+2S 1D+2S    3S 1D+2S
  scout-c        -     -     -     -     -     -    3S    3S     -     -    3S    3S
  gunner-a       - 1D+2S    3S 1D+2S    3S    3S    3S 2D+1S 1D+2S    3S    3S    3S
  gunner-b       -     -    3S 1D+2S    3S    3S    3S    3S 1D+2S    3S    3S    3S
  gunner-c       -     -     -     -     -     -    3S    3S     -     -    3S    3S
  mortar         -     -     -     - 2D+1S    3S    3S 2D+1S    3S 1D+2S    3S    3S
  sniper         -     -     -     -    3S    3S    3S    3S    3S     -    3S    3S
  fog        2D+8S 3D+7S 2D+8S 2D+8S 3D+7S 2D+8S 2D+8S 2D+8S 3D+7S 2D+8S 2D+8S 2D+8S`,
} as const;

export interface Overview {
  readonly id: string;
  readonly tiles: number;
  readonly pairs: number;
  readonly farthest: number;
  readonly stagger: 'cols' | 'rows';
  /** On the board, then of the US and of Germany at the start. */
  readonly points: readonly [number, number, number];
  readonly decks: readonly [number, number];
  readonly initiative: 'us' | 'de';
  /** Points needed, US and Germany; 0 is a pin. */
  readonly goals: readonly [number, number];
}

/** Columns of the overview. */
export const OVERVIEW: readonly Overview[] = [
  {
    id: 'la-raye',
    tiles: 12,
    pairs: 23,
    farthest: 4,
    stagger: 'cols',
    points: [10, 0, 3],
    decks: [9, 9],
    initiative: 'us',
    goals: [5, 5],
  },
  {
    id: 'montmartin',
    tiles: 15,
    pairs: 31,
    farthest: 4,
    stagger: 'cols',
    points: [3, 0, 0],
    decks: [11, 9],
    initiative: 'us',
    goals: [1, 0],
  },
  {
    id: 'raid-across-the-canal',
    tiles: 16,
    pairs: 34,
    farthest: 4,
    stagger: 'rows',
    points: [12, 2, 0],
    decks: [9, 9],
    initiative: 'de',
    goals: [6, 6],
  },
  {
    id: 'behind-enemy-lines',
    tiles: 17,
    pairs: 36,
    farthest: 4,
    stagger: 'rows',
    points: [8, 3, 4],
    decks: [12, 11],
    initiative: 'us',
    goals: [5, 5],
  },
  {
    id: 'crossing-the-vire',
    tiles: 16,
    pairs: 33,
    farthest: 6,
    stagger: 'rows',
    points: [2, 0, 0],
    decks: [10, 10],
    initiative: 'us',
    goals: [2, 0],
  },
  {
    id: 'desperate-withdrawal',
    tiles: 18,
    pairs: 37,
    farthest: 5,
    stagger: 'rows',
    points: [1, 0, 0],
    decks: [12, 9],
    initiative: 'de',
    goals: [1, 0],
  },
  {
    id: 'la-huberderie',
    tiles: 18,
    pairs: 37,
    farthest: 5,
    stagger: 'rows',
    points: [20, 2, 3],
    decks: [9, 9],
    initiative: 'us',
    goals: [10, 10],
  },
  {
    id: 'tessy-sur-vire',
    tiles: 18,
    pairs: 38,
    farthest: 5,
    stagger: 'cols',
    points: [10, 0, 0],
    decks: [9, 12],
    initiative: 'us',
    goals: [7, 7],
  },
  {
    id: 'reinforcements',
    tiles: 17,
    pairs: 35,
    farthest: 5,
    stagger: 'rows',
    points: [3, 0, 0],
    decks: [11, 12],
    initiative: 'de',
    goals: [1, 0],
  },
  {
    id: 'critical-intelligence',
    tiles: 18,
    pairs: 38,
    farthest: 5,
    stagger: 'cols',
    points: [7, 0, 0],
    decks: [11, 8],
    initiative: 'de',
    goals: [5, 5],
  },
  {
    id: 'hill-314',
    tiles: 16,
    pairs: 33,
    farthest: 4,
    stagger: 'rows',
    points: [3, 3, 0],
    decks: [9, 9],
    initiative: 'de',
    goals: [0, 1],
  },
  {
    id: 'mortain',
    tiles: 16,
    pairs: 33,
    farthest: 4,
    stagger: 'cols',
    points: [17, 6, 6],
    decks: [9, 9],
    initiative: 'de',
    goals: [10, 10],
  },
];
