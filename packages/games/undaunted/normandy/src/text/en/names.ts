import { heroNames } from './hero.ts';

/** English nouns do not change; other languages give the forms a sentence needs. */
const noun = (word: string) => ({ nom: word, gen: word, acc: word });

const side = (title: string, people: string, adjective: string) => ({
  title,
  nom: people,
  gen: people,
  dat: people,
  acc: people,
  ins: people,
  /** Before the title of one man, of several men, and of a card. */
  adjective: { man: adjective, men: adjective, card: adjective },
});

const CARDS = {
  guide: noun('Platoon Guide'),
  leader: noun('Squad Leader'),
  scout: noun(heroNames.scout),
  rifleman: noun(heroNames.rifleman),
  sniper: noun('Sniper'),
  gunner: noun('Machine Gunner'),
  mortar: noun('Mortar'),
  fog: noun('Fog of War'),
};

const UNITS = {
  riflemen: noun('Riflemen'),
  scouts: noun('Scouts'),
  gunners: noun('Machine Gunners'),
  sniper: noun('Sniper'),
  mortar: noun('Mortar'),
};

const unitsOf = (adjective: string) => ({
  riflemen: `${adjective} ${UNITS.riflemen.nom}`,
  scouts: `${adjective} ${UNITS.scouts.nom}`,
  gunners: `${adjective} ${UNITS.gunners.nom}`,
  sniper: `${adjective} ${UNITS.sniper.nom}`,
  mortar: `${adjective} ${UNITS.mortar.nom}`,
});

/** `nom` is a title, as on a card or counter; the other cases stand inside a sentence. */
export const names = {
  title: 'Undaunted: Normandy',
  sides: {
    us: side('United States', 'Americans', 'American'),
    de: side('Germany', 'Germans', 'German'),
  },
  /** By side and kind of card, without the letter of the squad. */
  cards: {
    us: { sergeant: noun(heroNames.sergeant), ...CARDS },
    de: { sergeant: noun('Platoon Sergeant'), ...CARDS },
  },
  /** On counters. */
  units: UNITS,
  /** The same, with the side they belong to. */
  sidedUnits: { us: unitsOf('American'), de: unitsOf('German') },
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
    'hunker-down': 'Hunker down',
    'ready-up': 'Ready up',
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
