import type { TheatreDef } from './schema.ts';

const LONG = {
  trackEnd: 14,
  bonus: [
    [5, 1],
    [10, 2],
  ],
} as const;
const SHORT = {
  trackEnd: 11,
  bonus: [
    [4, 1],
    [8, 2],
  ],
} as const;

/** Facts 4.1: the printed board, 5 theatres, 13 campaigns, 41 spaces. The order is the solo order. */
export const WORLD: readonly TheatreDef[] = [
  {
    id: 'western-europe',
    ...LONG,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'industry', 1],
          ['land', 'research', 1],
          ['both', 'propaganda', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['land', 'bombing', 1],
          ['land', 'industry', 1],
          ['both', 'none', 0],
        ],
      },
      {
        vp: 5,
        spaces: [
          ['both', 'research-industry', 1],
          ['land', 'strategic', 3],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'pacific',
    ...LONG,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'bombing', 1],
          ['sea', 'research', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['sea', 'research', 2],
          ['sea', 'industry', 1],
          ['sea', 'strategic', 2],
          ['both', 'none', 0],
        ],
      },
      {
        vp: 5,
        spaces: [
          ['sea', 'bombing', 1],
          ['both', 'propaganda', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'eastern-europe',
    ...LONG,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['land', 'tactical', 1],
          ['land', 'industry', 1],
        ],
      },
      {
        vp: 3,
        spaces: [
          ['land', 'propaganda', 1],
          ['land', 'research', 2],
          ['both', 'none', 0],
        ],
      },
      {
        vp: 6,
        spaces: [
          ['land', 'bombing', 1],
          ['land', 'tactical', 2],
          ['land', 'strategic', 3],
          ['land', 'propaganda', 2],
          ['land', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'africa',
    ...SHORT,
    campaigns: [
      {
        vp: 3,
        spaces: [
          ['land', 'strategic', 3],
          ['sea', 'tactical', 1],
          ['both', 'research', 1],
          ['both', 'propaganda', 1],
        ],
      },
      {
        vp: 5,
        spaces: [
          ['land', 'tactical', 2],
          ['sea', 'industry', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
  {
    id: 'south-east-asia',
    ...SHORT,
    campaigns: [
      {
        vp: 2,
        spaces: [
          ['sea', 'propaganda', 2],
          ['both', 'propaganda', 1],
          ['both', 'strategic', 1],
        ],
      },
      {
        vp: 4,
        spaces: [
          ['sea', 'bombing', 1],
          ['land', 'propaganda', 2],
          ['both', 'none', 0],
        ],
      },
    ],
  },
];
