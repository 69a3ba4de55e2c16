import type { Name, Phrase } from '@bivouac/text';
import { mapValues, withSuffix } from '@bivouac/text';
import { bare, listEn, nameEn } from '@bivouac/text/grammar/en.ts';
import { LEADERS } from '../leaders.ts';

const NATIONS = {
  french: 'French',
  british: 'British',
  portuguese: 'Portuguese',
  netherlands: 'Netherlands',
};

const ONE = {
  line: 'line infantry',
  light: 'light infantry',
  'old-guard': 'Old Guard',
  'young-guard': 'Young Guard',
  militia: 'militia',
  'light-cavalry': 'light cavalry',
  'heavy-cavalry': 'heavy cavalry',
  'guard-cavalry': 'guard heavy cavalry',
  'foot-artillery': 'foot artillery',
  'horse-artillery': 'horse artillery',
  'guard-foot-artillery': 'guard foot artillery',
  'guard-horse-artillery': 'guard horse artillery',
};
const SEVERAL = {
  rifle: 'rifles',
  grenadier: 'grenadiers',
  'guard-grenadier': 'guard grenadiers',
  cuirassier: 'cuirassiers',
};

const TYPES = {
  ...mapValues(ONE, (text) => ({ text, isPlural: false })),
  ...mapValues(SEVERAL, (text) => ({ text, isPlural: true })),
};

