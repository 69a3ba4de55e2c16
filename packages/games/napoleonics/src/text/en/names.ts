import { LEADERS } from '../leaders.ts';

/** What things are called. Unit names are a nation and a type: “French line infantry”. */
export const names = {
  title: 'Napoleonics',
  sides: { allied: 'Allies', french: 'French' },
  nations: {
    french: 'French',
    british: 'British',
    portuguese: 'Portuguese',
    netherlands: 'Netherlands',
  },
  types: {
    line: 'line infantry',
    light: 'light infantry',
    rifle: 'rifles',
    grenadier: 'grenadiers',
    'guard-grenadier': 'guard grenadiers',
    'old-guard': 'Old Guard',
    'young-guard': 'Young Guard',
    militia: 'militia',
    'light-cavalry': 'light cavalry',
    'heavy-cavalry': 'heavy cavalry',
    cuirassier: 'cuirassiers',
    'guard-cavalry': 'guard heavy cavalry',
    'foot-artillery': 'foot artillery',
    'horse-artillery': 'horse artillery',
    'guard-foot-artillery': 'guard foot artillery',
    'guard-horse-artillery': 'guard horse artillery',
  },
  /** Two letters for the drawn map. */
  short: {
    line: 'LN',
    light: 'LT',
    rifle: 'RL',
    grenadier: 'GR',
    'guard-grenadier': 'GG',
    'old-guard': 'OG',
    'young-guard': 'YG',
    militia: 'MI',
    'light-cavalry': 'LC',
    'heavy-cavalry': 'HC',
    cuirassier: 'CU',
    'guard-cavalry': 'GC',
    'foot-artillery': 'FA',
    'horse-artillery': 'HA',
    'guard-foot-artillery': 'GF',
    'guard-horse-artillery': 'GH',
  },
  sections: { left: 'left flank', centre: 'centre', right: 'right flank' },
  terrains: {
    clear: 'open ground',
    forest: 'forest',
    hill: 'hill',
    rugged: 'rugged hill',
    town: 'town',
    windmill: 'windmill',
    river: 'river',
    ford: 'ford',
    bridge: 'bridge',
    quarry: 'sand quarry',
  },
  terrainsAt: {
    clear: 'in the open',
    forest: 'in forest',
    hill: 'on hill',
    rugged: 'on rugged hill',
    town: 'in town',
    windmill: 'at windmill',
    river: 'in river',
    ford: 'in ford',
    bridge: 'on bridge',
    quarry: 'in sand quarry',
  },
  works: 'field works',
  faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabers'],
  cards: {
    'scout-left': {
      title: 'Scout Left Flank',
      short: 'draw 2, keep 1',
      text: 'One order on the left. At the end draw two cards and keep one.',
    },
    'scout-centre': {
      title: 'Scout Centre',
      short: 'draw 2, keep 1',
      text: 'One order in the centre. At the end draw two cards and keep one.',
    },
    'scout-right': {
      title: 'Scout Right Flank',
      short: 'draw 2, keep 1',
      text: 'One order on the right. At the end draw two cards and keep one.',
    },
    'probe-left': {
      title: 'Probe Left Flank',
      short: '2 orders left',
      text: 'Two orders on the left.',
    },
    'probe-centre': {
      title: 'Probe Centre',
      short: '2 orders centre',
      text: 'Two orders in the centre.',
    },
    'probe-right': {
      title: 'Probe Right Flank',
      short: '2 orders right',
      text: 'Two orders on the right.',
    },
    'attack-left': {
      title: 'Attack Left Flank',
      short: '3 orders left',
      text: 'Three orders on the left.',
    },
    'attack-centre': {
      title: 'Attack Centre',
      short: '3 orders centre',
      text: 'Three orders in the centre.',
    },
    'attack-right': {
      title: 'Attack Right Flank',
      short: '3 orders right',
      text: 'Three orders on the right.',
    },
    'assault-left': {
      title: 'Assault Left Flank',
      short: 'orders = command',
      text: 'As many orders on the left as your command.',
    },
    'assault-centre': {
      title: 'Assault Centre',
      short: 'orders = command',
      text: 'As many orders in the centre as your command.',
    },
    'assault-right': {
      title: 'Assault Right Flank',
      short: 'orders = command',
      text: 'As many orders on the right as your command.',
    },
    'coordinated-advance': {
      title: 'Coordinated Advance',
      short: 'orders 1 · 2 · 1',
      text: 'One order on each flank and two in the centre.',
    },
    'flank-attack': {
      title: 'Flank Attack',
      short: 'orders 2 · 0 · 2',
      text: 'Two orders on each flank.',
    },
    forward: { title: 'Forward', short: '2 in each section', text: 'Two orders in every section.' },
    'recon-in-force': {
      title: 'Recon in Force',
      short: '1 in each section',
      text: 'One order in every section.',
    },
    'bayonet-charge': {
      title: 'Bayonet Charge',
      short: 'Move 2, melee only; guards +1 die',
      text: 'Up to four infantry units move two hexes and fight in melee only; guards with one die more.',
    },
    bombard: {
      title: 'Bombard',
      short: 'Move 3, or battle with +2 dice',
      text: 'Up to four batteries either move three hexes or battle with two dice more, guards with three.',
    },
    'cavalry-charge': {
      title: 'Cavalry Charge',
      short: '+1 die for cavalry; heavy moves 3',
      text: 'Up to four cavalry or horse artillery units. Cavalry battles with one die more all turn, guards with two, but not into or out of a town or windmill; heavy cavalry moves up to three hexes. Horse artillery moves and battles as usual.',
    },
    'counter-attack': {
      title: 'Counter-Attack',
      short: 'The enemy’s last card, mirrored',
      text: 'The same as the enemy’s last card, left and right exchanged.',
    },
    elan: {
      title: 'Elan',
      short: 'Dice give the orders; +1 die each',
      text: 'Roll as many dice as your command: each symbol orders a unit of its kind, a flag any unit or leader. They battle with one die more. Deck and discards are shuffled.',
    },
    'fire-and-hold': {
      title: 'Fire and Hold',
      short: 'Fire with +1 die; no move, no melee',
      text: 'Up to four infantry or artillery units fire with one die more and do not move; squares may dissolve. A unit cannot fire while an enemy unit is next to it. No melee.',
    },
    'first-strike': {
      title: 'First Strike',
      short: 'In the enemy’s turn: strike first',
      text: 'Only in your opponent’s turn, when they declare a melee: your unit strikes first. At the end of the turn you draw a card before your opponent does.',
    },
    'force-march': {
      title: 'Force March',
      short: 'Infantry of one section, up to 2 hexes',
      text: 'All infantry of one section. Light infantry, grenadiers, guards and units with a leader move two hexes and battle; others two hexes, or one and battle.',
    },
    'cold-steel': {
      title: 'Give Them the Cold Steel',
      short: 'Melee +1 die; no moves',
      text: 'All units next to an enemy unit fight in melee with one die more; they cannot fire or move first. A cavalry bonus melee has its normal dice.',
    },
    leadership: {
      title: 'Leadership',
      short: 'All leaders; their units +1 die',
      text: 'Order all leaders, each with his unit, which battles with one die more. If he leaves his unit, it gets no order; nor does a unit that he joins.',
    },
    'grande-manoeuvre': {
      title: 'La Grande Manoeuvre',
      short: 'Move 4, no battle',
      text: 'Up to four units or leaders move up to four hexes and do not battle; squares cannot be ordered. Or order one unit as usual.',
    },
    rally: {
      title: 'Rally',
      short: 'Dice give lost blocks back',
      text: 'Roll as many dice as your command: each symbol gives a lost block back to a unit of its kind, and an order with it.',
    },
    'short-supply': {
      title: 'Short Supply',
      short: 'One unit goes back to its first row',
      text: 'One unit of either army, not in square, goes back with its leader to its own first row in the same section; to the second where that is full. Your own does not battle this turn.',
    },
  },
  leaders: LEADERS,
};

export type NapoleonicsNames = typeof names;

/** “French line infantry”; the gender of a type matters in Czech only. */
export const unitName = (nation: string, type: string): string => `${nation} ${type}`;
