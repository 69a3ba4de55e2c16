import { nameEn, namesEn } from '@bivouac/text/grammar/en.ts';
import { heroNames } from './hero.ts';

const CARDS = {
  guide: nameEn({ text: 'Platoon Guide', article: 'the' }),
  leader: nameEn({ text: 'Squad Leader' }),
  scout: nameEn({ text: heroNames.scout }),
  rifleman: nameEn({ text: heroNames.rifleman }),
  sniper: nameEn({ text: 'Sniper', article: 'the' }),
  gunner: nameEn({ text: 'Machine Gunner' }),
  mortar: nameEn({ text: 'Mortar', article: 'the' }),
  fog: nameEn({ text: 'Fog of War' }),
};

/** Counters; `before` names the side. */
const unitsOf = (before: string) => ({
  ...namesEn(
    {
      riflemen: `${before}Riflemen`,
      scouts: `${before}Scouts`,
      gunners: `${before}Machine Gunners`,
    },
    { isPlural: true },
  ),
  ...namesEn({ sniper: `${before}Sniper`, mortar: `${before}Mortar` }, { article: 'the' }),
});

/** What things are called. */
export const names = {
  title: 'Undaunted: Normandy',
  sides: {
    us: nameEn({ text: 'Americans', article: 'the', isPlural: true }),
    de: nameEn({ text: 'Germans', article: 'the', isPlural: true }),
  },
  /** Whom one commands, by seat. */
  /** The sides by themselves, as beside their scores. */
  sideTitles: { us: 'United States', de: 'Germany' },
  /** By side and kind of card, without the letter of the squad. */
  cards: {
    us: { sergeant: nameEn({ text: heroNames.sergeant, article: 'the' }), ...CARDS },
    de: { sergeant: nameEn({ text: 'Platoon Sergeant', article: 'the' }), ...CARDS },
  },
  /** On counters. */
  units: unitsOf(''),
  /** The same, with the side they belong to. */
  sidedUnits: { us: unitsOf('American '), de: unitsOf('German ') },
  squads: { a: 'Squad A', b: 'Squad B', c: 'Squad C' },
  actions: {
    move: 'Move',
    guide: 'Guide',
    scout: 'Scout',
    stalk: 'Stalk',
    bolster: 'Bolster',
    command: 'Command',
    conceal: 'Conceal',
    control: 'Control',
    inspire: 'Inspire',
    recon: 'Recon',
    target: 'Target',
    attack: 'Attack',
    suppress: 'Suppress',
    blast: 'Blast',
    'hunker-down': 'Hunker Down',
    'ready-up': 'Ready the unit',
  },
  zones: {
    hand: { title: 'Hand', from: 'from hand', to: 'to hand', in: 'in hand' },
    deck: { title: 'Deck', from: 'from the deck', to: 'to the deck', in: 'in the deck' },
    discard: {
      title: 'Discard pile',
      from: 'from the discard pile',
      to: 'to the discard pile',
      in: 'in the discard pile',
    },
    play: {
      title: 'Play area',
      from: 'from the play area',
      to: 'to the play area',
      in: 'in the play area',
    },
    supply: {
      title: 'Supply',
      from: 'from the supply',
      to: 'to the supply',
      in: 'in the supply',
    },
    removed: {
      title: 'Removed from the game',
      from: 'from the removed cards',
      to: 'out of the game',
      in: 'out of the game',
    },
  },
  states: {
    /** Of men, and of the mortar. */
    ready: 'Ready',
    readyMortar: 'Ready',
    suppressed: 'Suppressed',
    scouted: 'Scouted',
    controlled: 'Controlled',
    notScouted: 'Not scouted',
    pinned: 'Pinned',
  },
  markers: {
    control: 'Control marker',
    target: 'Target marker',
    spawn: 'Spawn marker',
    objective: 'Objective marker',
    radio: 'Radio marker',
    initiative: 'Initiative marker',
    counter: 'Combat counter',
  },
  combat: {
    base: 'Base defence',
    cover: 'Cover',
    range: 'Range',
    total: 'Total defence',
    hill: 'Hill',
  },
  /** By what is drawn on the tile. The drawing has no effect in play. */
  tiles: {
    '1A': 'Tent camp',
    '1B': 'Stone church',
    '2A': 'Rocky hill with trees',
    '2B': 'Ploughed strips and hedges',
    '3A': 'Open wood with a pond',
    '3B': 'Ploughed field with a tractor',
    '4A': 'Open wood',
    '4B': 'Wheat field',
    '5A': 'Farm by a fenced field',
    '5B': 'Scattered cottages',
    '6A': 'Farmhouse and barn',
    '6B': 'Ruined cottages',
    '7A': 'Light and dark hedged fields',
    '7B': 'Cottages at the fork',
    '8A': 'Yellow and green hedged fields',
    '8B': 'Village lane',
    '9A': 'Bare rocky hill',
    '9B': 'Open grass',
    '10A': 'Lone cottage',
    '10B': 'Tall crop',
    '11A': 'Two cottages',
    '11B': 'Open ground with bushes',
    '12A': 'Village high street',
    '12B': 'Churned ground',
    '13A': 'River with an islet',
    '13B': 'Manor with a hedged yard',
    '14A': 'River bend',
    '14B': 'Manor with an orchard',
    '15A': 'Broad river',
    '15B': 'Hedged field',
    '16A': 'Wooded hilltop',
    '16B': 'Hedged pasture',
    '17A': 'River with a footbridge',
    '17B': 'Dense wood',
    '18A': 'River with a stone bridge',
    '18B': 'Deep wood',
  },
};

export type NormandyNames = typeof names;
export type TileId = keyof NormandyNames['tiles'];
export type CardTitle = keyof NormandyNames['cards']['us'];
export type UnitTitle = keyof NormandyNames['units'];
