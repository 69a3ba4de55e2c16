import type { TheatreDef } from './schema.ts';

const TRACK = {
  trackEnd: 9,
  bonus: [
    [3, 1],
    [6, 2],
  ],
} as const;

/**
 * Our own Nippon board: fifteen American cities, not those of the printed expansion, which we do not
 * know. The first four are open at the start; the order is the solo order.
 */
export const CITIES: readonly TheatreDef[] = [
  {
    id: 'seattle',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'research', 1],
          ['land', 'industry', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['both', 'strategic', 2],
          ['sea', 'bombing', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'san-francisco',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'industry', 1],
          ['both', 'propaganda', 1],
        ],
      },
      {
        vp: 4,
        spaces: [
          ['land', 'tactical', 2],
          ['sea', 'strategic', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'los-angeles',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['both', 'propaganda', 2],
          ['land', 'bombing', 1],
        ],
      },
      {
        vp: 4,
        spaces: [
          ['sea', 'research-industry', 1],
          ['land', 'propaganda', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'san-diego',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'tactical', 1],
          ['land', 'research', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['sea', 'industry', 1],
          ['both', 'bombing', 1],
        ],
      },
    ],
  },
  {
    id: 'phoenix',
    ...TRACK,
    campaigns: [
      {
        vp: 3,
        spaces: [
          ['land', 'research', 2],
          ['land', 'tactical', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'denver',
    ...TRACK,
    campaigns: [
      {
        vp: 4,
        spaces: [
          ['land', 'strategic', 2],
          ['land', 'industry', 1],
          ['land', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'dallas',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['land', 'industry', 2],
          ['both', 'none', 0],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['land', 'bombing', 1],
          ['both', 'propaganda', 1],
        ],
      },
    ],
  },
  {
    id: 'new-orleans',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'propaganda', 1],
          ['both', 'research', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['land', 'strategic', 1],
          ['sea', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'st-louis',
    ...TRACK,
    campaigns: [
      {
        vp: 3,
        spaces: [
          ['both', 'tactical', 1],
          ['land', 'propaganda', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'chicago',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['both', 'industry', 1],
          ['land', 'bombing', 1],
        ],
      },
      {
        vp: 4,
        spaces: [
          ['land', 'strategic', 2],
          ['both', 'propaganda', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'detroit',
    ...TRACK,
    campaigns: [
      {
        vp: 4,
        spaces: [
          ['land', 'industry', 2],
          ['both', 'research-industry', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'miami',
    ...TRACK,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'bombing', 1],
          ['both', 'propaganda', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['sea', 'tactical', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'washington',
    ...TRACK,
    campaigns: [
      {
        vp: 3,
        spaces: [
          ['land', 'propaganda', 2],
          ['both', 'strategic', 1],
        ],
      },
      {
        vp: 4,
        spaces: [
          ['land', 'propaganda', 1],
          ['sea', 'bombing', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'boston',
    ...TRACK,
    campaigns: [
      {
        vp: 4,
        spaces: [
          ['sea', 'research', 2],
          ['land', 'tactical', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'new-york',
    ...TRACK,
    campaigns: [
      {
        vp: 3,
        spaces: [
          ['sea', 'industry', 1],
          ['both', 'propaganda', 2],
        ],
      },
      {
        vp: 5,
        spaces: [
          ['both', 'strategic', 2],
          ['land', 'bombing', 1],
          ['both', 'none', 0],
        ],
      },
    ],
  },
];

/** How many cities are fought over at the start. */
export const CITIES_OPEN = 4;

/**
 * What a closed city's marker hands on to the next city: this many steps or fewer to the flag shift the
 * new marker by so much towards the same side. The first line that fits counts.
 */
export const CARRY_OVER: readonly (readonly [toFlag: number, shift: number])[] = [
  [0, 2],
  [2, 1],
];