/** What things are called. Unit names are a nation and a type: “French line infantry”. */
export const names = {
  title: 'Napoleonics',
  sides: {
    allied: nameEn({ text: 'Allies', article: 'the', isPlural: true }),
    french: nameEn({ text: 'French', article: 'the', isPlural: true }),
  },
  nations: NATIONS,
  types: mapValues(TYPES, nameEn),
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
  sections: {
    left: nameEn({ text: 'left flank', article: 'the', place: 'on' }),
    centre: nameEn({ text: 'centre', article: 'the', place: 'in' }),
    right: nameEn({ text: 'right flank', article: 'the', place: 'on' }),
  },
  terrains: {
    clear: nameEn({ text: 'open ground', place: 'on' }),
    forest: nameEn({ text: 'forest', article: 'the', place: 'in' }),
    hill: nameEn({ text: 'hill', article: 'the', place: 'on' }),
    rugged: nameEn({ text: 'rugged hill', article: 'the', place: 'on' }),
    town: nameEn({ text: 'town', article: 'the', place: 'in' }),
    windmill: nameEn({ text: 'windmill', article: 'the', place: 'at' }),
    river: nameEn({ text: 'river', article: 'the', place: 'in' }),
    ford: nameEn({ text: 'ford', article: 'the', place: 'in' }),
    bridge: nameEn({ text: 'bridge', article: 'the', place: 'on' }),
    quarry: nameEn({ text: 'sand quarry', article: 'the', place: 'in' }),
  },
  /** A leader of whom an event says no more. */
  leader: nameEn({ text: 'leader', article: 'the' }),
  works: 'fieldworks',
  faces: ['infantry', 'infantry', 'cavalry', 'artillery', 'flag', 'sabres'],
  cards: {
    'scout-left': {
      title: 'Scout Left Flank',
      short: 'draw 2, keep 1',
      text: 'Order one unit or leader on the left flank. At the end of your turn draw two cards, keep one and discard the other.',
    },
    'scout-centre': {
      title: 'Scout Centre',
      short: 'draw 2, keep 1',
      text: 'Order one unit or leader in the centre. At the end of your turn draw two cards, keep one and discard the other.',
    },
    'scout-right': {
      title: 'Scout Right Flank',
      short: 'draw 2, keep 1',
      text: 'Order one unit or leader on the right flank. At the end of your turn draw two cards, keep one and discard the other.',
    },
    'probe-left': {
      title: 'Probe Left Flank',
      short: '2 orders left',
      text: 'Order two units or leaders on the left flank.',
    },
    'probe-centre': {
      title: 'Probe Centre',
      short: '2 orders centre',
      text: 'Order two units or leaders in the centre.',
    },
    'probe-right': {
      title: 'Probe Right Flank',
      short: '2 orders right',
      text: 'Order two units or leaders on the right flank.',
    },
    'attack-left': {
      title: 'Attack Left Flank',
      short: '3 orders left',
      text: 'Order three units or leaders on the left flank.',
    },
    'attack-centre': {
      title: 'Attack Centre',
      short: '3 orders centre',
      text: 'Order three units or leaders in the centre.',
    },
    'attack-right': {
      title: 'Attack Right Flank',
      short: '3 orders right',
      text: 'Order three units or leaders on the right flank.',
    },
    'assault-left': {
      title: 'Assault Left Flank',
      short: 'orders = command',
      text: 'Order as many units or leaders on the left flank as your command: the number of your cards, this one included.',
    },
    'assault-centre': {
      title: 'Assault Centre',
      short: 'orders = command',
      text: 'Order as many units or leaders in the centre as your command: the number of your cards, this one included.',
    },
    'assault-right': {
      title: 'Assault Right Flank',
      short: 'orders = command',
      text: 'Order as many units or leaders on the right flank as your command: the number of your cards, this one included.',
    },
    'coordinated-advance': {
      title: 'Coordinated Advance',
      short: 'orders 1 · 2 · 1',
      text: 'Order one unit or leader on each flank and two in the centre.',
    },
    'flank-attack': {
      title: 'Flank Attack',
      short: 'orders 2 · 0 · 2',
      text: 'Order two units or leaders on each flank.',
    },
    forward: {
      title: 'Forward',
      short: '2 in each section',
      text: 'Order two units or leaders in each section.',
    },
    'recon-in-force': {
      title: 'Recon in Force',
      short: '1 in each section',
      text: 'Order one unit or leader in each section.',
    },
    'bayonet-charge': {
      title: 'Bayonet Charge',
      short: 'Move 2, melee only; guards +1 die',
      text: 'Order up to four infantry units. They move up to two hexes and may then fight in melee, but cannot fire. Guard infantry has one more die.',
    },
    bombard: {
      title: 'Bombard',
      short: 'Move 3, or battle with +2 dice',
      text: 'Order up to four artillery units. Each either moves up to three hexes and doesn’t battle, or stays and battles with two more dice, guard artillery with three.',
    },
    'cavalry-charge': {
      title: 'Cavalry Charge',
      short: '+1 die for cavalry; heavy moves 3',
      text: 'Order up to four units of cavalry or horse artillery. Cavalry battles with one more die all turn, guard cavalry with two, but not into or out of a town or windmill. Heavy cavalry moves up to three hexes. Horse artillery moves and battles as usual.',
    },
    'counter-attack': {
      title: 'Counter-Attack',
      short: 'Your opponent’s last card, mirrored',
      text: 'Give the same orders as your opponent’s last card, with left and right exchanged.',
    },
    elan: {
      title: 'Elan',
      short: 'Dice give the orders; +1 die each',
      text: 'Roll as many dice as your command. Each infantry, cavalry or artillery symbol orders a unit of that class, each flag any unit or leader, sabres nobody. Ordered units battle with one more die all turn. At its end the deck and the discards are shuffled together.',
    },
    'fire-and-hold': {
      title: 'Fire and Hold',
      short: 'Fire with +1 die; no move, no melee',
      text: 'Order up to four infantry or artillery units. They fire with one more die; they don’t move or fight in melee, but a square may dissolve. A unit cannot fire while an enemy unit is next to it.',
    },
    'first-strike': {
      title: 'First Strike',
      short: 'In your opponent’s turn: strike first',
      text: 'Play it in your opponent’s turn, when they declare a melee against your unit: your unit strikes first. At the end of the turn you draw a card before your opponent does.',
    },
    'force-march': {
      title: 'Force March',
      short: 'Infantry of one section, up to 2 hexes',
      text: 'Order all infantry in one section. Light infantry, rifles, grenadiers, guards and units with a leader move up to two hexes and may battle. Others move one hex and may battle, or two and may not.',
    },
    'cold-steel': {
      title: 'Give Them the Cold Steel',
      short: 'Melee +1 die; no moves',
      text: 'Order all units next to an enemy unit. They fight in melee with one more die; they cannot fire, or move before the fight. A cavalry bonus melee has its normal dice.',
    },
    leadership: {
      title: 'Leadership',
      short: 'All leaders; their units +1 die',
      text: 'Order all leaders. A unit with a leader is ordered too and battles with one more die. If the leader leaves it, it gets no order; nor does a unit that the leader joins.',
    },
    'grande-manoeuvre': {
      title: 'La Grande Manoeuvre',
      short: 'Move 4, no battle',
      text: 'Order up to four units or leaders. They move up to four hexes and don’t battle; squares cannot be ordered. Or order one unit as usual.',
    },
    rally: {
      title: 'Rally',
      short: 'Dice give lost blocks back',
      text: 'Roll as many dice as your command. Each infantry, cavalry or artillery symbol gives a lost block back to a unit of that class, and orders the unit. Flags and sabres do nothing.',
    },
    'short-supply': {
      title: 'Short Supply',
      short: 'One unit goes back to its first row',
      text: 'Choose one unit of either army, except a square. It goes back with its leader to its own first row in the same section, or to the second row if the first is full. If it is yours, it doesn’t battle this turn.',
    },
  },
  leaders: mapValues(LEADERS, (text) => nameEn({ text })),
};

export type NapoleonicsNames = typeof names;

/** “French line infantry”: a nation and a type by their ids. */
export function unitName(nation: string, type: string): Name {
  const { text, isPlural } = TYPES[type as keyof typeof TYPES];
  const people = NATIONS[nation as keyof typeof NATIONS];
  return nameEn({ text: `${people} ${text}`, article: 'the', isPlural });
}

export const onHex = (name: Name, hex: Phrase): Name => withSuffix(name, `on ${hex}`);

/** A name by itself: on a label, in a list. */
export const label = bare;
export const list = listEn;
