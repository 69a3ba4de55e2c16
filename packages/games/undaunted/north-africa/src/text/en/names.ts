import { withSuffix } from '@bivouac/text';
import { nameEn, namesEn } from '@bivouac/text/grammar/en.ts';

const THE = { article: 'the' } as const;

/** Soldiers of the LRDG: their cards, and with their side their counters. */
const LRDG = {
  scout: 'Scout',
  rifleman: 'Rifleman',
  driver: 'Driver',
  sniper: 'Sniper',
  saboteur: 'Saboteur',
  engineer: 'Engineer',
  gunner: 'Machine Gunner',
  antitank: 'Anti-Tank Gunner',
};
const british = (text: string) => nameEn({ text: `British ${text}`, article: 'the' });
const italian = (text: string) => nameEn({ text: `Italian ${text} A`, article: 'none' });
const ofTank = namesEn({
  'driver-t': 'Tank Driver T',
  'gunner-t': 'Tank Gunner T',
  'mechanic-t': 'Mechanic T',
});
const roadblock = nameEn({ text: 'Roadblock' });

export const names = {
  title: 'Undaunted: North Africa',
  sides: { lrdg: nameEn({ text: 'LRDG', article: 'the' }), italy: nameEn({ text: 'Italy' }) },
  /** Whom one commands, by seat. */
  cards: {
    ...namesEn(
      {
        lieutenant: 'Lieutenant',
        second: 'Second-in-Command',
        'staff-sergeant': 'Staff Sergeant',
        ...LRDG,
        sergeant: 'Platoon Sergeant',
        plane: 'Reconnaissance Plane',
      },
      THE,
    ),
    ...namesEn({
      'leader-a': 'Squad Leader A',
      'commander-t': 'Tank Commander T',
      'scout-a': 'Scout A',
      'rifleman-a': 'Rifleman A',
      'gunner-a': 'Machine Gunner A',
      'antitank-a': 'Anti-Tank Gunner A',
      fog: 'Fog of War',
    }),
    ...ofTank,
  },
  /** Counters with the side they belong to. */
  units: {
    scout: british(LRDG.scout),
    rifleman: british(LRDG.rifleman),
    driver: british(LRDG.driver),
    sniper: british(LRDG.sniper),
    saboteur: british(LRDG.saboteur),
    engineer: british(LRDG.engineer),
    gunner: british(LRDG.gunner),
    antitank: british(LRDG.antitank),
    'scout-a': italian(LRDG.scout),
    'rifleman-a': italian(LRDG.rifleman),
    'gunner-a': italian(LRDG.gunner),
    'antitank-a': italian(LRDG.antitank),
    ...ofTank,
    ...namesEn(
      {
        'command-car': 'Command Car',
        truck: 'Desert Truck',
        'gun-truck': 'Gun Truck',
        tank: 'Tank',
        'scout-car': 'Scout Car',
        lorry: 'Lorry',
        aircraft: 'Aircraft',
        hangar: 'Hangar',
        'motor-pool': 'Motor Pool',
        'fuel-tank': 'Fuel Tank',
      },
      THE,
    ),
    'roadblock-1': withSuffix(roadblock, '1'),
    'roadblock-2': withSuffix(roadblock, '2'),
  },
  /** The makes on the vehicle cards; no effect. */
  makes: {
    'command-car': 'Ford F15',
    truck: 'Chevrolet 30-cwt',
    'gun-truck': 'Chevrolet with a Breda gun',
    tank: 'M13/40',
    'scout-car': 'SPA-Viberti AS.42',
    lorry: 'Lancia 3Ro',
  },
  squads: { a: 'Squad A', t: 'Squad T' },
  specialities: { driver: 'tank driver', gunner: 'tank gunner', crew: 'mechanic' },
  actions: {
    move: 'Move',
    scout: 'Scout',
    stalk: 'Stalk',
    drive: 'Drive',
    bolster: 'Bolster',
    command: 'Command',
    conceal: 'Conceal',
    control: 'Control',
    inspire: 'Inspire',
    recon: 'Recon',
    navigate: 'Navigate',
    repair: 'Repair',
    'air-recon': 'Air Recon',
    attack: 'Attack',
    suppress: 'Suppress',
    strafe: 'Strafe',
    antitank: 'Anti-Tank',
    demolish: 'Demolish',
  },
  zones: {
    hand: { from: 'from hand' },
    discard: { from: 'from the discard pile' },
    deck: { from: 'from the deck' },
  },
  /** The word on a counter under fire. */
  suppressed: 'suppressed',
  combat: { base: 'Base', cover: 'Cover', range: 'Range' },
  tiles: {
    '1A': 'Gravel plain',
    '1B': 'Mud-brick village',
    '2A': 'Camel track',
    '2B': 'Soft sand with scrub',
    '3A': 'Open flats',
    '3B': 'Sandstone ridge',
    '4A': 'Walled garden',
    '4B': 'Salt pan',
    '5A': 'Black basalt hill',
    '5B': 'Thorn bushes',
    '6A': 'Airfield huts',
    '6B': 'Palm grove with a well',
    '7A': 'Airstrip',
    '7B': 'Crescent dunes',
    '8A': 'Stony desert',
    '8B': 'Dry lake bed',
    '9A': 'Fort with a tower',
    '9B': 'Cliff with caves',
    '10A': 'Wide sands',
    '10B': 'Old caravan camp',
    '11A': 'Low stone walls',
    '11B': 'Long dunes',
    '12A': 'Track junction',
    '12B': 'Scattered rocks',
    '13A': 'Oasis houses',
    '13B': 'Flat sand sea',
    '14A': 'Rocky gorge',
    '14B': 'Tamarisk thicket',
    '15A': 'Ruined cistern',
    '15B': 'Bare rise',
    '16A': 'Landing ground',
    '16B': 'Tents and crates',
    '17A': 'Wadi with bushes',
    '17B': 'High dune',
    '18A': 'Coastal road',
    '18B': 'Customs post',
    '19A': 'Dry riverbed',
    '19B': 'Wheel tracks in the sand',
    '20A': 'Shingle',
    '20B': 'Broken escarpment',
    '21A': 'Flat-topped hill',
    '21B': 'Boulder field',
    '22A': 'Sparse grass',
    '22B': 'Runway end',
  },
};

export type NorthNames = typeof names;
export type NorthTile = keyof typeof names.tiles;
