import { lines, solid } from './glyph-parts.ts';

// Signs that Stalingrad adds, on a square of 100 x 100, our own.

/** A gun on its wheel with a long barrel; the short one is the infantry's. */
const gun = (barrel: string): string =>
  lines(barrel, 9) +
  lines('M22 70a14 14 0 1 0 28 0 14 14 0 1 0-28 0z', 7) +
  lines('M44 66 6 88', 7, 'round') +
  solid('M38 28h8v36h-8z');

const SHELLS = solid(
  'M14 30q8-22 16 0v36H14zm28-6q8-22 16 0v42H42zm28 6q8-22 16 0v36H70zM10 72h80v9H10z',
);

const FLAME = solid(
  'M50 4q6 20 20 32t12 32Q78 96 50 96T18 68q0-16 12-28 0 12 8 16Q36 26 50 4zm2 46q-14 14-14 26 0 12 12 12t14-12q0-12-12-26z',
);

const BOMB = solid('M50 20q22 10 22 40 0 22-22 38-22-16-22-38 0-30 22-40zM30 2h40l-10 16H40z');

const GRENADE =
  solid('M34 40h32q12 10 12 26 0 26-28 26T22 66q0-16 12-26zM40 22h20v14H40z') +
  lines('M60 18q18-2 20 22', 7, 'round');

const CROSS = solid('M38 10h24v28h28v24H62v28H38V62H10V38h28z');

const CLOUD = solid(
  'M26 84a20 20 0 0 1-4-40 24 24 0 0 1 44-14 19 19 0 0 1 26 20 18 18 0 0 1-6 34z',
);

const STAR = 'M50 8l11 31h33L67 58l10 32-27-19-27 19 10-32L6 39h33z';

export const CITY_SIGNS = {
  // units
  'at-gun': gun('M30 48 98 38'),
  'infantry-gun': gun('M34 52 74 18'),
  'at-rifle':
    solid('M2 46h30l6-6h26v3h36v7H64v6H40l-10 6H10l-6 10h-8l6-20z') +
    lines('M74 50 62 78M76 50l14 28', 5, 'round'),
  assault: solid('M10 38h70v10h16v8H80v6H56l4 26H46l-4-26H30L18 84H6l8-28H10z'),
  t34: solid('M8 58h84l-8 24H16zM28 36h34l8 18H22zM62 40h36v7H62z'),
  panzer: solid('M6 56h88v26H6zM30 32h34v20H30zM64 38h30v7H64z'),
  // commanders
  starshina: lines('M18 30l32-18 32 18M18 48l32-18 32 18', 9) + lines('M18 72h64M18 88h64', 11),
  commissar: solid(STAR),
  medic: CROSS,
  bomber: solid('M46 4h8l4 30 38 22v10L58 56l-3 26 13 10v6H32v-6l13-10-3-26L4 66V56l38-22z'),
  'anti-aircraft': lines('M30 76 62 14M46 80 84 22', 8) + solid('M10 80h80v12H10z'),
  guns: SHELLS,
  // what a card can be played for
  'bring-up': lines('M50 90V24M22 50l28-30 28 30', 12, 'round') + solid('M14 88h72v10H14z'),
  exert: solid('M58 2 18 56h26l-8 42 46-60H54z'),
  'recon-scout': lines('M16 50a34 34 0 1 0 68 0 34 34 0 1 0-68 0z', 8) + solid('M38 34h24v32H38z'),
  rally: solid('M20 4h9v92h-9zM34 8q16-8 30 0t26 0v44q-12 8-26 0t-30 0z'),
  'attack-stalk':
    lines('M8 74h50m-16-18 18 18-18 18', 9, 'round') + solid('M30 20h40l24 9-24 9H30z'),
  'field-of-fire': lines('M8 84 92 14M8 84l86-34M8 84l88-2', 8, 'round'),
  smoke: CLOUD,
  mines:
    solid('M14 62q0-30 36-30t36 30v16H14z') +
    lines('M50 30V12M24 36 14 22M76 36l10-14', 8, 'round'),
  'anti-air': lines('M22 92 70 22M44 92l40-52', 8) + lines('M60 14l16-6 4 18', 7, 'round'),
  'area-suppress': lines('M8 26h84M8 50h84M8 74h84', 10, 'round'),
  grenades: GRENADE,
  flamethrower: FLAME,
  bombard: BOMB,
} as const;
